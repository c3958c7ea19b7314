/** What is folded on a page, opened as a press on each line would. */
import type { Page } from '@playwright/test';

export async function openFolds(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) fold.open = true;
  });
}
