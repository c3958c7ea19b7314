/** The documents of the committed dataset: what each university's page is sent, held to the API's contract. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { universityRecord } from '#schema/api/university.ts';
import { DOCUMENT_PARTS_MAX } from '#schema/domain/record/university-document.ts';
import { presentRecord } from '#worker/presenters/university-record.ts';
import { textParts, universityDocuments } from '../../data/seed/university-documents.ts';
import { committedDataset } from '../search/catalogue.ts';

const dataset = committedDataset();
const documents = [...universityDocuments(dataset)];

describe('the documents of the committed dataset', () => {
  it('are one for each university, in parts that a record may be read in', () => {
    expect(documents).toHaveLength(dataset.universities.length);
    const parts = documents.map((document) => textParts(JSON.stringify(document)).length);
    expect(Math.max(...parts)).toBeLessThanOrEqual(DOCUMENT_PARTS_MAX);
  });

  it('give records that the contract takes, with nothing it does not name', { timeout: 120_000 }, () => {
    const faults = documents.flatMap((document) => {
      const record = presentRecord(document, dataset.manifest.affordability);
      const read = universityRecord.safeParse(record);
      if (!read.success)
        return [`${record.name}: ${read.error.issues[0]?.path.join('.')} ${read.error.issues[0]?.message}`];
      return isDeepStrictEqual(read.data, record) ? [] : [`${record.name}: has more than the contract names`];
    });
    expect(faults).toEqual([]);
  });

  it('hold every program but those that rest on knowledge alone, and every year of trends', () => {
    const told = dataset.programs.flatMap(({ programs }) => programs.filter((program) => program[7] !== 'knowledge'));
    const held = documents.flatMap(({ programs }) => programs.flatMap((family) => family.programs));
    expect(held).toHaveLength(told.length);
    const years = dataset.trends.reduce((sum, { years: list }) => sum + list.length, 0);
    expect(documents.reduce((sum, { trends }) => sum + trends.length, 0)).toBe(years);
  });
});

describe('the middle of a program elsewhere', () => {
  const OHIO_STATE = 204796;
  const document = documents.find(({ id }) => id === OHIO_STATE);
  if (!document) throw new Error('Ohio State is not in the dataset');
  const { programs } = presentRecord(document, dataset.manifest.affordability);
  const own = programs.flatMap((field) => field.programs);

  it('is what half of the other schools are below', () => {
    const nursing = own.find(({ cip, level }) => cip === '51.38' && level === 'bachelor');
    const closed = new Set(
      dataset.universities
        .filter(({ status: { state } }) => state === 'closed' || state === 'merged')
        .map(({ id }) => id),
    );
    // Campuses with one number for federal aid have the same figures, which count once.
    const sisters = new Set(
      dataset.universities.filter(({ aidNumber }) => aidNumber?.counts === false).map(({ id }) => id),
    );
    const others = dataset.programs.flatMap(({ id, programs: list }) =>
      id === OHIO_STATE || closed.has(id) || sisters.has(id)
        ? []
        : list.flatMap(([cip, level, , , , pay]) => (cip === '51.38' && level === 'bachelor' && pay ? [pay] : [])),
    );
    const middle = nursing?.elsewhere?.earningsFourYears ?? 0;
    expect(nursing?.elsewhere?.schools).toBeGreaterThanOrEqual(others.length);
    expect(others.length).toBeGreaterThan(100);
    expect(others.filter((pay) => pay < middle).length).toBeLessThanOrEqual(others.length / 2);
    expect(others.filter((pay) => pay > middle).length).toBeLessThanOrEqual(others.length / 2);
    expect(middle).toBeGreaterThan(0);
  });

  it('stands beside figures that are withheld too, and beside nothing that nobody finished', () => {
    expect(own.some(({ earningsFourYears, elsewhere }) => earningsFourYears === null && elsewhere)).toBe(true);
    expect(own.filter(({ graduates, elsewhere }) => graduates === 0 && elsewhere)).toEqual([]);
  });
});

describe('parts of a text', () => {
  it('each fit as a literal and are the text together, quotes and other letters included', () => {
    const text = `${"it's ".repeat(500)}${'é🏫'.repeat(700)}`;
    const parts = textParts(text, 1_000);
    expect(parts.join('')).toBe(text);
    for (const part of parts) {
      expect(Buffer.byteLength(`'${part.replaceAll("'", "''")}'`)).toBeLessThanOrEqual(1_000);
    }
    expect(textParts('short')).toEqual(['short']);
  });
});
