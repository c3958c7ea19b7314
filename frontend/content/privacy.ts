/** Words of the privacy policy: the date and the age are fixed; the rest says what is stored today, and no more. */
import { MESSAGE_LIFETIME_DAYS, SUBSCRIBER_LIFETIME_DAYS } from '#schema/domain/limits.ts';
import type { LegalDocument } from './legal.ts';

const time = (days: number) => (days === 365 ? 'one year' : `${days} days`);
const MESSAGE_TIME = time(MESSAGE_LIFETIME_DAYS);
const SUBSCRIBER_TIME = time(SUBSCRIBER_LIFETIME_DAYS);

export const privacyWords = {
  title: 'Privacy Policy',
  description:
    'What CampusAtlas keeps in your browser, what it keeps itself, what it never does, and how to have it removed.',
  updated: 'Last updated May 1, 2025. Details on accounts, messages and help articles added November 22, 2026.',
  lead: 'You can use all of the search without telling us who you are. If you open an account, we keep a username and what you choose to keep, and nothing else about you. We sell nothing and track nobody.',
  sections: [
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: [
        'What you keep and choose is written into the storage of your own browser, on this device, under these names. Without an account the lists are not sent to us: looking at a university, a comparison or your bookmarks asks us for their figures, as any page does. Signing out empties this storage, also without a network, except for light or dark and the note about accounts.',
      ],
      entries: [
        { name: 'campusatlas:bookmarked-universities', text: 'The universities you bookmarked.' },
        { name: 'campusatlas:recently-viewed', text: 'The last ten universities you looked at.' },
        { name: 'campusatlas:viewed-at', text: 'When you looked at each of them.' },
        { name: 'campusatlas:comparison', text: 'The universities picked for comparison, four at most.' },
        { name: 'campusatlas:account-hint', text: 'That we said once that bookmarks are kept on this device only.' },
        { name: 'campusatlas:help-votes', text: 'The help articles for which you said whether they helped.' },
        {
          name: 'campusatlas:signed-in-user',
          text: 'Your username and a few counts while you are signed in, so that the page shows them at once.',
        },
        {
          name: 'campusatlas:agreed-bookmarks',
          text: 'Which bookmarks this browser and your account last agreed on, so that nothing is lost or there twice.',
        },
        { name: 'campusatlas:agreed-views', text: 'The same for the universities you looked at.' },
        {
          name: 'campusatlas:database-bookmark',
          text: 'A mark of how new your account’s data was when you last saw it, so that you are never shown less than that. It says nothing about you.',
        },
        {
          name: 'campusatlas:unsent:…',
          text: 'When your session runs out before a bookmark is saved: which schools it was about, until you sign in again, a month at most. Signing out leaves nothing of it.',
        },
        {
          name: 'campusatlas:owed-logout',
          text: 'When you sign out without a network: that our server has still to be told, and which bookmarks it has not got yet. Gone as soon as it was told.',
        },
        {
          name: 'campusatlas:situation',
          text: 'What you said under “My situation”: where home is, family income and the like. Home, citizenship and income go with a question when you look at prices; nothing else of it does. “Forget all of it” removes it, here and in your account.',
        },
        {
          name: 'campusatlas:own-prices',
          text: 'The last prices worked out for you, to show them without a network. They go with what you said.',
        },
        {
          name: 'campusatlas:can-pay',
          text: 'What you said you can pay per year. It goes with the question for schools within it, and is forgotten with what you said.',
        },
        {
          name: 'campusatlas:situation-aside',
          text: 'What was said here before you signed in, unused, until you say whether it is yours.',
        },
        {
          name: 'campusatlas:published-prices',
          text: 'That you want the published prices in place of your own.',
        },
        {
          name: 'campusatlas:agreed-situation',
          text: 'While you are signed in: what this browser and your account last agreed on, so that a change is sent once.',
        },
        { name: 'campusatlas:color-mode', text: 'Light or dark, once you have chosen.' },
        {
          name: 'campusatlas:scroll',
          text: 'How far down each page you were, so that Back leads to the same place. Gone when you close the tab or sign out.',
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
      title: 'Cookies',
      paragraphs: [
        'There are none for looking, searching and comparing. Signing in sets three, which only this site can read. None of them is used to follow you.',
      ],
      entries: [
        {
          name: '__Host-session',
          text: 'Says which account is signed in. Ends after seven days without a visit, after 90 days in any case, or when you sign out.',
        },
        {
          name: '__Host-signed-in',
          text: 'Holds nothing but “1”, so that pages know that somebody is signed in. Ends with the one above.',
        },
        {
          name: '__Host-device',
          text: 'Says, in scrambled form, which accounts were signed in on this device, so that strangers who guess at your password cannot lock you out. Ends after 180 days.',
        },
      ],
    },
    {
      id: 'account',
      title: 'What an account holds',
      paragraphs: ['We ask for no name, no email address and no date of birth. Until you delete it, an account holds:'],
      points: [
        'Your username, and when the account was opened.',
        'Your password and your recovery code, each as a hash (scrypt). Nobody can read them, not even we.',
        'Your bookmarks with their private notes and how long these are together, your lists, your saved searches with the schools they found, and the schools you hid.',
        'The last ten schools you looked at, unless you switch that off.',
        'Your preferences, your choices, and the order of your dashboard.',
        'What you said under “My situation”, until you have it forgotten.',
        'Notifications about schools you keep. They are deleted after 400 days at the latest.',
        'When you sign out, the number of that session, until it would have ended anyway.',
      ],
      links: [{ label: 'Account settings', to: 'account' }],
    },
    {
      id: 'together',
      title: 'Recommendations',
      paragraphs: [
        'Recommendations are worked out from what you viewed, kept, hid and said you look for. Unless you switch it off, your bookmarks also count toward which schools people keep together. Only pairs that ten people or more keep are written down, as a number without names, so nobody’s list can be read from them.',
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
      title: 'What else we store',
      paragraphs: [
        'Three forms send us something. None of it is sold, rented or given to anyone, and none of it is joined with an account.',
      ],
      points: [
        `If you subscribe at the foot of a page, we keep your email address and the time you gave it. The site itself sends nothing. Before we write to you about the site and its data, we ask you once whether it was you who subscribed; without your yes we write no more. The address is deleted from the site after ${SUBSCRIBER_TIME}, or sooner if you ask us to.`,
        `If you write to us, we keep your name, your email address, the subject, the message and the time. We use them to answer you. They are deleted after ${MESSAGE_TIME}.`,
        'If you say whether a help article helped, we count the answer. Nobody’s answer is kept by itself.',
      ],
    },
    {
      id: 'servers',
      title: 'What our servers note',
      paragraphs: [
        'For each request, the server may write a line with the time, the kind of page or answer, whether it worked, how long it took and a random number; when something fails, also the kind of failure. Lines are kept for seven days. Your IP address, your username, which school you looked at, what you searched for, what you said of yourself, what you wrote and your email address are not in them.',
        'The network that carries the site sees your IP address, as it must to answer you. We look at it in passing to limit how often a form can be sent, and do not store it. How many changes an account sends in a minute is limited in the same way.',
      ],
    },
    {
      id: 'never',
      title: 'What we do not do',
      paragraphs: [],
      points: [
        'No advertising, and no tracking from page to page or from site to site.',
        'No scripts, fonts or pictures from other companies: everything on a page comes from this site, so nobody else learns that you opened it.',
        'No school and no other user learns what you keep, note or search for.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'The service is not for children under 13, and we do not knowingly keep anything about them. If a child under 13 has opened an account or given us an email address, write to us and it is removed.',
      ],
      links: [{ label: 'Contact us', to: 'contact' }],
    },
    {
      id: 'remove',
      title: 'How to have it removed',
      paragraphs: [],
      points: [
        'In your browser: remove a bookmark or a picked university where you see it, or clear the data of this site in the settings of your browser, which removes all of the above at once.',
        'Your account: in Account settings, under Privacy, you can download everything it holds and delete it. It is deleted at once, with all it holds, and all its sessions end.',
        'Your email address and your messages: write to us through the contact page and they are deleted.',
        'Copies that our host keeps for emergencies run out by themselves within 30 days.',
      ],
      links: [
        { label: 'Account settings', to: 'account' },
        { label: 'Contact us', to: 'contact' },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'When what we keep changes, this page changes with it, and a note at its top says so. What you agree to by using the site stands in the terms.',
      ],
      links: [{ label: 'Terms of Service', to: 'terms' }],
    },
  ],
} as const satisfies LegalDocument;
