/** The list of scholarships as the Worker draws it: by the address alone, for the day it is, without a database or scripts. */
import { expect, it } from 'vitest';
import { allScholarships, endedScholarships } from '#frontend/content/scholarship-list.ts';
import { scholarshipListWords as words } from '#words/scholarships/scholarship-words.ts';
import { presentCalendar } from '#worker/presenters/plan.ts';
import { textOf } from './helpers/page-markup.ts';
import { SITE_ASSETS } from './helpers/site-assets.ts';
import { makeTestApp, ORIGIN } from './helpers/test-app.ts';

/** The world's clock begins at noon of November 20, 2026. */
function site(daysLater = 0) {
  const world = makeTestApp({ assets: SITE_ASSETS });
  world.database.failing = new Error('D1_ERROR: internal error');
  world.pass(daysLater * 86_400);
  return {
    world,
    visit: async (query = '') => {
      const response = await world.ask(`/scholarships${query}`);
      const text = await response.text();
      return {
        status: response.status,
        state: response.headers.get('x-cache'),
        canonical: /<link rel="canonical" href="(.*?)"/.exec(text)?.[1],
        text,
        said: textOf(text),
        names: [...text.matchAll(/<h3[^>]*id="award-[^"]*"[^>]*>(.*?)<\/h3>/g)].map(([, name]) => name),
      };
    },
  };
}

it('has its first page, the next one, and how many there are', async () => {
  const { visit } = site();
  const first = await visit();
  expect([first.status, first.canonical, first.names.length]).toEqual([200, `${ORIGIN}/scholarships`, 20]);
  expect(first.said).toContain(words.count(1, 20, allScholarships().length));
  expect(first.text).toContain('href="/scholarships?page=2"');
  const second = await visit('?page=2');
  expect(second.canonical).toBe(`${ORIGIN}/scholarships`);
  expect(second.names).toHaveLength(20);
  expect(first.names.filter((name) => second.names.includes(name))).toEqual([]);
});

it('is narrowed by a form that needs no scripts', async () => {
  const { text, names } = await site().visit('?q=&country=CA&level=final-year&sort=name');
  expect(text).toMatch(/<form [^>]*action="\/scholarships"/);
  expect(text).toMatch(/<option value="CA" selected="">/);
  const expected = allScholarships().filter((one) => one.countries.includes('CA') && one.levels.includes('final-year'));
  expect(names).toHaveLength(expected.length);
  expect(names).toContain('Loran Award');
});

it('says what has ended to whoever looks for it, and to nobody else', async () => {
  const { visit } = site();
  expect((await visit()).said).not.toContain('no longer given');
  for (const { name, what } of endedScholarships()) {
    const { said } = await visit(`?q=${encodeURIComponent(name)}`);
    expect(said).toContain(`${words.ended(name)} ${what}`);
  }
});

it('says so where nothing fits, where the list is not that long, and takes no word it does not know', async () => {
  const { visit } = site();
  expect((await visit('?q=zzzz')).said).toContain(words.empty.title);
  expect((await visit('?page=99')).said).toContain(words.pastEnd);
  expect((await visit('?country=MX&level=constructor&page=-1')).names).toHaveLength(20);
});

it('writes what was typed as text', async () => {
  const { text } = await site().visit(`?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(text).not.toContain('<script>alert');
});

it('is drawn anew when the day has changed, so that no round stays open', async () => {
  const { world, visit } = site(11);
  const ahead = '?q=coolidge&deadline=ahead';
  const open = '?deadline=ahead&country=US&level=earlier';
  expect((await visit(ahead)).names).toEqual(['Coolidge Scholarship']);
  expect((await visit(open)).names).toContain('Coolidge Scholarship');
  expect((await visit(open)).state).toBe('HIT');
  world.pass(86_400);
  expect((await visit(ahead)).names).toEqual([]);
  const next = await visit(open);
  expect(next.state).not.toBe('HIT');
  expect(next.names).not.toContain('Coolidge Scholarship');
});

it('keeps no page with free words, and what it does not understand makes no page of its own', async () => {
  const { visit } = site();
  await visit('?q=loran');
  expect((await visit('?q=loran')).state).toBe('BYPASS');
  await visit('?country=CA');
  expect((await visit('?utm_source=x&country=CA')).state).toBe('HIT');
  // What is made up is drawn and kept nowhere: it would take the place of pages that people ask for.
  for (const made of ['?country=XX', '?page=0', '?page=1000', '?sort=made-up', '?country=CA&country=US']) {
    await visit(made);
    expect((await visit(made)).state, made).toBe('BYPASS');
  }
});

it('gives a calendar the name and the day of a round that is stated, and no day of an earlier one', () => {
  const planned = { status: 'considering', ownDate: null } as const;
  const file = presentCalendar({
    plan: {
      'scholarship:coolidge-scholarship': planned,
      'scholarship:terry-fox-humanitarian-award': planned,
      'scholarship:schulich-leader-scholarships': planned,
    },
    names: new Map(),
    now: new Date('2027-01-10T12:00:00Z'),
  });
  expect(file).toContain('SUMMARY:Coolidge Scholarship');
  expect(file).toContain('DTSTART;VALUE=DATE:20261201');
  // Of every year: the next one.
  expect(file).toContain('DTSTART;VALUE=DATE:20271201');
  expect(file).not.toContain('Schulich');
});
