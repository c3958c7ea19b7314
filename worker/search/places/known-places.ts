/**
 * The places that are the same for every catalogue, with all that they are called: states and provinces, countries,
 * regions, parts of states, metropolitan areas and counties. Towns come from the catalogue (towns.ts), postal codes from
 * their own table (../postal-codes.ts). Anyone who reads places asks here; nobody else has a table of them.
 */
import counties from '#data/lexicons/counties.json' with { type: 'json' };
import frenchPlaces from '#data/lexicons/french-places.json' with { type: 'json' };
import metros from '#data/lexicons/metros.json' with { type: 'json' };
import spanish from '#data/lexicons/spanish-words.json' with { type: 'json' };
import { capitalized } from '#schema/domain/formats/capitalized.ts';
import { COUNTRY_LABELS } from '#schema/domain/names/en/enums.ts';
import { CA_PROVINCES, englishStateName, US_STATES, US_TERRITORIES } from '#schema/domain/places/english-places.ts';
import { REGIONS } from '#schema/domain/places/regions.ts';
import { statePartKey } from '#schema/domain/places/state-parts.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import { foldText } from '#schema/search/fold-text.ts';
import { placeKey } from '#schema/search/words.ts';
import { frenchForms } from '../french-forms.ts';
import {
  type Called,
  COUNTRIES_CALLED,
  isWordCode,
  MORE_REGIONS,
  PARTS_OF_STATES,
  REGIONS_CALLED,
  SELDOM_COUNTRIES,
  SELDOM_REGIONS,
  STATES_CALLED,
} from './place-words.ts';
import { partsCalled } from './state-parts.ts';

export type PlaceKind = 'state' | 'country' | 'region' | 'part' | 'metro' | 'county';

export interface PlaceName {
  /** Folded. */
  words: string;
  /**
   * `name`: its own name; `code`: two letters of the post; `short`: another word of few letters; `word`: what else people
   * say; `french`: what French and
   * Spanish speakers say, where it is nothing in English; `slip`: a way to misspell it, which names
   * nothing outside of a wish.
   */
  says: 'name' | 'code' | 'short' | 'word' | 'french' | 'slip';
  /** More often another thing than this place. */
  seldom: boolean;
  /** Whether it counts beside the words of a school's name. */
  inNames: boolean;
}

export interface KnownPlace {
  kind: PlaceKind;
  label: string;
  /** Of a state, its name in French. */
  french?: string;
  names: readonly PlaceName[];
  /** Codes of the states that it is; of a county the one that it lies in. None of a country and a metropolitan area. */
  states: readonly string[];
  country: Country;
  /** Its key as an area (areas.ts), where it is defined by towns. */
  area?: string;
  /** How many towns an area has. */
  towns: number;
  /** The area that is no part of it. */
  but?: string;
}

/** Words of fewer letters are short for something. */
const SHORT = 5;

type Says = PlaceName['says'];
/** Most of our words stand as folding leaves them, and folding a thousand would be felt when the Worker starts. */
const FOLDED = /^[a-z]+(?: [a-z]+)*$/;
const folded = (words: string) => (FOLDED.test(words) ? words : foldText(words));
const nameOf = (words: string, says: Says, inNames = false, seldom = false): PlaceName => ({
  words: folded(words),
  says,
  inNames,
  seldom,
});

function namesOf(
  { names = [], words = [], slips = [], french = [] }: Called,
  seldom?: ReadonlySet<string>,
): PlaceName[] {
  const isSeldom = (word: string) => seldom?.has(folded(word)) ?? false;
  const saysOf = (word: string): Says => (word.length < SHORT ? 'short' : 'word');
  return [
    ...names.map((word) => nameOf(word, saysOf(word), true, isSeldom(word))),
    ...words.map((word) => nameOf(word, saysOf(word), false, isSeldom(word))),
    ...slips.map((word) => nameOf(word, 'slip')),
    ...french.flatMap(frenchForms).map((word) => nameOf(word, 'french', false, isSeldom(word))),
  ];
}

