/** Words that a page shows before anything is unfolded: header, footer and what is only read aloud are counted too. */
import type { Page } from '@playwright/test';

export async function visibleWords(page: Page): Promise<number> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
  const text = await page.evaluate(() => document.body.innerText);
  return text.split(/\s+/).filter((word) => word !== '').length;
}
