/** What the search box can say of a school in a sentence. */
import type { FactField } from '../record/facts.ts';

interface Answered {
  /** The fragment of the school's page that shows it. */
  section: string;
  /** The field whose source and year the sentence gives, or whose reason for a blank; null where it is no fact of a source. */
  fact: FactField | null;
}

export const ANSWERED = {
  acceptance: { section: 'admission', fact: 'acceptanceRate' },
  cost: { section: 'cost', fact: 'tuition' },
  tuition: { section: 'cost', fact: 'tuition' },
  netPrice: { section: 'cost', fact: 'netPrice' },
  gpa: { section: 'admission', fact: 'enteringAverage' },
  sat: { section: 'admission', fact: 'satRange' },
  act: { section: 'admission', fact: 'actRange' },
  tests: { section: 'admission', fact: 'testPolicy' },
  deadline: { section: 'admission', fact: 'deadlines' },
  earlyDecision: { section: 'admission', fact: 'earlyDecision' },
  size: { section: 'students', fact: 'studentPopulation' },
  graduation: { section: 'outcomes', fact: 'graduationRate' },
  retention: { section: 'outcomes', fact: 'retentionRate' },
  earnings: { section: 'outcomes', fact: 'medianEarnings' },
  debt: { section: 'cost', fact: 'medianDebt' },
  ratio: { section: 'students', fact: 'studentFacultyRatio' },
  fee: { section: 'admission', fact: 'applicationFee' },
  housing: { section: 'cost', fact: 'roomAndBoard' },
  founded: { section: 'key-information', fact: 'yearFounded' },
  religion: { section: 'key-information', fact: 'religiousAffiliation' },
  type: { section: 'key-information', fact: 'type' },
  place: { section: 'key-information', fact: null },
  aid: { section: 'cost', fact: 'averageAidAmount' },
  pell: { section: 'students', fact: 'percentPell' },
  safety: { section: 'students', fact: 'safety' },
  diversity: { section: 'students', fact: 'studentBody' },
  waitlist: { section: 'admission', fact: 'waitlist' },
  recommendations: { section: 'admission', fact: 'admissionFactors' },
  essay: { section: 'admission', fact: 'admissionFactors' },
  legacy: { section: 'admission', fact: 'admissionFactors' },
  transfer: { section: 'outcomes', fact: 'outcomes' },
  disability: { section: 'students', fact: 'services' },
  partTime: { section: 'students', fact: 'studentBody' },
  sports: { section: 'key-information', fact: 'athleticsDivision' },
  calendar: { section: 'key-information', fact: 'academicCalendar' },
  setting: { section: 'key-information', fact: 'campusSetting' },
} as const satisfies Record<string, Answered>;

export type AnsweredFigure = keyof typeof ANSWERED;
export const ANSWERED_FIGURES = Object.keys(ANSWERED) as [AnsweredFigure, ...AnsweredFigure[]];
