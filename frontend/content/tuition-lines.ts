/** Which tuition figures a card shows, and what each is called. */
import type { UniversityCard } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { isArtsFee, type TuitionField } from '#schema/domain/money/arts-fee.ts';
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
  'country' | 'state' | 'tuition' | 'tuitionInState' | 'tuitionInStateFor' | 'tuitionInDistrict'
> &
  Partial<Pick<UniversityCard, 'type' | 'kind'>>;

/** Quebec's public colleges, which by its law ask full-time students who live there for no tuition. */
export const isCegep = ({
  country,
  state,
  type,
  kind,
}: Pick<UniversityCard, 'country' | 'state'> & Partial<Pick<UniversityCard, 'type' | 'kind'>>): boolean =>
  country === 'CA' && state === 'QC' && type === 'public' && kind === 'two-year';

/**
 * Three prices for a college with a district of its own; in-state and out-of-state only for US schools with an in-state figure; one line when they are the same. In
 * Canada the two figures are for Canadian students, or those whose price it is, and for international students, and say where they are those of arts programs. A public CEGEP asks Quebec residents for none. Else one line, N/A when unknown.
 * `artsSaid`: that they are those of arts programs stands over the list.
 */
export function tuitionLines(university: TuitionOf, artsSaid = false): TuitionLine[] {
  const { country, tuition, tuitionInState, tuitionInStateFor, tuitionInDistrict } = university;
  const domesticArts = !artsSaid && isArtsFee(university, 'tuitionInState');
  const internationalArts = !artsSaid && tuition !== null && isArtsFee(university, 'tuition');
  if (tuitionInDistrict !== null && tuitionInState !== null) {
    const { inDistrict, inDistrictShort, inState, inStateShort, outOfState, outOfStateShort } = cardWords;
    return [
      { label: inDistrict, short: inDistrictShort, amount: tuitionInDistrict, term: 'in-state' },
      { label: inState, short: inStateShort, amount: tuitionInState, term: 'in-state' },
      { label: outOfState, short: outOfStateShort, amount: tuition, term: 'out-of-state' },
    ];
  }
  if (tuitionInState === null && isCegep(university)) {
    const { cegep, cegepShort } = cardWords;
    return [{ label: cegep, short: cegepShort, amount: 0, term: 'cegep' }];
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
          label: cardWords.domestic(tuitionInStateFor, domesticArts),
          short: artsSaid
            ? cardWords.domesticBrief(tuitionInStateFor)
            : cardWords.domesticShort(tuitionInStateFor, domesticArts),
          amount: tuitionInState,
          term: 'in-state',
        },
        {
          label: cardWords.international(internationalArts),
          short: cardWords.internationalShort(internationalArts),
          amount: tuition,
          term: 'out-of-state',
        },
      ];
}

/** Whose a Canadian tuition is and for which programs: "Ontario, arts"; null where the name of the figure says all of it. */
export function whoseTuition(university: TuitionOf, field: TuitionField): string | null {
  if (university.country !== 'CA') return null;
  if (field === 'tuitionInState') {
    const lines = tuitionLines(university);
    return lines.length < 2 ? null : (lines[0]?.short ?? null);
  }
  return isArtsFee(university, field) ? cardWords.artsPrograms : null;
}

/**
 * The one price that a line of a list has room for: what the reader would pay who has said nothing. At home in Canada that
 * is what Canadians pay; everywhere else the sticker price. Where that is not known it is the other one, by its name.
 */
export function tuitionLineOfReader(university: TuitionOf): TuitionLine {
  const lines = tuitionLines(university);
  const isAtHome = university.country === 'CA' && READER.country === 'CA';
  const order = isAtHome ? lines : [...lines].reverse();
  return (order.find(({ amount }) => amount !== null) ?? order[0]) as TuitionLine;
}

/**
 * The published tuition of somebody whose home is not known, the same on English and French pages: from the lowest price to the
 * highest where it depends on where one lives, and whose or of which programs it is.
 */
export function tuitionByHome(university: TuitionOf & Pick<UniversityCard, 'currency'>): {
  amount: string;
  whose: string | null;
} {
  const { currency } = university;
  const known = tuitionLines(university).filter(({ amount }) => amount !== null);
  const [line] = known;
  if (line === undefined) return { amount: formatMoney(null, currency), whose: null };
  const amounts = known.map(({ amount }) => amount as number);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (least < most) {
    const isArts = isArtsFee(university, 'tuitionInState') || isArtsFee(university, 'tuition');
    return {
      amount: cardWords.fromTo(formatMoney(least, currency), formatMoney(most, currency)),
      whose: isArts ? cardWords.byHomeArts : cardWords.byHome,
    };
  }
  return { amount: formatMoney(least, currency), whose: line.short === cardWords.tuitionShort ? null : line.short };
}
