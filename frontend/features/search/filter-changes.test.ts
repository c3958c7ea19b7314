import { expect, test } from 'vitest';
import { applyChange } from './filter-changes.ts';
import { requestOfAddress, withFilters } from './filters.ts';

const request = (address: string) => requestOfAddress(new URLSearchParams(address));

test('a change made while another list is loading keeps what was chosen meanwhile', () => {
  const from = request('state=TX&country=US');
  const newer = request('state=TX&country=US&sortBy=yourPrice');
  const next = withFilters(from, { ...from.filters, yourPriceMax: 20_000 });
  expect(applyChange(next, from, newer)).toEqual(request('state=TX&country=US&sortBy=yourPrice&yourPriceMax=20000'));
  expect(applyChange(next, from, from)).toBe(next);
});

test('a filter that was taken away is gone in the newer request too', () => {
  const from = request('state=TX&country=US&page=2');
  const newer = request('state=TX&country=US&q=art');
  const next = withFilters(from, { ...from.filters, state: [] });
  expect(applyChange(next, from, newer)).toEqual(request('country=US&q=art'));
});
