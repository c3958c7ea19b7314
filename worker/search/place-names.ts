/** What places and kinds of school are called besides their own names. Keys are place keys (schema/search/words). */
import type { Country } from '#schema/domain/enums.ts';
import type { Trait } from '#schema/search/traits.ts';

/** Cities by what people call them. */
export const CITY_NICKNAMES: Record<string, readonly string[]> = {
  nyc: ['new york', 'brooklyn', 'bronx', 'staten island', 'jamaica', 'flushing', 'queens', 'long island city'],
  'new york city': [
    'new york',
    'brooklyn',
    'bronx',
    'staten island',
    'jamaica',
    'flushing',
    'queens',
    'long island city',
  ],
  queens: ['jamaica', 'flushing', 'long island city', 'bayside'],
  manhattan: ['new york', 'manhattan'],
  la: ['los angeles'],
  philly: ['philadelphia'],
  sf: ['san francisco'],
  vegas: ['las vegas'],
  nola: ['new orleans'],
  kc: ['kansas city'],
  slc: ['salt lake city'],
  atl: ['atlanta'],
  'quebec city': ['quebec'],
  'bay area': ['san francisco', 'berkeley', 'oakland', 'san jose', 'stanford', 'santa clara', 'moraga'],
  'san francisco bay area': ['san francisco', 'berkeley', 'oakland', 'san jose', 'stanford', 'santa clara', 'moraga'],
  'twin cities': ['minneapolis', 'saint paul'],
};

/** States by what people call them or their group. */
export const STATE_NICKNAMES: Record<string, readonly string[]> = {
  'washington dc': ['DC'],
  'washington d c': ['DC'],
  'new york state': ['NY'],
  'washington state': ['WA'],
  'new england': ['CT', 'ME', 'MA', 'NH', 'RI', 'VT'],
  newfoundland: ['NL'],
  pei: ['PE'],
  'quebec province': ['QC'],
  maritimes: ['NB', 'NS', 'PE'],
};

export const COUNTRY_NAMES: Record<string, Country> = {
  canada: 'CA',
  usa: 'US',
  us: 'US',
  'united states': 'US',
};

/**
 * Kinds of school in a visitor's words. `inLists` ones are also common in names: they count when a list is asked for.
 * `strict` ones then leave out schools that only have the word in a name ("Woman's College" was Goucher's).
 */
export const TRAIT_NAMES: Record<string, { traits: readonly Trait[]; inLists?: true; strict?: true }> = {
  hbcu: { traits: ['hbcu'] },
  hbcus: { traits: ['hbcu'] },
  'historically black': { traits: ['hbcu'] },
  'hispanic serving': { traits: ['hispanic-serving'] },
  hsi: { traits: ['hispanic-serving'] },
  tribal: { traits: ['tribal'] },
  'liberal arts': { traits: ['liberal-arts'] },
  'ivy league': { traits: ['ivy-league'] },
  ivy: { traits: ['ivy-league'], inLists: true },
  womens: { traits: ['womens'], strict: true },
  women: { traits: ['womens'], inLists: true, strict: true },
  'all girls': { traits: ['womens'] },
  mens: { traits: ['mens'], inLists: true, strict: true },
  'land grant': { traits: ['land-grant'] },
  public: { traits: ['public'], inLists: true, strict: true },
  private: { traits: ['private'], inLists: true, strict: true },
  profit: { traits: ['for-profit'], inLists: true },
  catholic: { traits: ['catholic'], inLists: true, strict: true },
  christian: { traits: ['catholic', 'protestant'], inLists: true },
  protestant: { traits: ['protestant'], inLists: true },
  jewish: { traits: ['jewish'], inLists: true, strict: true },
  islamic: { traits: ['islamic'], inLists: true },
  muslim: { traits: ['islamic'], inLists: true },
  online: { traits: ['online-only'], inLists: true },
};
