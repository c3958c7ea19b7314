/**
 * Rewrites a migration's SQL in the form that reaches a deployed D1 whole and can be applied again after it was cut
 * off: see docs/decisions/0010-repeatable-migrations.md. drizzle-kit writes neither, so `npm run migration` puts what
 * it wrote in this form.
 */

/** Between the statements of a migration, as drizzle-kit writes it. */
export const BREAKPOINT = '--> statement-breakpoint';

/** Statements that SQLite can skip when what they make is there, or what they drop is not. */
const SKIPPABLE =
  /^(\s*)(CREATE (?:UNIQUE INDEX|INDEX|VIRTUAL TABLE|TABLE|TRIGGER|VIEW)|DROP (?:TABLE|INDEX|TRIGGER|VIEW))\s+(?!IF\b)/gim;

/** A trigger from its first word to the END that closes it. */
const TRIGGER = /^CREATE TRIGGER\b[\s\S]*?\bEND;/gim;

/** Applies to any SQL of drizzle-kit's, once or more often. */
export function repeatable(sql: string): string {
  return sql
    .replaceAll('\r\n', '\n')
    .replace(
      SKIPPABLE,
      (_, indent: string, words: string) =>
        `${indent}${words.toUpperCase()} IF ${words.toUpperCase().startsWith('DROP') ? '' : 'NOT '}EXISTS `,
    )
    .replace(TRIGGER, (trigger) =>
      trigger
        .replace(/\s+/g, ' ')
        .replace(/\bbegin\b/gi, 'BEGIN')
        .replace(/\bend;$/i, 'END;'),
    );
}

/** The statements of a migration file, without its comments. */
export function statementsOf(sql: string): string[] {
  return sql
    .split(BREAKPOINT)
    .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
    .filter((statement) => statement !== '');
}

/** What keeps a migration from arriving whole or from being applied again, each as a sentence that says what to do. */
export function migrationFaults(sql: string): string[] {
  const faults: string[] = [];
  const fault = (holds: boolean, sentence: string) => {
    if (!holds) faults.push(sentence);
  };
  fault(!sql.includes('\r'), 'has line ends other than LF; run `npm run migration -- --repair`');
  fault(
    !/\b(begin transaction|commit;|rollback;|savepoint)/i.test(sql),
    'opens or ends a transaction, which D1 refuses',
  );
  for (const comment of sql.match(/^\s*--(?!> ).*$/gm) ?? [])
    fault(!/[;'"`]/.test(comment), `has ; or a quote in the comment "${comment.trim()}"`);
  const statements = statementsOf(sql);
  for (const statement of statements) {
    const start = statement.slice(0, 60).replace(/\s+/g, ' ');
    const say = (holds: boolean, sentence: string) => fault(holds, `"${start}…" ${sentence}`);
    say(
      new TextEncoder().encode(statement).length <= STATEMENT_MAX,
      `is longer than the ${STATEMENT_MAX} bytes that D1 takes`,
    );
    say(statement.endsWith(';'), 'does not end with a semicolon');
    const isTrigger = /^create (temp |temporary )?trigger\b/i.test(statement);
    say(
      isTrigger || !/;[\s\S]*\S/.test(statement.slice(0, -1)),
      `holds more than one statement; put "${BREAKPOINT}" between them`,
    );
    if (isTrigger) {
      say(!statement.includes('\n'), 'is a trigger on more than one line; run `npm run migration -- --repair`');
      say(
        / BEGIN .*; END;$/.test(statement),
        'must have BEGIN and END in capitals; run `npm run migration -- --repair`',
      );
      say(
        (statement.match(/\bend\b/gi) ?? []).length === 1 && !/\bcase\b/i.test(statement),
        'has an END or CASE inside; D1 takes the first END for the last. Use WHEN',
      );
    }
    if (/^(create|drop)\b/i.test(statement))
      say(
        /^\w+( UNIQUE| VIRTUAL)? \w+ IF (NOT )?EXISTS /.test(statement),
        'lacks IF NOT EXISTS; run `npm run migration -- --repair`',
      );
    else if (/^alter\b/i.test(statement))
      say(statements.length === 1, 'cannot be applied twice: it must be alone in its migration (CONTRIBUTING.md)');
    else
      say(
        /^(insert or (ignore|replace)|replace)\b/i.test(statement) || /^(update|delete)\b/i.test(statement),
        'is of a kind that nobody has thought about: can it be applied twice? (docs/decisions/0010-repeatable-migrations.md)',
      );
  }
  return faults;
}

/** D1's limit for one statement, in bytes. */
const STATEMENT_MAX = 100_000;
