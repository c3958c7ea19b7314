/** Opens all collapsed sections of a page, as a press on each would. */
import type { Page } from '@playwright/test';

export async function openFolds(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) fold.open = true;
  });
  // Whole sections are folded on a phone.
  const shut = page
    .locator('main section button[aria-controls$="-content"][aria-expanded="false"]')
    .filter({ visible: true });
  while ((await shut.count()) > 0) await shut.first().click();
}
