/** The prices that a snapshot holds in the institution's own currency, each with where it comes from. */
import type { UniversityRecord } from '../domain/dataset.ts';
import type { FactField } from '../domain/facts.ts';

/** What a column holds of a university, and the fact that says where it comes from, or that itself. */
interface PriceOfRecord {
  amount: number | null;
  origin: FactField | { source: string; year: string };
}

/** Statistics Canada's averages of universities; of colleges they say nothing. */
const AVERAGES = 'Statistics Canada, table 37-10-0045-01: average undergraduate tuition fees of the province';

function average({ provincialAverage }: UniversityRecord, field: 'tuition' | 'tuitionInState'): PriceOfRecord {
  return {
    amount: provincialAverage?.[field] ?? null,
    origin: { source: AVERAGES, year: provincialAverage?.year ?? '' },
  };
}

const plain =
  (field: 'tuition' | 'tuitionInState' | 'roomAndBoard' | 'booksAndSupplies' | 'otherExpenses' | 'netPrice') =>
  (university: UniversityRecord): PriceOfRecord => ({ amount: university[field], origin: field });

export const PRICE_READERS = {
  tuition: plain('tuition'),
  tuitionInState: plain('tuitionInState'),
  roomAndBoard: plain('roomAndBoard'),
  booksAndSupplies: plain('booksAndSupplies'),
  otherExpenses: plain('otherExpenses'),
  /** Of all students with aid: the only figures here that grants are taken off. */
  ownNetPrice: plain('netPrice'),
  /** A month in Canada, where it stands in for a price of housing. */
  rent: ({ country, rent }) => ({
    amount: country === 'CA' ? (rent?.studio ?? rent?.oneBedroom ?? null) : null,
    origin: 'rent',
  }),
  averageTuition: (university) => average(university, 'tuition'),
  averageTuitionInState: (university) => average(university, 'tuitionInState'),
} as const satisfies Record<string, (university: UniversityRecord) => PriceOfRecord>;

export type PriceColumn = keyof typeof PRICE_READERS;
export const PRICE_COLUMNS = Object.keys(PRICE_READERS) as PriceColumn[];
