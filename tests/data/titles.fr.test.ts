/** Tests that every English text of the dataset has French, and that what is called official is as published. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import titles from '#data/lexicons/fr-cip-titles.json' with { type: 'json' };
import recordTexts from '#data/lexicons/fr-record-texts.json' with { type: 'json' };
import { routeText } from '#words/layout/route-texts.ts';
import { cycleText, roundName } from '#words/plan/plan.ts';
import { payersText } from '#words/search/card-words.ts';
import { disciplineText, experienceText, fieldText, serviceText } from '#words/university/record-details.ts';
import { countedText, yearText } from '#words/university/record-texts.ts';
import { ownSourceText } from '#words/university/source-words.ts';
import { areaText, cipTitle, recordText, variableText } from '#worker/presenters/texts-of-data.ts';
import { committedDataset } from '../search/catalogue.ts';

const { universities, cipTitles, manifest, outside, provenance } = committedDataset();

/** French texts of a lexicon. */
const textsOf = (lexicon: object): string[] =>
  Object.values(lexicon).flatMap((text) => (typeof text === 'string' ? [text] : text ? textsOf(text) : []));

/** Cells of a line of CSV. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

it('says with a no-break space before a colon', () => {
  expect(textsOf(recordTexts).filter((text) => / :/.test(text))).toEqual([]);
  expect(textsOf(titles).filter((text) => / :/.test(text))).toEqual([]);
});

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
    expect(cipTitle('14.19', 'Mechanical Engineering')).toBe('Génie mécanique');
    expect(cipTitle('99.99', 'New')).toBe('New');
  });
});

describe('texts of a record in French', () => {
  it('are there for everything that the dataset says', () => {
    const untold = universities.flatMap(({ religiousDenomination, carnegieClass, language, housingOptions }) => [
      ...[religiousDenomination].filter((text) => text !== null && !known('religiousDenomination', text)),
      ...[carnegieClass].filter((text) => text !== null && !known('carnegieClass', text)),
      ...[language].filter((text) => text !== null && !known('language', text)),
      ...(housingOptions ?? []).filter((text) => !known('housingOptions', text)),
    ]);
    expect([...new Set(untold)]).toEqual([]);
  });

  const facts = Object.values(provenance);
  const routes = universities.flatMap(({ applicationRoutes }) => applicationRoutes ?? []);
  const cohorts = universities.flatMap((university) => Object.values(university.cohorts));
  const sources = manifest.sources;
  type Texts = (string | null | undefined)[];
  const TEXTS: [what: string, texts: Texts, say: (text: string) => string, same?: RegExp][] = [
    ['how a figure was worked out', facts.map(({ computed }) => computed), (text) => recordText('computed', text)],
    [
      'what a source calls a figure',
      facts.map(({ variable }) => variable).filter((text) => / [a-z]{2,}/.test(text)),
      (text) => variableText(text),
      /^[A-Z\d_]+ to [A-Z\d_]+|^[A-Z\d_]+(, [A-Z\d_]+( to [A-Z\d_]+)?)+$|^CTOTALT by |^[A-Z\d_]+ of [A-Z\d]|^C2024_A CTOTALT /,
    ],
    [
      'public bodies of Canada and pages that CampusAtlas has named itself',
      facts.map(({ source }) => source).filter((source) => NAMED_IN_FRENCH.test(source)),
      (text) => ownSourceText(text),
    ],
    ['why a school is not here', outside.map(({ why }) => why), (text) => recordText('why', text)],
    ['licences', sources.map(({ licence }) => licence), (text) => recordText('licence', text), /^CC0 1\.0$/],
    [
      'publishers',
      sources.map(({ publisher }) => publisher),
      (text) => recordText('publisher', text),
      /^(The Common Application|Research Organization Registry|Wikimedia Commons)$/,
    ],
    ['the exchange rate', [manifest.exchangeRate.source], (text) => recordText('exchangeRate', text)],
    ['whom a rate counts', cohorts.map((cohort) => cohort?.of), (text) => countedText(text)],
    ['who pays a price', universities.map(({ tuitionInStateFor }) => tuitionInStateFor), (text) => payersText(text)],
    [
      'services',
      universities.flatMap(({ services }) => [...(services?.rotc ?? []), ...(services?.veterans ?? [])]),
      (text) => serviceText(text),
    ],
    [
      'fields of study',
      universities.flatMap(({ accreditedSchools, enteringAverages, employmentByField }) =>
        [...(accreditedSchools ?? []), ...(enteringAverages ?? []), ...(employmentByField ?? [])].map(
          ({ field }) => field,
        ),
      ),
      (text) => fieldText(text),
      /^(Agriculture|architecture)$/i,
    ],
    [
      'what is accredited',
      universities.flatMap(({ accreditedSchools }) => accreditedSchools?.map(({ discipline }) => discipline) ?? []),
      (text) => disciplineText(text),
      /^(civil|[A-Z][\w./]*[A-Z.]|BEd)$/,
    ],
    [
      'practice',
      universities.flatMap(({ ontarioPrograms }) => ontarioPrograms?.map(({ experiential }) => experiential) ?? []),
      (text) => experienceText(text),
    ],
    [
      'how one applies',
      routes.flatMap(({ applicants, opens, deadline, fee, note }) => [applicants, opens, deadline, fee, note]),
      (text) => routeText(text),
      /^[\d.-]+$/,
    ],
    ['cycles', routes.map(({ cycle }) => cycle), (text) => cycleText(text)],
    [
      'whom a date is for',
      routes.flatMap((route) => (route.dates ?? []).map(({ what }) => what)),
      (what) =>
        roundName({ key: '', what, route: { system: '' } } as Parameters<typeof roundName>[0]).replace(/^.*? : /u, ''),
      /^University 1/,
    ],
    [
      'areas that are none',
      universities.map(({ priceParity }) => priceParity?.area).filter((area) => area?.includes('(')),
      areaText,
    ],
  ];

  it.each(TEXTS)('are there for %s', (_what, texts, say, same) => {
    const known = [...new Set(texts.filter((text) => text != null))];
    expect(known.length).toBeGreaterThan(0);
    expect(known.filter((text) => !same?.test(text) && say(text) === text)).toEqual([]);
  });

  it('are there for every year that a figure is of', () => {
    const years = new Set([
      ...facts.map(({ year }) => year),
      ...cohorts.flatMap((cohort) => cohort?.year ?? []),
      ...sources.map(({ vintage }) => vintage),
      ...universities.flatMap(({ rent, testPolicy, deadlines, applicationParts, waitlist }) =>
        [rent?.period, testPolicy?.cycle, deadlines?.cycle, applicationParts?.cycle, waitlist?.year].filter(
          (year) => year !== undefined,
        ),
      ),
    ]);
    const words = [...years].flatMap((year) => yearText(year).match(/[\p{L}’]{2,}/gu) ?? []);
    expect([...new Set(words)].filter((word) => !FRENCH_OF_YEARS.test(word))).toEqual([]);
    expect(
      ['fall 2024', '2023-24', 'release of April 2026', 'entered fall 2017'].map((year) => yearText(year)),
    ).toEqual(['automne 2024', '2023-2024', 'publication d’avril 2026', 'cohorte de l’automne 2017']);
  });

  it('write numbers as French does', () => {
    const housing = 'Campus housing for 1,234 students';
    expect(recordText('housingOptions', housing)).toBe('Logement sur le campus pour 1\u00a0234 personnes');
    expect(recordText('language', null)).toBeNull();
  });
});

/** The words that years are said with. */
const FRENCH_OF_YEARS =
  /^(automne|l’automne|cohorte|en|au|de|des|du|d’avril|lu|et|le|la|les|selon|chiffre|exercice|dix|ans|après|l’entrée|publication|déclaration|sans|date|copie|vers|années|page|conservée|cycles|plus|anciens|que|total|différent|dans|une|autre|tableau|texte|classements|parus|vérifié|main|déduit|Wikipédia|ROR|Universités|Canada|CampusAtlas|par|mis|jour|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)$/;

/** Sources that have a French name, or whose name is our own. */
const NAMED_IN_FRENCH =
  /^(Statistics Canada|Canada Mortgage|Maritime Provinces|Government of|Wikipedia|The university's|Copy of|Public table)/;

/** Names that French leaves as they are. */
const SAME =
  /^(Mennonite|Evangelical Covenant Church of America|Original Free Will Baptist|Pentecostal Holiness Church|Baptist \(Canadian Baptists of Atlantic Canada\))$/;

function known(field: Parameters<typeof recordText>[0], text: string): boolean {
  return recordText(field, text) !== text || SAME.test(text);
}

it('names a county and a run of codes in French', () => {
  expect(['Orange County, CA', 'Harris County, TX', 'San Juan Municipio, PR'].map(areaText)).toEqual([
    'comté d’Orange (CA)',
    'comté de Harris (TX)',
    'municipalité de San Juan (PR)',
  ]);
  expect(variableText('SLO5, VET1 to VET5')).toBe('SLO5, VET1 à VET5');
});
