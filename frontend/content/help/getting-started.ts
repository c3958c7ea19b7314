/** Help: getting started. */

import type { HelpArticleKey } from '#schema/domain/help-articles.ts';
import { type Block, bullets, h2, link, note, p, steps, strong, t } from '../running-text.ts';

export const texts: Record<HelpArticleKey<'getting-started'>, readonly Block[]> = {
  'creating-an-account': [
    p`You can search, look at schools, compare them and use every tool without an account. What you keep then stays in this browser, on this device. With a free account it follows you to every device. You also get lists, private notes, saved searches, recommendations and notifications.`,
    h2('steps', 'Open an account'),
    steps(
      t`Press ${link('Register', '/auth?tab=register')} at the top of any page.`,
      'Choose a username. It needs at least 3 characters: letters, digits, dots, underscores and hyphens.',
      'Choose a password. At least 6 characters are needed. We encourage 8 or more, with letters, digits and signs mixed. One of the most common passwords, or one much like your name, is not taken.',
      'Type the password again, and press the button.',
      'Keep the recovery code you are shown: copy it, save it as a file or print it. You see it only once.',
    ),
    p`You are signed in at once. The bookmarks and the history of this browser are added to your account. Nothing is lost, and nothing is there twice.`,
    h2('code', 'Why there is a recovery code'),
    p`We do not ask for your email address. So there is no email to confirm, and nothing we could send you. The recovery code takes its place: with your username and the code you can set a new password. A code works once, and you then get a new one. A new password brings a new code, too. You can also make one in Account settings.`,
    note(
      'Keep the code safe',
      'Store it where you keep other passwords. Without your password and without the code, nobody can open your account, not even we.',
    ),
    h2('sign-in', 'Sign in again'),
    p`Go to ${link('Login', '/auth')} and enter your username and password. You stay signed in for seven days. Each visit in the second half of that time makes it seven days again. After 90 days you sign in anew. On a shared computer, choose Logout in the menu behind your letter when you are done.`,
    h2('name', 'Choosing a username'),
    p`Nobody else sees your username. It need not be your real name, and it is better if it is not. Large and small letters count as the same, so “Ada” and “ada” cannot both exist. If a name is taken, the form says so and keeps what you typed.`,
  ],
  'search-basics': [
    p`There are three ways to find a school: the quick search, Advanced Search, and the popular lists. All three lead to the same pages.`,
    h2('quick', 'Quick search'),
    steps(
      t`Go to the ${link('front page', '/')} or to ${link('Search Universities', '/search')}.`,
      'Type a name, a state or a city. Suggestions appear as you type.',
      'Choose a suggestion with the arrow keys and Enter, or press Enter alone to see the whole list.',
    ),
    p`Nicknames work: UCLA, Ole Miss, UBC. So do short forms such as “univ” and “tech”, names without accents, and small slips. If we corrected a slip, the page says so. You can also ask in plain words, such as ${link('colleges in Vermont', '/search?q=colleges+in+vermont')}.`,
    h2('advanced', 'Advanced Search'),
    p`Press Advanced Search next to the box to set several filters before you start: country, state, type, size, price and more. On the search page the same filters stand at the side. On a phone, press Show filters. ${link('Advanced filters', '/help/search/advanced-filters')} explains each one.`,
    h2('popular', 'Popular lists'),
    p`No name in mind yet? ${link('Popular Universities', '/popular')} has five tabs: all, top-rated, liberal arts, research and most affordable. Each says by which rule it was made.`,
    h2('card', 'What a card shows'),
    bullets(
      'A picture, the name and the place.',
      'Who runs the school: public, private or for-profit.',
      'A badge if it is hard to get in: Top Rated under 10%, Highly Rated from 10% to under 30%.',
      'Tuition for a year, the number of students, the acceptance rate and the graduation rate.',
      'A sign to bookmark the school, and a button to compare it.',
    ),
    p`Press the name to open the school’s page. There every figure has its year and its source.`,
    h2('pages', 'Moving through the list'),
    p`A page holds 20 schools, and a line says which ones you see. The order can be changed: by relevance, name, tuition or the year a school was founded. The Back button brings you to where you were.`,
  ],
  personalization: [
    p`With an account you can tell us what you look for. We use it for your recommendations and for nothing else. It does not change the search: two people who ask the same see the same list. Only schools you hid yourself are left out.`,
    h2('profile', 'Set your preference profile'),
    steps(
      t`Sign in, press your letter at the top, and open ${link('Account settings', '/account')}.`,
      'Stay on the first tab, Preferences. The other two are Notifications and Privacy.',
      'Choose what applies: academic interests, places, type of school, campus setting, tuition range and number of students. Leave the rest empty.',
      'Save.',
    ),
    p`You can change it at any time. ${link('Your preferences', '/help/account/preferences')} goes through each choice.`,
    h2('recommended', 'Recommended for you'),
    p`${link('My Universities', '/my-universities?tab=recommendations')} shows up to six schools that may fit, each with its reasons. They come from two things. One is what schools have in common: size, price, setting, programs. The other is which schools people keep together. We start from what you viewed, kept and said you look for. You never get a school you already keep. They are worked out anew every day.`,
    p`As long as you have viewed and kept nothing, there is nothing to start from, and the page says so.`,
    h2('dashboard', 'Order your dashboard'),
    p`The dashboard, which you open from My Universities, has four sections: Bookmarks, My Lists, Recently Viewed and Recommended For You. Drag a section by its handle, or use its arrows. With the keyboard, go to the handle, press the space bar, move with the arrow keys, and press the space bar again. The order is remembered.`,
    h2('hide', 'Hide a school'),
    p`Press Hide on a card in the results, and the school no longer shows in your results or recommendations. This is remembered for your account, on every device. To bring it back, open ${link('Account settings', '/account?tab=privacy')}, under Privacy: there is a list of hidden universities.`,
    note(
      'Your history',
      'The ten schools you looked at last are kept, newest first. You can clear them in My Universities, or switch the history off in Account settings, under Privacy.',
    ),
  ],
  bookmarks: [
    p`A bookmark keeps a school for later. Without an account it stays in this browser, under ${link('Bookmarks', '/bookmarks')}. With one it is there wherever you sign in. There is no limit on bookmarks.`,
    h2('keep', 'Keep a school'),
    steps(
      'Press the sign in the corner of a card, or Save to Bookmarks on a school’s page.',
      'The star turns yellow, and the button reads Saved to Bookmarks: the school is bookmarked.',
      'Press it again to let the school go.',
    ),
    p`Each bookmark stands in ${link('My Universities', '/my-universities')}. You can remove one there, or clear them all. Before they are cleared you are asked once more.`,
    h2('lists', 'Sort into lists'),
    p`Lists need an account. We suggest four names: Considering, Applying, Applied and Accepted. Choose one of them, or any name of your own. A list needs a name.`,
    steps(
      'Open My Universities and go to My lists.',
      'Choose a suggested name or type your own, and press Make list.',
      'Press Lists beside a bookmark, and choose. One school can be in several lists.',
    ),
    note(
      'Two things to know',
      'Removing a bookmark also removes the school from all your lists, and this cannot be undone. Deleting a list keeps its bookmarks.',
    ),
    h2('notes', 'Write a note'),
    p`Each bookmark has room for a private note: what you liked, whom you talked to, when the deadline is. Only you can read it. Notes are part of your download, so you can take them with you.`,
    h2('dashboard', 'Your dashboard'),
    bullets(
      t`${strong('Bookmarks')}: every school you keep.`,
      t`${strong('My Lists')}: your lists and what is in them.`,
      t`${strong('Recently Viewed')}: the last ten schools you looked at.`,
      t`${strong('Recommended For You')}: schools that may fit, with reasons.`,
    ),
    h2('export', 'Take it with you'),
    p`My Universities offers your bookmarks as a CSV file, with your notes and the main figures. Any spreadsheet opens it. Two to four schools can also go straight into ${link('a comparison', '/compare')}.`,
    p`If you were offline when you changed something, it is sent as soon as there is a network again.`,
  ],
};
