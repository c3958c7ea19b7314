/** Cards for other sites: what they say, who may frame them, and what nobody can put into one. */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { slugOf } from '#schema/domain/record/slug.ts';
import { loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { ORIGIN, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

const laval = universityNamed('Université Laval');
const harvard = universityNamed('Harvard University');
const slug = ({ name, id }: { name: string; id: number }) => slugOf(name, id);

/** All that a card says. */
const textOf = (card: string) => card.replace(/<style>.*?<\/style>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ');

async function visit(address: string, headers: Record<string, string> = {}) {
  const world = await warmTestApp();
  const response = await world.ask(address, { headers });
  return { world, response, status: response.status, headers: response.headers, text: await response.text() };
}

const CIP = SMALL.programs.find(({ id }) => id === harvard.id)?.programs[0]?.[0];

describe('a card of a school', () => {
  it('says name, place, numbers with source and year, and leads to the page', async () => {
    const { status, text } = await visit(`/embed/university/${slug(harvard)}`);
    expect(status).toBe(200);
    const words = textOf(text);
    expect(words).toContain('Harvard University');
    expect(words).toContain('Cambridge, Massachusetts');
    expect(words).toMatch(/Graduation.*\d+\.\d%.*College Scorecard|IPEDS/s);
    expect(text).toContain(`href="/university/${slug(harvard)}"`);
    expect(text).toContain('<html lang="en" data-theme="auto">');
  });

  it('says whom a figure counts once, and the publisher by name', async () => {
    const { text } = await visit(`/embed/university/${slug(harvard)}`);
    const words = textOf(text);
    expect(words.match(/started in/g)).toHaveLength(1);
    expect(words.match(/10 years after starting/g)).toHaveLength(1);
    expect(words).toMatch(/College Scorecard, \w+ \d{4} release/);
  });

  it('speaks French under /fr, and of Canada says why a number is blank', async () => {
    const { text } = await visit(`/fr/embed/university/${slug(laval)}`);
    expect(text).toContain('<html lang="fr-CA"');
    expect(text).toContain(`href="/fr/universite/${slug(laval)}"`);
    expect(textOf(text)).toContain('avec les sources, sur CampusAtlas');
  });

  it('is the same card by id, by any slug with the id, and whatever else its address says', async () => {
    const { text } = await visit(`/embed/university/${slug(harvard)}`);
    for (const address of [
      `/embed/university/${harvard.id}`,
      `/embed/university/anything-${harvard.id}`,
      `/embed/university/${slug(harvard)}?home=US-OH&income=30-48&residence=international&name=Sam`,
      `/embed/university/${slug(harvard)}?theme=%22%3E%3Cscript%3E`,
    ]) {
      expect((await visit(address)).text, address).toBe(text);
    }
  });

  it.each(['light', 'dark'])('takes the theme %s', async (theme) => {
    const { text } = await visit(`/embed/university/${slug(harvard)}?theme=${theme}`);
    expect(text).toContain(`data-theme="${theme}"`);
  });
});

describe('a card of a comparison', () => {
  it('shows each school by its numbers and leads to the comparison', async () => {
    const { status, text } = await visit(`/embed/compare/${harvard.id},${laval.id}`);
    expect(status).toBe(200);
    expect(text).toContain(`href="/compare?ids=${harvard.id},${laval.id}"`);
    expect(text.match(/<em>/g)?.length).toBe((text.match(/<th role="rowheader"/g)?.length ?? 0) * 2);
  });

  it.each([
    ['one school', `${166027}`, 400],
    ['five schools', '1,2,3,4,5', 400],
    ['an unknown school', '166027,999999999', 404],
    ['no number', '166027,<script>', 404],
  ])('says in the frame what is wrong with %s', async (_, ids, expected) => {
    const { status, headers, text } = await visit(`/embed/compare/${encodeURIComponent(ids)}`);
    expect(status).toBe(expected);
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toContain('<script');
  });
});

describe('a card of a program', () => {
  it('says of each degree what is published', async () => {
    const { status, text } = await visit(`/embed/program/${slug(harvard)}/${CIP}`);
    expect(status).toBe(200);
    expect(textOf(text)).toContain('Harvard University');
    expect(text).toContain(`href="/university/${slug(harvard)}#programs"`);
  });

  it.each(['99.9999', '../meta', '__proto__', '11', 'x'.repeat(900)])('answers 404 for %s', async (cip) => {
    const { status, text } = await visit(`/embed/program/${slug(harvard)}/${encodeURIComponent(cip)}`);
    expect(status).toBe(404);
    expect(textOf(text)).toContain('We don’t have that program at this school.');
  });
});

describe('headers of cards', () => {
  it('let anybody frame a card, and a card load nothing but its own style', async () => {
    const { headers, text } = await visit(`/embed/university/${slug(harvard)}`);
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors *; base-uri 'none'; form-action 'none'`,
    );
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).not.toMatch(/<script|<img|<link|<iframe|\son\w+=|style="/i);
  });

  it.each(['/', '/university/x-1', '/embed/unknown/1', '/api/meta', '/nothing', '/robots.txt', '/compare?ids=1'])(
    'let nobody frame %s',
    async (address) => {
      const { headers } = await visit(address);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );

  it('answer 304 to who has the card, and keep it for the day it was made', async () => {
    const { world, headers } = await visit(`/embed/university/${slug(harvard)}`);
    const tag = headers.get('etag') ?? '';
    const again = () => world.ask(`/embed/university/${slug(harvard)}`, { headers: { 'if-none-match': tag } });
    expect((await again()).status).toBe(304);
    expect((await again()).headers.get('x-cache')).toBe('HIT');
    world.pass(24 * 60 * 60);
    expect((await again()).headers.get('x-cache')).toBe('MISS');
  });
});

describe('a card in a bad hour', () => {
  it('says so in the frame while the data cannot be had', async () => {
    const world = await warmTestApp();
    world.database.failing = new Error('D1_ERROR: internal error');
    const response = await world.ask(`/embed/university/${slug(harvard)}`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(textOf(await response.text())).toContain('We couldn’t load this card.');
  });

  it.each([
    'nothing',
    '__proto__',
    'constructor',
    "'%20OR%201=1--",
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '%ff',
    '0',
    'x'.repeat(1_500),
  ])('answers 404 for the school %s', async (name) => {
    const { status, text } = await visit(`/embed/university/${name}`);
    expect(status).toBe(404);
    expect(text).not.toContain('<script');
    expect(textOf(text)).toContain('We couldn’t find that school.');
  });

  it('takes no other method', async () => {
    const world = await warmTestApp();
    const response = await world.ask(`/embed/university/${slug(harvard)}`, { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

describe('oEmbed', () => {
  const of = (address: string, more = '') => visit(`/oembed?url=${encodeURIComponent(address)}${more}`);

  it('answers the card of a school’s page, by its address in either language', async () => {
    const { status, headers, text } = await of(`${ORIGIN}/university/${slug(harvard)}`);
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(JSON.parse(text)).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Harvard University',
      width: 400,
      html: `<iframe src="${ORIGIN}/embed/university/${harvard.id}" title="Harvard University" width="400" height="500" style="border:0;max-width:100%" loading="lazy"></iframe>`,
    });
    const french = JSON.parse((await of(`${ORIGIN}/fr/universite/${slug(laval)}`)).text);
    expect(french.html).toContain(`${ORIGIN}/fr/embed/university/${laval.id}`);
  });

  it('answers a comparison, within the size that is asked for', async () => {
    const { text } = await of(
      `${ORIGIN}/compare?ids=${harvard.id},${laval.id}`,
      '&maxwidth=320&maxheight=200&format=json',
    );
    const answer = JSON.parse(text);
    expect([answer.width, answer.height]).toEqual([320, 200]);
    expect(answer.html).toContain(`/embed/compare/${harvard.id},${laval.id}"`);
  });

  it.each([
    ['no address', '/oembed', 400],
    ['what is no address', '/oembed?url=harvard', 400],
    ['a script', `/oembed?url=${encodeURIComponent('javascript:alert(1)')}`, 404],
    ['another site', `/oembed?url=${encodeURIComponent('https://evil.example/university/x-166027')}`, 404],
    ['a page without a card', `/oembed?url=${encodeURIComponent(`${ORIGIN}/about`)}`, 404],
    ['an unknown school', `/oembed?url=${encodeURIComponent(`${ORIGIN}/university/x-1`)}`, 404],
    ['an unreadable size', `/oembed?url=${encodeURIComponent(`${ORIGIN}/university/x-166027`)}&maxwidth=wide`, 400],
    ['XML', `/oembed?url=${encodeURIComponent(`${ORIGIN}/university/x-166027`)}&format=xml`, 501],
  ])('refuses %s', async (_, address, expected) => {
    expect((await visit(address)).status).toBe(expected);
  });
});

describe('a badge', () => {
  it('is a picture of one number with source and year, without scripts and styles', async () => {
    const { status, headers, text } = await visit(`/badge/${harvard.id}/graduationRate.svg`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(text).toMatch(
      /<title>Harvard University\. Graduation rate: \d+\.\d% \(.+ · \d{4}.* · CampusAtlas\)<\/title>|<title>Harvard University\. Graduation rate: \d+\.\d% \(/,
    );
    expect(text).not.toMatch(/<script|<style|style=|\son\w+=|href/);
  });

  it('says in French why there is no number', async () => {
    const { text } = await visit(`/fr/badge/${laval.id}/medianEarnings.svg`);
    expect(text).toContain('<title>Université Laval.');
    expect(text).not.toContain('NaN');
  });

  it.each([
    ['an unknown school', '/badge/1/graduationRate.svg'],
    ['no school', '/badge/harvard/graduationRate.svg'],
    ['a wrong figure', `/badge/${166027}/password.svg`],
    ['a member of an object', `/badge/${166027}/constructor.svg`],
    ['another ending', `/badge/${166027}/graduationRate.png`],
  ])('answers 404 for %s', async (_, address) => {
    const { status, headers } = await visit(address);
    expect(status).toBe(404);
    expect(headers.get('x-frame-options')).toBe('DENY');
  });
});
