/** The privacy policy names all that the site stores in a browser, and nothing that it does not. */
import { expect, it } from 'vitest';
import { STORAGE_KEYS } from '#frontend/lib/storage/storage.ts';
import { readText } from '../../scripts/long-texts/compile.ts';

const policyIn = (language: 'en' | 'fr') =>
  readText<typeof import('#words/privacy.md')>(language, 'privacy.md').privacyWords;
const english = policyIn('en');
const french = policyIn('fr');

/** Where the reader was on a page, in the storage of the session; and what waits under the id of a user. */
const BESIDES = ['scroll', 'unsent:…'];

it.each([
  ['English', english],
  ['French', french],
])('in %s', (_, policy) => {
  const named = [...JSON.stringify(policy).matchAll(/"campusatlas:([^"]+)"/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...STORAGE_KEYS, ...BESIDES].toSorted());
});
