/** What stands under the figures that decide: the published price and the size of the place. */
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatMoney, formatRatio } from '#schema/domain/formats/formats.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { yearText } from '#words/university/record-texts.ts';
import { universityWords } from '#words/university/university.ts';
import {
  BESIDE_PRICE,
  decidingFigures,
  forResidents,
  type Head,
  type HeadlineFigure,
  hasOneTuition,
  headOf,
  ofProgram,
  publishedPrice,
} from './deciding-figures.ts';
import { isCegep } from './tuition-lines.ts';

/** How large the place is: fills the places of what one decides by where that is not known. */
const SIZE: readonly FactField[] = ['studentPopulation', 'studentFacultyRatio'];

/** What stands beside the price: what one decides by, then the size of the place; where nothing is to decide by, the other price too. */
export function besidePrice(university: UniversityRecordView): HeadlineFigure[] {
  const { known } = decidingFigures(university);
  const price = publishedPrice(university).field;
  const further = headlineFigures(university).known.filter(
    ({ field }) => field !== price && (known.length === 0 || SIZE.includes(field)),
  );
  return [...known, ...further].slice(0, BESIDE_PRICE);
}

/** The sticker price, how many students, and how many for each teacher. */
export function headlineFigures(university: UniversityRecordView): Head {
  const { country, currency, tuition, tuitionInState, studentPopulation, studentFacultyRatio } = university;
  const words = universityWords.tuition;
  const money = (amount: number | null) => (amount === null ? null : formatMoney(amount, currency));
  const note = currency === 'CAD' ? words.cadNote : words.note;
  const of = (field: 'tuition' | 'tuitionInState', text: string) => ofProgram(university, field, text);
  const inDistrict: HeadlineFigure[] =
    university.tuitionInDistrict === null
      ? []
      : [{ field: 'tuitionInDistrict', label: words.inDistrict, value: money(university.tuitionInDistrict), note }];
  const others: HeadlineFigure = {
    field: 'tuition',
    label: words.outOfState[country],
    value: money(tuition),
    note: of('tuition', note),
  };
  const domestic: HeadlineFigure = {
    field: 'tuitionInState',
    label: words.inState[country],
    value: money(tuitionInState),
    note: of('tuitionInState', forResidents(note, university)),
  };
  // What residents pay at a CEGEP is the page's first figure.
  const ofResidents = tuitionInState === null && isCegep(university) ? [] : [...inDistrict, domestic];
  const prices: HeadlineFigure[] = hasOneTuition(university)
    ? [{ field: 'tuition', label: words.same, value: money(tuition), note: words.sameNote }]
    : [...ofResidents, others];
  return headOf([
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
  ]);
}

/** The parts only where they add up to the total: of another year or of full-time students alone they would contradict it. */
function splitOf(university: UniversityRecordView): string | undefined {
  const { undergraduateEnrollment, graduateEnrollment, studentPopulation, studentPopulationCounts } = university;
  const { split, fullTime, all } = universityWords.students;
  const year = university.facts.studentPopulation?.year;
  const parts = [
    ...(studentPopulation !== null && studentPopulationCounts === 'full-time' ? [fullTime] : []),
    ...(undergraduateEnrollment === null || graduateEnrollment === null || graduateEnrollment === 0
      ? []
      : isSplit(university)
        ? [split(formatCount(undergraduateEnrollment), formatCount(graduateEnrollment))]
        : // What the other counts on the page are not.
          [...(studentPopulationCounts === 'all' ? [all] : []), ...(year === undefined ? [] : [yearText(year)])]),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** Whether undergraduates and graduate students are all who are counted: else they are of another year, or others are counted too. */
export const isSplit = ({ undergraduateEnrollment, graduateEnrollment, studentPopulation }: UniversityRecordView) =>
  (undergraduateEnrollment ?? 0) + (graduateEnrollment ?? 0) === studentPopulation;
