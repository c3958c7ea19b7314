/** Words of the privacy policy: the date and the age are fixed; the rest says what is stored today, and no more. */
import { MESSAGE_LIFETIME_DAYS, SUBSCRIBER_LIFETIME_DAYS, UNUSED_ACCOUNT_MONTHS } from '#schema/domain/limits.ts';
import type { LegalDocument } from './legal.ts';

const time = (days: number) => (days === 365 ? 'one year' : `${days} days`);
const MESSAGE_TIME = time(MESSAGE_LIFETIME_DAYS);
const SUBSCRIBER_TIME = time(SUBSCRIBER_LIFETIME_DAYS);

export const privacyWords = {
  title: 'Privacy Policy',
  description:
    'What CampusAtlas stores in your browser, what we store ourselves, what we never do, and how to have it removed.',
  updated: 'Last updated May 1, 2025. Details on accounts, messages and help articles added November 24, 2026.',
  lead: 'You can use the whole search without telling us who you are. If you open an account, we keep a username and what you choose to save, and nothing else about you. We sell nothing and track nobody.',
  sections: [
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: [
        'What you save and choose is stored in your own browser, on this device, under these names. Without an account, the lists are not sent to us. (Opening a university, a comparison or your bookmarks asks us for its figures, as any page does.) Signing out empties this storage, even offline, except for light or dark mode, the language you chose, the note about accounts, and a logout that our server has not heard of yet.',
      ],
      entries: [
        { name: 'campusatlas:bookmarked-universities', text: 'The universities you bookmarked.' },
        { name: 'campusatlas:recently-viewed', text: 'The last ten universities you viewed.' },
        { name: 'campusatlas:viewed-at', text: 'When you viewed each of them.' },
        { name: 'campusatlas:comparison', text: 'The universities picked for comparison, four at most.' },
        { name: 'campusatlas:account-hint', text: 'That we told you once that bookmarks stay on this device.' },
        { name: 'campusatlas:help-votes', text: 'The help articles you gave an answer on.' },
        {
          name: 'campusatlas:signed-in-user',
          text: 'Your username and a few counts while you are signed in, so that the page can show them right away.',
        },
        {
          name: 'campusatlas:agreed-bookmarks',
          text: 'Which bookmarks this browser and your account last agreed on, so that none gets lost or doubled.',
        },
        { name: 'campusatlas:agreed-views', text: 'The same for the universities you viewed.' },
        {
          name: 'campusatlas:database-bookmark',
          text: 'How new your account’s data was when you last saw it, so that you never see an older version. It says nothing about you.',
        },
        {
          name: 'campusatlas:unsent:…',
          text: 'If your session ends before a bookmark or a change to your plan is saved: what it was about, without notes, until you sign in again, for a month at most. Signing out removes it.',
        },
        {
          name: 'campusatlas:owed-logout',
          text: 'If you sign out while offline: that we still have to tell our server, and which bookmarks it does not have yet. It goes once the server knows.',
        },
        {
          name: 'campusatlas:situation',
          text: 'What you entered under “About you”: where home is, family income and the like. When you look at prices, we send your home, citizenship and income with the question. When you look for similar schools that are closer, we also send the first three characters of your ZIP or postal code. “Forget everything” removes it, here and in your account.',
        },
        {
          name: 'campusatlas:own-prices',
          text: 'The last prices we worked out for you, to show them offline. They are removed together with your situation.',
        },
        {
          name: 'campusatlas:can-pay',
          text: 'What you said you can pay per year. It goes with the question for schools within it, and is forgotten with what you said.',
        },
        {
          name: 'campusatlas:plan',
          text: 'Your plan: the rounds, dates, tasks and notes you chose, and the scholarships you added.',
        },
        {
          name: 'campusatlas:plan-aside',
          text: 'A plan that was here before you signed in. It is not in your account until you say it is yours.',
        },
        {
          name: 'campusatlas:board',
          text: 'The decision board you are working on. The same board travels in its link, in the part of an address that browsers do not send to us.',
        },
        {
          name: 'campusatlas:students',
          text: 'On the page for counselors: the names you gave to students’ lists, and the links to them. The names are never sent.',
        },
        {
          name: 'campusatlas:situation-aside',
          text: 'What someone entered here before you signed in. We do not use it until you tell us that it is yours.',
        },
        {
          name: 'campusatlas:published-prices',
          text: 'That you want to see published prices instead of your own.',
        },
        {
          name: 'campusatlas:agreed-plan',
          text: 'While you are signed in: which plan this browser and your account last agreed on, so that two devices do not undo each other.',
        },
        {
          name: 'campusatlas:agreed-situation',
          text: 'While you are signed in: what this browser and your account last agreed on, so that each change is sent once.',
        },
        { name: 'campusatlas:color-mode', text: 'Light or dark mode, once you have chosen.' },
        { name: 'campusatlas:language', text: 'English or French, once you have chosen.' },
        { name: 'campusatlas:results-view', text: 'Whether you see results as a list, a table or a map.' },
        {
          name: 'campusatlas:scroll',
          text: 'How far down each page you were, so that Back takes you to the same place. Removed when you close the tab or sign out.',
        },
        { name: 'campusatlas-shell-…', text: 'The files of the site itself, so that it opens offline.' },
        {
          name: 'campusatlas-kept-…',
          text: 'The lists, universities and pictures you saw last, so that you can see them again offline.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'Searching, browsing and comparing set no cookies. Signing in sets three, which only this site can read. None of them is used to follow you.',
      ],
      entries: [
        {
          name: '__Host-session',
          text: 'Says which account is signed in. It lasts seven days. A visit in the second half of them starts a new seven days, up to 90 days in all. Signing out ends it.',
        },
        {
          name: '__Host-signed-in',
          text: 'Holds only “1”, so that pages know that somebody is signed in. It ends with the one above.',
        },
        {
          name: '__Host-device',
          text: 'Says, in scrambled form, which accounts were signed in on this device, so that strangers guessing your password cannot lock you out. It ends after 180 days.',
        },
      ],
    },
    {
      id: 'account',
      title: 'What an account holds',
      paragraphs: ['We ask for no name, no email address and no date of birth. Until you delete it, an account holds:'],
      points: [
        'Your username, when the account was opened, and the month you last signed in.',
        'Your password and your recovery code, each as a hash (scrypt for the password, SHA-256 for the code). Nobody can read them, including us.',
        'Your bookmarks with their private notes, your lists, your saved searches with the schools they found, and the schools you hid.',
        'The last ten schools you viewed, unless you turn that off.',
        'Your preferences, your choices, and the order of your dashboard.',
        'What you entered under “About you”, until you choose “Forget everything”.',
        'Your plan with its dates and notes, and the decision boards you save.',
        'How much space your notes, plan, boards and saved searches take up.',
        'The links you made to a list or to the dates of your plan. Anyone who has such a link sees that list by its name, or those dates, without your username or your notes, until you turn it off.',
        'Notifications about schools you saved. They are deleted after 400 days at the latest.',
        'After you sign out, the number of that session, until it would have ended anyway.',
      ],
      links: [{ label: 'Account settings', to: 'account' }],
    },
    {
      id: 'together',
      title: 'Recommendations',
      paragraphs: [
        'We work out recommendations from the schools you viewed, saved and hid, and from your preferences. Unless you turn it off, your bookmarks also help us count which schools people save together. We only store pairs that ten people or more have saved, as a number without names, so nobody’s list can be worked out from them.',
      ],
    },
    {
      id: 'position',
      title: 'Where you are',
      paragraphs: [
        'The site asks for your position only when you select the button for schools near you, and your browser asks you first. We round the position to about a kilometre before it goes into the address of the list and to our server. We keep no record of who was where.',
      ],
    },
    {
      id: 'stored',
      title: 'What else we store',
      paragraphs: [
        'Three forms send us something. We do not sell, rent or give any of it to anyone, and we do not link it to an account.',
      ],
      points: [
        `If you subscribe at the bottom of a page, we keep your email address and the time you gave it. The site itself sends nothing. Before we write to you about the site and its data, we ask you once whether it was you who subscribed. If you do not say yes, we do not write again. The address is deleted from the site after ${SUBSCRIBER_TIME}, or sooner if you ask us to.`,
        `If you write to us, we keep your name, your email address, the subject, the message and the time. We use them to answer you. They are deleted after ${MESSAGE_TIME}.`,
        'If you tell us whether a help article helped, we count the answer. We keep only the count.',
      ],
    },
    {
      id: 'servers',
      title: 'What our servers record',
      paragraphs: [
        'For each request, the server may write a line with the time, the kind of page or answer, whether it worked, how long it took and a random number; when something fails, also the kind of failure. Lines are kept for seven days. They do not contain your IP address, your username, which school you viewed, what you searched for, what you told us about yourself, what you wrote, or your email address.',
        'The network that carries the site sees your IP address, because it has to answer you. We check it in passing to limit how often a form can be sent, and do not store it. We limit how many changes an account can send in a minute in the same way.',
        'We count how many accounts are created from one connection in a day. What we store for it is a code that is made with a secret and the day, cannot be turned back, and is deleted within two days. How often an account is downloaded in an hour is counted in the same way.',
      ],
    },
    {
      id: 'never',
      title: 'What we do not do',
      paragraphs: [],
      points: [
        'No advertising, and no tracking from page to page or from site to site.',
        'No scripts, fonts or pictures from other companies. Everything on a page comes from this site, so nobody else learns that you opened it.',
        'No school and no other user learns what you save, write or search for, unless you give them a link.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'The service is not for children under 13, and we do not knowingly keep anything about them. If a child under 13 has opened an account or given us an email address, write to us and we will remove it.',
      ],
      links: [{ label: 'Contact us', to: 'contact' }],
    },
    {
      id: 'remove',
      title: 'How to have it removed',
      paragraphs: [],
      points: [
        'In your browser: remove a bookmark or a school in your comparison where you see it. To remove everything above at once, clear this site’s data in your browser’s settings.',
        'Your account: in Account settings, under Privacy, you can download everything it holds and delete it. It is deleted right away with everything in it, and you are signed out everywhere.',
        `An account with nothing in it: we delete it when nobody has signed in for ${UNUSED_ACCOUNT_MONTHS} months.`,
        'Your email address and your messages: write to us through the contact page and we will delete them.',
        'Backup copies that our host keeps for emergencies expire within 30 days.',
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
        'When we change what we store, we change this page, and a note at the top says so. What you agree to by using the site is in the terms.',
      ],
      links: [{ label: 'Terms of Service', to: 'terms' }],
    },
  ],
} as const satisfies LegalDocument;
