/** Tests printing: a PDF of one page, in both formats, whatever the school; and a code that leads back to it. */
import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { expect, test } from './site.ts';

/** The fullest record, the longest name, and a record with next to nothing; each with its name on the sheet. */
const SCHOOLS = [
  ['fairfield-university-129242', 'Fairfield University'],
  [
    'central-methodist-university-college-of-graduate-and-extended-studies-445267',
    'Central Methodist University-College of Graduate and Extended Studies',
  ],
  ['centennial-college-montreal-900201', 'Centennial College (Montreal)'],
] as const;
const FORMATS = ['A4', 'Letter'] as const;
/** The widest margins that browsers have by themselves. */
const MARGIN = { top: '12.7mm', bottom: '12.7mm', left: '12.7mm', right: '12.7mm' };

/** Pages of a PDF: each is an object of that type. */
const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;

/** The sheet is there once the page is quiet. */
async function openSheet(page: Page, slug: string) {
  await page.goto(`/university/${slug}`);
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-sheet="page"]');
  await expect(sheet).toBeVisible();
  return sheet;
}

/** What a camera reads from the code as it is drawn. */
async function codeOf(page: Page): Promise<string> {
  const { side, quiet, d } = await page.locator('[data-sheet="page"] svg').evaluate((svg) => {
    const [start = 0, , width = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    return { side: width, quiet: -start, d: svg.querySelector('path')?.getAttribute('d') ?? '' };
  });
  const scale = 4;
  const pixels = side * scale;
  const data = new Uint8ClampedArray(pixels * pixels * 4).fill(255);
  for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < Number(length) * scale; column++) {
        const at = (((Number(y) + quiet) * scale + row) * pixels + (Number(x) + quiet) * scale + column) * 4;
        data.fill(0, at, at + 3);
      }
  return decodeQR({ width: pixels, height: pixels, data });
}

for (const [slug, name] of SCHOOLS) {
  test(`${name} is one page in both formats, with a code that leads to its page`, { tag: '@long' }, async ({
    page,
  }) => {
    const sheet = await openSheet(page, slug);
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(await codeOf(page)).toBe(new URL(`/university/${slug}`, page.url()).href);
    for (const format of FORMATS)
      expect([format, pagesOf(await page.pdf({ format, margin: MARGIN }))]).toEqual([format, 1]);
    // Back on the screen nothing of it is left.
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('[data-sheet="page"]')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

test('figures stand with their years, dates with their round, a price with the situation', async ({ page }) => {
  await page.addInitScript(() => {
    const said = { home: 'US-OH', residence: 'us-citizen', income: '30-48' };
    localStorage.setItem('campusatlas:situation', JSON.stringify(said));
  });
  const sheet = await openSheet(page, SCHOOLS[0][0]);
  await expect(sheet.getByRole('heading', { name: /^Your price/ })).toBeVisible();
  const row = sheet.getByRole('row', { name: /^Graduation rate \d/ });
  await expect(row).toContainText('%');
  await expect(row).toContainText(/20\d\d/);
  await expect(sheet.getByText('Early action')).toBeVisible();
  await expect(sheet.getByText(/Check each date with the school/)).toBeVisible();
});

test('the Print button brings the sheet first', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(`/university/${SCHOOLS[0][0]}`);
  await page.getByRole('button', { name: `Print a one-page sheet on ${SCHOOLS[0][1]}` }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-sheet="page"]')).toBeVisible();
});

test('a comparison of four is one page in both formats', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const ids = '166027,110662,900138,445267';
  await page.goto(`/compare?ids=${ids}`);
  for (const format of FORMATS) {
    // It is there by itself, for the browser's own way to print.
    await expect(page.locator('[data-sheet="page"]')).toHaveCount(1);
    expect(await codeOf(page)).toBe(new URL(`/compare?ids=${ids}`, page.url()).href);
    expect([format, pagesOf(await page.pdf({ format, margin: MARGIN }))]).toEqual([format, 1]);
  }
});

test('a table as wide as the paper begins on its first page, with its names', async ({ page }) => {
  await page.goto('/students');
  await page
    .getByLabel('Your students, one per line: name, then link')
    .fill(`Maya\t/shared?ids=166027,110662\tOhio\t25000`);
  await page.getByRole('button', { name: 'Add all' }).click();
  const matrix = page.getByRole('table', { name: 'Students and their schools' });
  await expect(matrix.getByRole('columnheader', { name: /Harvard/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Maya', 'Harvard University'])
    await expect(matrix.getByText(name, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  // All pages lie on their side: an upright one would be the heading alone.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => Number(w) > Number(h));
  expect(new Set(sizes)).toEqual(new Set([true]));
});

test('the sheet of a Canadian university has the dates of the application service', async ({ page }) => {
  const sheet = await openSheet(page, 'university-of-toronto-900138');
  await expect(sheet.getByText(/^OUAC/).first()).toBeVisible();
  await expect(sheet.getByText('We don’t have this school’s deadlines.')).toHaveCount(0);
});
