/**
 * The figures a university's page opens with: what decides (price after aid, graduation, acceptance, earnings), and
 * under it the published price and the size of the place.
 */
import type { UniversityRecordView } from '#schema/api/university.ts';
import type { FactField } from '#schema/domain/facts.ts';
import { formatCount, formatMoney, formatPercent, formatRate, formatRatio } from '#schema/domain/formats.ts';
import { universityWords } from './university.ts';

/** Whether everyone pays the same tuition. */
export function hasOneTuition({ country, tuition, tuitionInState }: UniversityRecordView): boolean {
  return country === 'US' && tuition !== null && (tuitionInState === null || tuitionInState === tuition);
}

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
    note: universityWords.averageNetNote,
  };
}

/** What one decides by, besides the price. */
export function decidingFigures(university: UniversityRecordView): HeadlineFigure[] {
  const { country, currency, acceptanceRate, admissionPolicy, graduationRate, medianEarnings, employmentRate } =
    university;
  const words = universityWords.facts;
  const open = acceptanceRate === null && admissionPolicy === 'open';
  const rate = (value: number | null) => (value === null ? null : formatRate(value));
  return [
    {
      field: 'graduationRate',
      label: words.graduation,
      value: rate(graduationRate),
      note: universityWords.within[country],
    },
    open
      ? { field: 'admissionPolicy', label: words.acceptance, value: words.openAdmission }
      : { field: 'acceptanceRate', label: words.acceptance, value: rate(acceptanceRate) },
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
          note: universityWords.earningsNote,
        },
  ];
}

/** The sticker price, how many students, and how many for each teacher. */
export function headlineFigures(university: UniversityRecordView): HeadlineFigure[] {
  const { country, currency, tuition, tuitionInState, tuitionInStateFor, studentPopulation, studentFacultyRatio } =
    university;
  const words = universityWords.tuition;
  const money = (amount: number | null) => (amount === null ? null : formatMoney(amount, currency));
  const note = currency === 'CAD' ? words.cadNote : words.note;
  const of = (field: 'tuition' | 'tuitionInState', text: string) => ofProgram(university, field, text);
  const prices: HeadlineFigure[] = hasOneTuition(university)
    ? [{ field: 'tuition', label: words.same, value: money(tuition), note: words.sameNote }]
    : [
        { field: 'tuition', label: words.outOfState[country], value: money(tuition), note: of('tuition', note) },
        {
          field: 'tuitionInState',
          label: words.inState[country],
          value: money(tuitionInState),
          note: of('tuitionInState', forWhom(note, tuitionInStateFor)),
        },
      ];
  return [
    ...prices,
    {
      field: 'studentPopulation',
      label: universityWords.facts.population,
      value: studentPopulation === null ? null : formatCount(studentPopulation),
      note: splitOf(university),
    },
    {
      field: 'studentFacultyRatio',
      label: universityWords.facts.ratio,
      value: studentFacultyRatio === null ? null : formatRatio(studentFacultyRatio),
    },
  ];
}

/** The end of a variable's name that says which program a Canadian price is of. */
const PROGRAM = /, ([a-z ]+)$/;

/** Where a price is that of one program, its name and year stand with it. */
function ofProgram({ facts }: UniversityRecordView, field: 'tuition' | 'tuitionInState', note: string): string {
  const { variable = '', year = '' } = facts[field] ?? {};
  const program = variable.includes('undergraduate tuition') ? PROGRAM.exec(variable)?.[1] : undefined;
  return program === undefined ? note : `${note}, ${universityWords.tuition.ofProgram(program, year)}`;
}

/** In Canada a domestic price is often that of one group only: the note says whose. */
function forWhom(note: string, whom: string | null): string {
  return whom === null ? note : `${note}, ${universityWords.tuition.forWhom(whom)}`;
}

function splitOf(university: UniversityRecordView): string | undefined {
  const { undergraduateEnrollment, graduateEnrollment, studentPopulation, studentPopulationCounts } = university;
  const { undergraduate, graduate, fullTime } = universityWords.students;
  const parts = [
    ...(studentPopulation !== null && studentPopulationCounts === 'full-time' ? [fullTime] : []),
    ...(undergraduateEnrollment === null || graduateEnrollment === null || graduateEnrollment === 0
      ? []
      : [`${formatCount(undergraduateEnrollment)} ${undergraduate}, ${formatCount(graduateEnrollment)} ${graduate}`]),
  ];
  return parts.length === 0 ? undefined : parts.join('; ');
}
