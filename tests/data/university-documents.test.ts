/** The documents of the committed dataset: what each university's page is sent, held to the API's contract. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { universityRecord } from '#schema/api/university.ts';
import { DOCUMENT_PARTS_MAX } from '#schema/domain/university-document.ts';
import { presentRecord } from '#worker/presenters/university-record.ts';
import { loadDataset } from '../../data/pipeline/dataset-files.ts';
import { textParts, universityDocuments } from '../../data/seed/university-documents.ts';

const dataset = loadDataset();
const documents = [...universityDocuments(dataset)];

describe('the documents of the committed dataset', () => {
  it('are one for each university, in parts that a record may be read in', () => {
    expect(documents).toHaveLength(dataset.universities.length);
    const parts = documents.map((document) => textParts(JSON.stringify(document)).length);
    expect(Math.max(...parts)).toBeLessThanOrEqual(DOCUMENT_PARTS_MAX);
  });

  it('give records that the contract takes, with nothing it does not name', () => {
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
