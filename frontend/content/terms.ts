/** Words of the terms of service. */
import type { LegalDocument } from './legal.ts';

export const termsWords = {
  title: 'Terms of Service',
  description: 'What you may expect of CampusAtlas, what it asks of you, and how far its figures can be relied on.',
  lead: 'CampusAtlas is free to use. In short: check with the school before you decide, leave the site usable for others, and name the source when you pass a figure on.',
  sections: [
    {
      id: 'use',
      title: 'Using the site',
      paragraphs: [
        'Anyone may search, look, compare and download lists, without an account and without paying. The service is not for children under 13.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'An account is free, and for one person. You choose the username and the password, and you keep the recovery code. Without both the password and the code we cannot open the account for you.',
        'Your bookmarks, lists, notes and searches are yours, and private. You can take them with you and delete the account at any time. We may close an account that is used to attack the site or to get at what others keep.',
      ],
      links: [{ label: 'Account settings', to: 'account' }],
    },
    {
      id: 'figures',
      title: 'How far to trust a figure',
      paragraphs: [
        'The figures are those that schools and public offices have published, for the year beside each. Prices and rules change, and a published figure can be wrong. We correct mistakes we learn of, but cannot promise that there are none.',
        'What is marked as an estimate is computed by us and is not an offer of any school. Ask the school itself before you apply, pay or turn down a place.',
      ],
      links: [{ label: 'Where figures come from', to: 'about' }],
    },
    {
      id: 'advice',
      title: 'Not advice',
      paragraphs: [
        'Nothing here is legal, financial or immigration advice. We are not part of any university or government, and no school pays for its place in a list.',
      ],
    },
    {
      id: 'fairness',
      title: 'What we ask of you',
      paragraphs: [],
      points: [
        'Do not try to break the site, to get at what others keep, or to make it slow for them. Programs may read it at the pace of a person.',
        'Do not send us email addresses that are not yours, or messages meant to sell something.',
        'When you publish a figure, name its source, which stands beside it.',
      ],
    },
    {
      id: 'rights',
      title: 'Whose it is',
      paragraphs: [
        'The data comes under the licences of its publishers, which the about page names one by one. Each photograph has its author and licence on it. The names of universities are theirs.',
      ],
      links: [{ label: 'Sources and licences', to: 'about' }],
    },
    {
      id: 'links',
      title: 'Links to other sites',
      paragraphs: [
        'We link to the sites of schools and public offices. What stands there, and what they do with what you enter, is up to them.',
      ],
    },
    {
      id: 'liability',
      title: 'No warranty',
      paragraphs: [
        'The site is offered as it is. It may be away for a while or lose what your browser or your account kept, so download what matters to you. As far as the law allows, we are not liable for what follows from using it or from not being able to.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      paragraphs: [
        'These terms change when the site does. What we keep of you stands in the privacy policy. Anything else you want to know, ask us.',
      ],
      links: [
        { label: 'Privacy Policy', to: 'privacy' },
        { label: 'Contact us', to: 'contact' },
      ],
    },
  ],
} as const satisfies LegalDocument;
