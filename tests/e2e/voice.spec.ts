/** Tests the spoken search with a recognizer that says what the test has it say. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** The recognizer answers when the test has it answer: with a text, or with a fault. */
const withRecognizer = (page: Page, answer: { text: string } | { fault: string }) =>
  page.addInitScript((given) => {
    class FakeRecognition {
      lang = '';
      onresult: ((event: unknown) => void) | null = null;
      onerror: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        const answer = () => {
          if ('text' in given) this.onresult?.({ results: [[{ transcript: given.text }]] });
          else this.onerror?.({ error: given.fault });
          this.onend?.();
        };
        Object.assign(window, { heardIn: this.lang, answer });
      }
      abort() {
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: FakeRecognition });
  }, answer);

const answered = (page: Page) => page.evaluate(() => (window as unknown as { answer: () => void }).answer());
const heardIn = (page: Page) => page.evaluate(() => (window as unknown as { heardIn?: string }).heardIn);

test('what is said is searched for, in the language of the page', async ({ page, expectAccessible }) => {
  await withRecognizer(page, { text: 'nursing in texas' });
  await page.goto('/search');
  const search = page.getByRole('search');
  await search.getByRole('button', { name: 'Search by voice' }).click();
  await expect(search.getByText('Listening…')).toBeVisible();
  await answered(page);
  await expect(page).toHaveURL('/search?q=nursing+in+texas');
  await expect(search.getByRole('combobox')).toHaveValue('nursing in texas');
  expect(await heardIn(page)).toBe('en-US');
  await expect(page.getByRole('article').first()).toContainText('Texas');
  await expectAccessible(page);
});

test('a French page listens in French', async ({ page }) => {
  await withRecognizer(page, { text: 'génie au québec' });
  await page.goto('/fr/recherche');
  await page.getByRole('button', { name: 'Chercher à la voix' }).click();
  await answered(page);
  await expect(page.getByRole('combobox', { name: 'Chercher une université' })).toHaveValue('génie au québec');
  expect(await heardIn(page)).toBe('fr-CA');
});

for (const [fault, says] of [
  ['not-allowed', 'Your browser doesn’t let this site use the microphone.'],
  ['no-speech', 'We didn’t hear anything.'],
  ['network', 'Your browser couldn’t reach its speech service.'],
] as const)
  test(`${fault} is said beside the box, which can still be typed in`, async ({ page }) => {
    await withRecognizer(page, { fault });
    await page.goto('/search');
    const search = page.getByRole('search');
    await search.getByRole('button', { name: 'Search by voice' }).click();
    await answered(page);
    await expect(search.getByText(says)).toBeVisible();
    await search.getByRole('combobox').fill('rice');
    await expect(search.getByText(says)).toBeHidden();
  });

test('there is no such button where the browser cannot listen', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      delete (window as unknown as Record<string, unknown>)[name];
  });
  await page.goto('/search');
  await page.getByRole('combobox', { name: 'Search universities' }).fill('rice');
  await page.getByRole('button', { name: 'Clear the text' }).click();
  await expect(page.getByRole('button', { name: 'Search by voice' })).toHaveCount(0);
});
