/**
 * Pourquoi deux établissements se ressemblent. Le jeu de données le dit en anglais (data/pipeline/similar/reasons.ts) :
 * each of its sentences is read and said again. One that is not known stays as it is.
 */
import { CA_PROVINCES, US_STATES, US_TERRITORIES } from '#schema/domain/english-places.ts';
import { formatCount, formatMoney, formatPercent } from '#schema/domain/formats.ts';
import { plural } from '#schema/domain/plural.ts';
import { inState } from './grammar.ts';

/** A noun with its gender, and what follows its adjectives. */
type Kind = readonly [noun: string, feminine: boolean, tail?: string];

const KINDS: Record<string, Kind> = {
  institutions: ['établissements', false],
  'research universities': ['universités', true, ' de recherche'],
  'universities with doctoral programs': ['universités', true, ' qui offrent des doctorats'],
  'universities with large master’s programs': ['universités', true, ' avec de grands programmes de maîtrise'],
  'universities with master’s programs': ['universités', true, ' avec des programmes de maîtrise'],
  'colleges with small master’s programs': ['collèges', false, ' avec de petits programmes de maîtrise'],
  'bachelor’s colleges': ['collèges', false, ' de premier cycle'],
  'liberal arts colleges': ['collèges', false, ' d’arts libéraux'],
  'two-year colleges with transfer and career programs': [
    'collèges',
    false,
    ' de deux ans avec des programmes menant à l’université ou à un métier',
  ],
  'two-year colleges that prepare for a transfer': ['collèges', false, ' de deux ans qui préparent à l’université'],
  'two-year career colleges': ['collèges', false, ' de deux ans qui préparent à un métier'],
  'two-year special-focus schools': ['écoles spécialisées', true, ' de deux ans'],
  'two-year health schools': ['écoles de santé', true, ' de deux ans'],
  'two-year technical schools': ['écoles techniques', true, ' de deux ans'],
  'two-year schools of art and design': ['écoles d’art et de design', true, ' de deux ans'],
  'health professions schools': ['écoles de santé', true],
  'faith-based schools': ['écoles religieuses', true],
  'special-focus schools': ['écoles spécialisées', true],
  'colleges that award both associate’s and bachelor’s degrees': [
    'collèges',
    false,
    ' qui décernent des grades d’associé et des baccalauréats',
  ],
  'colleges that award mostly associate’s degrees': ['collèges', false, ' qui décernent surtout des grades d’associé'],
  'research institutes': ['instituts de recherche', false],
  'schools of art, music, and design': ['écoles d’art, de musique et de design', true],
  'business schools': ['écoles de commerce', true],
  'engineering and technology schools': ['écoles de génie et de technologie', true],
  'medical schools': ['écoles de médecine', true],
  'law schools': ['écoles de droit', true],
  'historically Black institutions': ['établissements historiquement noirs', false],
  'tribal colleges': ['collèges tribaux', false],
  'women’s colleges': ['collèges pour femmes', false],
  'men’s colleges': ['collèges pour hommes', false],
  'military colleges': ['collèges militaires', false],
};
const SIZES: Record<string, readonly [masculine: string, feminine: string]> = {
  'very large ': ['très grands ', 'très grandes '],
  'large ': ['grands ', 'grandes '],
  'small ': ['petits ', 'petites '],
};
const CONTROLS: Record<string, readonly [masculine: string, feminine: string]> = {
  'public ': [' publics', ' publiques'],
  'private ': [' privés', ' privées'],
  'for-profit ': [' privés à but lucratif', ' privées à but lucratif'],
};

