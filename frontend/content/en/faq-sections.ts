/** Questions that are asked often, in their five sections. Each has an id, which leads to it: /faq#is-it-free. */
import { type Block, bullets, link, p, steps } from '#frontend/content/running-text.ts';

export interface FaqEntry {
  /** Fragment of the address; never changed, as people share it. */
  id: string;
  question: string;
  answer: readonly Block[];
}

export interface FaqSection {
  id: string;
  title: string;
  entries: readonly FaqEntry[];
}

export const FAQ_SECTIONS: readonly FaqSection[] = [
  {
    id: 'general',
    title: 'General',
    entries: [
      {
        id: 'what-is-campusatlas',
        question: 'What is CampusAtlas?',
        answer: [
          p`A free site for finding and comparing universities and colleges in the United States and Canada. It is for students who are looking for a place to study, and for their families.`,
          p`Every figure comes from a public source, and you can see that source beside it. Read more on the ${link('about page', '/about')}.`,
        ],
      },
      {
        id: 'is-it-free',
        question: 'Is it free?',
        answer: [
          p`Yes, all of it. There is no paid version and no advertising. No school pays to be listed or to rank higher in a list.`,
        ],
      },
      {
        id: 'which-schools',
        question: 'Which schools are listed?',
        answer: [
          p`Over 1,800 institutions that award bachelor’s degrees in the United States and Canada, and two-year colleges besides. Today’s count is on the ${link('home page', '/')}.`,
          p`A search shows schools that award bachelor’s degrees. To see two-year colleges too, tick the box in the filters. If you type a school’s name, you find it whatever kind it is.`,
        ],
      },
      {
        id: 'how-fresh',
        question: 'How often is the data updated?',
        answer: [
          p`We update tuition and enrollment once a year, when the public sources publish a new year. Basic facts, such as a name or a web address, change as soon as we hear of it.`,
          p`Even new figures look back. Most prices of US schools here are from 2024-25. Canadian prices are from 2022-23 to 2025-26, and Canadian housing and food is mostly from 2023-24. Each figure shows its year. Ask the school for this year’s price before you decide.`,
        ],
      },
      {
        id: 'missing-school',
        question: 'A school is missing, or a figure is wrong. What can I do?',
        answer: [
          p`Tell us through the ${link('contact form', '/contact')}. Tell us the school, the figure and where you saw the right one. We will check it against the source.`,
        ],
      },
      {
        id: 'is-it-accessible',
        question: 'Can I use the site with a keyboard, a screen reader or a slow phone?',
        answer: [
          p`Yes. Everything works with a keyboard alone, with a screen reader, in light and dark mode, and on a small phone. Every chart has a table with the same numbers. If something does not work for you, please ${link('write to us', '/contact')}.`,
        ],
      },
    ],
  },
  {
    id: 'search-comparison',
    title: 'Search & Comparison',
    entries: [
      {
        id: 'how-to-search',
        question: 'How do I search for a university?',
        answer: [
          p`Type a name, a nickname, a city or a state into the ${link('search', '/search')}. Typos and short forms are fine: “univ of michgan” finds the University of Michigan. You can also write what you want, such as “nursing schools in Texas under 20k”. Then narrow the list with filters. ${link('Search basics', '/help/getting-started/search-basics')} has the steps.`,
        ],
      },
      {
        id: 'near-me',
        question: 'Can I search for schools near a place?',
        answer: [
          p`Yes. On the search page choose “Near me or a town”. Type a town that has a university, a US ZIP code or a Canadian postal code, and choose a distance. You can also use your own location, if you allow it. You can also type a postal code straight into the search box. See ${link('Searching by location', '/help/search/location-based')}.`,
        ],
      },
      {
        id: 'sort-results',
        question: 'How can I sort the results?',
        answer: [
          p`By relevance, name, tuition or the year a school was founded and, near a place, by distance. Under “More ways to sort” are net price, graduation rate, earnings and your estimated price. Schools with no data are always listed last, and a line says how many there are.`,
        ],
      },
      {
        id: 'no-results',
        question: 'Why do I get no results?',
        answer: [
          p`Usually one filter is too narrow. The page tells you which one to loosen, and how many schools you would then see. A limit on tuition or size also leaves out schools for which we have no figure.`,
        ],
      },
      {
        id: 'how-many-compare',
        question: 'How many schools can I compare?',
        answer: [
          p`Up to four at once. Select Compare on a card or on a school’s page, then open ${link('the comparison', '/compare')}. To add a fifth, remove one first.`,
        ],
      },
      {
        id: 'share-comparison',
        question: 'Can I share a search or a comparison?',
        answer: [
          p`Yes. Copy the page’s address and send it: anyone who opens it sees the same list or the same schools. You can also download a search or a comparison as a CSV file, or print the comparison.`,
        ],
      },
      {
        id: 'top-rated',
        question: 'What do “Top Rated” and “Highly Rated” mean?',
        answer: [
          p`They tell you how hard it is to get in, not how good a school is. Top Rated means that fewer than 10 in 100 applicants are offered a place. Highly Rated means at least 10, but fewer than 30.`,
        ],
      },
      {
        id: 'not-available',
        question: 'Why is a figure missing?',
        answer: [
          p`Because our sources do not have it, or because it is not collected in that country. We never guess. If we use a typical amount in place of a missing price, we mark it as an estimate. Select the icon beside a blank to see why it is blank.`,
        ],
      },
    ],
  },
  {
    id: 'account-personalization',
    title: 'Account & Personalization',
    entries: [
      {
        id: 'need-account',
        question: 'Do I need an account?',
        answer: [
          p`No. You can search, compare and use every tool without one. Your bookmarks and the schools you viewed stay in this browser, on this device. Find them under ${link('Bookmarks', '/bookmarks')}.`,
          p`With a free account, they follow you to every device. You also get lists, private notes, saved searches, notifications and recommendations.`,
        ],
      },
      {
        id: 'create-account',
        question: 'How do I create an account?',
        answer: [
          p`Open ${link('Register', '/auth?tab=register')}, choose a username and a password, and save the recovery code we show you. We never ask for your email address, so there is no email to confirm. See ${link('Creating an account', '/help/getting-started/creating-an-account')}.`,
        ],
      },
      {
        id: 'forgot-password',
        question: 'I forgot my password. What now?',
        answer: [
          p`On the ${link('sign-in page', '/auth')}, select “Forgot your password?” and enter your username, your recovery code and a new password. The code works once, and you then get a new one.`,
          p`Without the code, we can’t let you back in, because we don’t know who you are. You can open a new account at any time.`,
        ],
      },
      {
        id: 'bookmark-limit',
        question: 'How many schools can I bookmark?',
        answer: [p`As many as you like. There is no limit on bookmarks.`],
      },
      {
        id: 'lists-and-notes',
        question: 'Can I sort my bookmarks and write notes?',
        answer: [
          p`Yes, with an account. Make lists such as Considering, Applying, Applied and Accepted. A school can be in several lists. Each bookmark has a note that only you can read.`,
        ],
      },
      {
        id: 'remove-bookmark',
        question: 'What happens when I remove a bookmark or delete a list?',
        answer: [
          bullets(
            'Removing a bookmark also takes the school out of all your lists. This cannot be undone.',
            'Deleting a list keeps its bookmarks.',
          ),
        ],
      },
      {
        id: 'recommendations',
        question: 'Where do recommendations come from?',
        answer: [
          p`From what schools have in common, such as size, price, setting and programs, and from which schools people save together. We start from the schools you viewed and saved, and from your preferences. Schools you hid are left out. Each one comes with its reasons, and the list is refreshed every day.`,
        ],
      },
      {
        id: 'export-bookmarks',
        question: 'Can I download my bookmarks?',
        answer: [
          p`Yes. In My Universities you can download them as a CSV file, with your notes and the main figures. Any spreadsheet can open it.`,
        ],
      },
    ],
  },
  {
    id: 'data-privacy',
    title: 'Data & Privacy',
    entries: [
      {
        id: 'where-data-comes-from',
        question: 'Where does the data come from?',
        answer: [
          p`For the United States, mostly from the Department of Education: IPEDS and the College Scorecard. For Canada, from Statistics Canada, Common University Data Ontario, Maclean’s, the universities’ own pages and other public lists. The ${link('about page', '/about#sources')} names every source, and so does the sign beside each figure.`,
        ],
      },
      {
        id: 'what-is-stored',
        question: 'What do you store about me?',
        answer: [
          p`If you only look around, nothing. With an account, we store your username, your password in scrambled form, and what you save. The ${link('privacy policy', '/privacy')} lists every item and how long it stays.`,
        ],
      },
      {
        id: 'who-sees-my-lists',
        question: 'Who can see my bookmarks, lists and notes?',
        answer: [
          p`Only you, unless you share a list by a link. Anyone who has the link sees that list, without your notes. Your bookmarks do help us count, without your name, which schools people save together. You can turn that off in Account settings.`,
        ],
      },
      {
        id: 'do-you-sell-data',
        question: 'Do you sell my data, or track me?',
        answer: [p`No. We sell nothing, show no ads and use no trackers. No other company’s scripts run on our pages.`],
      },
      {
        id: 'delete-account',
        question: 'How do I delete my account?',
        answer: [
          p`In Account settings, under Privacy. Your account and everything in it is deleted right away. You can download it all first. See ${link('Data and privacy', '/help/account/data-privacy')}.`,
        ],
      },
    ],
  },
  {
    id: 'scholarships-aid',
    title: 'Scholarships & Financial Aid',
    entries: [
      {
        id: 'find-scholarships',
        question: 'Does CampusAtlas list scholarships?',
        answer: [
          p`Yes, national ones. The ${link('scholarships page', '/scholarships')} lists large awards in both countries, each with its official page and the date of our source. It also links the official places to apply for aid. Schools and local groups give most scholarships, so ask there too.`,
        ],
      },
      {
        id: 'what-is-net-price',
        question: 'What is net price?',
        answer: [
          p`What a year costs on average after grants and scholarships, with tuition, housing, food and books included. It is often far below the published price. See ${link('net price in the glossary', '/glossary#net-price')}.`,
        ],
      },
      {
        id: 'how-to-apply-us',
        question: 'How do I apply for aid in the United States?',
        answer: [
          steps(
            [
              'Fill in the FAFSA at ',
              link('studentaid.gov', 'https://studentaid.gov/h/apply-for-aid/fafsa'),
              '. It is free.',
            ],
            'Ask each school what other forms it wants, and by when. Some ask for the CSS Profile.',
            'Check your state’s own grants.',
            'Compare the offers by what you would have to pay, not by how big the aid looks.',
          ),
        ],
      },
      {
        id: 'how-to-apply-ca',
        question: 'How do I apply for aid in Canada?',
        answer: [
          p`Apply to the province or territory where you live, even if you study elsewhere. One application covers its own aid and federal grants and loans. Quebec, the Northwest Territories and Nunavut run their own programs. The ${link('scholarships page', '/scholarships#ca')} links each one.`,
        ],
      },
      {
        id: 'international-aid',
        question: 'Can international students get aid?',
        answer: [
          p`Most students from abroad can’t get government aid in either country. Many schools give aid of their own, so ask their admissions office. Read ${link('Who can get aid', '/help/scholarships/eligibility')}.`,
        ],
      },
      {
        id: 'what-do-loans-cost',
        question: 'What does a student loan cost?',
        answer: [
          p`In the United States, federal loans for undergraduates first paid out from July 2026 to June 2027 have 6.52% interest. Loans made since 1 July 2026 can be paid back in two ways: the Tiered Standard Plan, over 10 to 25 years, or the Repayment Assistance Plan (RAP), which takes a share of your income for up to 30 years. New Parent PLUS loans can use only the first.`,
          p`In Canada, federal student loans have charged no interest since April 2023. Some provinces charge it on their part. ${link('Paying back loans', '/calculator/loans')} works out both, with the source of each rule. Check the rate at ${link('studentaid.gov', 'https://studentaid.gov/understand-aid/types/loans/interest-rates')}.`,
        ],
      },
      {
        id: 'tests-again',
        question: 'Do I need SAT or ACT scores?',
        answer: [
          p`It depends on the school. Many do not require scores, but some that had stopped asking now require them again. A school’s page says what it asks for and for which year, and the search has a filter for it. Check the school’s own admission page before you decide not to take a test.`,
        ],
      },
      {
        id: 'tax-slips',
        question: 'What are the 1098-T and the T2202?',
        answer: [
          p`They are the slips that colleges and universities send for your taxes: the 1098-T in the United States, the T2202 in Canada. You need them to claim a tax credit for what you paid. The ${link('glossary', '/glossary#tax-slips')} says what each is for.`,
        ],
      },
      {
        id: 'are-estimates-offers',
        question: 'Are the aid estimates on a school’s page an offer?',
        answer: [
          p`No. They are rough guides for planning, and marked as estimates. Only the school can tell you what you will get. In the United States, each school also has a net price calculator on its own site.`,
        ],
      },
    ],
  },
];
