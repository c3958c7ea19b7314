import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { checkLinks } from './links.ts';
import { parseText } from './markdown.ts';
import { readPieces } from './pieces.ts';
import { longTexts } from './plugin.ts';

const HEAD = z.strictObject({ title: z.string().min(1), alt: z.string() });
const FRONT = "---\ntitle: 'Costs: a guide'\nalt: Drawing\n---\n";
const parse = (body: string, front = FRONT) => parseText('x.md', `${front}\n${body}\n`, HEAD);
const blocks = (body: string) => parse(body).blocks;
const faultOf = (body: string, front = FRONT) => {
  try {
    parse(body, front);
  } catch (error) {
    return String((error as Error).message);
  }
  return 'nothing';
};

describe('a long text', () => {
  it('has its front matter, and each block with the line it begins on', () => {
    const { head, lines } = parse('One.\n\n## Two {#two}\n\nThree\nfour.\n\n- A\n- B');
    expect(head).toEqual({ title: 'Costs: a guide', alt: 'Drawing' });
    expect(lines).toEqual([6, 8, 10, 13]);
  });

  it('is paragraphs with marks and links, wrapped anywhere', () => {
    expect(blocks('See **this**, *that*\nand [it](/search?a=b&c=d#e).')).toEqual([
      {
        kind: 'paragraph',
        text: [
          'See ',
          { kind: 'strong', text: 'this' },
          ', ',
          { kind: 'em', text: 'that' },
          ' and ',
          { kind: 'link', text: 'it', to: '/search?a=b&c=d#e' },
          '.',
        ],
      },
    ]);
    expect(blocks('2 \\* 3 & 4 < 5, ~6~, `7`, https://a.example and 8\u00a0%')).toEqual([
      { kind: 'paragraph', text: ['2 * 3 & 4 < 5, ~6~, `7`, https://a.example and 8\u00a0%'] },
    ]);
  });

  it('is headings with ids, lists, steps and notes', () => {
    expect(blocks('## The study permit {#permit}\n\n### When {#when}')).toEqual([
      { kind: 'heading', level: 2, id: 'permit', text: 'The study permit' },
      { kind: 'heading', level: 3, id: 'when', text: 'When' },
    ]);
    expect(blocks('- A\n- **B** c\n\nThen\n\n1. D\n\n2. E')).toEqual([
      { kind: 'list', ordered: false, items: [['A'], [{ kind: 'strong', text: 'B' }, ' c']] },
      { kind: 'paragraph', text: ['Then'] },
      { kind: 'list', ordered: true, items: [['D'], ['E']] },
    ]);
    expect(blocks('> **Plan with 20**\n>\n> It is a lot.')).toEqual([
      { kind: 'note', title: 'Plan with 20', text: ['It is a lot.'] },
    ]);
  });

  it('is letters, with brackets for the writer to fill in', () => {
    expect(blocks('> To [school]\n>\n> I ask for CA$20.\n>\n> [Name]')).toEqual([
      { kind: 'letter', paragraphs: ['To [school]', 'I ask for CA$20.', '[Name]'] },
    ]);
  });

  it('is tables with a caption, and bars with a source', () => {
    expect(blocks('Table: Work.\n\n|  | Here |\n| --- | --- |\n| On campus | **20** hours |\n| Off |  |')).toEqual([
      {
        kind: 'table',
        caption: 'Work.',
        columns: ['', 'Here'],
        rows: [
          [['On campus'], [{ kind: 'strong', text: '20' }, ' hours']],
          [['Off'], []],
        ],
      },
    ]);
    expect(
      blocks('Bars (percent): Shares.\n\n| At | Done |\n| --- | ---: |\n| A | 62.5 |\n\nSource: [S](/faq).'),
    ).toEqual([
      {
        kind: 'bars',
        caption: 'Shares.',
        columns: ['At', 'Done'],
        unit: 'percent',
        bars: [{ label: 'A', value: 62.5 }],
        source: [{ kind: 'link', text: 'S', to: '/faq' }, '.'],
      },
    ]);
  });

  it.each([
    ['## No id', 'x.md:6: a heading without an id'],
    ['One.\n\n# Title {#a}', 'x.md:8: a heading is ## or ###'],
    ['## A {#a}\n\nB.\n\n## C {#a}', 'x.md:10: a second heading with the id {#a}'],
    ['## **A** {#a}', 'x.md:6: in a heading there may be words only'],
    ['One.\n\n```\ncode\n```', 'x.md:8: a text has no such block (code)'],
    ['<div>A</div>', 'x.md:6: a text has no such block (html)'],
    ['A <b>b</b>.', 'x.md:6: what is this: “<b>” (html)'],
    ['![alt](/a.svg)', 'x.md:6: what is this: “![alt](/a.svg)” (image)'],
    ['- A\n  - B\n- C', 'x.md:6: an item of a list is one paragraph'],
    ['> A note.', 'x.md:6: a note is its title alone'],
    ['> Title\n>\n> A note.', 'x.md:6: a note is its title alone'],
    ['> To [it](/faq)\n>\n> A.\n>\n> B.', 'x.md:6: in a letter there may be words only'],
    ['> To it\n>\n> - A\n>\n> B.', 'x.md:6: a letter is paragraphs only'],
    ['| A | B |\n| --- | --- |\n| c | d |', 'x.md:6: a table has its caption before it'],
    ['Table: A.\n\nNo table.', 'x.md:6: after this line comes a table'],
    ['Bars (usd): A.\n\n| A | B |\n| --- | --- |\n| c | $4 |\n\nSource: S.', 'x.md:6: “$4” is not a plain number'],
    ['Bars (usd): A.\n\n| A | B |\n| --- | --- |\n| c | 4 |\n\nThen.', 'x.md:6: after bars comes “Source: …”'],
  ])('is refused with its line: %j', (body, fault) => expect(faultOf(body)).toContain(fault));

  it.each([
    ['', 'x.md:1: front matter “title”'],
    ['---\ntitle: A\n---\n', 'x.md:1: front matter “alt”'],
    ['---\ntitle: A\nalt: B\ntitel: C\n---\n', 'x.md:4: front matter: Unrecognized key: "titel"'],
    ["---\nalt: B\ntitle: ''\n---\n", 'x.md:3: front matter “title”'],
    ['---\nalt: B\ntitle: A: B\n---\n', 'x.md:3: '],
  ])('is refused with a head that its schema does not know: %j', (front, fault) =>
    expect(faultOf('A.', front)).toContain(fault),
  );

  it.each([
    ['See [it](/no-such-page).', 'x.md:6: dead link /no-such-page: the site has no such page'],
    ['One.\n\n- A\n- [b](#nowhere)', 'x.md:8: dead link #nowhere: this text has no such heading'],
    ['See [it](/articles/999).', 'dead link /articles/999: there is no such article'],
    ['See [it](/articles/3#nowhere).', 'dead link /articles/3#nowhere: that article has no such heading'],
    ['See [it](/help/search/nowhere).', 'dead link /help/search/nowhere: there is no such help article'],
    ['See [it](http://example.org).', 'dead link http://example.org: an address begins with / or https://'],
  ])('has no link that leads nowhere: %s', (body, fault) => {
    const text = parse(body);
    const articles = path.resolve(import.meta.dirname, '../../frontend/content/en/articles');
    expect(() => checkLinks('x.md', text.blocks, text.lines, articles)).toThrow(fault);
    const sound = parse('See [it](/articles/3#permit), [this](#a) and [that](https://example.org/).\n\n## A {#a}');
    expect(() => checkLinks('x.md', sound.blocks, sound.lines, articles)).not.toThrow();
  });

  it('is read piece by piece by the checks of words', () => {
    expect(readPieces('x.md', `${FRONT}\n- See [the form](/faq) now.\n- B`)).toEqual([
      { line: 1, text: 'Costs: a guide' },
      { line: 1, text: 'Drawing' },
      { line: 6, text: 'See the form now.' },
      { line: 6, text: 'B' },
    ]);
  });
});

it('a build stops at a text with a mistake, and says where', async () => {
  const content = path.resolve(import.meta.dirname, '../../frontend/content/en/articles');
  const sound = readFileSync(path.join(content, 'tax-credits.md'), 'utf8');
  const entry = path.join(mkdtempSync(path.join(tmpdir(), 'text-')), 'entry.js');
  writeFileSync(entry, `export { text } from ${JSON.stringify(path.join(content, 'tax-credits.md'))};`);
  const built = (broken: (source: string) => string) => {
    const plugin = longTexts((file) => broken(readFileSync(file, 'utf8')));
    return build({
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin],
      build: { write: false, lib: { entry, formats: ['es'] } },
    });
  };
  await expect(built((source) => source)).resolves.toBeDefined();
  const line = sound.split('\n').findIndex((one) => one.startsWith('## ')) + 1;
  await expect(built((source) => source.replace(/ \{#[a-z-]+\}/, ''))).rejects.toThrow(
    `frontend/content/en/articles/tax-credits.md:${line}: a heading without an id`,
  );
});