/** "small public two-year colleges …" */
function kindText(text: string): string | null {
  const [, size = '', control = '', name = ''] =
    /^(very large |large |midsize |small )?(public |private |for-profit )?(.+)$/.exec(text.replaceAll("'", '’')) ?? [];
  const kind = KINDS[name];
  if (kind === undefined) return null;
  const [noun, feminine, tail = ''] = kind;
  const form = feminine ? 1 : 0;
  // « publics de deux ans de taille moyenne qui … »
  const [, years = '', rest = ''] = /^( de deux ans)?(.*)$/.exec(tail) ?? [];
  const middle = size === 'midsize ' ? ' de taille moyenne' : '';
  return `Deux ${SIZES[size]?.[form] ?? ''}${noun}${CONTROLS[control]?.[form] ?? ''}${years}${middle}${rest}`;
}

const FIELDS: Record<string, string> = {
  agriculture: 'agriculture',
  'natural resources': 'ressources naturelles',
  architecture: 'architecture',
  'area and ethnic studies': 'études régionales et ethniques',
  communication: 'communication',
  'communications technology': 'techniques de communication',
  computing: 'informatique',
  'personal services': 'services personnels',
  education: 'éducation',
  engineering: 'génie',
  'engineering technology': 'technologie du génie',
  languages: 'langues',
  'family and consumer sciences': 'sciences de la famille et de la consommation',
  'legal studies': 'études juridiques',
  English: 'anglais',
  'liberal arts': 'arts libéraux',
  'library science': 'bibliothéconomie',
  biology: 'biologie',
  mathematics: 'mathématiques',
  'military and intelligence studies': 'études militaires et du renseignement',
  'interdisciplinary studies': 'études interdisciplinaires',
  kinesiology: 'kinésiologie',
  'philosophy and religion': 'philosophie et religion',
  theology: 'théologie',
  'physical sciences': 'sciences physiques',
  'science technology': 'technologie des sciences',
  psychology: 'psychologie',
  'criminal justice': 'justice pénale',
  'social work and public administration': 'travail social et administration publique',
  'social sciences': 'sciences sociales',
  'construction trades': 'métiers de la construction',
  'mechanics and repair': 'mécanique et réparation',
  'precision production': 'fabrication de précision',
  transportation: 'transport',
  'the visual and performing arts': 'arts visuels et arts de la scène',
  'health professions': 'professions de la santé',
  business: 'affaires',
  history: 'histoire',
  dance: 'danse',
  design: 'design',
  theater: 'théâtre',
  'film and photography': 'cinéma et photographie',
  'fine arts': 'beaux-arts',
  music: 'musique',
  nursing: 'sciences infirmières',
};

/** One field or two; some have an "and" of their own. */
function fieldsText(text: string): string | null {
  const one = FIELDS[text];
  if (one !== undefined) return one;
  for (const { 0: and, index } of text.matchAll(/,? and /g)) {
    const [first, second] = [FIELDS[text.slice(0, index)], FIELDS[text.slice(index + and.length)]];
    if (first !== undefined && second !== undefined) return `${first}; ${second}`;
  }
  return null;
}

const REGIONS: Record<string, string> = {
  'the South': 'dans le Sud des États-Unis',
  'the Midwest': 'dans le Midwest',
  'the Pacific states': 'sur la côte du Pacifique des États-Unis',
  'the Mountain West': 'dans l’Ouest montagneux des États-Unis',
  'the Mid-Atlantic': 'dans la région médio-atlantique des États-Unis',
  'New England': 'en Nouvelle-Angleterre',
  'the Prairie provinces': 'dans les Prairies',
  'Atlantic Canada': 'dans les provinces de l’Atlantique',
};
const CODES = new Map(
  [US_STATES, US_TERRITORIES, CA_PROVINCES].flatMap((places) =>
    Object.entries(places).map(([code, name]) => [name, code] as const),
  ),
);
function placeText(english: string): string | null {
  const code = CODES.get(english);
  return REGIONS[english] ?? (code === undefined ? null : inState(code));
}

