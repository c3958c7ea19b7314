/** Words of what comes after on a university's page: pay by program, the month after, what finishing costs. */

import { theSchool, withThe } from '#schema/domain/formats/english-grammar.ts';
import { formatShort } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { ProgramOrder } from '#schema/domain/programs/program-orders.ts';
import { AWARD_LEVEL_LABELS, type AwardLevel } from '#schema/domain/record/enums.ts';

const years = (count: number) =>
  plural(count, { one: `${formatShort(count)} year`, other: `${formatShort(count)} years` });

/** Years beyond which a payback time says no more than that there is none. */
const WORKING_LIFE = 40;

/** "5 months", "2 years", "1.5 years": months under a year, and half years after that. */
function duration(count: number): string {
  const months = Math.max(1, Math.round(count * 12));
  if (months < 12) return plural(months, { one: '1 month', other: `${months} months` });
  return years(Math.round(count * 2) / 2);
}

export const afterWords = {
  orders: {
    label: 'Sort programs by',
    options: {
      graduates: 'Graduates',
      earnings: 'Pay 4 years after graduating',
      debt: 'Debt, lowest first',
    } satisfies Record<ProgramOrder, string>,
  },
  pay: {
    caption: 'Pay and debt by program, next to the median for the same program at other schools',
    program: 'Program',
    name: (title: string, level: AwardLevel) => `${title}, ${AWARD_LEVEL_LABELS[level]}`,
    fourYears: 'Pay 4 years after graduating',
    oneYear: 'Pay 1 year after graduating',
    debt: 'Debt',
    against: 'Pay next to debt',
    againstIntro: 'The largest bachelor’s programs with published pay and debt.',
    elsewhere: (amount: string) => `elsewhere ${amount}`,
    withheld: 'not published',
    publishedUnder: (title: string) =>
      `Pay is published under ${title}, the subject this program was listed under before its code changed.`,
    none: 'Pay and debt by program are not published for this university.',
    allCampuses: (campuses: string, name: string) =>
      `Pay and debt are published for ${campuses === '2' ? 'both' : `all ${campuses}`} campuses of ${theSchool(name)} together, not for this campus alone.`,
    notCanada:
      'Our Canadian sources don’t have pay by program for individual schools, so none is shown here. Statistics Canada publishes it by province.',
    note: 'US dollars. “Elsewhere” is the median for other schools with the same program and degree, if it is published for ten or more of them.',
    more: (count: number) => `Show all ${count} programs`,
    fewer: 'Show fewer programs',
  },
  finishing: {
    afterAid: 'after average aid, without price increases',
    atOwnPrice: 'at your price, without increases',
    heading: 'Total cost to graduate',
    intro: (price: string) =>
      `A year here costs ${price} on average after grants, and not everyone graduates in four years.`,
    introPublic: (price: string) =>
      `A year here costs in-state students ${price} on average after grants, and not everyone graduates in four years.`,
    few: 'Too few students started here in the same year to say how many graduate, or when.',
    introOwn: (price: string) => `A year here would cost you about ${price}, and not everyone graduates in four years.`,
    yearsColumn: 'Time to graduate',
    billColumn: 'Total cost',
    doneColumn: 'Graduated by then',
    years,
    half: {
      4: 'At least half of the students who graduate do so within four years.',
      6: 'Most students who graduate take more than four years. At least half of them graduate within six.',
      8: 'Most students who graduate take more than six years.',
    },
    without: (percent: string, count: number) =>
      `${percent} of students who started here had no degree from this school after ${years(count)}. Some graduated from another school.`,
    more: (amount: string) => `Each extra year costs ${amount} more, and your first pay comes a year later.`,
    note: 'The yearly price times the number of years; price increases are not counted. The percentages are for students who started here full time and wanted a bachelor’s degree.',
  },
  month: {
    heading: 'Monthly budget after graduation',
    brief: 'What’s left after taxes, loan payment and rent',
    intro:
      'This is one month for someone who earned this degree four years ago, based on the median pay of graduates who work. Half of them earn less. It is an example, not a promise.',
    form: 'Monthly budget after graduation',
    program: 'Program',
    pay: 'Pay per year, before tax',
    payHint: 'The median for this program’s graduates after four years.',
    debt: 'Debt at graduation',
    debtHint: {
      program: 'The median for students in this program who borrowed here.',
      school: 'The median for students at this university who borrowed.',
      none: 'Not published. Enter your own.',
    },
    rate: 'Interest rate per year, in percent',
    rateHint: {
      undergraduate: '6.52 for undergraduate loans in 2026–27.',
      graduate: '8.07 for graduate student loans in 2026–27.',
    },
    dependants: 'Children and others you support',
    rent: 'Rent per month',
    rentHint: {
      studio: (area: string, period: string) => `A studio in ${withThe(area)}, ${period}.`,
      oneBedroom: (area: string, period: string) => `One bedroom in ${withThe(area)}, ${period}.`,
      none: 'We don’t have this. Enter your own.',
    },
    place: 'Rent in another place',
    placeHint: 'Type the name of a university in that place.',
    placeholder: 'Type a name',
    placeLoading: 'Looking up the rent…',
    placeFailed: 'We couldn’t load the rent. Enter it above.',
    placeNone: (name: string) => `We don’t have rents for the area around ${theSchool(name)}.`,
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
    short: 'This pay doesn’t cover this loan and this rent.',
    noState: 'State income tax, health insurance and savings come out of this too.',
    noTerritory: (place: string) =>
      `Health insurance and savings come out of this too. The taxes are those of the 50 states; ${place} has its own rules.`,
    payoff: {
      heading: 'Payback time',
      cost: 'Cost of the degree',
      costHint: (count: number) => `${years(count)} at the average price after grants.`,
      costHintOwn: (count: number) => `${years(count)} at your price.`,
      costHintNone: 'We don’t have a price for this degree. Enter your own.',
      without: 'Pay per year with only a high school diploma',
      withoutHint:
        'The median for people aged 25 to 34 who work and have only a high school diploma, in the state or territory of the main campus (College Scorecard, June 2026).',
      withoutNone: 'We don’t have this for the state. Enter your own.',
      years: (count: number) =>
        count > WORKING_LIFE
          ? 'The extra pay is too small to cover the cost of the degree within a working life (before taxes).'
          : `The extra pay covers the cost of the degree in about ${duration(count)} (before taxes).`,
      free: 'The degree cost you nothing, so it pays off from the start.',
      never: 'This pay is no higher than with only a high school diploma, so the degree doesn’t pay for itself.',
      note: 'We don’t count the pay you give up while you study, or raises as you get older.',
    },
    none: 'Pay 4 years after graduating is not published for any program here, so we can’t show a monthly budget.',
    canada:
      'Our Canadian sources don’t have pay by program for individual schools. We don’t guess, so we can’t show a monthly budget here.',
    loans: 'More on paying back loans',
    said: (standard: string, rap: string) => `Left: ${standard} under the standard plan, ${rap} under RAP.`,
    taxSource:
      'We use 2026 federal tax for a single person with the standard deduction of $16,100 and no credits, Social Security at 6.2% up to $184,500, Medicare at 1.45%, and the federal loan plans of 2026.',
  },
  loanMedian: (monthly: string, count: number, rate: string) =>
    `About ${monthly} per month for ${years(count)} under the standard plan, at ${rate} interest`,
} as const;
