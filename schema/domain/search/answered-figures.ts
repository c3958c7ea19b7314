/** What the search box can say of a school in a sentence, and the part of the school's page that says more. */

import { ANSWERED_FIELDS, type AnsweredField, type AskedFact, FACTS_ASKED } from '../figures/derived/answers.ts';
import type { FactField } from '../record/facts.ts';
import type { UniversityDocument } from '../record/university-document.ts';
import { pick } from '../record/university-fields.ts';

const SECTION_OF = {
  acceptance: 'admission',
  cost: 'cost',
  tuition: 'cost',
  netPrice: 'cost',
  gpa: 'admission',
  sat: 'admission',
  act: 'admission',
  tests: 'admission',
  deadline: 'admission',
  earlyDecision: 'admission',
  size: 'students',
  graduation: 'outcomes',
  retention: 'outcomes',
  earnings: 'outcomes',
  debt: 'cost',
  ratio: 'students',
  fee: 'admission',
  housing: 'cost',
  founded: 'key-information',
  religion: 'key-information',
  type: 'key-information',
  place: 'key-information',
  aid: 'cost',
  pell: 'students',
  safety: 'students',
  diversity: 'students',
  waitlist: 'admission',
  recommendations: 'admission',
  essay: 'admission',
  legacy: 'admission',
  transfer: 'outcomes',
  disability: 'students',
  partTime: 'students',
  sports: 'key-information',
  calendar: 'key-information',
  setting: 'key-information',
} as const;

export type AnsweredFigure = keyof typeof SECTION_OF;
export const ANSWERED_FIGURES = Object.keys(SECTION_OF) as [AnsweredFigure, ...AnsweredFigure[]];

/** The fragment of the school's page that shows a figure. */
export const sectionOf = (figure: AnsweredFigure): string => SECTION_OF[figure];

/** The fact whose source, year or reason for a blank a sentence gives; null where it is no fact of a source. */
export const factOfAnswer = (figure: AnsweredFigure): AskedFact | null => FACTS_ASKED[figure] ?? null;

/** Facts that a sentence names in place of its figure's own. */
const OTHER_FACTS = [
  'admissionPolicy',
  'applicationParts',
  'applicationRoutes',
  'employmentRate',
  'enrolmentByYear',
  'percentReceivingAid',
  'tuitionInState',
] as const satisfies readonly FactField[];
export type AnsweredFact = AskedFact | (typeof OTHER_FACTS)[number];
export const ANSWERED_FACTS: readonly AnsweredFact[] = [...new Set([...Object.values(FACTS_ASKED), ...OTHER_FACTS])];

/** What of a school's document the sentences are made of: all that the copy in a browser has of it besides its card. */
export interface AnsweredRecord extends Pick<UniversityDocument, AnsweredField | 'cohorts'> {
  facts: Pick<UniversityDocument['facts'], AnsweredFact>;
  missing: Pick<UniversityDocument['missing'], AnsweredFact>;
}

/** The same of a document. */
export function answeredRecordOf(document: Pick<UniversityDocument, keyof AnsweredRecord>): AnsweredRecord {
  const { cohorts, facts, missing } = document;
  return {
    ...pick(document, ANSWERED_FIELDS),
    cohorts,
    facts: pickPresent(facts, ANSWERED_FACTS),
    missing: pickPresent(missing, ANSWERED_FACTS),
  };
}

function pickPresent<From extends object, Key extends keyof From>(from: From, keys: readonly Key[]): Pick<From, Key> {
  return pick(
    from,
    keys.filter((key) => from[key] !== undefined),
  );
}
