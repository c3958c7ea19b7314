/**
 * French says all that English says, and no other figure: the articles and the help texts of both languages, block by
 * block. What differs for a reason is named below.
 */
import { describe, expect, it, test } from 'vitest';
import { allArticles, articleDate } from '#frontend/content/articles.ts';
import { type Block, barText, blockTexts, figureColumns, p, table } from '#frontend/content/running-text.ts';
import { ARTICLE_KEYS } from '#schema/domain/site/articles.ts';
import { readMinutes } from '../../scripts/long-texts/reading-time.ts';
import { contentFaults, linksOf, pictureFaults } from './content-faults.ts';

const HELP = ['getting-started', 'search', 'profiles', 'scholarships', 'resources', 'account'] as const;

/** Texts by their address: "articles/deadlines", "help/search/advanced-filters". */
async function textsOf(language: 'en' | 'fr'): Promise<Map<string, readonly Block[]>> {
  const texts = new Map<string, readonly Block[]>();
  for (const key of ARTICLE_KEYS) {
    const { text } = (await import(`../../frontend/content/${language}/articles/${key}.md`)) as {
      text: readonly Block[];
    };
    texts.set(`articles/${key}`, text);
  }
  for (const category of HELP) {
    const module = (await import(`../../frontend/content/${language}/help/${category}.md`)) as {
      texts: Record<string, readonly Block[]>;
    };
    for (const [key, text] of Object.entries(module.texts)) texts.set(`help/${category}/${key}`, text);
  }
  return texts;
}

/** French words whose figures differ from the English ones for a reason, and what stands there in English. */
const OWN_FIGURES: readonly (readonly [french: string, english: string])[] = [
  ['de 16 à 402\u00a0km', '10, 25, 50, 100 or 250 miles'],
  ['à moins de 16, 40 ou 80\u00a0km', 'within 10, 25 or 50 miles'],
  ['à moins de 40\u00a0km de Boston', 'within 25 miles of Boston'],
  ['la 5e secondaire (11e année)', 'grade 11'],
  // Quebec’s slip for the tax credit.
  ['(le relevé 8)', ''],
];

