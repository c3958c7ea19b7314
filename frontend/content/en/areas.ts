/** Metropolitan areas that a list can keep to, and how an area's key is said. The keys are those of data/lexicons/metros.json. */
import { COUNTRIES, type Country } from '#schema/domain/enums.ts';
import { stateName, statesOf } from '#schema/domain/places.ts';

/** In the order of their names. */
export const AREAS: Record<Country, readonly string[]> = {
  US: [
    'albany',
    'albuquerque',
    'atlanta',
    'austin',
    'baltimore',
    'baton-rouge',
    'bay-area',
    'birmingham',
    'boise',
    'boston',
    'buffalo',
    'charlotte',
    'chicago',
    'cincinnati',
    'cleveland',
    'colorado-springs',
    'columbus',
    'dallas',
    'dayton',
    'denver',
    'des-moines',
    'detroit',
    'durham',
    'el-paso',
    'fresno',
    'front-range',
    'grand-rapids',
    'greensboro',
    'hampton-roads',
    'hartford',
    'honolulu',
    'houston',
    'indianapolis',
    'inland-empire',
    'jacksonville',
    'kansas-city',
    'knoxville',
    'las-vegas',
    'lehigh-valley',
    'little-rock',
    'los-angeles',
    'louisville',
    'madison',
    'memphis',
    'miami',
    'milwaukee',
    'nashville',
    'new-orleans',
    'new-york',
    'oklahoma-city',
    'omaha',
    'orlando',
    'philadelphia',
    'phoenix',
    'piedmont-triad',
    'pittsburgh',
    'portland',
    'providence',
    'quad-cities',
    'raleigh',
    'research-triangle',
    'richmond',
    'rio-grande-valley',
    'rochester',
    'sacramento',
    'salt-lake-city',
    'san-antonio',
    'san-diego',
    'san-francisco',
    'san-juan',
    'seattle',
    'silicon-valley',
    'socal',
    'spokane',
    'st-louis',
    'syracuse',
    'tampa-bay',
    'toledo',
    'tucson',
    'tulsa',
    'twin-cities',
    'washington-dc',
    'worcester',
  ],
  CA: [
    'calgary',
    'edmonton',
    'golden-horseshoe',
    'gta',
    'halifax',
    'hamilton',
    'kitchener-waterloo',
    'london-on',
    'metro-vancouver',
    'montreal',
    'ottawa',
    'quebec-city',
    'regina',
    'saskatoon',
    'victoria',
    'winnipeg',
  ],
};

/** Names that are more than the words of their key. */
const NAMES: Partial<Record<string, string>> = {
  dallas: 'Dallas-Fort Worth',
  gta: 'Greater Toronto Area',
  'kitchener-waterloo': 'Kitchener-Waterloo',
  'london-on': 'London',
  montreal: 'Montréal',
  ottawa: 'Ottawa-Gatineau',
  'quebec-city': 'Québec City',
  socal: 'Southern California',
  'st-louis': 'St. Louis',
  'washington-dc': 'Washington, DC',
};

const countryOf = (code: string): Country | undefined =>
  COUNTRIES.find((country) => statesOf(country).some((state) => state.code === code));

/** An area by its key: a metropolitan area, a state ("oh"), or a town with its state ("ann-arbor-mi"). */
export function areaName(key: string): string {
  const known = NAMES[key];
  if (known !== undefined) return known;
  const [, town, state = key] = /^(.+)-([a-z]{2})$/.exec(key) ?? [];
  const code = state.toUpperCase();
  const country = countryOf(code);
  const words = (country && town !== undefined ? town : key)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  if (country === undefined) return words;
  return town === undefined ? stateName(country, code) : `${words}, ${code}`;
}
