/** Words of the privacy policy: the date and the age are the spec's; the rest says what is stored today, and no more. */
import type { LegalDocument } from './legal.ts';

export const privacyWords = {
  title: 'Privacy Policy',
  description:
    'What CampusAtlas keeps in your browser, what it keeps itself, what it never does, and how to have it removed.',
  updated: 'Last updated May 1, 2025',
  lead: 'You can use all of the search without telling us who you are. What you keep stays in your browser; if you make an account, the account keeps it too. Beyond that we store only what you send us by a form.',
  sections: [
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: [
        'What you keep and choose is written into the storage of your own browser, on this device, under these names. The lists are not sent to us unless you sign in: looking at a university or a comparison asks us for its figures, as any page does.',
        'When you log out, everything that says what you kept and looked at is removed from the browser, so that whoever comes after you on a shared computer does not see it.',
      ],
      entries: [
        { name: 'campusatlas:bookmarked-universities', text: 'The universities you bookmarked.' },
        { name: 'campusatlas:recently-viewed', text: 'The last ten universities you looked at.' },
        { name: 'campusatlas:comparison', text: 'The universities picked for comparison, four at most.' },
        { name: 'campusatlas:account-hint', text: 'That we said once that bookmarks are kept on this device only.' },
        {
          name: 'campusatlas:signed-in-user',
          text: 'Your username while you are signed in, so that pages show it at once. Gone when you log out.',
        },
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
      id: 'cookies',
      title: 'Cookies, if you sign in',
      paragraphs: ['Without an account the site sets no cookies. Signing in sets these three, and no others.'],
      entries: [
        {
          name: '__Host-session',
          text: 'Proves that you are signed in; no script can read it. Lasts seven days and is renewed while you come back. Gone when you log out.',
        },
        {
          name: '__Host-signed-in',
          text: 'Says only that there is a session, so that pages know whether to ask. Comes and goes with it.',
        },
        {
          name: '__Host-device',
          text: 'Remembers, scrambled, which usernames have signed in on this device, so that somebody who guesses at yours elsewhere cannot lock you out here. Lasts 180 days.',
        },
      ],
    },
    {
      id: 'account',
      title: 'What an account holds',
      paragraphs: [
        'An account is a username and a password; we ask for no name, email address or date of birth. The password and the recovery code are stored scrambled, so that nobody can read them, not even we.',
        'The account keeps what you put into it: bookmarks and their notes, lists, saved searches, hidden universities, preferences, and, unless you switch it off, the last ten universities you looked at. Nobody but you sees any of it.',
        'Unless you switch it off, your bookmarks count towards which universities people keep together. Only counts over a threshold of people are used, without names, so that nobody’s list can be read from them.',
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
        'Your account: the tab Privacy of the account settings gives you all of it as a file, and deletes it with everything in it at once.',
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
