/** Words of what comes after on a university's page: pay by program, the month after, what finishing costs. */
import { AWARD_LEVEL_LABELS, type AwardLevel } from '#schema/domain/enums.ts';
import { formatCount, formatShort } from '#schema/domain/formats.ts';
import { plural } from '#schema/domain/plural.ts';
import type { ProgramOrder } from '#schema/domain/program-orders.ts';

const years = (count: number) =>
  plural(count, { one: `${formatCount(count)} year`, other: `${formatCount(count)} years` });

export const afterWords = {
  orders: {
    label: 'Order programs by',
    options: {
      graduates: 'Graduates',
      earnings: 'Pay after four years',
      debt: 'Debt, lowest first',
    } satisfies Record<ProgramOrder, string>,
  },
  pay: {
    caption: 'Pay and debt by program, next to the median for the same program at other schools',
    program: 'Program',
    name: (title: string, level: AwardLevel) => `${title}, ${AWARD_LEVEL_LABELS[level]}`,
    fourYears: 'Pay after four years',
    oneYear: 'Pay after one year',
    debt: 'Debt',
    elsewhere: (amount: string) => `elsewhere ${amount}`,
    withheld: 'withheld',
    publishedUnder: (title: string) => `Pay is published under ${title}, this program’s subject code until it changed.`,
    none: 'No pay or debt figures are published for programs at this university.',
    allCampuses: (campuses: string, name: string) =>
      `Pay and debt are published for all ${campuses} campuses of ${name} together, not for this campus alone.`,
    notCanada:
      'In Canada, pay by program is not published for individual universities, so none is shown here. Statistics Canada publishes it by province.',
    note: 'US dollars. The small figure is the median for other schools with the same program and degree, if ten or more publish one.',
    more: (count: number) => `Show all ${count} programs`,
    fewer: 'Show fewer programs',
  },
  finishing: {
    heading: 'What finishing costs',
    intro: (price: string) =>
      `A year here costs ${price} on average after grants, and not everyone finishes in four years.`,
    introOwn: (price: string) => `A year here would cost you about ${price}, and not everyone finishes in four years.`,
    yearsColumn: 'If it takes',
    billColumn: 'It costs',
    doneColumn: 'Finished by then',
    years,
    half: {
      4: 'Of the students who finish, at least half finish within four years.',
      6: 'Most students who finish need more than four years, and at least half finish within six.',
      8: 'Most students who finish need more than six years.',
    },
    without: (percent: string, count: number) =>
      `${percent} of students who started here had no degree from this school after ${count} years. Some of them finished elsewhere.`,
    more: (amount: string) => `Each extra year costs ${amount} more, and your first pay comes a year later.`,
    note: 'The yearly price times the number of years; price increases are not counted. The shares are of students who started here full-time and wanted a bachelor’s degree.',
  },
  month: {
    heading: 'Monthly budget after graduation',
    brief: 'What’s left from a month’s pay, four years after you graduate',
    intro:
      'One month for someone four years after this degree, based on the median pay of graduates who work. Half of them earn less. It is arithmetic, not a promise.',
    form: 'Monthly budget after graduation',
    program: 'Program',
    pay: 'Pay per year, before tax',
    payHint: 'The median for this program’s graduates after four years.',
    debt: 'Debt at graduation',
    debtHint: {
      program: 'The median for students in this program who borrowed here.',
      school: 'The median for students at this university who borrowed.',
      none: 'It is not published. Enter your own.',
    },
    rate: 'Interest rate per year, in percent',
    rateHint: {
      undergraduate: '6.52 for undergraduate loans in 2026-27.',
      graduate: '8.07 for graduate student loans in 2026-27.',
    },
    dependants: 'Children and others you support',
    rent: 'Rent per month',
    rentHint: {
      studio: (area: string, period: string) => `A studio in ${area}, ${period}.`,
      oneBedroom: (area: string, period: string) => `One bedroom in ${area}, ${period}.`,
      none: 'Not known for this place. Enter your own.',
    },
    place: 'Rent in another place',
    placeHint: 'Type the name of a university there.',
    placeholder: 'Type a name',
    placeLoading: 'Looking up the rent…',
    placeFailed: 'We could not load the rent. Enter it above.',
    placeNone: (name: string) => `We have no rent figure for the area around ${name}.`,
    placeOtherCountry:
      'That place is in the other country, so its rents are in another currency. Enter the rent above.',
    placeBack: 'Use the rent here again',
    table: 'One month under each repayment plan',
    row: 'US dollars per month',
    standard: (count: number) => `Standard plan, ${years(count)}`,
    rap: 'Income-driven (RAP)',
    rows: {
      pay: 'Pay before tax',
      incomeTax: 'Federal income tax (estimate)',
      payrollTax: 'Social Security and Medicare',
      loan: 'Loan',
      rent: 'Rent',
      left: 'Left for everything else',
    },
    short: 'Less than nothing: this pay does not cover this loan and this rent.',
    noState: 'State income tax, health insurance and savings come out of this too.',
    payoff: {
      heading: 'When the degree pays for itself',
      cost: 'What the degree cost',
      costHint: (count: number) => `${years(count)} at the average price after grants.`,
      costHintOwn: (count: number) => `${years(count)} at your price.`,
      costHintNone: 'We have no price for this degree. Enter your own.',
      without: 'Pay per year with only high school',
      withoutHint: (state: string) =>
        `The median for people aged 25 to 34 in ${state} who work and finished only high school (College Scorecard, June 2026).`,
      withoutNone: 'We have no figure for this state. Enter one to see the result.',
      years: (count: number) =>
        `${formatShort(count)} years of the extra pay, before tax, add up to what the degree cost.`,
      free: 'The degree cost nothing, so there is nothing to make up.',
      never: 'This pay is no higher than with only high school, so the degree does not pay for itself.',
      note: 'We do not count the pay you give up while you study, or raises as you get older.',
    },
    none: 'Pay after four years is not published for any program here, so we cannot work out a month.',
    canada:
      'In Canada, pay by program is not published for individual universities. We do not guess it, so we cannot work out a month here.',
    loans: 'More on paying back loans',
    said: (standard: string, rap: string) => `Left: ${standard} under the standard plan, ${rap} under RAP.`,
    taxSource:
      '2026 tax for a single person with the standard deduction of $16,100 and no credits (Rev. Proc. 2025-32). Social Security 6.2% up to $184,500 and Medicare 1.45%. Loan plans: 34 CFR 685.208 and 685.209.',
  },
  loanMedian: (monthly: string, count: number, rate: string) =>
    `About ${monthly} a month for ${years(count)} under the standard plan, at ${rate} interest`,
} as const;
