/**
 * `npm run pictures`: takes the README's two pictures of the site that runs at http://localhost:8787 (`npm start`), or at
 * the address that is named, in the machine's Chromium. Look at them; they are committed. Fails when they are heavier
 * together than a README should be.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';

const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures');
const SIZE = { width: 1280, height: 1080 };
/** Bytes of both together. */
const MOST = 300_000;
const PAGES = {
  list: '/search?country=US&state=CA&type=public&sortBy=graduationRate&sortOrder=desc',
  university: '/university/stanford-university-243744',
};

const { origin } = new URL(process.argv[2] ?? 'http://localhost:8787');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
let bytes = 0;
try {
  mkdirSync(FOLDER, { recursive: true });
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' });
  for (const [name, address] of Object.entries(PAGES)) {
    const answer = await page.goto(origin + address, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`);
    const picture = await page.screenshot();
    bytes += picture.length;
    writeFileSync(path.join(FOLDER, `${name}.png`), picture);
    console.log(`docs/pictures/${name}.png: ${picture.length} bytes`);
  }
} finally {
  await browser.close();
}
if (bytes > MOST) {
  console.error(`Together they have ${bytes} bytes; ${MOST} are the most.`);
  process.exitCode = 1;
}
