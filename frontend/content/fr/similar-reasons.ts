/** Why a school is like another, which the dataset holds in English (data/pipeline/similar/reasons.ts), in French. */
import { KILOMETRES_PER_MILE } from '#schema/domain/distance.ts';
import { CA_PROVINCES, US_STATES, US_TERRITORIES } from '#schema/domain/english-places.ts';
import { formatCount, formatMoney, formatPercent } from '#schema/domain/formats.ts';
import { inState, stateNamed } from './grammar.ts';

const CODES = new Map(
  Object.entries({ ...US_STATES, ...US_TERRITORIES, ...CA_PROVINCES }).map(([code, name]) => [name, code]),
);

const REGIONS: Readonly<Record<string, string>> = {
  'the South': 'dans le Sud des États-Unis',
  'the Midwest': 'dans le Midwest',
  'the Mid-Atlantic': 'dans le centre de la côte atlantique',
  'the Pacific states': 'dans les États du Pacifique',
  'the Mountain West': 'dans les Rocheuses américaines',
  'New England': 'en Nouvelle-Angleterre',
  'the Prairie provinces': 'dans les Prairies',
  'Atlantic Canada': 'dans les provinces de l’Atlantique',
};

const FIELDS: Readonly<Record<string, string>> = {
  agriculture: 'agriculture',
  'natural resources': 'ressources naturelles',
  architecture: 'architecture',
  'area and ethnic studies': 'études régionales et ethniques',
  communication: 'communication',
  'communications technology': 'technologies de la communication',
  computing: 'informatique',
  'personal services': 'services personnels',
  education: 'éducation',
  engineering: 'génie',
  'engineering technology': 'technologies du génie',
  languages: 'langues',
  'family and consumer sciences': 'sciences de la famille et de la consommation',
  'legal studies': 'études juridiques',
  English: 'anglais',
  'liberal arts': 'arts libéraux',
  'library science': 'bibliothéconomie',
  biology: 'biologie',
  mathematics: 'mathématiques',
  'military and intelligence studies': 'études militaires et renseignement',
  'interdisciplinary studies': 'études interdisciplinaires',
  kinesiology: 'kinésiologie',
  'philosophy and religion': 'philosophie et religion',
  theology: 'théologie',
  'physical sciences': 'sciences physiques',
  'science technology': 'technologies scientifiques',
  psychology: 'psychologie',
  'criminal justice': 'justice pénale',
  'social work and public administration': 'travail social et administration publique',
  'social sciences': 'sciences sociales',
  'construction trades': 'métiers de la construction',
  'mechanics and repair': 'mécanique et réparation',
  'precision production': 'production de précision',
  transportation: 'transport',
  'the visual and performing arts': 'arts visuels et arts de la scène',
  'health professions': 'professions de la santé',
  business: 'commerce',
  history: 'histoire',
  dance: 'danse',
  design: 'design',
  theater: 'théâtre',
  'film and photography': 'cinéma et photographie',
  'fine arts': 'beaux-arts',
  music: 'musique',
  nursing: 'sciences infirmières',
};

/** One field or two, joined as the English list joins them. */
function fieldsIn(list: string): string | null {
  if (FIELDS[list] !== undefined) return FIELDS[list];
  for (const [, joined = ''] of list.matchAll(/(,? and )/g)) {
    for (let at = list.indexOf(joined); at >= 0; at = list.indexOf(joined, at + 1)) {
      const [one, other] = [FIELDS[list.slice(0, at)], FIELDS[list.slice(at + joined.length)]];
      if (one !== undefined && other !== undefined) return `${one}, ${other}`;
    }
  }
  return null;
}

