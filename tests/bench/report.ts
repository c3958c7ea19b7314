/** Writes benchmarks down: tables, targets with their verdicts, and docs/benchmarks.md with a section for each. */

/** A number, a word, or nothing known. */
export type Cell = string | number | null;

export interface Table {
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}

const NOTHING = '–';

/** The table in Markdown: the first column to the left, all others to the right. */
export function tableText({ head, rows }: Table): string {
  const line = (cells: readonly Cell[]) =>
    `| ${cells.map((cell) => (cell === null ? NOTHING : String(cell).replaceAll('|', '\\|'))).join(' | ')} |`;
  return [line(head), `|${head.map((_, at) => (at === 0 ? ' --- |' : ' ---: |')).join('')}`, ...rows.map(line)].join(
    '\n',
  );
}

/** A number with so many digits after the point, thousands apart; null stays null. */
export function fixed(value: number | null | undefined, digits: number): string | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** What was wanted of a benchmark and what came of it. */
export interface Target {
  name: string;
  wanted: string;
  measured: string;
  /** Null when it could not be measured. */
  met: boolean | null;
  /** Why it was missed, when that is known. */
  why?: string | undefined;
}

const VERDICTS = { met: 'met', missed: '**missed**', unknown: 'not measured' } as const;

function verdictOf({ met }: Target): string {
  return met === null ? VERDICTS.unknown : met ? VERDICTS.met : VERDICTS.missed;
}

/** The targets as a table, and why for each that was missed. */
export function targetsText(targets: readonly Target[]): string {
  const table = tableText({
    head: ['target', 'wanted', 'measured', 'verdict'],
    rows: targets.map((target) => [target.name, target.wanted, target.measured, verdictOf(target)]),
  });
  const whys = targets.flatMap(({ name, met, why }) =>
    met === false ? [`- *${name}*: ${why ?? 'not explained.'}`] : [],
  );
  return whys.length === 0 ? table : `${table}\n\nWhy they were missed:\n\n${whys.join('\n')}`;
}

/** One measurement of `npm run bench`. */
export interface Section {
  /** What is measured and how, in a sentence or more. */
  about: string;
  /** Tables and notes. */
  body: readonly string[];
  targets: readonly Target[];
}

/** The section in Markdown. `stamp` says when and on what it was measured. */
export function sectionText(title: string, { about, body, targets }: Section, stamp: string): string {
  const parts = [`## ${title}`, `*${stamp}*`, about, ...body];
  if (targets.length > 0) parts.push(targetsText(targets));
  return parts.join('\n\n');
}

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`; \`npm run bench -- search pages\` measures parts again and replaces their sections only.
Nothing here is asserted by a test: figures of time are those of one machine at one moment, and ratios within one run say
more than milliseconds. Each section names its day and machine.`;

const SECTION = /^## (.+)$/m;

/** The sections of a document by title. */
function sectionsOf(document: string): Map<string, string> {
  const [, ...parts] = document.split(/^(?=## )/m);
  return new Map(parts.map((part) => [SECTION.exec(part)?.[1] ?? '', part.trim()]));
}

const SUMMARY = 'Targets at a glance';

/** Counts the verdicts that stand in the sections' tables. */
function summaryOf(sections: readonly string[]): string {
  const rows = sections.flatMap((section) => {
    const title = SECTION.exec(section)?.[1] ?? '';
    return section.split('\n').flatMap((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const verdict = cells.at(-2) ?? '';
      return cells.length === 6 && (Object.values(VERDICTS) as string[]).includes(verdict)
        ? [{ title, name: cells[1] ?? '', verdict }]
        : [];
    });
  });
  const missed = rows.filter(({ verdict }) => verdict === VERDICTS.missed);
  const unknown = rows.filter(({ verdict }) => verdict === VERDICTS.unknown);
  const named = (list: typeof rows) => list.map(({ title, name }) => `- ${title}: ${name}`).join('\n');
  const met = rows.length - missed.length - unknown.length;
  return [
    `## ${SUMMARY}`,
    `${met} of ${rows.length} targets are met.`,
    ...(missed.length > 0 ? [`Missed, each with its reason below:\n\n${named(missed)}`] : []),
    ...(unknown.length > 0 ? [`Not measured:\n\n${named(unknown)}`] : []),
  ].join('\n\n');
}

/**
 * The document with these sections in the place of its own of the same titles, in the order of `titles`. Sections of
 * other titles go: they are no longer measured.
 */
export function mergedDocument(
  document: string,
  fresh: ReadonlyMap<string, string>,
  titles: readonly string[],
): string {
  const before = sectionsOf(document);
  const sections = titles.flatMap((title) => fresh.get(title) ?? before.get(title) ?? []);
  return `${[INTRODUCTION, summaryOf(sections), ...sections].join('\n\n')}\n`;
}
