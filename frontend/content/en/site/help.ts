/** Words of the help center; its articles are in help/. */

import { plural } from '#schema/domain/formats/plural.ts';

export const helpWords = {
  title: 'Help center',
  description:
    'How to search, compare and save universities on CampusAtlas, step by step and in plain words, and who to ask.',
  lead: 'Short step-by-step articles. Search them, or choose a subject.',
  search: 'Search the help articles',
  placeholder: 'Type a word, such as bookmarks',
  found: (count: number) => plural(count, { one: `${count} article`, other: `${count} articles` }),
  foundSome: (count: number) =>
    plural(count, {
      one: `No article has all of these words. ${count} article has some of them.`,
      other: `No article has all of these words. ${count} articles have some of them.`,
    }),
  nothing: 'No article has these words. Try another word, or ask us below.',
  /** What people type for what our texts call otherwise; in lower case. */
  alsoTyped: { 'waiting list': 'waitlist' } as Readonly<Record<string, string>>,
  /** Words that say nothing of what is asked for: the search leaves them out. No accents. */
  fillers:
    'a about am an and any are as at be can could do does for from get have how i if in is it me my not of on or please should so that the there this to use was we what when where which who why will with you your',
  results: 'Articles found',
  guides: 'In our guides and articles',
  subjects: 'Subjects',
  breadcrumb: 'Breadcrumb',
  inCategory: (title: string) => `More in ${title}`,
  vote: {
    question: 'Was this helpful?',
    yes: 'Yes',
    no: 'No',
    pending: 'Sending…',
    thanksYes: 'Thank you. We are glad it helped.',
    thanksNo: 'Thank you. We count every answer and improve the articles with the most “No” votes.',
    answered: 'You have already answered on this device. Thank you.',
    tell: 'Tell us what is missing',
    subject: (title: string) => `Help article: ${title}`,
    failed: 'We couldn’t save your answer. Please try again.',
    tooOften: 'Too many tries in a short time. Please try again in a minute.',
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