/** Kinds of schools: the noun, whether it is feminine, and what stands behind it. */
const KINDS: readonly (readonly [english: string, noun: string, feminine: boolean, rest: string])[] = [
  ['public institutions', 'établissements publics', false, ''],
  ['private institutions', 'établissements privés sans but lucratif', false, ''],
  ['for-profit institutions', 'établissements à but lucratif', false, ''],
  ['historically Black institutions', 'établissements historiquement noirs', false, ''],
  ['tribal colleges', 'collèges tribaux', false, ''],
  ["women's colleges", 'collèges pour femmes', false, ''],
  ["men's colleges", 'collèges pour hommes', false, ''],
  ['military colleges', 'collèges militaires', false, ''],
  ["universities with large master's programs", 'universités', true, 'avec de grands programmes de maîtrise'],
  ["colleges with small master's programs", 'collèges', false, 'avec de petits programmes de maîtrise'],
  ["universities with master's programs", 'universités', true, 'avec des programmes de maîtrise'],
  ['universities with doctoral programs', 'universités', true, 'avec des programmes de doctorat'],
  ['research universities', 'universités', true, 'de recherche'],
  ['research institutes', 'instituts', false, 'de recherche'],
  [
    'two-year colleges with transfer and career programs',
    'collèges',
    false,
    'de deux ans, préuniversitaires et techniques',
  ],
  ['two-year colleges that prepare for a transfer', 'collèges', false, 'de deux ans qui préparent à l’université'],
  ['two-year career colleges', 'collèges', false, 'techniques de deux ans'],
  [
    "colleges that award both associate's and bachelor's degrees",
    'collèges',
    false,
    'qui décernent grades d’associé et baccalauréats',
  ],
  ["colleges that award mostly associate's degrees", 'collèges', false, 'qui décernent surtout des grades d’associé'],
  ['liberal arts colleges', 'collèges', false, 'd’arts libéraux'],
  ["bachelor's colleges", 'collèges', false, 'qui décernent le baccalauréat'],
  ['two-year health schools', 'écoles', true, 'de deux ans en santé'],
  ['two-year technical schools', 'écoles', true, 'techniques de deux ans'],
  ['two-year schools of art and design', 'écoles', true, 'd’art et de design de deux ans'],
  ['two-year special-focus schools', 'écoles', true, 'de deux ans spécialisées dans un domaine'],
  ['health professions schools', 'écoles', true, 'des professions de la santé'],
  ['special-focus schools', 'écoles', true, 'spécialisées dans un domaine'],
  ['faith-based schools', 'écoles', true, 'religieuses'],
  ['schools of art, music, and design', 'écoles', true, 'd’art, de musique et de design'],
  ['engineering and technology schools', 'écoles', true, 'de génie et de technologie'],
  ['business schools', 'écoles', true, 'de commerce'],
  ['medical schools', 'écoles', true, 'de médecine'],
  ['law schools', 'écoles', true, 'de droit'],
];
const SIZES = {
  small: ['petits', 'petites'],
  midsize: ['de taille moyenne', 'de taille moyenne'],
  large: ['grands', 'grandes'],
  'very large': ['très grands', 'très grandes'],
} as const;
const CONTROLS = {
  public: ['publics', 'publiques'],
  private: ['privés', 'privées'],
  'for-profit': ['à but lucratif', 'à but lucratif'],
} as const;

function kind(text: string): string | null {
  const found = KINDS.find(([english]) => text.endsWith(english));
  if (found === undefined) return null;
  const [english, noun, feminine, rest] = found;
  const before = text.slice(0, -english.length).trim();
  if (before === '') return [noun, rest].filter(Boolean).join(' ');
  const [, size, control] = /^(very large|small|midsize|large)? ?(public|private|for-profit)?$/.exec(before) ?? [];
  if (size === undefined && control === undefined) return null;
  // A middling one is said behind its noun, the others before it.
  const sized = size === undefined ? '' : SIZES[size as keyof typeof SIZES][feminine ? 1 : 0];
  const owned = control === undefined ? '' : CONTROLS[control as keyof typeof CONTROLS][feminine ? 1 : 0];
  const words = size === 'midsize' ? [noun, owned, sized, rest] : [sized, noun, owned, rest];
  return words.filter(Boolean).join(' ');
}

