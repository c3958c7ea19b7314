/** How a line of the search was read, and why a university answers it. */
import type { ReasonFacts, SpanFacts } from '#frontend/content/reading-facts.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import * as french from '#schema/domain/names/fr/places.ts';
import { KILOMETRES_PER_MILE } from '#schema/domain/places/distance.ts';
import * as english from '#schema/domain/places/english-places.ts';
import { de } from '../grammar.ts';

/** Everyday words, by their English key. */
const LABELS: Readonly<Record<string, string>> = {
  Public: 'Publique',
  Private: 'Privée',
  'Private nonprofit': 'Privée sans but lucratif',
  'For-profit': 'À but lucratif',
  'Community colleges': 'Collèges communautaires',
  'Cégeps: Quebec’s colleges between secondary school and university':
    'Cégeps\u00a0: les collèges du Québec, entre l’école secondaire et l’université',
  Acadian: 'Acadienne',
  'French in Manitoba': 'En français au Manitoba',
  'French in Ontario': 'En français en Ontario',
  'French outside Quebec': 'En français hors Québec',
  'Universities in Quebec': 'Universités québécoises',
  'Two-year': 'Collèges de deux ans',
  'Four-year': 'Programmes de quatre ans',
  'Technical colleges': 'Collèges techniques',
  'Liberal arts': 'Arts libéraux',
  'Research universities': 'Universités de recherche',
  'Very high research (R1)': 'Recherche de très haut niveau (R1)',
  'High research (R2)': 'Recherche de haut niveau (R2)',
  'Doctoral universities': 'Universités qui décernent des doctorats',
  'Master’s universities': 'Universités de maîtrise',
  'Engineering and technical schools': 'Écoles de génie et de technologie',
  'Military colleges': 'Collèges militaires',
  'Art, music and design schools': 'Écoles d’art, de musique et de design',
  Seminaries: 'Séminaires',
  'Online only': 'En ligne seulement',
  'Mostly online': 'Surtout en ligne',
  'Online programs': 'Programmes en ligne',
  'Graduate schools': 'Cycles supérieurs seulement',
  HBCU: 'Universités historiquement noires (HBCU)',
  'Hispanic-serving': 'Au service des Hispaniques',
  Tribal: 'Établissements tribaux',
  "Women's": 'Pour femmes',
  "Men's": 'Pour hommes',
  'Predominantly Black': 'À majorité noire',
  'Alaska Native and Native Hawaiian-serving': 'Au service des Autochtones d’Alaska et d’Hawaï',
  'Native American-serving': 'Au service des Autochtones des États-Unis',
  'Land-grant': 'Universités à concession de terres (land-grant)',
  Religious: 'Avec appartenance religieuse',
  'Not religious': 'Sans appartenance religieuse',
  Catholic: 'Catholique',
  Protestant: 'Protestante',
  Christian: 'Chrétienne',
  Jewish: 'Juive',
  Islamic: 'Musulmane',
  Baptist: 'Baptiste',
  'Southern Baptist': 'Baptiste du Sud',
  Methodist: 'Méthodiste',
  'United Methodist': 'Méthodiste unie',
  'African Methodist Episcopal': 'Méthodiste épiscopale africaine',
  Lutheran: 'Luthérienne',
  Presbyterian: 'Presbytérienne',
  Mormon: 'Mormone',
  'Seventh-day Adventist': 'Adventiste du septième jour',
  Mennonite: 'Mennonite',
  Nazarene: 'Nazaréenne',
  'Churches of Christ': 'Églises du Christ',
  'United Church of Christ': 'Église unie du Christ',
  'Disciples of Christ': 'Disciples du Christ',
  'Assemblies of God': 'Assemblées de Dieu',
  Episcopal: 'Épiscopalienne',
  Anglican: 'Anglicane',
  Pentecostal: 'Pentecôtiste',
  Wesleyan: 'Wesleyenne',
  Evangelical: 'Évangélique',
  Interdenominational: 'Interconfessionnelle',
  Nondenominational: 'Chrétienne sans dénomination',
  Reformed: 'Réformée',
  Brethren: 'Des Frères',
  Orthodox: 'Orthodoxe',
  Buddhist: 'Bouddhiste',
  'Salvation Army': 'Armée du Salut',
  'Christian and Missionary Alliance': 'Alliance chrétienne et missionnaire',
  Moravian: 'Morave',
  'United Church of Canada': 'Église Unie du Canada',
  'Missouri Synod': 'Synode du Missouri',
  'Church of God': 'Église de Dieu',
  City: 'Ville',
  Suburb: 'Banlieue',
  Town: 'Petite ville',
  'Small town': 'Petite ville ou campagne',
  Rural: 'Campagne',
  Small: 'Petite',
  'Very small': 'Très petite',
  Medium: 'De taille moyenne',
  Large: 'Grande',
  Huge: 'Très grande',
  Cheap: 'Abordable',
  'not cheap': 'Chère',
  'Tuition-free': 'Sans droits de scolarité',
  Expensive: 'Chère',
  'not expensive': 'Abordable',
  'Easy to get into': 'Admission facile',
  'not easy to get into': 'Admission pas facile',
  'Hard to get into': 'Admission difficile',
  'not hard to get into': 'Admission pas difficile',
  'Open admission': 'Admission ouverte',
  'Test optional': 'SAT et ACT facultatifs',
  'No tests asked': 'Sans SAT ni ACT',
  'Test blind': 'SAT et ACT non pris en compte',
  'Tests required': 'SAT ou ACT exigé',
  'Test flexible': 'Choix de l’examen',
  'No application fee': 'Sans frais de demande d’admission',
  'High graduation rate': 'Taux de diplomation élevé',
  'High retention': 'Taux de maintien aux études élevé',
  'High earnings': 'Revenus élevés après les études',
  'Low debt': 'Faible dette',
  'Housing on campus': 'Résidences sur le campus',
  'Army ROTC': 'ROTC de l’armée de terre',
  'Navy ROTC': 'ROTC de la marine',
  'Air Force ROTC': 'ROTC de l’armée de l’air',
  'Rolling admission': 'Admission en continu',
  'Early decision': 'Décision anticipée (early decision)',
  'Early action': 'Action anticipée (early action)',
  'Yellow Ribbon': 'Programme Yellow Ribbon',
  'Study abroad': 'Études à l’étranger',
  'Co-op': 'Stages coop',
  'NCAA Division I': 'NCAA, division I',
  'NCAA Division II': 'NCAA, division II',
  'NCAA Division III': 'NCAA, division III',
  'Track and cross-country': 'Athlétisme et cross-country',
  'Semester calendar': 'Deux sessions par année',
  'Quarter calendar': 'Quatre sessions (quarters)',
  'Trimester calendar': 'Trois trimestres',
  '4-1-4 calendar': 'Calendrier 4-1-4',
  'Small classes': 'Petits groupes',
  French: 'En français',
  English: 'En anglais',
  Bilingual: 'Bilingue',
  'Any kind of school': 'Tous les établissements',
  "Bachelor's": 'Baccalauréat',
  "Master's": 'Maîtrise',
  Doctorate: 'Doctorat',
  Graduate: 'Cycles supérieurs',
  "Associate's": 'Grade d’associé',
  Certificate: 'Certificat',
  cheaper: 'moins chère',
  smaller: 'plus petite',
  larger: 'plus grande',
  'easier to get into': 'admission plus facile',
  'harder to get into': 'admission plus difficile',
  'higher graduation rate': 'meilleur taux de diplomation',
  'higher earnings': 'revenus plus élevés',
  older: 'plus ancienne',
  newer: 'plus récente',
  'Art and design universities of Canada': 'Universités d’art et de design du Canada',
  'Service academies': 'Académies militaires fédérales',
  'Maritime academies': 'Académies maritimes',
  Jesuit: 'Jésuite',
};

