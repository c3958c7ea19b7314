/** Words of the FAQ page. */
import { plural } from '#schema/domain/formats/plural.ts';

export const faqWords = {
  title: 'Frequently asked questions',
  description:
    'Short answers about searching, comparing, accounts, privacy, scholarships and financial aid on CampusAtlas.',
  lead: 'Short answers to what people ask us most. Each answer has its own link, so you can send it to someone.',
  filter: 'Filter the questions',
  placeholder: 'Type a word, such as password',
  found: (count: number) => plural(count, { one: `${count} question`, other: `${count} questions` }),
  nothing: 'No question has these words.',
  clear: 'Show all questions',
  copy: 'Link to this answer',
  sections: 'Sections',
  more: {
    title: 'Still have a question?',
    body: 'Write to us. A person reads every message.',
    contact: 'Contact us',
    help: 'Search the help center',
  },
} as const;
