/** NCES locales and our settings as where a school is, after "in". */
import type { CampusSetting } from '#schema/domain/record/enums.ts';

const LOCALE_WORDS: Record<string, string> = {
  'City: Large': 'a large city',
  'City: Midsize': 'a midsize city',
  'City: Small': 'a small city',
  'Suburb: Large': 'the suburbs of a large city',
  'Suburb: Midsize': 'the suburbs of a midsize city',
  'Suburb: Small': 'the suburbs of a small city',
  'Town: Fringe': 'a town near a city',
  'Town: Distant': 'a town 10 to 35 miles from a city',
  'Town: Remote': 'a remote town',
  'Rural: Fringe': 'a rural area near a city',
  'Rural: Distant': 'a rural area',
  'Rural: Remote': 'a remote rural area',
};

const SETTING_WORDS: Record<CampusSetting, string> = {
  Urban: 'a city',
  Suburban: 'the suburbs',
  'Small City': 'a small city',
  Rural: 'a rural area',
};

/** "a large city"; null when the setting is not known. */
export function placeWords(locale: string | null, setting: CampusSetting | null): string | null {
  return (locale && LOCALE_WORDS[locale]) || (setting && SETTING_WORDS[setting]) || null;
}
