/** Words of the figures in schema/domain/figures/money.ts. */
import type { WordsOf } from '#frontend/content/figure-words.ts';
import type { MONEY_FIGURES } from '#schema/domain/figures/money.ts';

export const MONEY_WORDS: WordsOf<typeof MONEY_FIGURES> = {
  yourPrice: {
    label: 'Your price per year',
    search: {
      label: 'Your price per year (US dollars)',
      hint: 'What a year would cost you, based on what you told us. Canadian prices are converted to US dollars.',
      fields: ['Lowest price for you', 'Highest price for you'],
      parameters: ['the lowest price for you', 'the highest price for you'],
      chips: ['Your price from {value}', 'Your price up to {value}'],
      orders: ['My price', 'My price: high to low'],
      without: 'reliable price for you',
    },
  },
  tuitionInDistrict: {
    label: 'In-district tuition',
    meaning: 'The sticker price for people who live in the college’s district, with required fees, before any aid.',
    csv: 'Tuition and fees, in district',
  },
  tuitionInState: {
    label: 'In-state or domestic tuition',
    meaning: 'The sticker price for residents of the state or province, with required fees, before any aid.',
    inCanada:
      'What Canadian students are charged for a year of full-time study, before any aid. In Quebec, Ontario and Nova Scotia, this is the price for residents of the province.',
    csv: 'Tuition and fees, in state or domestic',
    trend: 'Tuition, in state',
    changed: 'In-state tuition',
    search: {
      label: 'In-state or domestic tuition',
      hint: 'In US dollars. What state residents pay. In Canada: what Canadian students pay (in Quebec, Ontario and Nova Scotia, students from the province).',
      finder: 'cost fees resident Canadian affordable',
      fields: ['Minimum in-state tuition', 'Maximum in-state tuition'],
      parameters: ['the minimum in-state tuition', 'the maximum in-state tuition'],
      chips: ['In-state tuition from {value}', 'In-state tuition up to {value}'],
      orders: ['In-state tuition: low to high', 'In-state tuition: high to low'],
      without: 'in-state tuition data',
      read: {
        amount: 'in-state tuition',
        orders: ['Lowest in-state tuition', 'Highest in-state tuition'],
        reason: 'in-state tuition {value}',
      },
    },
  },
  tuition: {
    label: 'Out-of-state or international tuition',
    meaning: 'The sticker price for a year of full-time study, with required fees, before any aid.',
    inCanada: 'What international students are charged for a year of full-time study, before any aid.',
    csv: 'Tuition and fees, out of state or international',
    trend: 'Tuition',
    changed: 'Tuition',
    search: {
      label: 'Tuition per year (US dollars)',
      hint: 'Out-of-state or international tuition and fees.',
      finder: 'cost price fees out-of-state international expensive cheap affordable',
      fields: ['Minimum tuition', 'Maximum tuition'],
      parameters: ['the minimum tuition', 'the maximum tuition'],
      chips: ['Tuition from {value}', 'Tuition up to {value}'],
      orders: ['Tuition: low to high', 'Tuition: high to low'],
      without: 'tuition data',
      read: {
        amount: 'tuition',
        orders: ['Lowest tuition', 'Highest tuition'],
        reason: 'out-of-state or international tuition {value}',
      },
    },
  },
  tuitionOtherProvinces: { meaning: 'What Canadians from other provinces pay, if it is more than residents pay.' },
  roomAndBoard: {
    label: 'Housing and food',
    meaning: 'What it costs to live and eat on campus for a year.',
    csv: 'Housing and food',
  },
  booksAndSupplies: {
    label: 'Books and supplies',
    meaning: 'The price of a year’s textbooks and of everything else your courses require.',
    csv: 'Books and supplies',
  },
  otherExpenses: { label: 'Other expenses', meaning: 'Transportation and personal expenses for a year.' },
  yearInState: {
    label: 'Total per year, in-state or domestic',
    meaning:
      'Tuition for residents, housing and food, books and other expenses added up, before any aid. Where we don’t have a number, we use a typical amount and mark the total as an estimate.',
  },
  yearOutOfState: {
    label: 'Total per year, out-of-state or international',
    meaning:
      'Tuition for students from elsewhere, housing and food, books and other expenses added up, before any aid. Where we don’t have a number, we use a typical amount and mark the total as an estimate.',
  },
  affordability: {
    label: 'Sticker price category',
    meaning: 'Which third of all schools its out-of-state or international tuition is in, compared in US dollars.',
  },
  percentReceivingAid: {
    label: 'Students with grant aid',
    meaning: 'Share of first-time, full-time undergraduates who got a grant or scholarship from any source.',
    csv: 'Students with grant aid',
  },
  averageAidAmount: {
    label: 'Average grant',
    meaning: 'The average grant or scholarship per year, for students who got one. You don’t pay it back.',
    csv: 'Average grant',
    search: {
      label: 'Average grant',
      hint: 'Grants and scholarships per year, for students who get some. US only.',
      finder: 'scholarship aid',
      fields: ['Lowest average grant', 'Highest average grant'],
      parameters: ['the minimum average grant', 'the maximum average grant'],
      chips: ['Average grant {value} or more', 'Average grant {value} or less'],
      orders: ['Average grant: lowest first', 'Average grant: highest first'],
      without: 'average grant',
      read: { amount: 'average grant', orders: ['', 'Largest average grants'], reason: 'average grant {value}' },
    },
  },
  netPrice: {
    label: 'Net price',
    meaning: 'What a year costs on average after grants and scholarships, including tuition, housing, food and books.',
    inCanada: 'What a year costs on average after aid. No source publishes it for Canadian universities.',
    compared:
      'What a year costs on average after grants and scholarships, including tuition, housing, food and books. At US public schools, it covers in-state students.',
    csv: 'Net price',
    trend: 'Net price',
    changed: 'Net price',
    search: {
      label: 'Net price per year',
      hint: 'US dollars, after grants and scholarships. US schools only.',
      finder: 'cost aid grants scholarships affordable cheap',
      fields: ['Minimum net price', 'Maximum net price'],
      parameters: ['the minimum net price', 'the maximum net price'],
      chips: ['Net price from {value}', 'Net price up to {value}'],
      orders: ['Net price: low to high', 'Net price: high to low'],
      without: 'net price',
      read: { amount: 'net price', orders: ['Lowest net price', 'Highest net price'], reason: 'net price {value}' },
    },
  },
  netPriceByIncome: {
    label: 'Net price, family income {value}',
    meaning: 'The net price for a year by family income, for students with federal aid.',
    compared:
      'The net price for a year by family income, for students with federal aid. At US public schools, it covers in-state students.',
  },
  rent: { label: 'Rent nearby per month, one bedroom', meaning: 'Monthly rent for an apartment near the school.' },
  priceParity: { meaning: 'How prices in the area compare with the whole country.' },
  medianEarnings: {
    label: 'Earnings 10 years after starting',
    meaning:
      'Ten years after they started here, half of the former students who had federal aid and have a job earn more than this, and half earn less.',
    csv: 'Median earnings',
    search: {
      label: 'Earnings 10 years after starting',
      hint: 'US dollars per year, ten years after starting.',
      finder: 'salary pay wages income outcomes',
      fields: ['Minimum earnings', 'Maximum earnings'],
      parameters: ['the minimum earnings', 'the maximum earnings'],
      chips: ['Earnings from {value}', 'Earnings up to {value}'],
      orders: ['Earnings: low to high', 'Earnings: high to low'],
      without: 'earnings data',
      read: { amount: 'earnings', orders: ['Lowest earnings', 'Highest earnings'], reason: 'median earnings {value}' },
    },
  },
  earningsChecks: { label: 'Programs that pay clearly more than a high school diploma' },
  percentFederalLoan: {
    label: 'Undergraduates with a federal loan',
    meaning:
      'Share of all undergraduates who took out a federal student loan that year. At colleges that don’t offer these loans, it is 0%.',
    csv: 'Undergraduates with a federal loan',
    search: {
      label: 'Share of students with a federal loan',
      hint: 'Percent of undergraduates who took out a federal student loan that year. US only.',
      finder: 'borrow debt loans',
      fields: ['Lowest share with a federal loan', 'Highest share with a federal loan'],
      parameters: ['the minimum share with a federal loan', 'the maximum share with a federal loan'],
      chips: ['At least {value} with a federal loan', 'At most {value} with a federal loan'],
      orders: ['Federal loans: lowest share first', 'Federal loans: highest share first'],
      without: 'data on federal loans',
      read: {
        amount: 'with a federal loan',
        orders: ['Fewest students with a federal loan', 'Most students with a federal loan'],
        reason: '{value} have a federal loan',
      },
    },
  },
  medianDebt: {
    label: 'Debt at graduation',
    meaning: 'Half of graduates with federal loans owe more than this when they graduate, and half owe less.',
    search: {
      label: 'Median debt',
      hint: 'Federal loans owed at graduation, in US dollars.',
      finder: 'loans borrow owe',
      fields: ['Minimum debt', 'Maximum debt'],
      parameters: ['the minimum debt', 'the maximum debt'],
      chips: ['Debt from {value}', 'Debt up to {value}'],
      orders: ['Debt: low to high', 'Debt: high to low'],
      without: 'debt data',
      read: { amount: 'median debt', orders: ['Lowest debt', 'Highest debt'], reason: 'median debt {value}' },
    },
  },
  programEarnings: { meaning: 'What graduates of a program earn, and what they borrowed.' },
  earningsLines: {
    meaning:
      'What people with only a high school diploma earn. The earnings check compares each program’s pay with it.',
  },
  trends: { meaning: 'Price, admission, graduation and retention over the years.' },
};
