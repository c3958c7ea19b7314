/** What the dataset says in English has a French text of its own, and what is called official is as published. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import titles from '#data/lexicons/fr-cip-titles.json' with { type: 'json' };
import { inLanguage } from '#schema/domain/language.ts';
import { cipTitle, recordText } from '#worker/presenters/texts-of-data.ts';
import { loadDataset } from '../../data/pipeline/dataset-files.ts';

const { universities, cipTitles, outside, provenance } = loadDataset();

/** Cells of a line of CSV. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

describe('titles of CIP in French', () => {
  it('are there for every code of the dataset, once', () => {
    const known = [...Object.keys(titles.official), ...Object.keys(titles.ours)];
    expect(new Set(known).size).toBe(known.length);
    expect(Object.keys(cipTitles).filter((cip) => !known.includes(cip))).toEqual([]);
  });

  it('are called official only where the page of Statistics Canada was read', () => {
    const raw = gunzipSync(readFileSync(new URL('../../data/raw/fr-cip-families.csv.gz', import.meta.url))).toString();
    const published = new Map(
      raw
        .trim()
        .split(/\r?\n/)
        .map(cellsOf)
        .flatMap(([code = '', , title = '', , confidence]) =>
          confidence === 'official page' ? [[code, title.replaceAll("'", '’')] as const] : [],
        ),
    );
    for (const [cip, title] of Object.entries(titles.official)) expect(title, cip).toBe(published.get(cip));
  });

  it('are said in French, English where none is known', () => {
    expect(cipTitle('14.19', 'Mechanical Engineering')).toBe('Mechanical Engineering');
    expect(inLanguage('fr', () => cipTitle('14.19', 'Mechanical Engineering'))).toBe('Génie mécanique');
    expect(inLanguage('fr', () => cipTitle('99.99', 'New'))).toBe('New');
  });
});

describe('texts of a record in French', () => {
  it('are there for everything that the dataset says', () => {
    const untold = universities.flatMap(({ religiousDenomination, carnegieClass, language, housingOptions }) =>
      inLanguage('fr', () => [
        ...[religiousDenomination].filter((text) => text !== null && !known('religiousDenomination', text)),
        ...[carnegieClass].filter((text) => text !== null && !known('carnegieClass', text)),
        ...[language].filter((text) => text !== null && !known('language', text)),
        ...(housingOptions ?? []).filter((text) => !known('housingOptions', text)),
      ]),
    );
    expect([...new Set(untold)]).toEqual([]);
  });

  it('are there for why a school is not in the catalogue, and for how a figure was computed', () => {
    const computed = Object.values(provenance).flatMap(({ computed: text }) => (text === undefined ? [] : [text]));
    expect(computed.length).toBeGreaterThan(20);
    const untold = inLanguage('fr', () => [
      ...outside.filter(({ why }) => !known('why', why)).map(({ why }) => why),
      ...computed.filter((text) => !known('computed', text)),
    ]);
    expect([...new Set(untold)]).toEqual([]);
  });

  it('write numbers as French does, and leave English as it is', () => {
    const housing = 'Campus housing for 1,234 students';
    expect(recordText('housingOptions', housing)).toBe(housing);
    expect(inLanguage('fr', () => recordText('housingOptions', housing))).toBe(
      'Logement sur le campus pour 1\u00a0234 personnes',
    );
    expect(inLanguage('fr', () => recordText('language', null))).toBeNull();
  });
});

/** Names that French leaves as they are. */
const SAME =
  /^(Mennonite|Evangelical Covenant Church of America|Original Free Will Baptist|Pentecostal Holiness Church|Baptist \(Canadian Baptists of Atlantic Canada\))$/;

function known(field: Parameters<typeof recordText>[0], text: string): boolean {
  return recordText(field, text) !== text || SAME.test(text);
}
