/** Tests the French of list cards over the whole dataset. */
import { describe, expect, it } from 'vitest';
import { englishIn } from '#tests/helpers/english-left.ts';
import { presentDirections } from '#worker/presenters/directions.ts';
import { presentCard } from '#worker/presenters/university-card.ts';
import { cardOf, storedUniversities } from '../../data/seed/university-documents.ts';
import { committedDataset } from '../search/catalogue.ts';

const dataset = committedDataset();
const BOUNDS = dataset.manifest.affordability;
const rows = [...storedUniversities(dataset)].map(cardOf);
const cards = rows.map((row) => presentCard(row, BOUNDS));

describe('the cards of French lists', () => {
  it('describe every school in French, and none in words of a value that is not there', () => {
    const wrong = cards.filter(({ name, description, status, athleticsDivision }) => {
      const known = [name, status.successorName, status.formerName, athleticsDivision].filter((text) => text !== null);
      return /undefined|null|NaN/.test(description) || englishIn([description], known).length > 0;
    });
    expect(wrong.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
  });

  it('say something of nearly all', () => {
    const short = cards.filter(({ description }) => description.length < 40);
    expect(short.length / cards.length).toBeLessThan(0.01);
  });

  it('mark what a status was read of as the English that it is', () => {
    const marked = cards.filter(({ status }) => status.evidence !== null);
    expect(marked.length).toBeGreaterThan(20);
    expect(new Set(marked.map(({ status }) => status.evidenceLanguage))).toEqual(new Set(['en']));
    expect(cards.filter(({ status }) => status.evidence === null && 'evidenceLanguage' in status)).toEqual([]);
  });

  it('name a shared denomination in French among the reasons of a direction', () => {
    const [here, there] = rows.filter(({ religiousDenomination }) => religiousDenomination === 'Roman Catholic');
    if (!here || !there) throw new Error('no two Catholic schools');
    const alone = { netPrice: null, tuitionUsd: null, graduationRate: null, acceptanceRate: null };
    const bare = { ...alone, medianEarnings: null, studentPopulation: null, city: null };
    const none = { basis: 'miles', gap: null, named: [] } as never;
    const found = {
      basis: 'miles',
      gap: null,
      named: [{ row: { ...there, ...bare }, there: null, here: null }],
    } as never;
    const said = presentDirections(
      {
        base: { ...here, ...bare },
        directions: { cheaper: none, closer: none, finish: none, easier: none, border: found } as never,
      },
      BOUNDS,
    );
    expect(JSON.stringify(said)).toContain('La même appartenance religieuse\u00a0: Catholique romaine');
  });
});
