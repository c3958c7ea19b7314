/** Words of the about page. The four round figures are fixed; over them stands what is counted. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const aboutWords = {
  title: 'About CampusAtlas',
  description: 'What CampusAtlas is for, how it came about, where its data comes from, and the rules it follows.',
  lead: 'A free site to search and compare universities and colleges in the United States and Canada, with the source of every number.',
  mission: {
    title: 'Our mission',
    paragraphs: [
      'We help students find the institutions that match their personal, financial and academic needs. That takes three things in one place: every college and university, numbers that mean the same for each of them, and words that anyone can understand.',
    ],
  },
  story: {
    title: 'Our story',
    paragraphs: [
      'A lot of information about American and Canadian universities is public: what they cost, who they admit and how many of their students graduate. But it is scattered across dozens of tables from many publishers, written for the people who collect it, and not all from the same year.',
      'So we read those tables, matched the numbers for each school, and noted where each one came from. CampusAtlas is the result: a list you can search in plain words, and a page for each school where every number shows its year and source.',
    ],
  },
  statistics: {
    title: 'In numbers',
    schools: 'schools',
    publishers: 'publishers of data',
    /** Under the number of schools. */
    today: 'in our data today',
    intro: 'The round numbers we set out with:',
    items: {
      universities: { figure: '1000+', label: 'universities' },
      students: { figure: '50K+', label: 'students helped' },
      countries: { figure: '2', label: 'countries' },
      filters: { figure: '15+', label: 'filters' },
    },
    students: '“Students helped” is a goal. We don’t track visits, so we can’t count the students.',
    countries: (us: number, ca: number) => `${formatCount(us)} in the United States, ${formatCount(ca)} in Canada`,
    tables: (count: number) => plural(count, { one: '1 table', other: `${formatCount(count)} tables` }),
    orders: (count: number) => `and ${plural(count, { one: '1 way', other: `${formatCount(count)} ways` })} to sort`,
    loading: 'Counting…',
    failed: 'We couldn’t load the counts',
  },
  sources: {
    title: 'Where our data comes from',
    intro: 'Each number on a school’s page leads to its source.',
    tables: (count: number) => plural(count, { one: `${count} table`, other: `${count} tables` }),
    others: (count: number) => plural(count, { one: '1 more source', other: `${count} more sources` }),
    rate: (usdPerCad: number, date: string) =>
      `Canadian prices are in CA$. To compare prices across the border, we count 1 Canadian dollar as ${usdPerCad.toFixed(3)} US dollars (${date}).`,
    loading: 'Reading the list of sources…',
    failed: 'We couldn’t load the list of sources. Each number still names its own.',
    tryAgain: 'Try again',
  },
  values: {
    title: 'What we stand for',
    items: [
      {
        title: 'A source for every number',
        body: 'A number without a source is an opinion. Ours show their year and publisher. If a number is an estimate, we say so. If one is missing, we say why.',
      },
      {
        title: 'We don’t sell your data',
        body: 'No ads, no paid placement, no tracking, no scripts from other companies. Schools can’t buy a better position.',
      },
      {
        title: 'Open to everyone',
        body: 'You don’t need an account to look. The site works with a keyboard, with a screen reader, on an older phone and on a slow connection.',
      },
      {
        title: 'Two countries, one measure',
        body: 'Where a number means the same on both sides of the border, we show it side by side. Where it doesn’t, the page says so.',
      },
    ],
  },
  next: {
    title: 'Where to next?',
    body: 'Look for a school, or read how to choose one and how to pay for it.',
    search: 'Search universities',
    resources: 'Guides and tools',
  },
} as const;
