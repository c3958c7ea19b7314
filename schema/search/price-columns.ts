/** The prices that a snapshot holds in the institution's own currency, each with where it comes from. */
import type { UniversityRecord } from '../domain/record/dataset.ts';
import type { FactField } from '../domain/record/facts.ts';

/** What a column holds of a university, and the fact that says where it comes from. */
interface PriceOfRecord {
  amount: number | null;
  origin: FactField;
}

/** A field with the fact of its own name. A dataset that was built before a field was thought of has nothing in it. */
const plain =
  (field: PlainField) =>
  (university: UniversityRecord): PriceOfRecord => ({ amount: university[field] ?? null, origin: field });
type PlainField =
  | 'tuition'
  | 'tuitionInState'
  | 'tuitionInDistrict'
  | 'tuitionOtherProvinces'
  | 'roomAndBoard'
  | 'booksAndSupplies'
  | 'otherExpenses'
  | 'netPrice';

export const PRICE_READERS = {
  tuition: plain('tuition'),
  tuitionInState: plain('tuitionInState'),
  tuitionInDistrict: plain('tuitionInDistrict'),
  tuitionOtherProvinces: plain('tuitionOtherProvinces'),
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
} as const satisfies Record<string, (university: UniversityRecord) => PriceOfRecord>;

export type PriceColumn = keyof typeof PRICE_READERS;
export const PRICE_COLUMNS = Object.keys(PRICE_READERS) as PriceColumn[];