const REGIONS: Readonly<Record<string, string>> = {
  Northeast: 'Nord-Est des États-Unis',
  Midwest: 'Midwest',
  South: 'Sud des États-Unis',
  West: 'Ouest des États-Unis',
  Southeast: 'Sud-Est des États-Unis',
  Southwest: 'Sud-Ouest des États-Unis',
  'West Coast': 'Côte Ouest',
  'East Coast': 'Côte Est',
  'Gulf Coast': 'Côte du golfe du Mexique',
  'Mountain West': 'Rocheuses',
  'Great Plains': 'Grandes Plaines',
  'Great Lakes': 'Grands Lacs',
  'Pacific Northwest': 'Nord-Ouest du Pacifique',
  'Mid-Atlantic': 'États du centre du littoral atlantique',
  'New England': 'Nouvelle-Angleterre',
  'Atlantic Canada': 'Provinces de l’Atlantique',
  'Central Canada': 'Centre du Canada',
  'Western Canada': 'Ouest canadien',
  'Eastern Canada': 'Est du Canada',
  'Northern Canada': 'Nord du Canada',
  'Northern Territories': 'Territoires du Nord',
  Maritimes: 'Maritimes',
  Prairies: 'Prairies',
  'The Carolinas': 'Carolines',
  'The Dakotas': 'Dakotas',
  'The Virginias': 'Virginies',
  'Deep South': 'Sud profond',
  'US territories': 'Territoires des États-Unis',
  'Upstate New York': 'Nord de l’État de New York',
  'Northern California': 'Nord de la Californie',
  'Downstate Illinois': 'Illinois hors Chicago',
  'Northern Ontario area': 'Nord de l’Ontario',
  'Metro Vancouver area': 'Grand Vancouver',
  'Greater Toronto Area': 'Grand Toronto',
  'Golden Horseshoe': 'Golden Horseshoe',
  'Québec City area': 'Région de Québec',
};

