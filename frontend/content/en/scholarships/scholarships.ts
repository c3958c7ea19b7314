/**
 * Words and addresses of the scholarships page: the places where aid is really applied for, without amounts and deadlines,
 * which change each year. The list of awards has its words in scholarship-words.ts.
 */

export const scholarshipsWords = {
  title: 'Scholarships and financial aid',
  description:
    'National scholarships of the United States and Canada with amounts, deadlines and official pages, and the official sites where you apply for financial aid.',
  lead: 'What national scholarships pay, and when they are due. Most aid comes from governments and schools:',
  leadLinks: { US: 'in the United States', CA: 'in Canada' },
  first: {
    title: 'Before you begin',
    points: [
      'Applying for government aid is free, and you don’t need an agent. Anyone who asks for money to file a government form is not the government.',
      'Ask the school too. It may have its own aid, and its financial aid office will tell you which forms it wants and by when.',
      'You don’t pay back a grant or a scholarship, but you do pay back a loan. Check which ones are in an offer.',
    ],
  },
  countries: { US: 'Aid in the United States', CA: 'Aid in Canada' },
  next: {
    title: 'What would it cost?',
    body: 'A US school’s page shows what families really paid after grants, by income if that is published. A Canadian school’s page shows its prices before aid.',
    search: 'Search universities',
    affordable: 'The lowest tuition',
  },
} as const;
