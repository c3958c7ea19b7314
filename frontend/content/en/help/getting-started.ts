/** Help: getting started. */

import { type Block, bullets, h2, link, note, p, steps, strong, t } from '#frontend/content/running-text.ts';
import type { HelpArticleKey } from '#schema/domain/help-articles.ts';

export const texts: Record<HelpArticleKey<'getting-started'>, readonly Block[]> = {
  'creating-an-account': [
    p`You can search, look at schools, compare them and use every tool without an account. What you save stays in this browser, on this device. With a free account, it follows you to every device. You also get lists, private notes, saved searches, recommendations and notifications.`,
    h2('steps', 'Open an account'),
    steps(
      t`Press ${link('Register', '/auth?tab=register')} at the top of any page.`,
      'Choose a username. It needs at least 3 characters: letters, digits, dots, underscores and hyphens.',
      'Choose a password of at least 6 characters. We recommend 8 or more, with a mix of letters, digits and symbols. You cannot use a very common password, or one much like your username.',
      'Type the password again, and select the button.',
      'Save your recovery code: copy it, download it or print it. You see it only once.',
    ),
    p`You are signed in right away. The bookmarks and history in this browser are added to your account. Nothing gets lost or doubled.`,
    h2('code', 'Why you get a recovery code'),
    p`We never ask for your email address, so there is no email to confirm and no way for us to send you a reset link. The recovery code does that job: with your username and the code, you can set a new password. Each code works once; then you get a new one. You also get a new code when you change your password, or whenever you ask for one in Account settings.`,
    note(
      'Keep the code safe',
      'Store it where you keep your passwords. If you lose both your password and the code, nobody can open your account, not even us.',
    ),
    h2('sign-in', 'Sign in again'),
    p`Go to ${link('Login', '/auth')} and enter your username and password. You stay signed in for seven days, and visiting in the second half of that week starts a new one. After 90 days you need to sign in again. On a shared computer, select your letter and choose Logout when you are done.`,
    h2('name', 'Choosing a username'),
    p`Nobody else sees your username. It does not have to be your real name, and it is better if it isn’t. Capital letters make no difference, so “Ada” and “ada” are the same name. If a name is taken, the form says so and keeps what you typed.`,
  ],
  'search-basics': [
    p`There are three ways to find a school: the quick search, Advanced Search, and the popular lists. They all lead to the same results.`,
    h2('quick', 'Quick search'),
    steps(
      t`Go to the ${link('home page', '/')} or to ${link('Search Universities', '/search')}.`,
      'Type a name, a state or a city. Suggestions appear as you type.',
      'Choose a suggestion with the arrow keys and Enter, or just press Enter to see the whole list.',
    ),
    p`Nicknames work: UCLA, Ole Miss, UBC. So do short forms such as “univ” and “tech”, names without accents, and small typos. If we corrected one, the page says so. You can also ask in plain words, such as ${link('colleges in Vermont', '/search?q=colleges+in+vermont')}.`,
    h2('advanced', 'Advanced Search'),
    p`Select Advanced Search next to the box to set several filters before you start: country, state, subject, type, size, price and faith. The search page has these and many more at the side. On a phone, select Show filters. ${link('Advanced filters', '/help/search/advanced-filters')} explains each one.`,
    h2('popular', 'Popular lists'),
    p`No name in mind yet? ${link('Popular Universities', '/popular')} has lists such as top-rated, liberal arts, research and most affordable. Once you add your situation, two more show the lowest prices for you. Each list says what rule it follows.`,
    h2('card', 'What a card shows'),
    bullets(
      'A picture, the name and the place.',
      'Who runs the school: public, private or for-profit.',
      'A badge if it is hard to get in: Top Rated under 10%, Highly Rated from 10% to under 30%.',
      'Tuition for a year, the number of students, the acceptance rate and the graduation rate.',
      'A star to bookmark the school, and a button to compare it.',
    ),
    p`Select the name to open the school’s page, where every figure has its year and source.`,
    h2('pages', 'Moving through the list'),
    p`Each page shows 20 schools. You can sort them by relevance, name, tuition or the year a school was founded, and by other figures such as net price or graduation rate. The Back button takes you back to where you were.`,
  ],
  personalization: [
    p`With an account, you can tell us what you are looking for. We use it for your recommendations and nothing else. It does not change the search, except that schools you hid are left out.`,
    h2('profile', 'Set your preference profile'),
    steps(
      t`Sign in, select your letter at the top, and open ${link('Account settings', '/account')}.`,
      'Stay on the first tab, Preferences. The others are Notifications and Privacy.',
      'Choose what applies: academic interests, places, type of school, campus setting, tuition range and number of students. Leave the rest empty.',
      'Select Save.',
    ),
    p`You can change it at any time. ${link('Your preferences', '/help/account/preferences')} goes through each choice.`,
    h2('recommended', 'Recommended for you'),
    p`${link('My Universities', '/my-universities?tab=recommendations')} shows up to six schools that may suit you, each with its reasons. We look at two things. One is what schools have in common: size, price, setting, programs. The other is which schools people save together. We start from the schools you viewed and saved, and from your preferences. We never recommend a school you have already saved. The list is refreshed every day.`,
    p`Until you have viewed or saved a school, we have nothing to start from, and the page says so.`,
    h2('dashboard', 'Order your dashboard'),
    p`Open the dashboard from My Universities. It has four sections: Bookmarks, My Lists, Recently Viewed and Recommended For You. Drag a section by its handle, or use its arrows. On a keyboard, go to the handle, press the space bar, move with the arrow keys, and press the space bar again. We remember the order.`,
    h2('hide', 'Hide a school'),
    p`Select Hide on a card, and the school disappears from your results and recommendations. We remember this for your account, on every device. To bring it back, go to ${link('Account settings', '/account?tab=privacy')}, under Privacy, where hidden universities are listed.`,
    note(
      'Your history',
      'We keep the last ten schools you viewed, newest first. You can clear the list in My Universities, or turn history off in Account settings, under Privacy.',
    ),
  ],
  bookmarks: [
    p`A bookmark saves a school for later. Without an account, it stays in this browser, under ${link('Bookmarks', '/bookmarks')}. With one, it is there wherever you sign in. You can bookmark as many schools as you like.`,
    h2('keep', 'Save a school'),
    steps(
      'Select the star in the corner of a card, or Save to Bookmarks on a school’s page.',
      'The star turns yellow, and the button reads Saved to Bookmarks: the school is bookmarked.',
      'Select it again to remove the bookmark.',
    ),
    p`All your bookmarks are in ${link('My Universities', '/my-universities')}. You can remove them one by one, or clear them all. We ask once more before clearing.`,
    h2('lists', 'Sort into lists'),
    p`Lists need an account. We suggest four names: Considering, Applying, Applied and Accepted. Use one of them, or a name of your own. A list needs a name.`,
    steps(
      'Open My Universities and go to My lists.',
      'Choose a suggested name or type your own, and select Make list.',
      'Select More beside a bookmark, and choose its lists. A school can be in several.',
    ),
    note(
      'Two things to know',
      'Removing a bookmark also removes the school from all your lists, and this cannot be undone. Deleting a list keeps its bookmarks.',
    ),
    h2('notes', 'Write a note'),
    p`Each bookmark has room for a private note: what you liked, who you talked to, when the deadline is. Only you can read it. Your notes come with you when you download your data.`,
    h2('dashboard', 'Your dashboard'),
    bullets(
      t`${strong('Bookmarks')}: every school you saved.`,
      t`${strong('My Lists')}: your lists and what is in them.`,
      t`${strong('Recently Viewed')}: the last ten schools you viewed.`,
      t`${strong('Recommended For You')}: schools that may fit, with reasons.`,
    ),
    h2('export', 'Take it with you'),
    p`In My Universities you can download your bookmarks as a CSV file, with your notes and the main figures. Any spreadsheet can open it. You can also send two to four schools straight to ${link('a comparison', '/compare')}.`,
    p`If you were offline when you changed something, we save it as soon as you are back online.`,
  ],
};
