/** Words of the page that says how to connect an assistant. */
import type { LegalDocument } from '#frontend/content/legal-document.ts';
import { inSentence } from '#schema/domain/formats/english-grammar.ts';

/** A question with its answer; the numbers are those of the page of the major. */
export const assistantExampleWords = {
  title: 'An example',
  asked: 'You ask',
  question: (major: string) => `What do people with a degree in ${inSentence(major)} earn?`,
  answered: 'Your assistant answers',
  answer: (major: string, pay: string, lower: string, upper: string) =>
    `Four years after a bachelor’s degree in ${inSentence(major)}, the median pay is ${pay} per year in the United States. For the middle 50% of schools, it is between ${lower} and ${upper}.`,
  more: 'Check it on the major’s page',
} as const;

export const assistantsPageWords: LegalDocument = {
  title: 'Use CampusAtlas in your assistant',
  description:
    'Connect ChatGPT, Claude or another assistant to CampusAtlas. It can then search universities, compare them and quote every number with its year and source.',
  lead: 'Many students ask an assistant about college. Connect yours to CampusAtlas, and it answers from both countries’ public data, with the year and source of each number. It is free and needs no account.',
  address: {
    label: 'The link',
    path: '/mcp',
    copy: 'Copy link',
    copied: { title: 'Link copied', description: 'Paste it into your assistant’s settings.' },
    notCopied: { title: 'We couldn’t copy the link', description: 'Select it and copy it yourself.' },
  },
  sections: [
    {
      id: 'connect',
      title: 'How to connect',
      paragraphs: ['Your assistant needs one link. Assistants call this a connector, an MCP server or a custom tool.'],
      steps: [
        'Copy the link.',
        'In an app such as ChatGPT or Claude: open the settings, choose connectors, add a custom connector, and paste the link. There is no password. In a configuration file: add a server of the type “streamable HTTP” with the link as its URL.',
        'Ask as you would ask a counselor: “Which nursing programs in Ohio cost less than $15,000 per year for my family?”',
      ],
    },
    {
      id: 'tools',
      title: 'What your assistant can ask',
      paragraphs: ['There are seven tools. They only read data. None of them can change anything.'],
      textsFirst: true,
      entries: [
        { name: 'search', text: 'Find schools by name, in plain words, or with filters.' },
        { name: 'university', text: 'One school: prices, admission, graduation, pay and debt.' },
        { name: 'compare', text: 'Two to four schools side by side.' },
        { name: 'price', text: 'What a year would cost your family.' },
        { name: 'programs', text: 'Programs by subject, place and degree.' },
        { name: 'majors', text: 'What a major is, and what it pays.' },
        { name: 'explain_figure', text: 'What one number means and where it comes from.' },
      ],
    },
    {
      id: 'sent',
      title: 'What is sent, and what is not',
      paragraphs: [
        'Your assistant sends us the question it made from your words, for example a school’s name. We don’t see your conversation, your name or your account with the assistant. To see what the company behind your assistant stores, read its privacy policy.',
      ],
      points: [
        'If you ask about prices, your assistant may send us your state or province and an income range. We use them for that one answer. We don’t store them or write them to a log.',
        'Your bookmarks, plan and notes on CampusAtlas are never sent to an assistant.',
        'We count requests from each network address for one minute, so that nobody overloads the site.',
      ],
    },
    {
      id: 'careful',
      title: 'Check what matters',
      paragraphs: [
        'Assistants make mistakes, even with good data. Every answer has a link to the school’s page here: open it and check the number before you decide. Nobody can predict whether you will be admitted.',
      ],
      links: [{ label: 'Privacy Policy', to: 'privacy' }],
    },
  ],
};
