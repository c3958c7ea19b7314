/** What the dataset notes of its years, ways to apply and fields is said to a reader without the notes of those who read it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shownYear } from '#schema/domain/record/vintage-year.ts';
import { routeText } from '#words/layout/route-texts.ts';
import { cycleText, systemName, withDates } from '#words/plan/plan.ts';
import { fieldText } from '#words/university/record-details.ts';
import { yearText } from '#words/university/record-texts.ts';

interface Route {
  system: string;
  cycle: string;
  applicants: string | null;
  opens: string | null;
  deadline: string | null;
  fee: string | null;
  note: string | null;
}
interface Row {
  applicationRoutes: Route[] | null;
  employmentByField: { field: string }[] | null;
}

const DATASET = path.resolve(import.meta.dirname, '../../data/dataset');
const read = (file: string) => readFileSync(path.join(DATASET, file), 'utf8');
const rows = read('universities.ndjson')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);
const years = [
  ...new Set(
    Object.values(JSON.parse(read('provenance.json')) as Record<string, { year: string }>).map(({ year }) => year),
  ),
];
const routes = rows.flatMap(({ applicationRoutes }) => applicationRoutes ?? []);

/** Words of those who keep the dataset, and dates and years as it writes them. */
const NOTES =
  /\bundated\b|\binferred\b|\bby hand\b|\bcopy\b|\binfobox\b|\bvia\b|\bc\.\s?\d|\bsnapshot\b|\bcohort\b|\bread \d|\bseen;|\brhythm\b|\bpartly\b|\bnot found\b|\bold page\b|\b20\d\d-\d\d|\b20\d\d\/|\bautumn\b|\bdirect\b(?! entry)/i;
/** A label may not end in an abbreviation of the table it is from. */
const ABBREVIATED = /\b(?:Mgmt|Admin|Profess|Phys\. Educ)\b/;

const faultsOf = (texts: readonly string[], pattern = NOTES) =>
  [...new Set(texts)].filter((text) => pattern.test(text));

describe('words for a reader', () => {
  it('say each year of the sources', () => {
    expect(years.length).toBeGreaterThan(80);
    expect(faultsOf(years.map(yearText))).toEqual([]);
  });

  it('show in a cell a year or nothing', () => {
    const cells = years.map(shownYear).filter((year) => year !== null);
    expect(cells.length).toBeGreaterThan(50);
    expect(faultsOf(cells.map(yearText))).toEqual([]);
    expect(cells.filter((year) => !/\d{4}/.test(year))).toEqual([]);
  });

  it('say how to apply in Canada', () => {
    expect(routes.length).toBeGreaterThan(60);
    const said = routes.flatMap(({ applicants, opens, deadline, fee, note }) =>
      [applicants, opens, deadline, fee, note].flatMap((text) => (text === null ? [] : [withDates(routeText(text))])),
    );
    expect(faultsOf(said)).toEqual([]);
    expect(faultsOf(routes.map(({ cycle }) => cycleText(cycle)).filter((cycle) => cycle !== 'undated'))).toEqual([]);
    expect(faultsOf(routes.map(({ system }) => systemName(system)))).toEqual([]);
    // A fee says its currency, unless the service or the school says it.
    expect(said.filter((text) => /^\d+(?:\.\d\d)?\b(?! )/.test(text))).toEqual([]);
  });

  it('name fields without abbreviations', () => {
    const fields = rows.flatMap(({ employmentByField }) => (employmentByField ?? []).map(({ field }) => field));
    expect(fields.length).toBeGreaterThan(100);
    expect(faultsOf(fields.map(fieldText), ABBREVIATED)).toEqual([]);
  });

  it.each(['undated (copy c.2024)', 'fall 2023 seen; same rhythm each year', 'read 2026-11-22', 'checked by hand'])(
    'would find the note %s',
    (note) => expect(faultsOf([note])).not.toEqual([]),
  );
});
