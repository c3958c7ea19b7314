/** The figures a university's page opens with, by which one decides: price, graduation, acceptance, earnings. */
import type { UniversityRecordView } from '#schema/api/university.ts';
import { graduationWindow } from '#schema/domain/figures/graduation-window.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { isArtsFee, type TuitionField } from '#schema/domain/money/arts-fee.ts';
import type { PricePartKind } from '#schema/domain/money/your-price-words.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { isOfFew, sharedBy } from '#schema/domain/record/small-cohorts.ts';
import { PAGE_LABELS } from '#words/figures/derived/page.ts';
import { payersText } from '#words/search/card-words.ts';
import { yearText } from '#words/university/record-texts.ts';
import { universityWords } from '#words/university/university.ts';
import { cardRate } from './card-lines.ts';
import { figureText } from './figure-text.ts';
import { startedText } from './started-text.ts';
import { isCegep } from './tuition-lines.ts';

export type Payers = Partial<Record<PricePartKind, string>>;

export interface HeadlineFigure {
  field: FactField;
  label: string;
  value: string | null;
  note?: string | undefined;
  /** Of a Canadian price: who pays each kind of tuition and for which programs, where it isn't everybody's. */
  payers?: Payers;
}

/** The price in whose place one's own shows: after aid where there is such an average, else what residents are asked. */
export function publishedPrice(university: UniversityRecordView): HeadlineFigure {
  const { country, currency, netPrice, tuition, tuitionInState, tuitionInStateFor } = university;
  if (isCegep(university) && tuitionInState === null)
    return { field: 'tuitionInState', ...universityWords.cegepTuition };
  if (country === 'CA') {
    const [field, amount] =
      tuitionInState === null ? (['tuition', tuition] as const) : (['tuitionInState', tuitionInState] as const);
    const { inState, outOfState, cadNote, forWhom: forPayers, payers: groups } = universityWords.tuition;
    const domestic = programOf(university, 'tuitionInState');
    const residents = [...(tuitionInStateFor === null ? [] : [whomText(tuitionInStateFor)]), ...domestic];
    const others = [forPayers(groups.international), ...programOf(university, 'tuition')];
    const note =
      field === 'tuition'
        ? [cadNote, ...programOf(university, 'tuition')]
        : [forResidents(cadNote, university), ...domestic];
    return {
      field,
      label: field === 'tuition' ? outOfState.CA : inState.CA,
      value: amount === null ? null : formatMoney(amount, currency),
      note: note.join(', '),
      payers: {
        'domestic-tuition': residents.join(', '),
        'other-provinces-tuition': forPayers(groups.otherProvinces),
        'international-tuition': others.join(', '),
      },
    };
  }
  return {
    field: 'netPrice',
    label: universityWords.averageNet,
    value: netPrice === null ? null : formatMoney(netPrice, currency),
    note: averageNote(university),
  };
}

/** Whether everyone pays the same tuition. */
export function hasOneTuition({ country, tuition, tuitionInState, tuitionInDistrict }: UniversityRecordView): boolean {
  const same = tuitionInState === null || tuitionInState === tuition;
  return country === 'US' && tuition !== null && tuitionInDistrict === null && same;
}

/** Whether the average net price is that of residents: at a public school it is of those who pay the in-state price. */
export const isNetOfResidents = (university: UniversityRecordView): boolean =>
  university.type === 'public' && university.country === 'US' && !hasOneTuition(university);

/** Whom the average net price is of. */
function averageNote(university: UniversityRecordView): string {
  const cohort = university.cohorts.netPrice;
  if (cohort && isOfFew('netPrice', university)) {
    const { averageOfFew, averageOfAboutAsFew } = universityWords;
    return cohort.near ? averageOfAboutAsFew(cohort.count, yearText(cohort.year)) : averageOfFew(cohort.count);
  }
  return isNetOfResidents(university) ? universityWords.averageNetPublic : universityWords.averageNetNote;
}

