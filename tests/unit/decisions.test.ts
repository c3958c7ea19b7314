/** The list of decision records is whole: each file with its title. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('../../docs/decisions/', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');
const files = readdirSync(FOLDER).filter((file) => /^\d{4}-.*\.md$/.test(file));
const list = textOf('README.md');
const rows = [...list.matchAll(/^\| (\d+) \| (.*) \| (.*) \|$/gm)].map(([, number, decision, status]) => ({
  number: Number(number),
  decision: decision as string,
  status: status as string,
}));

describe('docs/decisions/README.md', () => {
  it.each(files)('lists %s by its title', (file) => {
    const title = /^# \d+\.? (.*)$/m.exec(textOf(file))?.[1];
    expect(rows.find(({ number }) => number === Number(file.slice(0, 4)))?.decision).toBe(`[${title}](${file})`);
  });

  it('says of a record that says so itself that it is superseded, and by which', () => {
    for (const file of files) {
      const says = /^> Superseded.*(?:\n> .*)*/m.exec(textOf(file))?.[0];
      const status = rows.find(({ number }) => number === Number(file.slice(0, 4)))?.status;
      expect(status?.startsWith('superseded') ?? false, file).toBe(says !== undefined);
      for (const [, by] of says?.matchAll(/\]\((\d{4}-[a-z-]+\.md)\)/g) ?? []) expect(status, file).toContain(by);
    }
  });

  it('has records in order, each number once', () => {
    const numbers = rows.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });
});
