/** What a parsed search line was read as, and why a university answers it. */

import { groupName, nameOfState, type ReasonFacts, type SpanFacts } from '#frontend/content/reading-facts.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { KILOMETRES_PER_MILE } from '#schema/domain/places/distance.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import type { DeadlineRound } from '#schema/domain/plan/next-deadline.ts';
import { COUNTRY_LABELS } from '#schema/domain/record/enums.ts';
import type { AmountForm, AmountOf, AmountSays, Compared, Says, Why } from '#schema/domain/search/reading-codes.ts';
import { type NumberColumn, unitOf } from '#schema/domain/search/search-filters.ts';
import type { Residence } from '#schema/domain/situation/situation.ts';
import { READ_WORDS } from '../figures/derived/read.ts';
import { at, de, que, the, uncapitalized } from '../grammar.ts';
import { areaName } from '../places/areas.ts';
import { roundNames } from '../plan/plan.ts';
import { chipWords } from './filter-chips.ts';
import { filterValueLabels } from './filter-labels.ts';

/** Everyday words (data/lexicons/wish-words.json). */
export const wishWordLabels = {
  public: 'Publique',
  private: 'Privée',
  'private-nonprofit': 'Privée sans but lucratif',
  'for-profit': 'À but lucratif',
  'community-colleges': 'Collèges communautaires',
  cegeps: 'Cégeps\u00a0: les collèges du Québec, entre l’école secondaire et l’université',
  'two-year': 'Collèges de deux ans',
  'four-year': 'Programmes de quatre ans',
  'technical-colleges': 'Collèges techniques',
  'liberal-arts': 'Arts libéraux',
  'research-universities': 'Universités de recherche',
  r1: 'Recherche très intense (R1)',
  r2: 'Recherche intense (R2)',
  'research-colleges': 'Collèges et universités de recherche (RCU)',
  'opportunity-colleges': '« Opportunity Colleges and Universities »',
  'doctoral-universities': 'Universités qui décernent des doctorats',
  'masters-universities': 'Universités qui décernent des maîtrises',
  'engineering-and-technical-schools': 'Écoles de génie et de technologie',
  'military-colleges': 'Collèges militaires',
  'art-schools': 'Écoles d’art, de musique et de design',
  seminaries: 'Séminaires',
  'online-only': 'Entièrement en ligne',
  'mostly-online': 'Surtout en ligne',
  'online-programs': 'Programmes en ligne',
  'graduate-schools': 'Cycles supérieurs seulement',
  hbcu: 'Universités historiquement noires (HBCU)',
  'hispanic-serving': 'Au service des Hispaniques',
  tribal: 'Établissements tribaux',
  womens: 'Pour femmes',
  mens: 'Pour hommes',
  'predominantly-black': 'À majorité noire',
  aanapisi: 'AANAPISI',
  annh: 'Au service des Autochtones de l’Alaska et d’Hawaï',
  nasnti: 'Au service des Autochtones des États-Unis',
  'land-grant': 'Universités issues d’une concession de terres (land-grant)',
  religious: 'Avec appartenance religieuse',
  'not-religious': 'Sans appartenance religieuse',
  catholic: 'Catholique',
  protestant: 'Protestante',
  christian: 'Chrétienne',
  jewish: 'Juive',
  islamic: 'Musulmane',
  baptist: 'Baptiste',
  'southern-baptist': 'Baptiste du Sud',
  methodist: 'Méthodiste',
  'united-methodist': 'Méthodiste unie',
  'african-methodist-episcopal': 'Épiscopale méthodiste africaine',
  lutheran: 'Luthérienne',
  presbyterian: 'Presbytérienne',
  mormon: 'Mormone',
  'seventh-day-adventist': 'Adventiste du septième jour',
  quaker: 'Quaker',
  mennonite: 'Mennonite',
  nazarene: 'Nazaréenne',
  'churches-of-christ': 'Églises du Christ',
  'united-church-of-christ': 'Église unie du Christ',
  'disciples-of-christ': 'Disciples du Christ',
  'assemblies-of-god': 'Assemblées de Dieu',
  episcopal: 'Épiscopalienne',
  anglican: 'Anglicane',
  pentecostal: 'Pentecôtiste',
  wesleyan: 'Wesleyenne',
  evangelical: 'Évangélique',
  interdenominational: 'Interconfessionnelle',
  nondenominational: 'Chrétienne non confessionnelle',
  reformed: 'Réformée',
  brethren: 'Église des Frères',
  orthodox: 'Orthodoxe',
  buddhist: 'Bouddhiste',
  'salvation-army': 'Armée du Salut',
  'christian-and-missionary-alliance': 'Alliance chrétienne et missionnaire',
  moravian: 'Morave',
  'united-church-of-canada': 'Église Unie du Canada',
  'missouri-synod': 'Synode du Missouri',
  'church-of-god': 'Église de Dieu',
  city: 'Ville',
  suburb: 'Banlieue',
  town: 'Petite ville',
  'small-town': 'Petite ville ou campagne',
  rural: 'Campagne',
  small: 'Petite',
  'very-small': 'Très petite',
  medium: 'De taille moyenne',
  large: 'Grande',
  huge: 'Très grande',
  cheap: 'Abordable',
  'tuition-free': 'Sans droits de scolarité',
  expensive: 'Chère',
  'easy-to-get-into': 'Admission facile',
  'hard-to-get-into': 'Admission difficile',
  'open-admission': 'Admission ouverte',
  'test-optional': 'SAT et ACT facultatifs',
  'no-tests-asked': 'Sans SAT ni ACT',
  'test-blind': 'SAT et ACT non pris en compte',
  'tests-required': 'SAT ou ACT exigé',
  'test-flexible': 'Choix de l’examen',
  'no-application-fee': 'Sans frais de demande d’admission',
  'high-graduation-rate': 'Taux de diplomation élevé',
  'high-retention': 'Taux de maintien aux études élevé',
  'high-earnings': 'Revenus élevés après les études',
  'pays-off': 'Nettement plus payant (vérification du revenu)',
  'growing-programs': 'Diplômes\u00a0: en croissance',
  'shrinking-programs': 'Diplômes\u00a0: en baisse',
  'low-debt': 'Faible dette',
  'many-part-time': 'Beaucoup d’étudiants à temps partiel',
  'many-adults': 'Beaucoup d’étudiants de 25 ans et plus',
  'many-low-income': 'Beaucoup de boursiers Pell',
  'many-disabled': 'Beaucoup d’étudiants en situation de handicap',
  'on-time': 'La plupart diplômés en quatre ans',
  'housing-on-campus': 'Résidences sur le campus',
  'army-rotc': 'ROTC de l’armée de terre',
  'navy-rotc': 'ROTC de la marine',
  'air-force-rotc': 'ROTC de l’armée de l’air',
  rotc: 'ROTC',
  'rolling-admission': 'Admission en continu',
  'early-decision': 'Décision anticipée (early decision)',
  'early-action': 'Action anticipée (early action)',
  'yellow-ribbon': 'Programme Yellow Ribbon',
  'study-abroad': 'Études à l’étranger',
  'co-op': 'Stages coop',
  'ncaa-division-i': 'NCAA, division I',
  'ncaa-division-ii': 'NCAA, division II',
  'ncaa-division-iii': 'NCAA, division III',
  ncaa: 'NCAA',
  naia: 'NAIA',
  njcaa: 'NJCAA',
  'u-sports': 'U SPORTS',
  ccaa: 'ACSC (sport collégial canadien)',
  football: 'Football',
  basketball: 'Basketball',
  baseball: 'Baseball',
  'track-and-cross-country': 'Athlétisme et cross-country',
  'semester-calendar': 'Deux sessions par année',
  'quarter-calendar': 'Quatre sessions (quarters)',
  'trimester-calendar': 'Trois trimestres',
  '4-1-4-calendar': 'Calendrier 4-1-4',
  'small-classes': 'Petits groupes',
  french: 'En français',
  english: 'En anglais',
  acadian: 'Acadienne',
  'french-in-manitoba': 'En français au Manitoba',
  'french-in-ontario': 'En français en Ontario',
  'french-outside-quebec': 'En français hors Québec',
  bilingual: 'Bilingue',
  'any-kind': 'Tous les établissements',
  bachelors: 'Baccalauréat',
  masters: 'Maîtrise',
  doctorate: 'Doctorat',
  graduate: 'Cycles supérieurs',
  associate: 'Grade d’associé',
  certificate: 'Certificat',
  'universities-in-quebec': 'Universités québécoises',
};

