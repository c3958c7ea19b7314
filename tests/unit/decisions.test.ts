/** Checks the decision records, and that links, paths and decision numbers cited in docs and code exist. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'docs/decisions');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const records = readdirSync(FOLDER).filter((file) => /^\d{4}-.*\.md$/.test(file));
const numberOf = (file: string) => Number(file.slice(0, 4));
const rows = [...read('docs/decisions/README.md').matchAll(/^\| (\d+) \| (.*) \| (.*) \|$/gm)].map(
  ([, number, decision, status]) => ({ number: Number(number), decision, status: status ?? '' }),
);

/** Tracked and new files, without what git ignores. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
/** Long texts of the site are Markdown too: their links are addresses of pages (scripts/long-texts). */
const docs = files.filter((file) => file.endsWith('.md') && !file.startsWith('frontend/content/'));

describe('docs/decisions', () => {
  it('numbers the records from 1 without a gap', () => {
    expect(records.map(numberOf)).toEqual(records.map((_, at) => at + 1));
  });

  it('lists every record by its title, in order', () => {
    const titled = records.map((file) => {
      const title = /^# (\d+)\. (.*)$/m.exec(read(`docs/decisions/${file}`));
      return { number: Number(title?.[1]), decision: `[${title?.[2]}](${file})` };
    });
    expect(rows.map(({ number, decision }) => ({ number, decision }))).toEqual(titled);
  });

  it('has the same four headings in each record', () => {
    for (const file of records) {
      const headings = [...read(`docs/decisions/${file}`).matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
      expect(headings, file).toEqual(['Context', 'Decision', 'Consequences', 'Alternatives']);
    }
  });

  it('has a status in the list that agrees with each record', () => {
    for (const file of records) {
      const says = /^> Superseded by \[(\d+)\]/m.exec(read(`docs/decisions/${file}`))?.[1];
      const status = rows.find(({ number }) => number === numberOf(file))?.status;
      if (says === undefined) expect(status, file).toBe('in force');
      else expect(status, file).toContain(`superseded by [${says}]`);
    }
  });

  it('is cited by numbers that exist', () => {
    const known = new Set(records.map(numberOf));
    const cited = files
      .filter((file) => /\.(?:md|m?[jt]sx?|css|html|toml|sql|cjs)$/.test(file) && !file.startsWith('data/raw/'))
      .filter((file) => file !== 'tests/unit/decisions.test.ts')
      .flatMap((file) => {
        const text = read(file);
        const spoken = [...text.matchAll(/\bdecisions? (?:record )?\[?0*(\d+)\b/gi)].map(([, number]) =>
          Number(number),
        );
        const linked = [...text.matchAll(/decisions\/(\d{4})/g)].map(([, number]) => Number(number));
        return [...spoken, ...linked].filter((number) => !known.has(number)).map((number) => `${file}: ${number}`);
      });
    expect(cited).toEqual([]);
  });
});

/** Paths in code marks that begin with a folder of the repository; `<name>` and `*` stand for anything. */
const CITED = /`([^`\s]+)`/g;
const TOP = /^(?:frontend|worker|schema|data|tests|docs|scripts)\/[\w./*<>{},-]+$/;
/** Made by a command and not committed. */
const GENERATED = [/^frontend\/(?:words|styled-system)\b/, /^schema\/domain\/spoken\b/];
const existing = new Set(files);
const folders = new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))));

function isThere(cited: string): boolean {
  const plain = cited.replace(/[/.,]+$/, '');
  if (existing.has(plain) || folders.has(plain)) return true;
  if (GENERATED.some((made) => made.test(plain))) return true;
  const pattern = plain
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`)
    .replace(/<[^>]*>/g, '[^/]+')
    .replace(/\*\*\/|\*+/g, '.*');
  if (pattern === plain.replace(/[.+^$()|[\]\\]/g, '\\$&')) return false;
  const like = new RegExp(`^${pattern}$`);
  return files.some((file) => like.test(file)) || [...folders].some((folder) => like.test(folder));
}

/** What a check finds in each file, as `file: found`. */
const inEach = (find: (text: string, file: string) => string[]) =>
  docs.flatMap((file) => find(read(file), file).map((found) => `${file}: ${found}`));

describe('all Markdown files', () => {
  it('link to files and headings that exist', () => {
    const missing = inEach((text, file) =>
      [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
        .map(([, target]) => target as string)
        .filter((target) => {
          const [to = '', heading] = target.split('#');
          const linked = to === '' ? file : path.posix.join(path.posix.dirname(file), to);
          if (!existsSync(path.join(ROOT, linked))) return true;
          return heading !== undefined && linked.endsWith('.md') && !headingsOf(read(linked)).includes(heading);
        }),
    );
    expect(missing).toEqual([]);
  });

  it('cite files that exist', () => {
    const missing = inEach((text) =>
      [...text.matchAll(CITED)]
        .map(([, quoted]) => quoted as string)
        .filter((quoted) => TOP.test(quoted) && !isThere(quoted)),
    );
    expect(missing).toEqual([]);
  });

  it('name npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const missing = inEach((text) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)]
        .map(([, name]) => (name as string).replace(/:$/, ''))
        .filter((name) => !(name in scripts)),
    );
    expect(missing).toEqual([]);
  });
});

/** The anchors that GitHub gives to a page's headings. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    (heading as string)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
