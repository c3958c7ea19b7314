/** The names of peer groups (French of our own). */
import { UNIVERSITY_TYPES } from '../../record/enums.ts';

/** The noun, its gender, and what qualifies it. */
type Words = readonly [head: string, gender: 'f' | 'm', rest: string];

const FAMILY_WORDS: Record<string, Words> = {
  research: ['universités', 'f', 'de recherche'],
  doctoral: ['universités', 'f', 'offrant le doctorat'],
  masters: ['universités', 'f', 'offrant la maîtrise'],
  'liberal-arts': ['collèges', 'm', 'd’arts libéraux'],
  baccalaureate: ['collèges', 'm', 'offrant le baccalauréat'],
  undergraduate: ['collèges', 'm', 'd’arts libéraux ou offrant le baccalauréat'],
  'mostly-associate': ['collèges', 'm', 'décernant surtout des grades d’associé'],
  arts: ['écoles', 'f', 'd’art, de musique et de design'],
  business: ['écoles', 'f', 'de gestion'],
  technology: ['écoles', 'f', 'de génie et de technologie'],
  health: ['écoles', 'f', 'des professions de la santé'],
  nursing: ['écoles', 'f', 'de sciences infirmières'],
  career: ['écoles', 'f', 'professionnelles et techniques'],
  special: ['écoles', 'f', 'spécialisées dans un domaine'],
  faith: ['séminaires et collèges bibliques', 'm', ''],
  tribal: ['collèges', 'm', 'tribaux'],
  'four-year': ['collèges et universités', 'm', 'de quatre ans'],
  'two-year': ['établissements', 'm', 'de deux ans'],
  'two-year-general': ['collèges', 'm', 'de deux ans'],
  'two-year-arts': ['écoles', 'f', 'd’art et de design de deux ans'],
  'two-year-business': ['écoles', 'f', 'de gestion de deux ans'],
  'two-year-technology': ['écoles', 'f', 'de génie et de technologie de deux ans'],
  'two-year-career': ['écoles', 'f', 'professionnelles et techniques de deux ans'],
  'two-year-nursing': ['écoles', 'f', 'de sciences infirmières de deux ans'],
  'two-year-health': ['écoles', 'f', 'des professions de la santé de deux ans'],
  'two-year-special': ['écoles', 'f', 'de deux ans spécialisées dans un domaine'],
};
const CANADIAN_WORDS: Record<string, Words> = {
  doctoral: ['universités', 'f', 'canadiennes offrant le doctorat'],
  undergraduate: ['universités', 'f', 'canadiennes sans doctorat'],
  'degree-college': ['collèges', 'm', 'canadiens décernant des grades'],
  university: ['universités', 'f', 'canadiennes et collèges décernant des grades'],
  faith: ['collèges', 'm', 'bibliques canadiens'],
  cegep: ['cégeps et collèges', 'm', 'du Québec'],
  college: ['collèges', 'm', 'canadiens hors Québec'],
  'two-year': ['collèges', 'm', 'canadiens'],
};
const CONTROL_WORDS: Record<(typeof UNIVERSITY_TYPES)[number], Record<'f' | 'm', string>> = {
  public: { f: 'publiques', m: 'publics' },
  private: { f: 'privées', m: 'privés' },
  'for-profit': { f: 'à but lucratif', m: 'à but lucratif' },
};

/** What makes one notion with its noun comes before public or private: « privés d’arts libéraux » would be without them. */
const CLOSE_TO_NOUN = /^(?:de |d’|des |tribaux$|bibliques )/;

/** A group’s name, in the plural: « universités de recherche publiques », « collèges publics canadiens décernant des grades ». */
export function peerGroupName(group: string): string {
  const words = group.startsWith('ca-') ? CANADIAN_WORDS : FAMILY_WORDS;
  const code = group.slice(3);
  const control = UNIVERSITY_TYPES.find((one) => code.startsWith(`${one}-`));
  const family = control === undefined ? code : code.slice(control.length + 1);
  const [head, gender, behind] = words[family] ?? [family, 'm', ''];
  const owned = control === undefined ? '' : CONTROL_WORDS[control][gender];
  // « spécialisées dans un domaine à but lucratif » would say it of the domain.
  const [close = '', last = ''] = behind.split(/ (?=spécialisées )/);
  const rest = CLOSE_TO_NOUN.test(behind) ? [close, owned, last] : [owned, behind];
  return [head, ...rest].filter(Boolean).join(' ');
}