/** Figures next to the price. */
export const BESIDE_PRICE = 3;

/** The figures at the head of a page: those that are known, and those that are not. */
export interface Head {
  known: HeadlineFigure[];
  blank: HeadlineFigure[];
}

const isKnown = ({ value }: HeadlineFigure) => value !== null;

export const headOf = (figures: readonly HeadlineFigure[]): Head => ({
  known: figures.filter(isKnown),
  blank: figures.filter((figure) => !isKnown(figure)),
});

/** What people decide by besides the price. In Canada a fourth figure fills in where one of the first three is not known. */
export function decidingFigures(university: UniversityRecordView): Head {
  const candidates = (university.country === 'CA' ? inCanada : inUs)(university);
  return {
    known: candidates.filter(isKnown).slice(0, BESIDE_PRICE),
    blank: headOf(candidates.slice(0, BESIDE_PRICE)).blank,
  };
}

function inUs(university: UniversityRecordView): HeadlineFigure[] {
  const { currency, medianEarnings } = university;
  const campuses = sharedBy('medianEarnings', university);
  return [
    graduation(university),
    acceptance(university),
    {
      field: 'medianEarnings',
      label: universityWords.earnings,
      value: medianEarnings === null ? null : formatMoney(medianEarnings, currency),
      note: campuses
        ? universityWords.earningsOfCampuses(campuses.campuses, campuses.name)
        : universityWords.earningsNote,
    },
  ];
}

/** Few Canadian universities publish whom they admit: the average of those who entered says more. */
const inCanada = (university: UniversityRecordView): HeadlineFigure[] => [
  graduation(university),
  plain(university, 'enteringAverage', PAGE_LABELS.enteringAverage),
  plain(university, 'employmentRate', PAGE_LABELS.employmentRate),
  acceptance(university),
];

const plain = (
  university: UniversityRecordView,
  field: 'enteringAverage' | 'employmentRate',
  label: string,
): HeadlineFigure => ({ field, label, value: figureText(field, university) });

function graduation(university: UniversityRecordView): HeadlineFigure {
  const within = universityWords.within[graduationWindow(university)];
  const started = startedText(university, 'graduationRate');
  return {
    field: 'graduationRate',
    label: PAGE_LABELS.graduationRate,
    value: university.graduationRate === null ? null : cardRate(university, 'graduationRate'),
    note: started === null ? within : `${within} (${started})`,
  };
}

function acceptance(university: UniversityRecordView): HeadlineFigure {
  const { acceptanceRate, admissionPolicy } = university;
  const label = PAGE_LABELS.acceptanceRate;
  const { openAdmission } = universityWords.facts;
  if (acceptanceRate === null && admissionPolicy === 'open')
    return { field: 'admissionPolicy', label, value: openAdmission };
  return {
    field: 'acceptanceRate',
    label,
    value: acceptanceRate === null ? null : cardRate(university, 'acceptanceRate'),
  };
}

/** Where a price is that of arts programs, that and its year stand with it. */
export function ofProgram(university: UniversityRecordView, field: TuitionField, note: string): string {
  return [note, ...programOf(university, field)].join(', ');
}

function programOf(university: UniversityRecordView, field: TuitionField): string[] {
  const fact = university.facts[field];
  return fact && isArtsFee(university, field) ? [universityWords.tuition.ofArts(yearText(fact.year))] : [];
}

/** In Canada a domestic price is often that of one group only: the note says whose. */
export function forResidents(note: string, { tuitionInStateFor: whom }: UniversityRecordView): string {
  return whom === null ? note : `${note} ${whomText(whom)}`;
}

/** "Ontario residents"; null where everybody pays the same, or the source does not say. */
export const residentsOf = ({ tuitionInState, tuitionInStateFor: whom }: UniversityRecordView): string | null =>
  tuitionInState === null || whom === null ? null : payersText(whom);

const whomText = (whom: string): string => universityWords.tuition.forWhom(payersText(whom));
