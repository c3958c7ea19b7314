/** Names of kinds of school. Keys are place keys (schema/search/words). */
import type { Trait } from '#schema/search/traits.ts';

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
