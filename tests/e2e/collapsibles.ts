/** Opens all collapsed sections of a page, as a press on each would. */
import type { Page } from '@playwright/test';

export async function openFolds(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) fold.open = true;
  });
}
