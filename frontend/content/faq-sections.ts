/** Questions that are asked often, in their five sections. Each has an id, which leads to it: /faq#is-it-free. */
import { type Block, bullets, link, p, steps } from './running-text.ts';

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
          p`A free site for finding, comparing and keeping universities and colleges of the United States and Canada. It is made for students who look for a place to study, and for their families.`,
          p`Every figure comes from a public source, and the source stands beside it. Read more on the ${link('about page', '/about')}.`,
        ],
      },
      {
        id: 'is-it-free',
        question: 'Is it free?',
        answer: [
          p`Yes, all of it. There is no paid version and no advertising. No school pays to be listed or to stand higher in a list.`,
        ],
      },
      {
        id: 'which-schools',
        question: 'Which schools are listed?',
        answer: [
          p`Over 1,800 institutions. In the United States: schools that are open, award bachelor’s degrees and enrol undergraduates. In Canada: universities and other schools that award degrees. The exact count stands on the ${link('front page', '/')}.`,
          p`Schools that only offer shorter programs, such as most two-year colleges, are not listed.`,
        ],
      },
      {
        id: 'how-fresh',
        question: 'How often is the data updated?',
        answer: [
          p`Tuition and enrolment change once a year, when the public sources publish a new year. Basic facts, such as a name or a web address, change when we learn of it.`,
          p`Schools report late, so a figure is often one or two years old. Each one shows its year. Ask the school for this year’s price before you decide.`,
        ],
      },
      {
        id: 'missing-school',
        question: 'A school is missing, or a figure is wrong. What can I do?',
        answer: [
          p`Tell us through the ${link('contact form', '/contact')}. Name the school and the figure, and where you saw the right one. We check it against the source.`,
        ],
      },
      {
        id: 'is-it-accessible',
        question: 'Can I use the site with a keyboard, a screen reader or a slow phone?',
        answer: [
          p`Yes. Everything works by keyboard alone, with a screen reader, in light and dark, and on a narrow phone. Charts have a table with the same numbers. If something does not work for you, ${link('write to us', '/contact')}.`,
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
          p`Type a name, a nickname, a city or a state into the ${link('search', '/search')}. Small slips and short forms are understood: “univ of michgan” finds the University of Michigan. Then narrow the list with filters. ${link('Search basics', '/help/getting-started/search-basics')} has the steps.`,
        ],
      },
      {
        id: 'near-me',
        question: 'Can I search for schools near a place?',
        answer: [
          p`Yes. On the search page choose “Near me or a town”. Type a town that has a university, a US ZIP code or a Canadian postal code, and choose a distance. You can also use your own location, if you allow it. A postal code typed into the search box does the same. See ${link('Searching by location', '/help/search/location-based')}.`,
        ],
      },
      {
        id: 'sort-results',
        question: 'How can I sort the results?',
        answer: [
          p`By relevance, by name, by tuition, by the year a school was founded and, near a place, by distance. Schools without the figure come last in both directions, and a line says how many there are.`,
        ],
      },
      {
        id: 'no-results',
        question: 'Why do I get no results?',
        answer: [
          p`Most often one filter is too narrow. The empty page says which filter to loosen, and how many schools that would show. A limit on tuition or size also leaves out schools that have not published the figure.`,
        ],
      },
      {
        id: 'how-many-compare',
        question: 'How many schools can I compare?',
        answer: [
          p`Up to four at once. Press Compare on a card or on a school’s page, then open ${link('the comparison', '/compare')}. To add a fifth, remove one first.`,
        ],
      },
      {
        id: 'share-comparison',
        question: 'Can I share a search or a comparison?',
        answer: [
          p`Yes. The address of the page holds all of it. Copy it and send it: whoever opens it sees the same list or the same schools. You can also download a search or a comparison as a CSV file, or print the comparison.`,
        ],
      },
      {
        id: 'top-rated',
        question: 'What do “Top Rated” and “Highly Rated” mean?',
        answer: [
          p`They say how hard it is to get in, not how good a school is. Top Rated: fewer than 10 of 100 applicants are offered a place. Highly Rated: at least 10, but fewer than 30.`,
        ],
      },
      {
        id: 'not-available',
        question: 'Why is a figure missing?',
        answer: [
          p`Because nobody has published it, or because it is not collected in that country. We never guess. Where a usual amount stands in for a missing price, it is marked as an estimate. The sign beside the figure says why it is blank.`,
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
          p`No, not to search, look, compare or use the tools. Without an account, your bookmarks and the schools you viewed last stay in this browser, on this device. You find them under ${link('Bookmarks', '/bookmarks')}.`,
          p`With a free account they follow you to every device. You also get lists, private notes, saved searches, notifications and recommendations.`,
        ],
      },
      {
        id: 'create-account',
        question: 'How do I create an account?',
        answer: [
          p`Open ${link('Register', '/auth?tab=register')}, choose a username and a password, and keep the recovery code you are shown. We ask for no email address, so there is no email to confirm. See ${link('Creating an account', '/help/getting-started/creating-an-account')}.`,
        ],
      },
      {
        id: 'forgot-password',
        question: 'I forgot my password. What now?',
        answer: [
          p`On the ${link('sign-in page', '/auth')}, choose to reset your password and enter your username, your recovery code and a new password. The code works once, and you then get a new one.`,
          p`Without the code we cannot let you back in: we do not know who you are. You can open a new account at any time.`,
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
          p`Yes, with an account. Make lists, such as Considering, Applying, Applied and Accepted. One school can be in several lists. Notes belong to a bookmark, and only you can read them.`,
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
          p`From what schools have in common, such as size, price, setting and programs, and from which schools people keep together. We start from what you viewed, kept and said you look for. Schools you hid are left out. Each one comes with its reasons, and they are worked out anew every day.`,
        ],
      },
      {
        id: 'export-bookmarks',
        question: 'Can I download my bookmarks?',
        answer: [
          p`Yes. My Universities offers your bookmarks as a CSV file, with your notes and the main figures. A spreadsheet opens it.`,
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
          p`For the United States mostly from the Department of Education: IPEDS and the College Scorecard. For Canada from Statistics Canada, Common University Data Ontario, Maclean’s, the universities’ own pages and other public lists. The ${link('about page', '/about#sources')} names every source, and so does the sign beside each figure.`,
        ],
      },
      {
        id: 'what-is-stored',
        question: 'What do you store about me?',
        answer: [
          p`If you only look around: nothing. With an account: your username, a scrambled form of your password, and what you keep. The ${link('privacy policy', '/privacy')} lists every item and how long it stays.`,
        ],
      },
      {
        id: 'who-sees-my-lists',
        question: 'Who can see my bookmarks, lists and notes?',
        answer: [
          p`Only you. No other user and no school can see them. If you allow it in your settings, your bookmarks count, without your name, toward which schools people keep together. You can switch that off.`,
        ],
      },
      {
        id: 'do-you-sell-data',
        question: 'Do you sell my data, or track me?',
        answer: [
          p`No. We sell nothing, show no advertising and use no trackers. No other company’s scripts run on our pages.`,
        ],
      },
      {
        id: 'delete-account',
        question: 'How do I delete my account?',
        answer: [
          p`In Account settings, under Privacy. The account is deleted at once, with all it holds. You can download everything first. See ${link('Data and privacy', '/help/account/data-privacy')}.`,
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
          p`Not one by one. Amounts and deadlines change too often. Instead, our ${link('scholarships guide', '/scholarships')} leads you to the official places of both countries, and says what each one is and who can use it.`,
        ],
      },
      {
        id: 'what-is-net-price',
        question: 'What is net price?',
        answer: [
          p`What a year costs on average after grants and scholarships: tuition, housing, food and books included. It is often far below the published price. See ${link('net price in the glossary', '/glossary#net-price')}.`,
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
            'Ask each school which other forms it wants, and by when. Some ask for the CSS Profile.',
            'Check your state’s own grants.',
            'Compare the offers by what you would have to pay, not by how large the aid looks.',
          ),
        ],
      },
      {
        id: 'how-to-apply-ca',
        question: 'How do I apply for aid in Canada?',
        answer: [
          p`Apply to the province or territory where you live, even if you study elsewhere. One application counts for its own aid and for federal grants and loans. Quebec, the Northwest Territories and Nunavut run their own programs. The ${link('scholarships guide', '/scholarships#ca')} has the address of each.`,
        ],
      },
      {
        id: 'international-aid',
        question: 'Can international students get aid?',
        answer: [
          p`Government aid of both countries is closed to most students from abroad. Many schools give aid of their own, so ask their admission office. Read ${link('Who can get aid', '/help/scholarships/eligibility')}.`,
        ],
      },
      {
        id: 'are-estimates-offers',
        question: 'Are the aid estimates on a school’s page an offer?',
        answer: [
          p`No. They are a rule of thumb for planning, and marked as estimates. Only the school can tell you what you will get. In the United States, each school also has a net price calculator on its own site.`,
        ],
      },
    ],
  },
];
