import type { Page } from '@playwright/test';
import type { Notification } from '#schema/api/notifications.ts';
import { signedIn } from './people.ts';
import { expect, test } from './site.ts';

const toldOf = (universityId: number, name: string, slug: string | null) => ({ universityId, name, slug });
const STANFORD = toldOf(243744, 'Stanford University', 'stanford-university-243744');
const VERMONT = toldOf(231174, 'University of Vermont', 'university-of-vermont-231174');
const GONE = toldOf(999_999, 'A College That Was', null);

const at = { createdAt: '2026-10-02T06:00:00.000Z', read: false } as const;
const TOLD: Notification[] = [
  { id: 'a', ...STANFORD, kind: 'tuition', before: 50_000, after: 52_000, currency: 'USD', ...at },
  { id: 'b', ...GONE, kind: 'closed', before: null, after: null, currency: null, ...at },
  { id: 'c', ...STANFORD, kind: 'graduationRate', before: 80, after: 78, currency: null, ...at },
];
const OLD: Notification = {
  id: 'd',
  ...VERMONT,
  kind: 'name',
  before: 'UVM',
  after: 'University of Vermont',
  currency: null,
  ...at,
  createdAt: '2025-10-01T06:00:00.000Z',
  read: true,
};

/** What the job would have found, answered in the server's place; what is noted as read counts no more. */
async function told(page: Page): Promise<string[][]> {
  const noted: string[][] = [];
  const isRead = (id: string) => noted.flat().includes(id);
  await page.route(/\/api\/user$/, async (route) => {
    const answer = await route.fetch();
    const unreadNotifications = TOLD.filter(({ id }) => !isRead(id)).length;
    await route.fulfill({ response: answer, json: { ...(await answer.json()), unreadNotifications } });
  });
  await page.route(/\/api\/notifications\?/, (route) => {
    const first = !new URL(route.request().url()).searchParams.get('after');
    const notifications = first ? TOLD.map((one) => ({ ...one, read: isRead(one.id) })) : [OLD];
    return route.fulfill({ json: { notifications, unread: 0, next: first ? 'next' : null } });
  });
  await page.route(/\/api\/notifications\/read$/, (route) => {
    noted.push(route.request().postDataJSON().ids);
    return route.fulfill({ status: 204 });
  });
  return noted;
}

test('what changed is counted, told by school, and read once it is seen', async ({ page, expectAccessible }) => {
  const ada = await signedIn(page);
  const noted = await told(page);
  await page.goto('/my-universities?tab=bookmarks');
  await expect(page.getByRole('main')).toContainText('3 changes at schools you saved · See them');
  const avatar = page.getByRole('banner').getByRole('button', { name: `Account: ${ada.username}` });
  await expect(avatar).toHaveAccessibleName(`Account: ${ada.username}, 3 new notifications`);
  await avatar.click();
  await page.getByRole('menuitem', { name: '3 new notifications' }).click();
  await expect(page).toHaveURL('/account?tab=notifications');

  const changes = page.getByRole('region', { name: 'What changed' });
  await expect(changes.getByRole('heading', { level: 3 })).toHaveText(['Stanford University', 'A College That Was']);
  const school = (name: string) =>
    changes.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
  await expect(school('Stanford University').getByRole('listitem')).toHaveText([
    /^Tuition rose from \$50,000 to \$52,000\s*New\s*October 2, 2026$/,
    /^Graduation rate fell from 80% to 78%\s*New\s*October 2, 2026$/,
  ]);
  await expect(school('A College That Was')).toContainText('Closed, or no longer in our data');
  await expect(changes.getByRole('link', { name: 'Stanford University' })).toHaveAttribute(
    'href',
    `/university/${STANFORD.slug}`,
  );
  await expect(changes.getByRole('link', { name: 'A College That Was' })).toHaveCount(0);
  await changes.getByRole('button', { name: 'Show older changes' }).click();
  await expect(school('University of Vermont').getByRole('listitem')).toHaveText([
    /^Now called University of Vermont\s*October 1, 2025$/,
  ]);

  // Seen is read: once, and the count goes; what was new stays marked until one leaves.
  await expect(avatar).toHaveAccessibleName(`Account: ${ada.username}`);
  expect(noted).toEqual([['a', 'b', 'c']]);
  await expect(changes.getByText('New', { exact: true })).toHaveCount(3);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page);
  await page.reload();
  await expect(changes.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(changes.getByText('New', { exact: true })).toHaveCount(0);
  await page.goto('/my-universities?tab=bookmarks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('changes at schools you saved')).toHaveCount(0);
});

test.describe('without news', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('it says so; a failure can be tried again', { tag: '@long' }, async ({ page }) => {
    await signedIn(page);
    await page.route(/\/api\/notifications\?/, (route) => route.fulfill({ status: 503, body: 'No.' }));
    await page.goto('/account?tab=notifications');
    const changes = page.getByRole('region', { name: 'What changed' });
    await expect(changes.getByRole('alert')).toContainText('We couldn’t load your updates.');
    await page.unroute(/\/api\/notifications\?/);
    await changes.getByRole('button', { name: 'Try again' }).click();
    await expect(changes).toContainText('Nothing has changed at the schools you saved since you bookmarked them.');
  });
});