/** What is said of the opposite of a word, where it is more than « sauf ». */
const OPPOSITES: Readonly<Record<string, string>> = {
  cheap: 'Chère',
  expensive: 'Abordable',
};

const COMPARED: Record<Compared, string> = {
  cheaper: 'moins chère',
  smaller: 'plus petite',
  larger: 'plus grande',
  easier: 'admission plus facile',
  harder: 'admission plus difficile',
  graduation: 'meilleur taux de diplomation',
  earnings: 'revenus plus élevés',
  older: 'plus ancienne',
  newer: 'plus récente',
  sameSize: 'de la même taille',
  safety: 'admission plus sûre',
};

/** Regions and parts of states, by their key. */
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
  'Mountain West': 'Rocheuses américaines',
  'Great Plains': 'Grandes Plaines',
  'Great Lakes': 'Grands Lacs',
  'Pacific Northwest': 'Nord-Ouest Pacifique',
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
  'Tri-state area': 'Région de New York (Tri-State)',
  'US territories': 'Territoires des États-Unis',
  'Upstate New York': 'Nord de l’État de New York',
  'Northern California': 'Nord de la Californie',
  'Downstate Illinois': 'Illinois hors Chicago',
};

/** What one says after « à moins de 80 km », of an area that is called by more than its town. */
const FROM_AREAS: Readonly<Record<string, string>> = {
  'northern-ontario': 'du nord de l’Ontario',
  'metro-vancouver': 'de Vancouver',
  gta: 'de Toronto',
  'bay-area': 'de la baie de San Francisco',
  socal: 'du sud de la Californie',
  'rio-grande-valley': 'de la vallée du Rio Grande',
};

