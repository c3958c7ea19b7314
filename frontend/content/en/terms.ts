/** Words of the terms of service. */
import type { LegalDocument } from './legal.ts';

export const termsWords = {
  title: 'Terms of Service',
  description: 'What you can expect from CampusAtlas, what it asks of you, and how far you can rely on its figures.',
  lead: 'CampusAtlas is free to use. In short: check with the school before you decide, don’t spoil the site for others, and name the source when you pass on a figure.',
  sections: [
    {
      id: 'use',
      title: 'Using the site',
      paragraphs: [
        'Anyone may search, browse, compare and download lists, without an account and for free. The service is not for children under 13.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'An account is free, and it is for one person. You choose the username and password, and you look after the recovery code. If you lose both the password and the code, we cannot open the account for you.',
        'Your bookmarks, lists, notes and searches are yours, and private unless you share a link to them. You can download them and delete the account at any time. We may close an account that is used to attack the site or to get at other people’s data.',
      ],
      links: [{ label: 'Account settings', to: 'account' }],
    },
    {
      id: 'figures',
      title: 'How far to trust a figure',
      paragraphs: [
        'The figures are those that schools and public offices have published, for the year shown beside each. Prices and rules change, and a published figure can be wrong. We correct mistakes when we learn of them, but we cannot promise that there are none.',
        'We work out what is marked as an estimate; it is not an offer from any school. Ask the school itself before you apply, pay or turn down a place.',
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
        'Do not try to break the site, to get at other people’s data, or to slow it down for them. Bots are welcome if they go no faster than a person would.',
        'Do not send us email addresses that are not yours, or messages that try to sell something.',
        'When you publish a figure, name its source, which is shown beside it.',
      ],
    },
    {
      id: 'rights',
      title: 'Who owns what',
      paragraphs: [
        'The data is under its publishers’ licenses, which the about page lists. Each photo names its author and license. The names of universities belong to them.',
      ],
      links: [{ label: 'Sources and licenses', to: 'about' }],
    },
    {
      id: 'links',
      title: 'Links to other sites',
      paragraphs: [
        'We link to the sites of schools and public offices. What they say, and what they do with what you enter, is up to them.',
      ],
    },
    {
      id: 'liability',
      title: 'No warranty',
      paragraphs: [
        'The site is offered as it is. It may be down for a while, or lose what your browser or account has stored, so download what matters to you. As far as the law allows, we are not liable for what comes of using it or of not being able to use it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      paragraphs: [
        'These terms change when the site does. What we store about you is in the privacy policy. If you want to know anything else, ask us.',
      ],
      links: [
        { label: 'Privacy Policy', to: 'privacy' },
        { label: 'Contact us', to: 'contact' },
      ],
    },
  ],
} as const satisfies LegalDocument;
