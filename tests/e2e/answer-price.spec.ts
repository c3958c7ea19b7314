/** Tests that a sentence on a price also says one's own, where one has said who one is, and only in this browser. */
import { expect, test } from './site.ts';

test('a question on a price is answered with the published price and one’s own', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-TX', income: '30-48' }));
  });
  await page.goto('/search?q=how+much+does+rice+cost');
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('Rice University');
  await expect(answer).toContainText(/Your price(?:, estimate)?: \$[\d,]+ per year\./);
  await page.goto('/search?q=rice+acceptance+rate');
  await expect(answer).toContainText('Rice University');
  await expect(answer).not.toContainText('Your price');
});

test('a question on a price is answered with the published price alone where nothing is known', async ({ page }) => {
  await page.goto('/search?q=how+much+does+rice+cost');
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('Rice University');
  await expect(answer).not.toContainText('Your price');
});
