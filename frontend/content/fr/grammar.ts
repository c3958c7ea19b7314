/** Small rules of French that sentences share: elision, and the prepositions of provinces, states and countries. */
import type { Country } from '#schema/domain/record/enums.ts';

/**
 * Names are read aloud by their first letter: « d’Oberlin », « d’York » never. The h of English names is sounded
 * (« de Harvard »), and so is a y before a vowel (« de Yale »).
 */
const ELIDES = /^(?:[aeiouàâäéèêëîïôöùûüæœ]|y(?![aeiou]))/i;

/** Whether a word before the name loses its vowel. */
export const elides = (name: string): boolean => ELIDES.test(name);

/** French names of schools, of which one speaks with an article; English names have none. */
const WITH_ARTICLE: readonly (readonly [name: RegExp, article: 'le' | 'la' | 'l’'])[] = [
  [/^(?:Université|École|Institut|Académie) /, 'l’'],
  [/^(?:Collège|Cégep|Collégial|Campus|Conservatoire|Séminaire|Centre) /, 'le'],
  [/^Faculté /, 'la'],
];
const articleOf = (name: string) => WITH_ARTICLE.find(([names]) => names.test(name))?.[1];

/** « l’Université Laval », « le Cégep Garneau », « Harvard University »: a school in a sentence. */
export function the(name: string): string {
  const article = articleOf(name);
  return article === undefined ? name : `${article}${article === 'l’' ? '' : ' '}${name}`;
}

/** « de Harvard », « d’Oberlin », « de l’Université Laval », « du Cégep Garneau ». */
export function de(name: string): string {
  if (articleOf(name) === 'le') return `du ${name}`;
  const named = the(name);
  return elides(named) ? `d’${named}` : `de ${named}`;
}

/** « que Harvard », « qu’Oberlin », « que l’Université Laval ». */
export function que(name: string): string {
  const named = the(name);
  return elides(named) ? `qu’${named}` : `que ${named}`;
}

/** « à Harvard », « à l’Université Laval », « au Cégep Garneau ». */
export const at = (name: string): string => (articleOf(name) === 'le' ? `au ${name}` : `à ${the(name)}`);

/** « 1 nouvel étudiant à temps plein », « 415 nouveaux étudiants à temps plein »: so many of whom a rate counts. */
export const counted = (whole: string, of: string): string =>
  whole === '0' || whole === '1'
    ? `${whole} ${of
        .replace(/^nouveaux étudiants/, 'nouvel étudiant')
        .replace(/^(étudiant|demande)s/, '$1')
        .replace(/ qui (visai|recevai)ent /, ' qui $1t ')}`
    : `${whole} ${of}`;

/** How a place is spoken of, by its article: none as in Porto Rico; `state` is « l’État de New York ». */
type Article = 'le' | 'la' | 'l’' | 'les' | 'state' | null;

