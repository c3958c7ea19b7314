/** Words of the privacy policy: the date and the age are the spec's; the rest says what is stored today, and no more. */
import type { LegalDocument } from './legal.ts';

export const privacyWords = {
  title: 'Privacy Policy',
  description:
    'What CampusAtlas keeps in your browser, what it keeps itself, what it never does, and how to have it removed.',
  updated: 'Last updated May 1, 2025',
  lead: 'You can use all of the search without telling us who you are. What you keep stays in your browser. The one thing we store is the email address you give us when you subscribe.',
  sections: [
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: [
        'What you keep and choose is written into the storage of your own browser, on this device, under these names. The lists are not sent to us: looking at a university or a comparison asks us for its figures, as any page does.',
      ],
      entries: [
        { name: 'campusatlas:bookmarked-universities', text: 'The universities you bookmarked.' },
        { name: 'campusatlas:recently-viewed', text: 'The last ten universities you looked at.' },
        { name: 'campusatlas:comparison', text: 'The universities picked for comparison, four at most.' },
        { name: 'campusatlas:account-hint', text: 'That we said once that bookmarks are kept on this device only.' },
        { name: 'campusatlas:color-mode', text: 'Light or dark, once you have chosen.' },
        {
          name: 'campusatlas:scroll',
          text: 'How far down each page you were, so that Back leads to the same place. Gone when you close the tab.',
        },
        { name: 'campusatlas-shell-…', text: 'The files of the site itself, so that it opens without a network.' },
        {
          name: 'campusatlas-kept-…',
          text: 'The lists, universities and pictures you saw last, so that they can be shown again without a network.',
        },
      ],
    },
    {
      id: 'position',
      title: 'Where you are',
      paragraphs: [
        'The site asks for your position only when you press the button for schools near you, and your browser asks you first. The position is rounded to about a kilometre before it goes into the address of the list and to our server, which keeps no record of who was where.',
      ],
    },
    {
      id: 'stored',
      title: 'What we store',
      paragraphs: [
        'If you subscribe at the foot of a page, we keep your email address and the time you gave it. We use it to write to you about the site and its data, and for nothing else. It is not sold, rented or given to anyone.',
      ],
    },
    {
      id: 'servers',
      title: 'What our servers note',
      paragraphs: [
        'When something fails, the server writes a line with the time, the kind of failure and a random number for the request. Your IP address, what you searched for and your email address are not in it.',
        'The network that carries the site sees your IP address, as it must to answer you. We look at it in passing to limit how often a form can be sent, and do not store it.',
      ],
    },
    {
      id: 'never',
      title: 'What we do not do',
      paragraphs: [],
      points: [
        'No advertising, and no tracking from page to page or from site to site.',
        'No scripts, fonts or pictures from other companies: everything on a page comes from this site, so nobody else learns that you opened it.',
        'No cookies for looking, searching and comparing.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'The service is not for children under 13, and we do not knowingly keep anything about them. If a child under 13 has given us an email address, write to us and it is removed.',
      ],
      links: [{ label: 'Contact us', to: 'contact' }],
    },
    {
      id: 'remove',
      title: 'How to have it removed',
      paragraphs: [],
      points: [
        'In your browser: remove a bookmark or a picked university where you see it, or clear the data of this site in the settings of your browser, which removes all of the above at once.',
        'Your email address: write to us through the contact page and it is deleted.',
      ],
      links: [{ label: 'Contact us', to: 'contact' }],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'When what we keep changes, this page changes with it, and so does the date at its top. What you agree to by using the site stands in the terms.',
      ],
      links: [{ label: 'Terms of Service', to: 'terms' }],
    },
  ],
} as const satisfies LegalDocument;
