/** Words of the about page. The four figures of the strip are fixed; beside each stands what is counted. */

const grouped = new Intl.NumberFormat('en-US');

export const aboutWords = {
  title: 'About CampusAtlas',
  description: 'What CampusAtlas is for, how it came about, what its figures are counted from, and the rules it keeps.',
  lead: 'A free place to search, compare and keep universities and colleges of the United States and Canada, with the source of every figure.',
  mission: {
    title: 'Our mission',
    paragraphs: [
      'We help students find the institutions that match their personal, financial and academic needs. That takes three things in one place: every school worth looking at, figures that mean the same for each of them, and words that anyone can understand.',
    ],
  },
  story: {
    title: 'Our story',
    paragraphs: [
      'What American and Canadian universities cost, whom they admit and how many of their students graduate is public. But it lies in dozens of tables of many publishers, in the language of those who collect it, and not all of it is about the same year.',
      'So we read those tables, joined what belongs to the same school, wrote down where each figure came from, and left blank what nobody knows. CampusAtlas is what came of it: a list one can search in plain words, and a page for each school on which every figure says its year and its source.',
    ],
  },
  statistics: {
    title: 'In figures',
    intro: 'Above, the round numbers we set out with. Below each, what is counted today.',
    counted: 'Counted today',
    goal: 'A goal',
    items: {
      universities: { figure: '1000+', label: 'universities' },
      students: { figure: '50K+', label: 'students helped' },
      countries: { figure: '2', label: 'countries' },
      filters: { figure: '15+', label: 'filters' },
    },
    universities: (count: number) => `${grouped.format(count)} in the dataset`,
    students: 'Not counted: we keep no record of who comes here',
    countries: (us: number, ca: number) =>
      `${grouped.format(us)} in the United States, ${grouped.format(ca)} in Canada`,
    filters: (filters: number, orders: number) => `${filters} filters and ${orders} ways to order a list`,
    loading: 'Counting...',
    failed: 'The counts cannot be read right now',
  },
  sources: {
    title: 'Where figures come from',
    intro: 'Each figure on a school’s page leads to its own source.',
    tables: (count: number) => (count === 1 ? '1 table' : `${count} tables`),
    rate: (usdPerCad: number, date: string) =>
      `Canadian money is shown in Canadian dollars. Where prices are compared across the border, 1 Canadian dollar counts as ${usdPerCad.toFixed(3)} US dollars: ${date}.`,
    loading: 'Reading the list of sources...',
    failed: 'The list of sources cannot be read right now. Each figure still names its own.',
    tryAgain: 'Try again',
  },
  values: {
    title: 'What we hold to',
    items: [
      {
        title: 'The source beside the number',
        body: 'A figure without a source is an opinion. Ours carry their year and their publisher; an estimate says so, and a blank says why it is blank.',
      },
      {
        title: 'Nobody is sold',
        body: 'No advertising, no paid places in a list, no tracking, no scripts from others. Schools cannot buy a better position.',
      },
      {
        title: 'Open to everyone',
        body: 'No account is needed to look. The site works by keyboard, with a screen reader, on a modest phone and on a slow network.',
      },
      {
        title: 'Two countries, one measure',
        body: 'Where a figure means the same on both sides of the border it stands side by side. Where it does not, the page says so.',
      },
    ],
  },
  next: {
    title: 'Go on from here',
    body: 'Look for a school, or read how to choose one and how to pay for it.',
    search: 'Search universities',
    resources: 'Guides and tools',
  },
} as const;
