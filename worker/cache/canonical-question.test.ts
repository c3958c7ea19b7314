import { describe, expect, it } from 'vitest';
import { rawQueryOf } from '#schema/api/params.ts';
import { type SearchQuery, searchQuery } from '#schema/api/search.ts';
import { FILTER_KEYS, filterOf, parametersOf } from '#schema/domain/search/search-filters.ts';
import { canonicalSearch, hasUnboundedKey, questionText } from './canonical-question.ts';

const asked = (address: string): SearchQuery => searchQuery.parse(rawQueryOf(new URLSearchParams(address)));
const textOf = (address: string) => questionText(canonicalSearch(asked(address)));

describe('one form for equal questions', () => {
  it.each([
    ['', 'kind=bachelors&kind=mostly-associate&kind=seminary'],
    ['', 'religiousAffiliation=any&page=1&limit=20&sortBy=name&sortOrder=asc'],
    ['kind=two-year,bachelors', 'kind=bachelors&kind=two-year'],
    ['city=boston&search=art', 'city=BOSTON&search=Art&sortBy=relevance'],
    ['state=VT', 'state=vt&radiusMiles=25'],
    ['state=VT,ME', 'state=ME&state=VT'],
    ['subject=nursing,51.38', 'subject=51.38&subject=Nursing,nursing'],
    ['', 'income=0-30'],
    ['sortBy=netPrice&income=110%2B', 'income=110+&sortBy=netprice'],
    ['home=US-OH', 'residence=us&home=us-oh'],
    ['home=CA-QC&income=0-30', 'income=0-30&residence=ca&home=CA-QC'],
    ['similarTo=1&home=US-OH', 'home=US-OH&similarTo=1&residence=us&state=VT'],
    ['similarTo=1', 'similarTo=1&income=0-30'],
    ['', 'yourPriceMin=1&yourPriceMax=2'],
    ['', 'sortBy=yourPrice&income=0-30'],
  ])('%j and %j', (one, other) => {
    expect(textOf(other)).toBe(textOf(one));
  });

  it('keeps an order of relevance where evidence makes one', () => {
    expect(textOf('sortBy=relevance')).toBe(textOf(''));
    expect(textOf('subject=nursing&sortBy=relevance')).not.toBe(textOf('subject=nursing'));
    expect(textOf('like=110662&sortBy=relevance')).not.toBe(textOf('like=110662'));
  });

  it('keeps apart who asks', () => {
    const said = ['', 'home=US-OH', 'home=US-OH&income=0-30', 'home=US-OH&residence=ca', 'residence=us', 'home=CA-ON'];
    expect(new Set(said.map(textOf)).size).toBe(said.length);
    expect(textOf('home=US-OH&yourPriceMax=9')).not.toBe(textOf('home=US-OH'));
  });

  it('keeps apart what is asked of kinds', () => {
    expect(textOf('kind=two-year')).not.toBe(textOf(''));
    expect(textOf('kind=bachelors')).not.toBe(textOf(''));
  });
});

describe('questions without an end', () => {
  const VALUES: Partial<Record<string, string>> = {
    country: 'US',
    state: 'VT',
    box: '0,0,1,1',
    city: 'x',
    subject: '51',
    due: '2027-01-15',
  };

  it('are those of open-ended filters, each of their parameters', () => {
    for (const key of FILTER_KEYS) {
      const filter = filterOf(key);
      const least = 'from' in filter ? String(filter.from) : '';
      const value = VALUES[key] ?? ('values' in filter ? encodeURIComponent(filter.values.at(-1) as string) : least);
      for (const name of parametersOf(key)) {
        expect({ name, open: hasUnboundedKey(asked(`${name}=${key === 'radiusMiles' ? 25 : value}`)) }).toEqual({
          name,
          open: filter.unboundedKey,
        });
      }
    }
  });

  it('are several of a long list', () => {
    expect(hasUnboundedKey(asked('state=ME'))).toBe(false);
    expect(hasUnboundedKey(asked('state=ME,VT'))).toBe(true);
    expect(hasUnboundedKey(asked('setting=city,town'))).toBe(false);
  });

  it('are texts, places, deep pages and odd page sizes', () => {
    for (const address of ['search=x', 'near=1,2', 'nearPlace=x', 'page=6', 'limit=7']) {
      expect({ address, open: hasUnboundedKey(asked(address)) }).toEqual({ address, open: true });
    }
    expect(hasUnboundedKey(asked('page=5&limit=500&type=public&kind=two-year'))).toBe(false);
  });
});