/** Towns that French calls by another name. */
const TOWNS: Readonly<Record<string, string>> = {
  'Quebec City': 'Québec',
  Montreal: 'Montréal',
  'New Orleans': 'La Nouvelle-Orléans',
  Philadelphia: 'Philadelphie',
  'Washington, DC': 'Washington (DC)',
};
const town = (name: string) => TOWNS[name] ?? name;

const THAN: Partial<Record<Compared, (school: string) => string>> = {
  graduation: (school) => `meilleur taux de diplomation ${que(school)}`,
  earnings: (school) => `revenus plus élevés qu’${at(school)}`,
  easier: (school) => `admission plus facile qu’${at(school)}`,
  harder: (school) => `admission plus difficile qu’${at(school)}`,
  sameSize: (school) => `de la taille ${de(school)}`,
  safety: (school) => `admission plus sûre qu’${at(school)}`,
};

const RESIDENCES: Record<Residence, string> = {
  us: 'Vous venez des États-Unis',
  ca: 'Vous venez du Canada',
  other: 'Vous venez de l’étranger',
};

/** Orders that are by no figure of the catalogue. */
const OTHER_ORDERS: Readonly<Record<string, string>> = {
  'domesticTuition asc': 'Droits de scolarité les plus bas pour les résidents',
  'domesticTuition desc': 'Droits de scolarité les plus élevés pour les résidents',
  'distance asc': 'Les plus proches',
};
const orderLabel = (by: string, order: 'asc' | 'desc'): string =>
  READ_WORDS[by as NumberColumn]?.orders[order === 'asc' ? 0 : 1] ?? OTHER_ORDERS[`${by} ${order}`] ?? '';