/** Towns that French calls by another name. */
const TOWNS: Readonly<Record<string, string>> = {
  'Quebec City': 'Québec',
  Quebec: 'Québec',
  Montreal: 'Montréal',
  'Québec City': 'Québec',
  'New Orleans': 'La Nouvelle-Orléans',
  Philadelphia: 'Philadelphie',
};
const town = (name: string) => TOWNS[name] ?? name;
/** English names of states and provinces by the French ones of the same code. */
const STATES = new Map(
  [
    [english.US_STATES, french.US_STATES],
    [english.US_TERRITORIES, french.US_TERRITORIES],
    [english.CA_PROVINCES, french.CA_PROVINCES],
  ].flatMap(([named = {}, inFrench = {}]) =>
    Object.entries(named).map(([code, name]) => [name, inFrench[code] ?? name] as const),
  ),
);
const stateInFrench = (name: string) => STATES.get(name) ?? name;
/** « Moncton (Nouveau-Brunswick) ». */
const withProvince = (name: string, [province]: readonly string[]) =>
  province === undefined ? name : `${name} (${province})`;

const ORDERS: Readonly<Record<string, string>> = {
  'netPrice asc': 'Prix net, du plus bas au plus élevé',
  'netPrice desc': 'Prix net, du plus élevé au plus bas',
  'tuition asc': 'Droits de scolarité les plus bas',
  'tuition desc': 'Droits de scolarité les plus élevés',
  'inStateTuition asc': 'Droits des résidents les plus bas',
  'graduationRate desc': 'Meilleur taux de diplomation',
  'graduationRate asc': 'Taux de diplomation le plus bas',
  'retentionRate desc': 'Meilleur taux de maintien aux études',
  'medianEarnings desc': 'Revenus les plus élevés',
  'medianEarnings asc': 'Revenus les plus bas',
  'medianDebt asc': 'Dette la plus faible',
  'medianDebt desc': 'Dette la plus élevée',
  'studentPopulation desc': 'Les plus grandes',
  'studentPopulation asc': 'Les plus petites',
  'yearFounded asc': 'Les plus anciennes',
  'yearFounded desc': 'Les plus récentes',
  'acceptanceRate asc': 'Les plus sélectives',
  'acceptanceRate desc': 'Admission la plus facile',
  'studentFacultyRatio asc': 'Les plus petits groupes',
  'applicationFee asc': 'Frais de demande les plus bas',
  'distance asc': 'Les plus proches',
  'pellGraduationRate desc': 'Meilleur taux de diplomation des titulaires d’une bourse Pell',
  'transferOutcome desc': 'Meilleurs résultats après un transfert',
  'partTimeOutcome desc': 'Meilleurs résultats à temps partiel',
};

