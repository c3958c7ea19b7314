/** Words of the help centre; its articles are in help/. */

export const helpWords = {
  title: 'Help centre',
  description:
    'How to search, compare and save universities on CampusAtlas, step by step and in plain words, and who to ask.',
  lead: 'Short articles that go step by step. Search them, or choose a subject below.',
  search: 'Search the help articles',
  placeholder: 'Type a word, such as bookmarks',
  found: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  foundSome: (count: number) =>
    `No article has all of these words. ${count === 1 ? '1 article has' : `${count} articles have`} some of them.`,
  nothing: 'No article has these words. Try another word, or ask us below.',
  results: 'Articles found',
  guides: 'In our guides and articles',
  subjects: 'Subjects',
  breadcrumb: 'Where this is',
  inCategory: (title: string) => `More in ${title}`,
  vote: {
    question: 'Was this helpful?',
    yes: 'Yes',
    no: 'No',
    pending: 'Sending…',
    thanksYes: 'Thank you. We are glad it helped.',
    thanksNo: 'Thank you. We count every answer, and work on the articles with the most No votes.',
    answered: 'You have already answered on this device. Thank you.',
    tell: 'Tell us what is missing',
    subject: (title: string) => `Help article: ${title}`,
    failed: 'We could not count your answer. Please try again.',
    tooOften: 'That was sent too often. Please try again in a minute.',
  },
  contact: {
    title: 'Ask a person',
    intro: 'A person reads every message.',
    email: 'Email',
    phone: 'Phone',
    hours: 'Office hours',
    write: 'Write a message',
    form: 'Contact form',
    formText: 'Your message goes straight to us.',
  },
  more: {
    title: 'Other places to look',
    faq: 'Frequently asked questions',
    glossary: 'Glossary',
  },
} as const;
