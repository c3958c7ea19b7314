/** What the search box can say of a school in a sentence, and the part of the school's page that says more. */

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