const money = (value: number) => `${formatCount(Math.round(value))}\u00a0$`;
const percent = (value: number) => `${formatCount(Math.round(value))}\u00a0%`;
type Figure = readonly [write: (value: number) => string, say: (value: string) => string, step?: 1];
const FIGURES: Readonly<Record<string, Figure>> = {
  tuition: [money, (value) => `droits de scolarité ${value}`, 1],
  inStateTuition: [money, (value) => `droits des résidents ${value}`, 1],
  netPrice: [money, (value) => `prix net ${value}`, 1],
  medianDebt: [money, (value) => `dette médiane ${value}`, 1],
  medianEarnings: [money, (value) => `revenu médian ${value}`, 1],
  applicationFee: [money, (value) => `frais de demande d’admission ${value}`, 1],
  studentPopulation: [formatCount, (value) => `population étudiante ${value}`, 1],
  acceptanceRate: [percent, (value) => `taux d’admission ${value}`],
  graduationRate: [percent, (value) => `taux de diplomation ${value}`],
  retentionRate: [percent, (value) => `taux de maintien aux études ${value}`],
  onlineShare: [percent, (value) => `études en ligne seulement ${value}`],
  pellGraduationRate: [percent, (value) => `diplomation des titulaires d’une bourse Pell ${value}`],
  pellOutcome: [percent, (value) => `bourses Pell, études terminées en huit ans ${value}`],
  transferOutcome: [percent, (value) => `transferts, études terminées en huit ans ${value}`],
  partTimeOutcome: [percent, (value) => `temps partiel, études terminées en huit ans ${value}`],
  yearFounded: [String, (value) => `fondation ${value}`],
  studentFacultyRatio: [formatCount, (value) => `nombre d’étudiants par professeur ${value}`],
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string) => (/^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** « moins de 20 000 $ », « de 5 000 à 10 000 », « au moins 80 % ». */
function ranged({ label, parameters }: SpanFacts): string | null {
  const [name] = Object.keys(parameters);
  const column = name?.replace(/(Min|Max)$/, '') ?? '';
  const figure = FIGURES[column];
  if (!figure) return null;
  const [write, say, step] = figure;
  const [least, most] = [parameters[`${column}Min`], parameters[`${column}Max`]].map((one) =>
    typeof one === 'number' ? one : undefined,
  );
  // « Moins de 20 000 $ » demande 19 999 $ au plus.
  const strict = /^(?:not )?(?:under|over) /.test(label) ? (step ?? 0) : 0;
  if (least !== undefined && most !== undefined)
    return capital(say(least === most ? write(least) : `de ${write(least)} à ${write(most)}`));
  if (most !== undefined)
    return capital(say(`${/^under /.test(label) ? 'de moins de' : 'd’au plus'} ${write(most + strict)}`));
  if (least !== undefined)
    return capital(say(`${/^over /.test(label) ? 'de plus de' : 'd’au moins'} ${write(least - strict)}`));
  return null;
}

/** Canada counts in kilometres; rounded miles give the round number back that was typed. */
function kilometres(miles: number): number {
  const exact = miles * KILOMETRES_PER_MILE;
  const round = Math.round(exact / 5) * 5;
  return exact >= 20 && Math.abs(exact - round) < 2 ? round : Math.round(exact);
}

function placeLabel({ label, parameters, places }: SpanFacts): string {
  const known = LABELS[label] ?? REGIONS[label];
  if (known) return known;
  const { city } = parameters;
  if (typeof city === 'string') return withProvince(town(city), places);
  if (places.length === 1) return places[0] as string;
  const metro = /^(.*) area$/.exec(label)?.[1];
  return metro === undefined ? label : `Région ${de(town(metro))}`;
}

function positiveLabel(span: SpanFacts): string {
  const { kind, label, parameters, order, subjects } = span;
  const priced = /^(not )?(low|high) cost: (net price|tuition)$/i.exec(label);
  if (priced) {
    const [, not, end = '', figure] = priced;
    const word = end.toLowerCase() === 'low' ? 'cheap' : 'expensive';
    return `${LABELS[not === undefined ? word.replace(/^./, (first) => first.toUpperCase()) : ['not', word].join(' ')]}\u00a0: ${figure === 'tuition' ? 'droits de scolarité' : 'prix net'}`;
  }
  if (kind === 'order') return LABELS[label] ?? (order === null ? label : (ORDERS[order] ?? label));
  if (kind === 'subject') return subjects.length > 0 && subjects.length <= 3 ? subjects.join(' ou ') : label;
  if (kind === 'place') return placeLabel(span);
  const within = /^within (\d+) miles of (.+)$/.exec(label);
  if (within) {
    const [name = '', ...rest] = (within[2] as string).split(', ');
    const place = withProvince(town(name.replace(/ area$/, '')), rest.map(stateInFrench));
    return `À moins de ${kilometres(Number(within[1]))}\u00a0km ${de(capital(place))}`;
  }
  if (kind === 'school') return label.replace(/^like /, 'comme ');
  if (LABELS[label]) return LABELS[label];
  const income = /^family income \$([\d,]+)$/.exec(label)?.[1];
  if (income) return `Revenu familial\u00a0: ${money(Number(income.replaceAll(',', '')))}`;
  if (parameters.satScore !== undefined || parameters.actScore !== undefined) return label;
  return ranged(span) ?? label;
}

/** What the chip of a part of the search says. */
export function spanLabel(span: SpanFacts): string {
  if (!span.negated) return positiveLabel(span);
  if (LABELS[span.label]) return LABELS[span.label] as string;
  const range = ranged(span);
  if (range) return range;
  const said = positiveLabel({ ...span, label: span.label.replace(/^not /, '') });
  return `sauf ${span.kind === 'place' || span.kind === 'school' ? said : lower(said)}`;
}

/** What a figure says, without its bounds. */
const VALUES: Readonly<Record<string, (value: number) => string>> = {
  tuition: (value) => `droits de scolarité de ${money(value)}`,
  inStateTuition: (value) => `droits des résidents de ${money(value)}`,
  netPrice: (value) => `prix net de ${money(value)}`,
  medianDebt: (value) => `dette médiane de ${money(value)}`,
  medianEarnings: (value) => `revenu médian de ${money(value)}`,
  acceptanceRate: (value) => `taux d’admission de ${percent(value)}`,
  graduationRate: (value) => `taux de diplomation de ${percent(value)}`,
  retentionRate: (value) => `${percent(value)} reviennent en 2e année`,
  studentPopulation: (value) =>
    plural(value, { one: `${formatCount(value)} étudiant`, other: `${formatCount(value)} étudiants` }),
  yearFounded: (value) => `fondée en ${value}`,
  studentFacultyRatio: (value) => `${formatCount(value)}\u00a0étudiants par professeur`,
  applicationFee: (value) => `frais de demande d’admission de ${money(value)}`,
  onlineShare: (value) => `${percent(value)} étudient seulement en ligne`,
  pellGraduationRate: (value) => `${percent(value)} des titulaires d’une bourse Pell obtiennent leur diplôme`,
  pellOutcome: (value) => `${percent(value)} des titulaires d’une bourse Pell terminent en huit ans`,
  transferOutcome: (value) => `${percent(value)} terminent en huit ans après un transfert`,
  partTimeOutcome: (value) => `${percent(value)} terminent en huit ans à temps partiel`,
};

/** Why a university answers the search. */
export function reasonText({ kind, of, value, text, subject, close }: ReasonFacts): string {
  if (kind === 'lead') return 'nommée dans la recherche';
  if (kind === 'online') return 'en ligne seulement';
  if (kind === 'completes') return 'surtout après un grade d’associé';
  if (kind === 'graduates') {
    if (close) return `enseigne des matières proches\u00a0: ${subject}`;
    if (value === null) return `enseigne\u00a0: ${subject}`;
    const graduates = plural(value, {
      one: `${formatCount(value)} diplôme par année`,
      other: `${formatCount(value)} diplômes par année`,
    });
    return `${subject}\u00a0: ${graduates}`;
  }
  return value === null ? text : (VALUES[of]?.(value) ?? text);
}
