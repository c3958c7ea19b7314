/** Nothing on the site reads translated in the ways that it once did, or claims what nobody knows. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allTexts, textsOf } from './content-texts.ts';
import { ALLOWED, BANNED, CLASSES } from './plain-words.ts';

const faultsOf = (text: string) => BANNED.filter(({ phrase }) => phrase.test(text)).map(({ why }) => why);

describe('the words of the site', () => {
  it.each(CLASSES)('have no more of $phrase than they had, and say so when there are fewer', ({ phrase, left }) => {
    expect(allTexts().filter(({ text }) => phrase.test(text))).toHaveLength(left);
  });

  it('hold no phrase that an editor struck out', () => {
    const texts = allTexts();
    // A reader that finds nothing would find no fault either.
    expect(texts.length).toBeGreaterThan(2_000);
    const faults = texts
      .filter(({ text }) => !ALLOWED.includes(text))
      .flatMap(({ file, line, text }) =>
        faultsOf(text).map((why) => `${file}:${line}: “${text.slice(0, 160)}”: ${why}`),
      );
    expect(faults).toEqual([]);
  });

  it.each([
    'It is too far, too dear or too hard to get into.',
    'The exact count stands on the front page.',
    'A usual amount: the school has not published its own.',
    'Nobody can open your account, not even we.',
    'Whoever opens it sees the same list.',
    'Schools report late, so a figure is often one or two years old.',
    'Checked November 22, 2026',
    'A program that is missing may be taught all the same.',
  ])('would be caught by it: %s', (text) => expect(faultsOf(text)).not.toEqual([]));

  it.each([
    'You can compare up to 4 universities at once.',
    'The price is the same for all.',
    'What we stand for',
    'It stands on three legs: statistics, programming, and the field.',
  ])('may say: %s', (text) => expect(faultsOf(text)).toEqual([]));
});

/** Pages written from other files, whose words are those of the dataset and of benchmarks. */
const GENERATED = ['docs/data.md', 'docs/benchmarks.md'];

describe('the docs', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = globSync(['*.md', 'docs/**/*.md', 'data/*/README.md', 'data/pipeline/report/*.md'], { cwd: root });

  it('hold no phrase that an editor struck out', () => {
    expect(files.length).toBeGreaterThan(30);
    const faults = files
      .filter((file) => !GENERATED.includes(file))
      .flatMap((file) =>
        readFileSync(path.join(root, file), 'utf8')
          .split('\n')
          .flatMap((line, at) =>
            faultsOf(withoutQuotes(line)).map((why) => `${file}:${at + 1}: ${line.slice(0, 160)}: ${why}`),
          ),
      );
    expect(faults).toEqual([]);
  });
});

/** A line without code and without what it quotes. */
const withoutQuotes = (line: string) => line.replace(/`[^`]*`|"[^"]*"/g, 'X');

describe('reading the texts of a file', () => {
  it('takes labels of one word where they are asked for, and no keys', () => {
    const source = "const a = { status: 'Paused', key: 'paused', code: 'US', 'as noted down': 'X' };";
    expect(textsOf('x.ts', source, true).map(({ text }) => text)).toEqual(['Paused']);
    expect(textsOf('x.ts', source)).toEqual([]);
  });

  it('covers the words of the schema, presenters and the search', () => {
    const files = new Set(allTexts().map(({ file }) => file));
    for (const file of [
      'schema/domain/names/en/facts.ts',
      'schema/domain/site/failure-texts.ts',
      'search/reading.ts',
      'layout/shell.ts',
      'data/pipeline/describe/sentences.ts',
    ])
      expect(files).toContain(file);
  });

  it('takes all three kinds, names in links, and what is put in, but no comment and no code', () => {
    const source = [
      "/** A comment, 'with a text'. */",
      "const a = { one: 'It’s a \\'text\\' here', key: 'key-only' };",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
      "const b = p`See the ${link('glossary of terms', '/glossary')} for ${count === 1 ? `one word` : 'more'}.`;",
      '// "Another comment here"',
      'const c = "two words";',
    ].join('\n');
    expect(textsOf('x.ts', source)).toEqual([
      { file: 'x.ts', line: 2, text: "It’s a 'text' here" },
      { file: 'x.ts', line: 3, text: 'See the glossary of terms for X.' },
      { file: 'x.ts', line: 5, text: 'two words' },
    ]);
  });
});
