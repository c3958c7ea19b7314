/** Parses what a line says of the asker: where home is, and which country's student it is. Neither asks for a place. */

import type { Says } from '#schema/domain/search/reading-codes.ts';
import type { Residence } from '#schema/domain/situation/situation.ts';
import { countryOfState } from '../places/known-places.ts';
import type { Word } from '../words-of-line.ts';
import type { Entry, Parameters } from './entries.ts';

export interface Asker {
  to: number;
  says: Says;
  parameters: Parameters;
}

const phrases = (text: string): string[][] => text.split(',').map((words) => words.trim().split(' '));
const HOME_BEFORE = phrases(
  'i live in, we live in, i am living in, im living in, live in, i reside in, i am from, im from, i m from, we are from, we re from, my family lives in, is from, are from, comes from, come from, who is from, lives in, living in, student from, students from, applicant from, resides in, i am a resident of, resident of, j habite au, j habite en, j habite a, jhabite au, jhabite en, jhabite a, habite au, habite en, je vis au, je vis en, je viens du, je viens de, nous habitons en, nous habitons au, es de, vient du, vient de, viennent de, vit au, vit en, vivo en, vivimos en, vive en, soy de, somos de',
);
const A_RESIDENT = phrases('im a, i am a, i m a, as a, we are');
const RESIDENT = /^residents?$/;
/** What follows who one is: "Canadian looking at …", "American student who …". */
const GOES_ON =
  /^(?:looking|wanting|who|student|students|citizen|citizens|trying|hoping|applying|studying|interested|qui|qu|cherchant|voulant|etudiant|etudiante|que|buscando)$/;
const PEOPLE: readonly (readonly [RegExp, Residence])[] = [
  [/^canadi(?:an|en|enne|ense)s?$/, 'ca'],
  [/^american(?:s|o|a)?$|^americaine?$|^estadounidense$/, 'us'],
];
/** Who people are by their state or province. */
const BY_HOME: readonly (readonly [RegExp, string])[] = [
  [/^quebecois(?:es?)?$|^quebecker$|^quebecer$/, 'QC'],
  [/^ontari(?:an|en|enne)$/, 'ON'],
  [/^albert(?:an|ain|aine)$/, 'AB'],
  [/^manitob(?:an|ain|aine)$/, 'MB'],
  [/^acadien(?:ne)?$|^neo brunswickois(?:e)?$/, 'NB'],
  [/^tex(?:an|ano|ana)$/, 'TX'],
  [/^californi(?:an|en|enne|ano|ana)$/, 'CA'],
  [/^floridian$/, 'FL'],
  [/^ohioan$/, 'OH'],
  [/^new yorker$/, 'NY'],
];
const I_AM = phrases('i am, im, i m, we are, as, je suis, soy, for, pour');
const ABROAD_STUDENT = phrases(
  'international student, international students, international applicant, foreign student, etudiant international, etudiante internationale, estudiante internacional, estudiantes internacionales',
);
const US_CITIZEN = phrases('us citizen, u s citizen, american citizen, us citizens, usa citizen');
const CANADIAN_CITIZEN = phrases('canadian citizen, canadian citizens, citoyen canadien');
/** Countries that people come from, other than the two of the catalogue. */
const COUNTRIES: ReadonlySet<string> = new Set(
  `india china mexico nigeria brazil vietnam nepal pakistan bangladesh ghana kenya ethiopia colombia peru ecuador venezuela spain france
  germany italy england ireland scotland uk australia japan korea taiwan thailand philippines indonesia malaysia singapore turkey iran egypt
  morocco algeria tunisia senegal haiti jamaica cuba honduras guatemala chile argentina bolivia ukraine russia poland romania greece sweden
  norway denmark netherlands belgium switzerland austria portugal israel lebanon jordan syria iraq afghanistan inde chine mexique bresil
  maroc algerie tunisie cameroun belgique suisse espagne allemagne italie angleterre`.split(/\s+/),
);

const TWO_WORDS: ReadonlySet<string> = new Set([
  'south korea',
  'south africa',
  'saudi arabia',
  'hong kong',
  'new zealand',
  'sri lanka',
  'united kingdom',
  'dominican republic',
  'el salvador',
  'costa rica',
  'ivory coast',
  'republica dominicana',
  'corea sur',
  'cote ivoire',
]);

