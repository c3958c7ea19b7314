/**
 * Draws the icons of the installed site and of home screens from frontend/public/favicon.svg, in the machine's
 * Chromium. Run it after the mark changed; the pictures are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../frontend/public');

/**
 * `bleed` fills the square and draws the mark small enough for any mask: launchers cut a circle of 80 % of the width
 * (W3C, maskable icons), home screens round the corners themselves.
 */
const ICONS = [
  { file: 'icon-192.png', size: 192, bleed: false },
  { file: 'icon-512.png', size: 512, bleed: false },
  { file: 'maskable-192.png', size: 192, bleed: true },
  { file: 'maskable-512.png', size: 512, bleed: true },
  { file: 'apple-touch-icon.png', size: 180, bleed: true },
];

const mark = readFileSync(path.join(PUBLIC, 'favicon.svg'), 'utf8');
const ground = /<rect[^>]*fill="([^"]+)"/.exec(mark)?.[1];
if (ground === undefined) throw new Error('favicon.svg has no ground to fill a maskable icon with.');

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage();
  for (const { file, size, bleed } of ICONS) {
    const width = bleed ? Math.round(size * 0.72) : size;
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0;height:${size}px;display:grid;place-items:center;background:${bleed ? ground : 'transparent'}}svg{display:block;width:${width}px}</style>${mark}`,
    );
    const picture = await page.screenshot({ omitBackground: true });
    writeFileSync(path.join(PUBLIC, 'icons', file), picture);
    console.log(`${file}: ${picture.length} bytes`);
  }
} finally {
  await browser.close();
}
