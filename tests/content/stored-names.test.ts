/** The privacy policy names all that the site stores in a browser, and nothing that it does not. */
import { expect, it } from 'vitest';
import { STORAGE_KEYS } from '#frontend/lib/storage.ts';
import { privacyWords as english } from '../../frontend/content/en/privacy.ts';
import { privacyWords as french } from '../../frontend/content/fr/privacy.ts';

/** Where the reader was on a page, in the storage of the session; and what waits under the id of a user. */
const BESIDES = ['scroll', 'unsent:…'];

it.each([
  ['English', english],
  ['French', french],
])('in %s', (_, policy) => {
  const named = [...JSON.stringify(policy).matchAll(/"campusatlas:([^"]+)"/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...STORAGE_KEYS, ...BESIDES].toSorted());
});