const TIES: Readonly<Record<string, string>> = {
  'open admission': 'Deux établissements à admission ouverte',
  'a religious affiliation': 'Tous deux ont une appartenance religieuse',
  'a nondenominational Christian identity': 'Tous deux chrétiens, sans confession particulière',
  'an interdenominational Christian identity': 'Tous deux chrétiens et interconfessionnels',
};
const FAITHS: Readonly<Record<string, string>> = {
  'United Methodist': 'méthodiste unie',
  'Christian Methodist Episcopal': 'épiscopale méthodiste chrétienne',
  'Southern Baptist': 'baptiste du Sud',
  Baptist: 'baptiste',
  'Roman Catholic': 'catholique romaine',
  Jewish: 'juive',
  Protestant: 'protestante',
  'Seventh-day Adventist': 'adventiste du septième jour',
  'African Methodist Episcopal': 'épiscopale méthodiste africaine',
  Quaker: 'quaker',
  'American Baptist': 'baptiste américaine',
  'Free Methodist': 'méthodiste libre',
  'Protestant Episcopal': 'épiscopalienne',
  'evangelical Christian': 'chrétienne évangélique',
  'Evangelical Christian': 'chrétienne évangélique',
};
const CHURCHES: Readonly<Record<string, string>> = {
  'the Churches of Christ': 'les Églises du Christ',
  'the United Church of Christ': 'l’Église unie du Christ',
  'the Presbyterian Church (USA)': 'l’Église presbytérienne (États-Unis)',
  'the Evangelical Lutheran Church': 'l’Église évangélique luthérienne',
  'the Disciples of Christ': 'les Disciples du Christ',
  'the Lutheran Church - Missouri Synod': 'l’Église luthérienne, synode du Missouri',
  'the Assemblies of God Church': 'les Assemblées de Dieu',
  'the Christian Churches and Churches of Christ': 'les Églises chrétiennes et Églises du Christ',
  'the Christian and Missionary Alliance Church': 'l’Alliance chrétienne et missionnaire',
  'the Church of the Nazarene': 'l’Église du Nazaréen',
  'the Church of Jesus Christ of Latter-day Saints': 'l’Église de Jésus-Christ des saints des derniers jours',
  'the Mennonite Church': 'l’Église mennonite',
  'the Christian Reformed Church': 'l’Église chrétienne réformée',
  'the Church of God': 'l’Église de Dieu',
  'the Lutheran Church in America': 'l’Église luthérienne en Amérique',
  'the Free Will Baptist Church': 'l’Église baptiste du libre arbitre',
  'the Pentecostal Holiness Church': 'l’Église pentecôtiste de la sainteté',
  'the Anglican Church of Canada': 'l’Église anglicane du Canada',
  'the United Church of Canada': 'l’Église unie du Canada',
};
const PLACES: Readonly<Record<string, string>> = {
  'large city': 'grande ville',
  'midsize city': 'ville moyenne',
  'small city': 'petite ville',
  'large suburb': 'banlieue d’une grande ville',
  'midsize suburb': 'banlieue d’une ville moyenne',
  'small suburb': 'banlieue d’une petite ville',
  'fringe town': 'petite ville près d’une plus grande',
  'distant town': 'petite ville loin d’une plus grande',
  'remote town': 'petite ville très loin d’une plus grande',
  'fringe rural': 'campagne près d’une ville',
  'distant rural': 'campagne loin d’une ville',
  'remote rural': 'campagne très loin d’une ville',
};

const whole = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
const count = (text: string) => formatCount(whole(text));
const decimal = (text: string) => text.replace('.', ',');
const percent = (text: string) => formatPercent(whole(text));
const dollars = (text: string) => formatMoney(whole(text), text.startsWith('C') ? 'CAD' : 'USD');
/** Kilometres, rounded as the miles were. */
function kilometres(miles: string): string {
  const exact = whole(miles) * KILOMETRES_PER_MILE;
  const step = exact < 30 ? 1 : exact < 300 ? 5 : 10;
  return formatCount(Math.round(exact / step) * step);
}

type Say = (...found: string[]) => string | null;
const within =
  (table: Readonly<Record<string, string>>, say: (text: string) => string): Say =>
  (key = '') => {
    const text = table[key];
    return text === undefined ? null : say(text);
  };
const both = (text: string | null) => (text === null ? null : `Deux ${text}`);