/** What Spanish calls a place, where English means nothing else by it. */
const inSpanish = (kind: 'states' | 'countries' | 'regions' | 'metros', key: string): PlaceName[] =>
  ((spanish[kind] as Record<string, readonly string[]>)[key] ?? []).map((words) => nameOf(words, 'french'));

function stateOf(country: Country, code: string): KnownPlace {
  const label = englishStateName(country, code);
  const french = (frenchPlaces as Record<string, string>)[code] ?? label;
  return {
    kind: 'state',
    label,
    french,
    states: [code],
    towns: 0,
    country,
    names: [
      nameOf(label, 'name', true),
      nameOf(code, 'code', true, isWordCode(code.toLowerCase())),
      ...(foldText(french) !== foldText(label) ? [nameOf(french, 'french')] : []),
      ...namesOf(STATES_CALLED[code] ?? {}),
      ...inSpanish('states', code),
    ],
  };
}

const countryOf = (country: Country): KnownPlace => ({
  kind: 'country',
  label: COUNTRY_LABELS[country],
  states: [],
  towns: 0,
  country,
  names: [...namesOf(COUNTRIES_CALLED[country], SELDOM_COUNTRIES), ...inSpanish('countries', country)],
});

const STATES: Record<Country, readonly string[]> = {
  US: Object.keys({ ...US_STATES, ...US_TERRITORIES }),
  CA: Object.keys(CA_PROVINCES),
};

/** States and provinces; a district that is one city has no parts. */
const HAS_PARTS: ReadonlySet<string> = new Set(
  [...Object.keys(US_STATES), ...STATES.CA].filter((code) => code !== 'DC'),
);

/** "West Coast" is a region of both countries: the one with more schools comes first, and is what our words for it mean. */
const REGIONS_IN_ORDER = [
  ...REGIONS.filter(({ country }) => country === 'US'),
  ...REGIONS.filter(({ country }) => country === 'CA'),
];

function regions(): KnownPlace[] {
  const taken = new Set<string>();
  const official = REGIONS_IN_ORDER.map(({ name, country, states, otherNames = [] }): KnownPlace => {
    const called = taken.has(name) ? {} : (REGIONS_CALLED[name] ?? {});
    taken.add(name);
    const own = [name, ...otherNames].map((words, at) =>
      nameOf(
        words,
        at === 0 ? 'name' : 'word',
        called.names?.includes(folded(words)),
        SELDOM_REGIONS.has(folded(words)),
      ),
    );
    const known = new Set(own.map(({ words }) => words));
    const more = namesOf(called, SELDOM_REGIONS).filter(({ words }) => !known.has(words));
    return {
      kind: 'region',
      label: name,
      states,
      towns: 0,
      country,
      names: [...own, ...more, ...inSpanish('regions', name)],
    };
  });
  const others = MORE_REGIONS.map(
    ({ name, states, called }): KnownPlace => ({
      kind: 'region',
      label: name,
      states,
      towns: 0,
      country: Object.hasOwn(CA_PROVINCES, states[0] ?? '') ? 'CA' : 'US',
      names: namesOf(called, SELDOM_REGIONS),
    }),
  );
  return [...official, ...others];
}

/** Areas that are defined by their towns, as data/lexicons has them. */
export interface Area {
  label: string;
  country: string;
  /** Of a county. */
  state?: string;
  words: string[];
  /** Words that count beside those of a school's name; no area else is meant by one of them alone. */
  inNames?: string[];
  /** "Ann Arbor, MI". */
  towns: string[];
}
const METROS = metros as Record<string, Area>;
const COUNTIES = counties as Record<string, Area>;
export const AREAS: Readonly<Record<string, Area>> = { ...COUNTIES, ...METROS };

const areaOf =
  (kind: 'metro' | 'county') =>
  ([area, { label, country, state, words, inNames = [], towns }]: [string, Area]): KnownPlace => ({
    kind,
    label,
    states: state === undefined ? [] : [state],
    country: country as Country,
    area,
    towns: towns.length,
    names: [
      ...words.map((word) => nameOf(word, 'name', inNames.includes(word))),
      ...inNames.filter((word) => !words.includes(word)).map((word) => nameOf(word, 'name', true, true)),
      ...inSpanish('metros', area),
    ],
  });