/** Prices of both countries are compared in US dollars. */
const money = (value: number) => formatMoney(Math.round(value), 'USD');
const percent = (value: number) => `${formatCount(Math.round(value))}\u00a0%`;
type Amount = readonly [write: (value: number) => string, say: (value: string) => string];
/** How a number of each unit is written. */
const UNITS = { dollars: money, percent, count: formatCount, ratio: formatCount, year: String } as const;
/** Amounts that are no figure of the catalogue. */
const OTHER_AMOUNTS: Record<Exclude<AmountOf, NumberColumn>, Amount> = {
  domesticTuition: [money, (value) => `droits de scolarité des résidents ${value}`],
  internationalTuition: [money, (value) => `droits de scolarité ${value}`],
  satScore: [String, (value) => `SAT ${value}`],
  actScore: [String, (value) => `ACT ${value}`],
  income: [money, (value) => `revenu familial\u00a0: ${value}`],
};
function amountOf(of: AmountOf): Amount {
  const words = READ_WORDS[of as NumberColumn];
  if (!words) return OTHER_AMOUNTS[of as keyof typeof OTHER_AMOUNTS];
  return [UNITS[unitOf(of as NumberColumn)], (value) => `${words.amount} ${value}`];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string) => (/^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** « Moins de 20 000 $ » : what is denied is said as its opposite. */
const OPPOSITE: Record<AmountForm, AmountForm> = {
  under: 'atLeast',
  atMost: 'over',
  over: 'atMost',
  atLeast: 'under',
  between: 'between',
  about: 'about',
  exactly: 'exactly',
};
const BOUNDS = { under: 'moins de', atMost: 'au plus', over: 'plus de', atLeast: 'au moins' } as const;

function amount({ of, form, values }: AmountSays): string {
  const [write, say] = amountOf(of);
  const [value = 0, other = value] = values.map(write).slice(form === 'about' ? 1 : 0) as string[];
  if (form === 'exactly') return capital(say(String(value)));
  if (form === 'between' || form === 'about') return capital(say(`de ${value} à ${other}`));
  const bound = `${BOUNDS[form]} ${value}`;
  // « Prix net de moins de 20 000 $ », but « Boursiers Pell : moins de 40 % ».
  if (say('').trimEnd().endsWith(':')) return capital(say(bound));
  return capital(say(/^[aeiou]/.test(bound) ? `d’${bound}` : `de ${bound}`));
}

/** Canada counts in kilometres; rounded miles give the round number back that was typed. */
function kilometres(miles: number): number {
  const exact = miles * KILOMETRES_PER_MILE;
  const round = Math.round(exact / 5) * 5;
  return exact >= 20 && Math.abs(exact - round) < 2 ? round : Math.round(exact);
}

/** « Moncton (Nouveau-Brunswick) ». */
const townWithState = (city: string, state: string) => townInState(town(city), nameOfState(state));
/** From what something is so far: a metropolitan area by the name of its city. */
const fromPlace = (says: Says): string =>
  says.code === 'area' ? (FROM_AREAS[says.area] ?? de(town(says.name))) : de(capital(said(says, [])));

function areaLabel({ area, name, around }: Extract<Says, { code: 'area' }>): string {
  return around ? `Région ${de(town(name))}` : areaName(area);
}

function deadlineDays({ from, to }: Extract<Says, { code: 'deadline' }>): string {
  if (from === null && to === null) return filterValueLabels.deadline.open;
  if (from !== null && from === to) return `Date limite le ${formatPartialDate(from)}`;
  if (from !== null && to !== null) return `Date limite du ${formatPartialDate(from)} au ${formatPartialDate(to)}`;
  return from === null
    ? chipWords.due.to(formatPartialDate(to as string))
    : chipWords.due.from(formatPartialDate(from));
}

function said(says: Says, subjects: readonly string[]): string {
  switch (says.code) {
    case 'word':
      return wishWordLabels[says.word as keyof typeof wishWordLabels];
    case 'subject':
      return subjects.join(' ou ');
    case 'group':
      return groupName(says.group);
    case 'country':
      return COUNTRY_LABELS[says.country];
    case 'state':
      return nameOfState(says.state);
    case 'region':
      return REGIONS[says.region] ?? says.region;
    case 'area':
      return areaLabel(says);
    case 'town':
      return townWithState(says.city, says.state);
    case 'within':
      return `À moins de ${kilometres(says.miles)}\u00a0km ${fromPlace(says.of)}`;
    case 'like':
      return `comme ${the(says.text)}`;
    case 'typed':
      return says.text;
    case 'amount':
      return amount(says);
    case 'deadline':
      return deadlineDays(says);
    case 'order':
      return orderLabel(says.by, says.order);
    case 'compared':
      return COMPARED[says.as];
    case 'than':
      return THAN[says.as]?.(says.text) ?? `${COMPARED[says.as]} ${que(says.text)}`;
    case 'home':
      return `${says.assumed ? 'prix des résidents' : 'Vous habitez'}\u00a0: ${nameOfState(says.state)}`;
    case 'residence':
      return RESIDENCES[says.residence];
  }
}

const COST_WORDS: Readonly<Record<string, string>> = { cheap: 'Abordable', expensive: 'Chère' };

/** What the chip of a part of the search says. */
export function spanLabel({ says, negated, price, bound, subjects }: SpanFacts): string {
  const opposite = negated && says.code === 'word' ? OPPOSITES[says.word] : undefined;
  if (price !== null && says.code === 'word' && COST_WORDS[says.word] !== undefined)
    return `${opposite ?? COST_WORDS[says.word]} (${price === 'netPrice' ? 'prix net' : 'droits de scolarité'})`;
  if (opposite !== undefined) return opposite;
  if (!negated) return said(says, subjects);
  if (bound) return amount(bound);
  if (says.code === 'amount') return amount({ ...says, form: OPPOSITE[says.form] });
  const text = said(says, subjects);
  return `sauf ${PLACES.has(says.code) ? text : lower(text)}`;
}
/** Names, which stay as they are within a sentence. */
const PLACES: ReadonlySet<Says['code']> = new Set([
  'country',
  'state',
  'region',
  'area',
  'town',
  'group',
  'typed',
  'like',
]);

function deadline({ day, round, rolling }: Extract<Why, { code: 'deadline' }>): string {
  const due = day === null ? null : `date limite le ${formatPartialDate(day)}`;
  const dated = due !== null && round !== null ? `${due} (${nameOfRound(round)})` : due;
  return [dated, rolling ? 'admission en continu' : null].filter((text) => text !== null).join(', ');
}
/** Without the English name that it has after it. */
const nameOfRound = (round: DeadlineRound) => uncapitalized(roundNames[round]).replace(/ \(.*\)$/, '');

/** Why a university answers the search. */
export function reasonText({ why, subject }: ReasonFacts): string {
  switch (why.code) {
    case 'lead':
      return 'son nom est dans votre recherche';
    case 'online':
      return 'entièrement en ligne';
    case 'deadline':
      return deadline(why);
    case 'completes':
      return 'surtout après un grade d’associé';
    case 'figure':
      return READ_WORDS[why.of].reason.replace('{value}', () => UNITS[unitOf(why.of)](why.value));
    case 'graduates': {
      if (why.close) return `on y enseigne une matière proche de «\u00a0${subject}\u00a0»`;
      if (why.graduates === null) return `on y enseigne «\u00a0${subject}\u00a0»`;
      const graduates = plural(why.graduates, {
        one: `${formatCount(why.graduates)} diplôme par année`,
        other: `${formatCount(why.graduates)} diplômes par année`,
      });
      return `${subject}\u00a0: ${graduates}`;
    }
  }
}
