/** What the month after is worked out from: a program's figures, and what is typed in their place. */

import { readMoney, readPercent, readWhole, type Typed } from '#frontend/components/forms/typed-numbers.ts';
import type { ProgramView, UniversityRecordView } from '#schema/api/university.ts';
import { LOAN_RATES } from '#schema/domain/aid/loan-repayment.ts';
import { type Month, monthAfter, yearsToPayOff } from '#schema/domain/aid/month-after.ts';
import { STUDY_YEARS } from '#schema/domain/money/finance.ts';
import type { AwardLevel } from '#schema/domain/record/enums.ts';

export const MONTH_FIELDS = ['pay', 'debt', 'rate', 'dependants', 'rent', 'cost', 'without'] as const;
export type MonthField = (typeof MONTH_FIELDS)[number];
/** Texts; an empty one stands for the published figure. */
export type MonthTexts = Record<MonthField, string>;
export const NOTHING_TYPED = Object.fromEntries(MONTH_FIELDS.map((field) => [field, ''])) as MonthTexts;

/** Years of the degrees that the price of a year is of: it is of undergraduates. */
export const DEGREE_YEARS: Partial<Record<AwardLevel, number>> = { bachelor: STUDY_YEARS, associate: 2 };
const GRADUATE_LEVELS: readonly AwardLevel[] = ['postbaccalaureate', 'master', 'doctorate'];

/** Whether it is paid for with loans of graduate students. */
export function isGraduate({ level }: Pick<ProgramView, 'level'>): boolean {
  return GRADUATE_LEVELS.includes(level);
}

/** Monthly rent for one person: a studio, else one bedroom. */
export interface OneRoom {
  amount: number;
  kind: 'studio' | 'oneBedroom';
  area: string;
  period: string;
}

export function oneRoom({ rent }: Pick<UniversityRecordView, 'rent'>): OneRoom | null {
  if (rent === null) return null;
  const { studio, oneBedroom, area, period } = rent;
  if (studio !== null) return { amount: studio, kind: 'studio', area, period };
  return oneBedroom === null ? null : { amount: oneBedroom, kind: 'oneBedroom', area, period };
}

export interface MonthView {
  /** Published figures, which count while nothing is typed; null where there is none. */
  published: Record<MonthField, number | null>;
  debtOf: 'program' | 'school' | 'none';
  faults: Partial<Record<MonthField, string>>;
  month: Month;
  cost: number | null;
  without: number | null;
  /** Years until the degree has paid for itself; null for never, undefined where it cannot be told. */
  payoff: number | null | undefined;
}

interface Given {
  university: UniversityRecordView;
  program: ProgramView;
  /** Of where one wants to live. */
  room: OneRoom | null;
  /** What a year costs whoever asks; null for the average price. */
  yourPrice: number | null;
}

export function workOutMonth({ university, program, room, yourPrice }: Given, texts: MonthTexts): MonthView {
  const price = yourPrice ?? university.netPrice;
  const years = DEGREE_YEARS[program.level];
  const published: MonthView['published'] = {
    pay: program.earningsFourYears,
    debt: program.debt ?? university.medianDebt,
    rate: isGraduate(program) ? LOAN_RATES.graduate : LOAN_RATES.undergraduate,
    dependants: 0,
    rent: room?.amount ?? null,
    cost: price === null || years === undefined ? null : price * years,
    without: university.earningsLines?.state ?? null,
  };
  const typed: Record<MonthField, Typed> = {
    pay: readMoney(texts.pay),
    debt: readMoney(texts.debt),
    rate: readPercent(texts.rate, 0, 25),
    dependants: readWhole(texts.dependants, 0, 20),
    rent: readMoney(texts.rent),
    cost: readMoney(texts.cost),
    without: readMoney(texts.without),
  };
  const of = (field: MonthField) => typed[field].value ?? published[field];
  const pay = of('pay') ?? 0;
  const [cost, without] = [of('cost'), of('without')];
  return {
    published,
    debtOf: program.debt !== null ? 'program' : university.medianDebt !== null ? 'school' : 'none',
    faults: Object.fromEntries(
      MONTH_FIELDS.flatMap((field) => (typed[field].fault === null ? [] : [[field, typed[field].fault]])),
    ),
    month: monthAfter({
      pay,
      debt: of('debt') ?? 0,
      rate: of('rate') ?? 0,
      dependants: of('dependants') ?? 0,
      rent: of('rent'),
    }),
    cost,
    without,
    payoff: cost === null || without === null ? undefined : yearsToPayOff(cost, pay, without),
  };
}
