/**
 * Words and addresses of the scholarships page: the places where aid is really applied for, without amounts and deadlines,
 * which change each year. The list of awards has its words in scholarship-words.ts.
 */

export const scholarshipsWords = {
  title: 'Scholarships and financial aid',
  description:
    'National scholarships of the United States and Canada with amounts, deadlines and official pages, and the official sites where you apply for financial aid.',
  lead: 'Large awards that a whole country can apply for, with what each pays, for whom and by when. Most aid comes from elsewhere, though: governments and the schools themselves. Their official sites are further down.',
  parts: 'On this page',
  first: {
    title: 'Before you begin',
    points: [
      'Applying for government aid costs nothing, and needs no agent. Whoever asks you for money to file a government form is not the government.',
      'Ask the school too. Much of the aid is its own, and its financial aid office says which forms it wants and by when.',
      'A grant or a scholarship is not paid back, a loan is. Read which of them an offer is made of.',
    ],
  },
  countries: { US: 'Aid in the United States', CA: 'Aid in Canada' },
  next: {
    title: 'What would it cost?',
    body: 'On a school’s page stands what families really paid there after grants, by income where it is known.',
    search: 'Search universities',
    affordable: 'The lowest tuition',
  },
} as const;
