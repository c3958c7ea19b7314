import { expect, test } from './site.ts';

test('files with a hash are kept for ever, with headers of their own; one that is gone is not kept at all', async ({
  page,
  request,
}) => {
  await page.goto('/privacy');
  const file = await page.locator('script[type=module]').first().getAttribute('src');
  const there = await request.get(file ?? '');
  expect(there.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(there.headers()['x-request-id'], 'no request of the Worker').toBeUndefined();

  const gone = await request.get((file ?? '').replace(/-[\w-]+\.js$/, '-00000000.js'));
  expect([gone.status(), await gone.text()]).toEqual([404, 'There is nothing here.']);
  expect(gone.headers()['cache-control']).toBe('no-store');
});

test('what the asset layer answers by itself has the headers of safety too', async ({ request, page }) => {
  await page.goto('/privacy');
  const file = (await page.locator('script[type=module]').first().getAttribute('src')) ?? '';
  // Written in another way, an address is led to the one way of writing it, before the Worker hears of it.
  for (const address of ['/%66avicon.svg', file.replace('/assets', '/%61ssets'), file.replace('.js', '%2Ejs')]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(307);
    expect(answer.headers(), address).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
  const posted = await request.post(file);
  expect([posted.status(), posted.headers()['x-content-type-options']]).toEqual([405, 'nosniff']);
});

test('what else is served has the headers of the Worker', async ({ request }) => {
  for (const file of [
    '/favicon.svg',
    '/service-worker.js',
    '/color-mode.js',
    '/stored-comparison.js',
    '/manifest.webmanifest',
    '/icons/apple-touch-icon.png',
  ]) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-security-policy'], file).toContain("default-src 'none'; script-src 'self'");
    expect(response.headers()['x-request-id'], file).toBeDefined();
  }
});
