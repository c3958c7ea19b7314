/** Words of the help centre; its articles are in help/. */
import { OFFICE_HOURS } from '#schema/domain/contact.ts';

export const helpWords = {
  title: 'Help centre',
  description:
    'How to search, compare and keep universities on CampusAtlas: step by step, in plain words, and whom to ask.',
  lead: 'Short articles, step by step. Search them, or choose a subject below.',
  search: 'Search the help articles',
  placeholder: 'Type a word, such as bookmarks',
  found: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  foundSome: (count: number) =>
    `No article holds all of these words. ${count === 1 ? '1 article holds' : `${count} articles hold`} some of them.`,
  nothing: 'No article holds these words. Try another word, or ask us below.',
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
    thanksYes: 'Thank you. We are glad that it helped.',
    thanksNo: 'Thank you. We count each answer, and look at the articles with the most No.',
    answered: 'You have answered already on this device. Thank you.',
    tell: 'Tell us what is missing',
    subject: (title: string) => `Help article: ${title}`,
    failed: 'Your answer could not be counted. Please try again.',
    tooOften: 'That was sent too often. Please try again in a minute.',
  },
  contact: {
    title: 'Ask a person',
    intro: 'A person reads every message.',
    email: 'Email',
    phone: 'Phone',
    hours: OFFICE_HOURS,
    chat: 'Live chat',
    startChat: 'Start a live chat',
    chatOpen:
      'There is no live chat on this site yet. Somebody is at the phone right now, and messages are answered today.',
    chatClosed: `There is no live chat on this site, and nobody is in the office right now. Messages are answered ${OFFICE_HOURS}.`,
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
