import { expect, test } from 'vitest';
import { articleDate } from '#frontend/content/articles.ts';
import { barText } from '#frontend/content/running-text.ts';

test('the day of an article is written in English', () => {
  expect(articleDate({ date: '2026-11-22' })).toBe('November 22, 2026');
});

test('a bar’s figure is written in English', () => {
  expect([barText('usd', 86_000), barText('percent', 62)]).toEqual(['$86,000', '62%']);
});
