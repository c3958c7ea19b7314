/** What lists say of a school in English, over the whole dataset. */
import { expect, it } from 'vitest';
import { presentCard } from '#worker/presenters/university-card.ts';
import { cardOf, storedUniversities } from '../../data/seed/university-documents.ts';
import { committedDataset } from '../search/catalogue.ts';

const dataset = committedDataset();
const rows = [...storedUniversities(dataset)].map(cardOf);
const cards = rows.map((row) => presentCard(row, dataset.manifest.affordability));

it('mark nothing as English, and describe schools as the data do', () => {
  expect(cards.filter(({ status }) => 'evidenceLanguage' in status)).toEqual([]);
  expect(cards.map(({ description }) => description)).toEqual(rows.map(({ description }) => description));
});
