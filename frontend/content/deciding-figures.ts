/** The figures a university's page opens with, by which one decides: price, graduation, acceptance, earnings. */
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { isOfFew, sharedBy } from '#schema/domain/record/small-cohorts.ts';
import { payersText } from '#words/search/card-words.ts';
import { pricedProgramsText, yearText } from '#words/university/record-texts.ts';
import { universityWords } from '#words/university/university.ts';
import { cardRate } from './card-lines.ts';

export interface HeadlineFigure {
  field: FactField;
  label: string;
  value: string | null;
  note?: string | undefined;
}

/** The price in whose place one's own shows: after aid where there is such an average, else what residents are asked. */
export function publishedPrice(university: UniversityRecordView): HeadlineFigure {
  const { country, currency, netPrice, tuition, tuitionInState, tuitionInStateFor } = university;
  if (country === 'CA') {
    const [field, amount] =
      tuitionInState === null ? (['tuition', tuition] as const) : (['tuitionInState', tuitionInState] as const);
    const { inState, outOfState, cadNote } = universityWords.tuition;
    return {
      field,
      label: field === 'tuition' ? outOfState.CA : inState.CA,
      value: amount === null ? null : formatMoney(amount, currency),
      note: ofProgram(university, field, field === 'tuition' ? cadNote : forWhom(cadNote, tuitionInStateFor)),
    };
  }
  return {
    field: 'netPrice',
    label: universityWords.averageNet,
    value: netPrice === null ? null : formatMoney(netPrice, currency),
    note: isOfFew('netPrice', university)
      ? universityWords.averageOfFew(university.cohorts.netPrice?.count ?? 0)
      : universityWords.averageNetNote,
  };
}

/**
 * In which time the graduation rate counts who finished: 150 % of normal time in the US. The Scorecard has four-year
 * (C150_4) and shorter schools (C150_L4, in IPEDS L4GR150) apart; other sources count programs of every length together.
 */
export function graduationWindow({
  country,
  facts,
}: Pick<UniversityRecordView, 'country'> & {
  facts: Partial<Record<FactField, { variable: string }>>;
}): keyof typeof universityWords.within {
  if (country === 'CA') return 'canada';
  const variable = facts.graduationRate?.variable;
  if (variable === 'C150_L4' || variable === 'L4GR150') return 'twoYear';
  return variable === undefined || variable === 'C150_4' ? 'fourYear' : 'anyLength';
}

/** What one decides by, besides the price. */
export function decidingFigures(university: UniversityRecordView): HeadlineFigure[] {
  const { country, currency, acceptanceRate, admissionPolicy, graduationRate, medianEarnings, employmentRate } =
    university;
  const words = universityWords.facts;
  const campuses = sharedBy('medianEarnings', university);
  const open = acceptanceRate === null && admissionPolicy === 'open';
  return [
    {
      field: 'graduationRate',
      label: words.graduation,
      value: graduationRate === null ? null : cardRate(university, 'graduationRate'),
      note: universityWords.within[graduationWindow(university)],
    },
    open
      ? { field: 'admissionPolicy', label: words.acceptance, value: words.openAdmission }
      : {
          field: 'acceptanceRate',
          label: words.acceptance,
          value: acceptanceRate === null ? null : cardRate(university, 'acceptanceRate'),
        },
    country === 'CA'
      ? {
          field: 'employmentRate',
          label: words.employment,
          value: employmentRate === null ? null : formatPercent(employmentRate),
        }
      : {
          field: 'medianEarnings',
          label: words.earnings,
          value: medianEarnings === null ? null : formatMoney(medianEarnings, currency),
          note: campuses
            ? universityWords.earningsOfCampuses(campuses.campuses, campuses.name)
            : universityWords.earningsNote,
        },
  ];
}

/** The end of a variable's name that says which program a Canadian price is of. */
const PROGRAM = /, ([a-z ]+)$/;

/** Where a price is that of one program, its name and year stand with it. */
export function ofProgram({ facts }: UniversityRecordView, field: 'tuition' | 'tuitionInState', note: string): string {
  const { variable = '', year = '' } = facts[field] ?? {};
  const program = variable.includes('undergraduate tuition') ? PROGRAM.exec(variable)?.[1] : undefined;
  return program === undefined
    ? note
    : `${note}, ${universityWords.tuition.ofProgram(pricedProgramsText(program), yearText(year))}`;
}

/** In Canada a domestic price is often that of one group only: the note says whose. */
export function forWhom(note: string, whom: string | null): string {
  return whom === null ? note : `${note}, ${universityWords.tuition.forWhom(payersText(whom))}`;
}
