/**
 * Makes a PNG of each drawing in frontend/public/drawings, in the machine's Chromium, for anyone who shows a link to an
 * article: most do not take SVG. Run it after a drawing changed; the pictures are committed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';

const DRAWINGS = path.resolve(import.meta.dirname, '../frontend/public/drawings');
const SIZE = { width: 1280, height: 800 };

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({ viewport: SIZE });
  for (const file of readdirSync(DRAWINGS).filter((name) => name.endsWith('.svg'))) {
    const drawing = readFileSync(path.join(DRAWINGS, file), 'utf8');
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:auto}</style>${drawing}`);
    const picture = await page.screenshot();
    const card = file.replace(/svg$/, 'png');
    writeFileSync(path.join(DRAWINGS, card), picture);
    console.log(`${card}: ${picture.length} bytes`);
  }
} finally {
  await browser.close();
}