/** Of places of one name what is meant first comes first. */
export const KNOWN_PLACES: readonly KnownPlace[] = [
  ...STATES.US.map((code) => stateOf('US', code)),
  countryOf('US'),
  ...STATES.CA.map((code) => stateOf('CA', code)),
  countryOf('CA'),
  ...regions(),
  ...PARTS_OF_STATES.map(
    ({ label, state, but, words }): KnownPlace => ({
      kind: 'part',
      label,
      states: [state],
      towns: 0,
      country: 'US',
      but,
      names: words.map((word) => nameOf(word, 'word')),
    }),
  ),
  ...Object.entries(METROS).map(areaOf('metro')),
  ...Object.entries(COUNTIES).map(areaOf('county')),
];

/** Names that people put a direction before: "western mass", not "western state of massachusetts". */
const isShortName = ({ says, seldom, words }: PlaceName) =>
  says !== 'french' && says !== 'slip' && !seldom && !/\b(state|province)\b/.test(words);

/**
 * The parts of states and provinces by direction. A part that one of our tables has by another name is that place: "norte
 * de california" is "northern california" without Southern California.
 */
function partsOfStates(): KnownPlace[] {
  const called = new Map(KNOWN_PLACES.flatMap((place) => place.names.map(({ words }) => [words, place] as const)));
  const states = KNOWN_PLACES.filter(({ kind, states: [code = ''] }) => kind === 'state' && HAS_PARTS.has(code));
  return states.flatMap(({ label, french = label, states: [code = ''], country, names }) => {
    const parts = partsCalled(code, {
      english: names.filter(isShortName).map(({ words }) => words),
      french: [...new Set([folded(label), folded(french)])],
      spanish: [folded(label), ...inSpanish('states', code).map(({ words }) => words)],
    });
    return parts.map(({ part, english, others }): KnownPlace => {
      const { direction } = part;
      // West Virginia is no part of Virginia.
      const known = english.map((name) => called.get(name)).find((place) => place && place.kind !== 'state');
      return {
        ...(known ?? {
          kind: 'part',
          label: `${capitalized(direction)} ${label}`,
          states: [],
          country,
          area: statePartKey(part),
          towns: 0,
        }),
        names: [
          ...english.filter((name) => !called.has(name)).map((name) => nameOf(name, 'word')),
          ...others.filter((name) => !called.has(name)).map((name) => nameOf(name, 'french')),
        ],
      };
    });
  });
}

/** Made when the first place is read: they have thousands of names. */
let parts: readonly KnownPlace[] | undefined;
export function stateParts(): readonly KnownPlace[] {
  parts ??= partsOfStates();
  return parts;
}

/**
 * By what they are called, folded and as a place's key (schema/search/words.ts), which leaves out words that join. A code
 * stays as it is, though "on" and "in" join words, and "the north" is no other north.
 */
function byNames(): Map<string, KnownPlace[]> {
  const byName = new Map<string, KnownPlace[]>();
  for (const place of [...KNOWN_PLACES, ...stateParts()]) {
    for (const { words, says } of place.names) {
      if (says === 'slip') continue;
      for (const key of new Set(says === 'code' || words.startsWith('the ') ? [words] : [words, placeKey(words)])) {
        const known = byName.get(key);
        if (!known) byName.set(key, [place]);
        else if (!known.includes(place)) known.push(place);
      }
    }
  }
  return byName;
}

/** Made when the first place is read. */
let names: ReadonlyMap<string, readonly KnownPlace[]> | undefined;

/** All places that folded words, or the key of a place, name wholly. */
export function placesCalled(words: string): readonly KnownPlace[] {
  names ??= byNames();
  return names.get(words) ?? [];
}

/** The state that folded words name; undefined where they name none. */
export const stateCalled = (words: string): string | undefined =>
  placesCalled(words).find(({ kind }) => kind === 'state')?.states[0];

/** The country that folded words name. */
export const countryCalled = (words: string): Country | undefined =>
  placesCalled(words).find(({ kind }) => kind === 'country')?.country;

/** The country of a state or province, by its code. */
export const countryOfState = (code: string): Country => (Object.hasOwn(CA_PROVINCES, code) ? 'CA' : 'US');