const SETTINGS: Record<string, string> = {
  'large city': 'grande ville',
  'midsize city': 'ville moyenne',
  'small city': 'petite ville',
  'large suburb': 'grande banlieue',
  'midsize suburb': 'banlieue moyenne',
  'small suburb': 'petite banlieue',
  'fringe town': 'petite ville près d’un centre',
  'distant town': 'petite ville loin d’un centre',
  'remote town': 'petite ville isolée',
  'fringe rural': 'campagne près d’une ville',
  'distant rural': 'campagne loin d’une ville',
  'remote rural': 'campagne isolée',
};

const AFFILIATIONS: Record<string, string> = {
  'United Methodist': 'méthodiste unie',
  'Christian Methodist Episcopal': 'épiscopale méthodiste chrétienne',
  'Southern Baptist': 'baptiste du Sud',
  Baptist: 'baptiste',
  'American Baptist': 'baptiste américaine',
  'Roman Catholic': 'catholique romaine',
  Jewish: 'juive',
  Protestant: 'protestante',
  'Protestant Episcopal': 'épiscopale protestante',
  'Seventh-day Adventist': 'adventiste du septième jour',
  'African Methodist Episcopal': 'épiscopale méthodiste africaine',
  Quaker: 'quaker',
  'Free Methodist': 'méthodiste libre',
  'evangelical Christian': 'chrétienne évangélique',
  'Evangelical Christian': 'chrétienne évangélique',
  'nondenominational Christian': 'chrétienne non confessionnelle',
  'interdenominational Christian': 'chrétienne interconfessionnelle',
};
function affiliationText(text: string): string {
  const name = /^an? (.+) (?:affiliation|identity)$/.exec(text)?.[1];
  const known = name === undefined ? undefined : AFFILIATIONS[name];
  // A church whose name is not known in French goes without.
  return known === undefined ? 'La même appartenance religieuse' : `Une appartenance ${known}`;
}

const AWARDS: Record<string, string> = {
  doctorates: 'Le doctorat est le plus haut grade des deux',
  'master’s degrees as their highest award': 'La maîtrise est le plus haut grade des deux',
  'bachelor’s degrees as their highest award': 'Le baccalauréat est le plus haut grade des deux',
};
const FIXED: Record<string, string> = {
  'Neither charges tuition': 'Aucun des deux n’exige de droits de scolarité',
  'Both have open admission': 'L’admission est ouverte dans les deux',
  'Both teach online only': 'L’enseignement est en ligne seulement dans les deux',
  'Both teach in English and French': 'On enseigne en français et en anglais dans les deux',
  'Both teach in French': 'On enseigne en français dans les deux',
  'Both run on quarters': 'Le même calendrier : par quarts d’année',
  'Both run on trimesters': 'Le même calendrier : par trimestres',
  'Both run on a 4-1-4 calendar': 'Le même calendrier : 4-1-4',
  'A mile or less apart': 'À moins de deux kilomètres l’un de l’autre',
  'Close in the figures both report': 'Des chiffres voisins dans ce que les deux publient',
  'Few figures are published for either': 'Peu de chiffres sont publiés sur l’un et l’autre',
};

const number = (text: string) => Number(text.replaceAll(',', ''));
const percent = (text = '') => formatPercent(number(text));
const count = (text = '') => formatCount(number(text));
const decimal = (text = '') => text.replace('.', ',');
const dollars = (text = '') => formatMoney(number(text), 'USD');
const KM_PER_MILE = 1.609344;

