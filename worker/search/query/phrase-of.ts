/** English words for a subject, a place or a group that the search box reads as it: what a suggestion searches for. */
import groups from '#data/lexicons/groups.json' with { type: 'json' };
import * as english from '#schema/domain/names/en/enums.ts';
import { englishStateName } from '#schema/domain/places/english-places.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import type { Says } from '#schema/domain/search/reading-codes.ts';
import { countryOfState } from '../places/known-places.ts';

const englishState = (state: string) => englishStateName(countryOfState(state), state);
const COUNTRY_LABELS: Record<Country, string> = english.COUNTRY_LABELS;
const GROUP_WORDS = new Map<string, string | undefined>(groups.map(({ key, words }) => [key, words[0]]));

export function phraseOf(says: Says): string {
  switch (says.code) {
    case 'subject':
      return says.title ?? '';
    case 'group':
      return GROUP_WORDS.get(says.group) ?? '';
    case 'country':
      return COUNTRY_LABELS[says.country];
    case 'state':
      return englishState(says.state);
    case 'region':
      return says.region;
    case 'area':
      return says.around ? `${says.name} area` : says.name;
    case 'town':
      return `${says.city}, ${englishState(says.state)}`;
    default:
      return '';
  }
}