/** What the dataset says and how French says it, told by the whole sentence. */
const SENTENCES: readonly (readonly [RegExp, Say])[] = [
  [
    /^Similar test scores: about (\d+) on the SAT$/,
    (score = '') => `Résultats d’examens voisins\u00a0: environ ${score} au SAT`,
  ],
  [/^Similar size: about ([\d,]+) students$/, (n = '') => `Taille voisine\u00a0: environ ${count(n)} étudiants`],
  [
    /^Similar tuition: about ((?:C|US)?\$[\d,]+)$/,
    (n = '') => `Droits de scolarité voisins\u00a0: environ ${dollars(n)}`,
  ],
  [/^Similar price: about (\$[\d,]+) net$/, (n = '') => `Prix net voisin\u00a0: environ ${dollars(n)}`],
  [/^Similar graduation rate: about (\d+)%$/, (n = '') => `Taux de diplomation voisin\u00a0: environ ${percent(n)}`],
  [
    /^Similar earnings after ten years: about (\$[\d,]+)$/,
    (n = '') => `Revenu voisin après dix ans\u00a0: environ ${dollars(n)}`,
  ],
  [/^Neither charges tuition$/, () => 'Aucun des deux ne demande de droits de scolarité'],
  [/^Both admit about (\d+)% of applicants$/, (n = '') => `Tous deux admettent environ ${percent(n)} des candidatures`],
  [
    /^Admits nearly the same share: (\d+)%, here (\d+)%$/,
    (a = '', b = '') => `Taux d’admission proche\u00a0: ${percent(a)}, ici ${percent(b)}`,
  ],
  [
    /^Nearly as many finish: (\d+)%, here (\d+)%$/,
    (a = '', b = '') => `Taux de diplomation proche\u00a0: ${percent(a)}, ici ${percent(b)}`,
  ],
  [
    /^Not far apart in size: ([\d,]+) students, here ([\d,]+)$/,
    (a = '', b = '') => `Tailles proches\u00a0: ${count(a)} étudiants, ici ${count(b)}`,
  ],
  [
    /^About the same age: founded in (\d+), here in (\d+)$/,
    (a = '', b = '') => `À peu près le même âge\u00a0: fondation en ${a}, ici en ${b}`,
  ],
  [
    /^Nearly as many students per faculty member: ([\d.]+), here ([\d.]+)$/,
    (a = '', b = '') =>
      `Presque autant d’étudiants par membre du corps enseignant\u00a0: ${decimal(a)}, ici ${decimal(b)}`,
  ],
  [/^A mile or less apart$/, () => 'À moins de 2 km l’un de l’autre'],
  [/^About ([\d,]+) miles? apart$/, (n = '') => `À environ ${kilometres(n)} km l’un de l’autre`],
  [/^Close in the figures both report$/, () => 'Proches par les chiffres que les deux publient'],
  [/^Few figures are published for either$/, () => 'Peu de chiffres publiés pour l’un et l’autre'],
  [
    /^Same mix of programs: (.*)$/,
    (list = '') => {
      const fields = fieldsIn(list);
      return fields && `Mêmes domaines\u00a0: ${fields}`;
    },
  ],
  [
    /^Many graduates at both in (.*)$/,
    (list = '') => {
      const fields = fieldsIn(list);
      return fields && `Beaucoup de diplômés dans les deux\u00a0: ${fields}`;
    },
  ],
  [/^Same kind of place: (.*)$/, within(PLACES, (text) => `Même milieu\u00a0: ${text}`)],
  [/^Both teach online only$/, () => 'Deux établissements en ligne seulement'],
  [/^Both teach in French$/, () => 'Enseignement en français dans les deux'],
  [/^Both teach in English and French$/, () => 'Enseignement en français et en anglais dans les deux'],
  [/^Both compete in (?:the )?(.*)$/, (division = '') => `Sports dans la même association\u00a0: ${division}`],
  [/^Both award doctorates$/, () => 'Tous deux décernent le doctorat'],
  [/^Both award master's degrees as their highest award$/, () => 'La maîtrise est le plus haut grade des deux'],
  [/^Both award bachelor's degrees as their highest award$/, () => 'Le baccalauréat est le plus haut grade des deux'],
  [/^Both run on quarters$/, () => 'Année de quatre sessions (quarters) dans les deux'],
  [/^Both run on trimesters$/, () => 'Année de trois trimestres dans les deux'],
  [/^Both run on a 4-1-4 calendar$/, () => 'Calendrier 4-1-4 dans les deux'],
  [/^Both have ties to (.*)$/, within(CHURCHES, (church) => `Tous deux liés à ${church}`.replace('à les ', 'aux '))],
  [/^Both have an? (.*) affiliation$/, within(FAITHS, (faith) => `Tous deux d’appartenance ${faith}`)],
  [/^Both have (.*)$/, within(TIES, (text) => text)],
  [
    /^Both in (.*)$/,
    (place = '') => {
      const code = CODES.get(place);
      const where = REGIONS[place] ?? (code === undefined ? undefined : inState(code));
      return where === undefined ? null : `Tous deux ${where}`;
    },
  ],
  [/^Both are (.*)$/, (text = '') => both(kind(text))],
  [
    /^In (.*), (.*)$/,
    (city = '', state = '') => {
      const code = CODES.get(state);
      return code === undefined ? null : `À ${city} (${stateNamed(code)})`;
    },
  ],
];

/** A reason; as the dataset has it where no sentence is known. */
export function similarReason(reason: string): string {
  for (const [pattern, say] of SENTENCES) {
    const found = pattern.exec(reason);
    const said = found && say(...found.slice(1));
    if (said) return said;
  }
  return reason;
}