/** Where the name of another country ends; undefined where there is none. */
function countryAt(words: readonly Word[], from: number): number | undefined {
  const [first = '', second = ''] = [words[from]?.text, words[from + 1]?.text];
  if (TWO_WORDS.has(`${first} ${second}`)) return from + 2;
  return COUNTRIES.has(first) ? from + 1 : undefined;
}

const begins = (words: readonly Word[], from: number, table: readonly string[][]): number | undefined =>
  table
    .filter((phrase) => phrase.every((text, at) => words[from + at]?.text === text))
    .map((phrase) => from + phrase.length)
    .sort((a, b) => b - a)[0];

const residence = (to: number, code: Residence): Asker => ({
  to,
  says: { code: 'residence', residence: code },
  parameters: { residence: code },
});

function homeIn(entries: readonly Entry[] | undefined, to: number): Asker | undefined {
  for (const { says } of entries ?? []) {
    if (says.code === 'country') return residence(to, says.country === 'CA' ? 'ca' : 'us');
    if (says.code !== 'state' && says.code !== 'town') continue;
    const { state } = says;
    return {
      to,
      says: { code: 'home', state },
      parameters: { home: `${countryOfState(state)}-${state}` },
    };
  }
  return undefined;
}

/** What is said of the asker from a word on; undefined where nothing is. `entriesOf` are the meanings of some words. */
export function askerAt(
  words: readonly Word[],
  from: number,
  entriesOf: (from: number, to: number) => readonly Entry[] | undefined,
): Asker | undefined {
  const stated = begins(words, from, HOME_BEFORE) ?? (from === 0 && words[0]?.text === 'from' ? 1 : undefined);
  const foreign = countryAt(words, stated ?? from + 1);
  if (foreign !== undefined && (stated !== undefined || words[from]?.text === 'from'))
    return residence(foreign, 'other');
  if (stated !== undefined) {
    for (let to = Math.min(words.length, stated + 4); to > stated; to -= 1) {
      const home = homeIn(entriesOf(stated, to), to);
      if (home) return home;
    }
  }
  const resident = begins(words, from, A_RESIDENT) ?? (from === 0 ? 0 : undefined);
  if (resident !== undefined) {
    for (let to = resident + 1; to <= resident + 3; to += 1) {
      if (!RESIDENT.test(words[to]?.text ?? '')) continue;
      const home = homeIn(entriesOf(resident, to), to + 1);
      if (home) return home;
    }
  }
  const citizen = begins(words, from, US_CITIZEN);
  if (citizen !== undefined) return residence(citizen, 'us');
  const canadian = begins(words, from, CANADIAN_CITIZEN);
  if (canadian !== undefined) return residence(canadian, 'ca');
  const said = begins(words, from, I_AM) ?? from;
  const called = /^an?$/.test(words[said]?.text ?? '') && said > from ? said + 1 : said;
  const byHome = BY_HOME.find(([pattern]) => pattern.test(words[called]?.text ?? ''))?.[1];
  if (byHome !== undefined && said > from) {
    const parameters = { home: `${countryOfState(byHome)}-${byHome}` };
    return { to: called + 1, says: { code: 'home', state: byHome }, parameters };
  }
  const [, people] = PEOPLE.find(([pattern]) => pattern.test(words[said]?.text ?? '')) ?? [];
  const next = words[said + 1]?.text ?? '';
  if (people && (GOES_ON.test(next) || (said > from && words[from]?.text !== 'for' && words[from]?.text !== 'pour'))) {
    const to = /^(?:student|citizen|etudiant)/.test(next) ? said + 2 : said + 1;
    // "Canadian student from Alberta".
    const comesFrom =
      words[to]?.text === 'from' ? [2, 3].map((length) => homeIn(entriesOf(to + 1, to + length), to + length)) : [];
    return comesFrom.findLast((home) => home !== undefined) ?? residence(to, people);
  }
  const abroad = begins(words, said, ABROAD_STUDENT) ?? begins(words, said + 1, ABROAD_STUDENT);
  if (abroad !== undefined && from === 0 && GOES_ON.test(words[abroad]?.text ?? '')) return residence(abroad, 'other');
  return undefined;
}