/** Years of study, thousands and decimals written in one way: "2025–26" and « 2025-2026 », "6.5" and « 6,5 ». */
function figuresOf(text: string): string[] {
  const alike = OWN_FIGURES.reduce((whole, [own, instead]) => whole.replace(own, instead), text)
    .replace(/\b20(\d\d)[–-](?:20)?(\d\d)\b/g, '20$1 20$2')
    .replace(/(\d)[\u00a0\u202f,](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.');
  return [...alike.matchAll(/\d+(?:\.\d+)*/g)]
    .map(([figure]) => figure.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''))
    .sort();
}

const inside = (to: string) => to.startsWith('/') || to.startsWith('#');

/** What is typed into the search is in the words of the language. */
const typedAlike = (to: string) => to.replace(/([?&]q=)[^&#]*/, '$1');

/** What both languages share of a block. */
function shapeOf(block: Block) {
  const links = linksOf([block]).map(({ to }) => to);
  return {
    kind: block.kind,
    ...(block.kind === 'heading' ? { level: block.level, id: block.id } : {}),
    ...(block.kind === 'list' ? { ordered: block.ordered, items: block.items.length } : {}),
    ...(block.kind === 'table'
      ? {
          cells: block.rows.map((row) => row.length),
          columns: block.columns.map((column) => column === ''),
          figureColumns: figureColumns(block),
        }
      : {}),
    ...(block.kind === 'bars' ? { unit: block.unit, values: block.bars.map(({ value }) => value) } : {}),
    ...(block.kind === 'figure' ? { drawing: block.drawing } : {}),
    pieces: blockTexts(block).length,
    links: links.filter(inside).map(typedAlike).sort(),
    linksOut: links.filter((to) => !inside(to)).length,
    figures: blockTexts(block).flatMap(figuresOf).sort(),
  };
}

const english = await textsOf('en');
const french = await textsOf('fr');

test('both languages have the same texts', () => {
  expect([...french.keys()]).toEqual([...english.keys()]);
  expect(english.size).toBe(ARTICLE_KEYS.length + 24);
});

test.each(OWN_FIGURES)('« %s » is in a French text', (own) => {
  expect([...french.values()].flat().flatMap(blockTexts).join('\n')).toContain(own);
});

describe.each([...english.keys()])('%s in French', (key) => {
  const own = french.get(key) ?? [];

  it('says in each block what English says, with its figures and its links', () => {
    expect(own.map(shapeOf)).toEqual(english.get(key)?.map(shapeOf));
  });

  it('is written in French', () => {
    const told = new Set((english.get(key) ?? []).flatMap(blockTexts));
    const same = own.flatMap(blockTexts).filter((text) => told.has(text) && text.split(' ').length > 5);
    expect(same).toEqual([]);
  });

  it('keeps its marks and figures with their words', () => {
    const loose = own
      .flatMap(blockTexts)
      .filter((text) => /[«] | [»:%]|\d \d{3}(?!\d)|\d \$|['"]|[\u00a0 ][?!;]|\$\d/.test(text));
    expect(loose).toEqual([]);
  });

  it('has no dead link', async () => {
    const elsewhere = () => Promise.resolve(null);
    expect(await contentFaults(own, elsewhere)).toEqual([]);
  });
});

describe.each(allArticles())('article $id in French', (article) => {
  it('says how long it takes to read', () => {
    expect(article.minutes).toBe(readMinutes(french.get(`articles/${article.key}`) ?? []));
  });

  it('has a head that search engines show whole, and a picture with words', () => {
    expect(article.title.length).toBeLessThanOrEqual(60);
    expect(article.description.length).toBeGreaterThanOrEqual(70);
    expect(article.description.length).toBeLessThanOrEqual(170);
    expect(pictureFaults(article.picture)).toEqual([]);
    expect(article.author).toBe('La rédaction de CampusAtlas');
  });
});

describe('the measure', () => {
  it('reads figures alike in both languages', () => {
    expect(figuresOf('$12,500 in 2025–26, CAD 140.16, 6.50 percent')).toEqual(
      figuresOf('12\u00a0500\u00a0$ US en 2025-2026, 140,16\u00a0$ CA, 6,5\u00a0%'),
    );
    expect(figuresOf('November 1 or 15')).toEqual(figuresOf('1er ou 15 novembre'));
    expect(figuresOf('$12,500')).not.toEqual(figuresOf('12\u00a0400\u00a0$'));
  });

  it('finds a figure, a link and a cell that were lost', () => {
    expect(shapeOf(p`Pay $20.`)).not.toEqual(shapeOf(p`Payez.`));
    expect(shapeOf(table('T', ['', 'A'], [['x', '1']]))).not.toEqual(shapeOf(table('T', ['', 'A'], [['x', 'un']])));
  });

  it('lines up figures as French writes them', () => {
    const columns = (...cells: string[]) =>
      figureColumns(
        table(
          'T',
          ['', 'A'],
          cells.map((cell) => ['x', cell]),
        ),
      )[1];
    expect(columns('12\u00a0500\u00a0$', '−\u00a09\u00a0000\u00a0$\u00a0US', '2\u00a0×\u00a04\u00a0000\u00a0$')).toBe(
      true,
    );
    expect(columns('48,3\u00a0%', '–', '12\u202f500\u00a0$\u00a0CA')).toBe(true);
    expect(columns('12\u00a0500\u00a0$ par mois')).toBe(false);
    expect(columns('15 à 20')).toBe(false);
  });
});

test('the day of an article is written in French', () => {
  expect(articleDate({ date: '2026-11-22' })).toBe('22 novembre 2026');
});

test('a bar’s figure is written in French', () => {
  const spoken = [barText('usd', 86_000), barText('cad', 9_551), barText('percent', 62)];
  expect(spoken.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual(['86 000 $ US', '9 551 $', '62 %']);
});