type Say = (...parts: string[]) => string | null;
const SENTENCES: readonly (readonly [RegExp, Say])[] = [
  [/^Similar tuition: about \$([\d,]+)$/, (amount) => `Droits de scolarité voisins : environ ${dollars(amount)}`],
  [/^Similar tuition: about US\$([\d,]+)$/, (amount) => `Droits de scolarité voisins : environ ${dollars(amount)} US`],
  [/^Similar tuition: about C\$([\d,]+)$/, (amount) => `Droits de scolarité voisins : environ ${dollars(amount)} CA`],
  [/^Similar price: about \$([\d,]+) net$/, (amount) => `Prix net voisin : environ ${dollars(amount)}`],
  [
    /^Similar earnings after ten years: about \$([\d,]+)$/,
    (amount) => `Revenu voisin après dix ans : environ ${dollars(amount)}`,
  ],
  [/^Both admit about (\d+)% of applicants$/, (share) => `Les deux admettent environ ${percent(share)} des candidats`],
  [
    /^Similar test scores: about (\d+) on the SAT$/,
    (score) => `Résultats d’examen voisins : environ ${count(score)} au SAT`,
  ],
  [/^Similar graduation rate: about (\d+)%$/, (share) => `Taux de diplomation voisin : environ ${percent(share)}`],
  [/^Similar size: about ([\d,]+) students$/, (students) => `Taille voisine : environ ${count(students)} étudiants`],
  [
    /^Nearly as many finish: (\d+)%, here (\d+)%$/,
    (there, here) => `Presque autant vont jusqu’au diplôme : ${percent(there)}, ici ${percent(here)}`,
  ],
  [
    /^Admits nearly the same share: (\d+)%, here (\d+)%$/,
    (there, here) => `Taux d’admission presque égal : ${percent(there)}, ici ${percent(here)}`,
  ],
  [
    /^Not far apart in size: ([\d,]+) students, here ([\d,]+)$/,
    (there, here) => `Tailles pas très éloignées : ${count(there)} étudiants, ici ${count(here)}`,
  ],
  [
    /^About the same age: founded in (\d+), here in (\d+)$/,
    (there, here) => `À peu près le même âge : fondation en ${there}, ici en ${here}`,
  ],
  [
    /^Nearly as many students per faculty member: ([\d.]+), here ([\d.]+)$/,
    (there, here) => `Presque autant d’étudiants par professeur : ${decimal(there)}, ici ${decimal(here)}`,
  ],
  [
    /^About ([\d,]+) miles apart$/,
    (miles = '') => {
      const kilometres = number(miles) * KM_PER_MILE;
      const near = kilometres < 50 ? Math.round(kilometres) : Math.round(kilometres / 10) * 10;
      return plural(near, {
        one: `À environ ${formatCount(near)} kilomètre l’un de l’autre`,
        other: `À environ ${formatCount(near)} kilomètres l’un de l’autre`,
      });
    },
  ],
  [
    /^Many graduates at both in (.+)$/,
    (fields = '') => {
      const named = fieldsText(fields);
      return named && `Beaucoup de diplômes dans les deux : ${named}`;
    },
  ],
  [
    /^Same mix of programs: (.+)$/,
    (fields = '') => {
      const named = fieldsText(fields);
      return named && `Le même éventail de programmes : ${named}`;
    },
  ],
  [/^Both are (.+)$/, (kind = '') => kindText(kind)],
  [/^Both have (.+)$/, (affiliation = '') => affiliationText(affiliation)],
  [
    /^Both in (.+)$/,
    (place = '') => {
      const where = placeText(place);
      return where && `Les deux se trouvent ${where}`;
    },
  ],
  [
    /^In (.+), ([^,]+)$/,
    (city, state = '') => {
      const where = placeText(state);
      return where && `À ${city}, ${where}`;
    },
  ],
  [/^Both compete in (?:the )?(.+)$/, (division) => `Les deux jouent en ${division}`],
  [/^Both award (.+)$/, (award = '') => AWARDS[award.replaceAll("'", '’')] ?? null],
  [
    /^Same kind of place: (.+)$/,
    (setting = '') => (SETTINGS[setting] === undefined ? null : `Le même genre de milieu : ${SETTINGS[setting]}`),
  ],
];

export function similarReason(reason: string): string {
  const fixed = FIXED[reason];
  if (fixed !== undefined) return fixed;
  for (const [pattern, say] of SENTENCES) {
    const [found, ...parts] = pattern.exec(reason) ?? [];
    if (found !== undefined) return say(...parts) ?? reason;
  }
  return reason;
}
