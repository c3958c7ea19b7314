import { describe, expect, it } from 'vitest';
import { canonicalAddress, offlineAnswerOf } from './offline-answers.ts';

const ORIGIN = 'https://campusatlas.example';
const ENDPOINTS = [
  { name: 'search', path: '/api/universities/search', policy: 'search' },
  { name: 'bySlug', path: '/api/universities/by-slug/:slug', policy: 'record' },
  { name: 'suggest', path: '/api/universities/suggest', policy: 'suggest' },
];
const answerOf = (address: string) => offlineAnswerOf(ENDPOINTS, new URL(address, ORIGIN));

describe('an answer is kept', () => {
  it('when its endpoint says that it may be, under one address for equal questions', () => {
    expect(answerOf('/api/universities/search?b=2&a=1&c=')).toMatchObject({
      policy: 'search',
      address: '/api/universities/search?a=1&b=2',
    });
    expect(answerOf('/api/universities/by-slug/x-1')).toMatchObject({ policy: 'record' });
  });

  it.each([
    '/api/user',
    '/api/bookmarks',
    '/api/universities/suggest?q=a',
    '/api/universities/by-slug/a/b',
    '/api/universities/search/x',
  ])('but not %s', (address) => expect(answerOf(address)).toBeNull());
});

it('a repeated parameter keeps all its values in one order', () => {
  const address = (query: string) => canonicalAddress(new URL(`/x?${query}`, ORIGIN));
  expect(address('type=public&type=private')).toBe(address('type=private&type=public'));
  expect(address('')).toBe('/x');
});
