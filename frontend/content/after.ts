/** Words of what comes after on a university's page: pay by program, the month after, what finishing costs. */
import { AWARD_LEVEL_LABELS, type AwardLevel } from '#schema/domain/enums.ts';
import { formatCount } from '#schema/domain/formats.ts';
import type { ProgramOrder } from './program-orders.ts';

const years = (count: number) => (count === 1 ? '1 year' : `${formatCount(count)} years`);

export const afterWords = {
  orders: {
    label: 'Order programs by',
    options: {
      graduates: 'Graduates',
      earnings: 'Pay four years on',
      debt: 'Debt, lowest first',
    } satisfies Record<ProgramOrder, string>,
  },
  pay: {
    caption: 'Pay and debt by program, beside the middle of the same program elsewhere',
    program: 'Program',
    name: (title: string, level: AwardLevel) => `${title}, ${AWARD_LEVEL_LABELS[level]}`,
    fourYears: 'Pay four years on',
    oneYear: 'Pay after one year',
    debt: 'Debt',
    elsewhere: (amount: string) => `elsewhere ${amount}`,
    withheld: 'withheld',
    none: 'Nobody publishes pay or debt for the programs of this university.',
    notCanada:
      'In Canada nobody publishes pay by program for single universities, so none is shown here. Statistics Canada publishes it for provinces.',
    note: 'US dollars. The small figure is the middle of the other schools with the same program and degree, where ten or more publish one.',
    more: (count: number) => `Show all ${count} programs`,
    fewer: 'Show fewer programs',
  },
  finishing: {
    heading: 'What finishing costs',
    intro: (price: string) => `A year here costs ${price} on average after grants, and not everyone is done in four.`,
    introOwn: (price: string) => `A year here costs you about ${price}, and not everyone is done in four.`,
    yearsColumn: 'If it takes',
    billColumn: 'It costs',
    doneColumn: 'Done by then',
    years,
    half: {
      4: 'At least half of those who finish are done within four years.',
      6: 'Most of those who finish need more than four years, and half are done within six.',
      8: 'Most of those who finish need more than six years.',
    },
    without: (percent: string, count: number) =>
      `${percent} of those who began here had no degree from here after ${count} years. Some of them finished elsewhere.`,
    more: (amount: string) => `Each year more is ${amount} more, and a year of pay that comes later.`,
    note: 'Price a year times years; prices that rise are not counted. The shares are of students who began here full-time and wanted a bachelor’s degree.',
  },
  month: {
    heading: 'The month after',
    intro:
      'A month of somebody four years after this degree, from the middle pay of those who work. Half of them earn less. It is arithmetic, not a promise.',
    form: 'The month after',
    program: 'Program',
    pay: 'Pay a year, before tax',
    payHint: 'The middle of this program’s graduates, four years on.',
    debt: 'Debt at the degree',
    debtHint: {
      program: 'The middle of those of this program who borrowed here.',
      school: 'The middle of those of this university who borrowed.',
      none: 'Nobody published it. Enter your own.',
    },
    rate: 'Interest a year, in percent',
    rateHint: {
      undergraduate: '6.52 for loans of undergraduates of 2026-27.',
      graduate: '8.07 for loans of graduate students of 2026-27.',
    },
    dependants: 'Children and others you support',
    rent: 'Rent a month',
    rentHint: {
      studio: (area: string, period: string) => `A studio in ${area}, ${period}.`,
      oneBedroom: (area: string, period: string) => `One bedroom in ${area}, ${period}.`,
      none: 'Not known for this place. Enter your own.',
    },
    place: 'Rent of another place',
    placeHint: 'Type the name of a university there.',
    placeholder: 'Type a name',
    placeLoading: 'Looking up the rent…',
    placeFailed: 'The rent could not be reached. Enter it above.',
    placeNone: (name: string) => `No rent is known where ${name} is.`,
    placeOtherCountry: 'That place is in the other country, where rents are in another currency. Enter the rent above.',
    placeBack: 'Back to the rent here',
    table: 'A month, under both plans of paying back',
    row: 'US dollars a month',
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
    short: 'Less than nothing: this pay does not reach for this loan and this rent.',
    noState: 'State income tax, health insurance and saving come off as well.',
    payoff: {
      heading: 'Until the degree has paid for itself',
      cost: 'What the degree cost',
      costHint: (count: number) => `${years(count)} at the average price after grants.`,
      costHintOwn: (count: number) => `${years(count)} at your price.`,
      costHintNone: 'No price of this degree is known. Enter your own.',
      without: 'Pay a year with high school only',
      withoutHint: (state: string) =>
        `The middle of people of 25 to 34 in ${state} who work and finished high school only (College Scorecard, June 2026).`,
      withoutNone: 'We hold no figure for this state. Enter one to see the line.',
      years: (count: string) => `${count} years of the extra pay, before tax, come to what the degree cost.`,
      free: 'The degree cost nothing, so there is nothing to make up.',
      never: 'At this pay there is no extra pay over high school, so the degree does not pay for itself.',
      note: 'Pay that is given up while studying is not counted, nor that pay rises with age.',
    },
    none: 'Pay four years on is not published for any program here, so there is no month to work out.',
    canada:
      'In Canada nobody publishes pay by program for single universities. We do not guess it, so there is no month to work out here.',
    loans: 'All numbers of paying back a loan',
    said: (standard: string, rap: string) => `Left: ${standard} under the standard plan, ${rap} under RAP.`,
    taxSource:
      'Tax of 2026 for somebody alone with the standard deduction of $16,100 and no credits (Rev. Proc. 2025-32). Social Security 6.2% up to $184,500 and Medicare 1.45%. Loan plans: 34 CFR 685.208 and 685.209.',
  },
  loanMedian: (monthly: string, count: number, rate: string) =>
    `About ${monthly} a month for ${years(count)} under the standard plan, at ${rate} interest`,
} as const;
