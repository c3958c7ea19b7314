/** What the avatar's menu leads to. */
import { paths } from '#frontend/lib/links/paths.ts';
import { accountMenuWords as words } from '#words/layout/account-menu.ts';
import { aroundPageWords } from '#words/places/around-page.ts';

export const accountPlaces = (unread: number): { to: string; label: string }[] => [
  { to: paths.myUniversities(), label: words.myUniversities },
  { to: paths.myUniversities('plan'), label: aroundPageWords.quickMenu.plan },
  { to: paths.scholarships(), label: aroundPageWords.footer.links.scholarships },
  { to: paths.dashboard(), label: words.dashboard },
  ...(unread === 0 ? [] : [{ to: paths.account('notifications'), label: words.notifications(unread) }]),
  { to: paths.account(), label: words.settings },
];
