import { describe, expect, test } from 'vitest';
import type { Reading, ReadSpan } from '#schema/api/search.ts';
import { requestOfAddress } from './filters.ts';
import { lastSearchOf } from './last-search.ts';

const request = (address: string) => requestOfAddress(new URLSearchParams(address));

function span(line: string, text: string, parameters: ReadSpan['parameters']): ReadSpan {
  const from = line.indexOf(text);
  return { from, to: from + text.length, text, parameters, kind: 'about', label: text } as unknown as ReadSpan;
}
const wish = (...spans: ReadSpan[]) => ({ as: 'wish', spans }) as unknown as Reading;

describe('of a search is remembered', () => {
  test('its words and filters, from the first page, as a list', () => {
    expect(lastSearchOf(request('q=harvard'), undefined)).toEqual({
      query: 'q=harvard',
      label: 'harvard',
      language: null,
    });
    const last = lastSearchOf(request('q=art&type=public&page=3&view=map'), undefined);
    expect(last).toMatchObject({ language: 'en', label: expect.stringMatching(/^art, .*public/i) });
    expect(Object.fromEntries(new URLSearchParams(last?.query))).toEqual({ q: 'art', type: 'public' });
  });

  test('nothing that its words say of the person', () => {
    const q = 'nursing in ohio family income 48000';
    const reading = wish(
      span(q, 'nursing', { subject: ['nursing'] }),
      span(q, 'ohio', { state: ['OH'] }),
      span(q, 'ohio', { home: 'US-OH' }),
      span(q, 'family income 48000', { income: '30-48' }),
    );
    expect(lastSearchOf(request(`q=${q}`), reading)).toEqual({
      query: 'q=nursing+in+ohio',
      label: 'nursing in ohio',
      language: null,
    });
    const alone = 'income 48000';
    expect(lastSearchOf(request(`q=${alone}`), wish(span(alone, alone, { income: '30-48' })))).toBeNull();
  });

  test('nothing that its filters say of the person, nor where the device is', () => {
    const last = lastSearchOf(
      request('state=OH&country=US&home=US-OH&income=30-48&satScore=1200&near=41.1,-81.2&radiusMiles=50'),
      undefined,
    );
    expect(Object.fromEntries(new URLSearchParams(last?.query))).toEqual({ country: 'US', state: 'OH' });
    expect(lastSearchOf(request('home=US-OH&income=30-48'), undefined)).toBeNull();
  });

  test('nothing of a list that was not narrowed', () => {
    expect(lastSearchOf(request('sortBy=tuition&page=2'), undefined)).toBeNull();
  });
});