/** Codes of USPS and Canada Post; no two places of both countries share one. */
const PLACES: Record<string, readonly [name: string, article: Article]> = {
  AL: ['Alabama', 'l’'],
  AK: ['Alaska', 'l’'],
  AZ: ['Arizona', 'l’'],
  AR: ['Arkansas', 'l’'],
  CA: ['Californie', 'la'],
  CO: ['Colorado', 'le'],
  CT: ['Connecticut', 'le'],
  DE: ['Delaware', 'le'],
  DC: ['district de Columbia', 'le'],
  FL: ['Floride', 'la'],
  GA: ['Géorgie', 'la'],
  HI: ['Hawaï', null],
  ID: ['Idaho', 'l’'],
  IL: ['Illinois', 'l’'],
  IN: ['Indiana', 'l’'],
  IA: ['Iowa', 'l’'],
  KS: ['Kansas', 'le'],
  KY: ['Kentucky', 'le'],
  LA: ['Louisiane', 'la'],
  ME: ['Maine', 'le'],
  MD: ['Maryland', 'le'],
  MA: ['Massachusetts', 'le'],
  MI: ['Michigan', 'le'],
  MN: ['Minnesota', 'le'],
  MS: ['Mississippi', 'le'],
  MO: ['Missouri', 'le'],
  MT: ['Montana', 'le'],
  NE: ['Nebraska', 'le'],
  NV: ['Nevada', 'le'],
  NH: ['New Hampshire', 'le'],
  NJ: ['New Jersey', 'le'],
  NM: ['Nouveau-Mexique', 'le'],
  NY: ['New York', 'state'],
  NC: ['Caroline du Nord', 'la'],
  ND: ['Dakota du Nord', 'le'],
  OH: ['Ohio', 'l’'],
  OK: ['Oklahoma', 'l’'],
  OR: ['Oregon', 'l’'],
  PA: ['Pennsylvanie', 'la'],
  RI: ['Rhode Island', 'le'],
  SC: ['Caroline du Sud', 'la'],
  SD: ['Dakota du Sud', 'le'],
  TN: ['Tennessee', 'le'],
  TX: ['Texas', 'le'],
  UT: ['Utah', 'l’'],
  VT: ['Vermont', 'le'],
  VA: ['Virginie', 'la'],
  WA: ['Washington', 'state'],
  WV: ['Virginie-Occidentale', 'la'],
  WI: ['Wisconsin', 'le'],
  WY: ['Wyoming', 'le'],
  AS: ['Samoa américaines', 'les'],
  GU: ['Guam', null],
  MP: ['îles Mariannes du Nord', 'les'],
  PR: ['Porto Rico', null],
  VI: ['îles Vierges américaines', 'les'],
  FM: ['Micronésie', 'la'],
  MH: ['îles Marshall', 'les'],
  PW: ['Palaos', 'les'],
  AB: ['Alberta', 'l’'],
  BC: ['Colombie-Britannique', 'la'],
  MB: ['Manitoba', 'le'],
  NB: ['Nouveau-Brunswick', 'le'],
  NL: ['Terre-Neuve-et-Labrador', null],
  NS: ['Nouvelle-Écosse', 'la'],
  NT: ['Territoires du Nord-Ouest', 'les'],
  NU: ['Nunavut', 'le'],
  ON: ['Ontario', 'l’'],
  PE: ['Île-du-Prince-Édouard', 'l’'],
  QC: ['Québec', 'le'],
  SK: ['Saskatchewan', 'la'],
  YT: ['Yukon', 'le'],
};

const IN: Record<Exclude<Article, null>, (name: string) => string> = {
  le: (name) => `au ${name}`,
  la: (name) => `en ${name}`,
  'l’': (name) => `en ${name}`,
  les: (name) => `aux ${name}`,
  state: (name) => `dans l’État de ${name}`,
};

const OF: Record<Exclude<Article, null>, (name: string) => string> = {
  le: (name) => `du ${name}`,
  la: (name) => `de la ${name}`,
  'l’': (name) => `de l’${name}`,
  les: (name) => `des ${name}`,
  state: (name) => `de l’État de ${name}`,
};

/** Places that usage treats otherwise than their article says. */
const OTHERWISE_IN: Record<string, string> = {
  DC: 'dans le district de Columbia',
  NT: 'dans les Territoires du Nord-Ouest',
  PE: 'à l’Île-du-Prince-Édouard',
};

/** « en Ontario », « au Québec », « à Terre-Neuve-et-Labrador », « dans l’État de New York »; `à` and the code where it is unknown. */
export function inState(code: string): string {
  const [name, article] = PLACES[code] ?? [code, null];
  return OTHERWISE_IN[code] ?? (article === null ? `à ${name}` : IN[article](name));
}

/** « de l’Ontario », « du Texas », « d’Hawaï ». */
export function ofState(code: string): string {
  if (code === 'HI') return 'd’Hawaï';
  const [name, article] = PLACES[code] ?? [code, null];
  return article === null ? de(name) : OF[article](name);
}

/** The name of a state or province without an article: « Californie ». The code itself where it is unknown. */
export const stateNamed = (code: string): string => PLACES[code]?.[0] ?? code;

export const inCountry = (country: Country): string => (country === 'US' ? 'aux États-Unis' : 'au Canada');
export const ofCountry = (country: Country): string => (country === 'US' ? 'des États-Unis' : 'du Canada');

/** « Californie » → « en Californie », for a place of which only the name is at hand: by its name, else « à ». */
export function inPlace(name: string): string {
  if (name === 'Canada') return 'au Canada';
  if (name === 'États-Unis') return 'aux États-Unis';
  const code = Object.keys(PLACES).find((one) => PLACES[one]?.[0] === name);
  return code === undefined ? `à ${name}` : inState(code);
}

/** A text with its first letter large: for a label in the middle of a sentence that comes to its beginning. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
/** A text with its first letter small: for a label that comes to stand within a sentence. */
export const uncapitalized = (text: string): string => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1);
