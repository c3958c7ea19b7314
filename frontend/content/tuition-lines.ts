/** Which tuition figures a card shows, and what each is called. */
import type { UniversityCard } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { READER } from '#schema/domain/site/reader.ts';
import { cardWords } from '#words/search/card-words.ts';

export interface TuitionLine {
  label: string;
  /** The label where it stands after the amount and there is little room. */
  short: string;
  amount: number | null;
  /** Key of the glossary's term that explains the price. */
  term: string;
}

type TuitionOf = Pick<
  UniversityCard,
  'country' | 'tuition' | 'tuitionInState' | 'tuitionInStateFor' | 'tuitionInDistrict'
>;

/**
 * Three prices for a college with a district of its own; in-state and out-of-state only for US schools with an in-state figure; one line when they are the same. In
 * Canada the two figures are for Canadian students, or those whose price it is, and for international students. Else one line, N/A when unknown.
 */
export function tuitionLines({
  country,
  tuition,
  tuitionInState,
  tuitionInStateFor,
  tuitionInDistrict,
}: TuitionOf): TuitionLine[] {
  if (tuitionInDistrict !== null && tuitionInState !== null) {
    const { inDistrict, inDistrictShort, inState, inStateShort, outOfState, outOfStateShort } = cardWords;
    return [
      { label: inDistrict, short: inDistrictShort, amount: tuitionInDistrict, term: 'in-state' },
      { label: inState, short: inStateShort, amount: tuitionInState, term: 'in-state' },
      { label: outOfState, short: outOfStateShort, amount: tuition, term: 'out-of-state' },
    ];
  }
  if (tuitionInState === null || tuitionInState === tuition)
    return [{ label: cardWords.tuition, short: cardWords.tuitionShort, amount: tuition, term: 'sticker-tuition' }];
  return country === 'US'
    ? [
        { label: cardWords.inState, short: cardWords.inStateShort, amount: tuitionInState, term: 'in-state' },
        { label: cardWords.outOfState, short: cardWords.outOfStateShort, amount: tuition, term: 'out-of-state' },
      ]
    : [
        {
          label: cardWords.domestic(tuitionInStateFor),
          short: cardWords.domesticShort(tuitionInStateFor),
          amount: tuitionInState,
          term: 'in-state',
        },
        { label: cardWords.international, short: cardWords.internationalShort, amount: tuition, term: 'out-of-state' },
      ];
}

/**
 * The one price that a line of a list has room for: what the reader would pay who has said nothing. At home in Canada that
 * is what Canadians pay, where it is known; everywhere else the sticker price.
 */
export function tuitionOfReader({
  country,
  tuition,
  tuitionInState,
}: Pick<UniversityCard, 'country' | 'tuition' | 'tuitionInState'>): number | null {
  return country === 'CA' && READER.country === 'CA' ? (tuitionInState ?? tuition) : tuition;
}

/** The same with whose price it is, where a school has several: "$32,061 out-of-state". */
export function tuitionOfReaderNamed(university: TuitionOf & Pick<UniversityCard, 'currency'>): string {
  const amount = tuitionOfReader(university);
  const lines = tuitionLines(university);
  const line = lines.find((one) => one.amount === amount);
  const price = formatMoney(amount, university.currency);
  return amount === null || lines.length < 2 || line === undefined ? price : `${price} ${line.short}`;
}
