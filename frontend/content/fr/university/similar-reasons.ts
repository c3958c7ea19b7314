/** Why a school is like another: one sentence for each reason (schema/domain/peers/similar-reasons.ts). */
import { fieldName } from '#names/study-fields.ts';
import { formatCount, formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import {
  areNear,
  bothOver,
  type KindOfPlace,
  type NamedRegion,
  type NcesLocale,
  type SchoolClass,
  type SimilarReason,
  type SimilarReasonWords,
  saySimilarReason,
} from '#schema/domain/peers/similar-reasons.ts';
import { KILOMETRES_PER_MILE } from '#schema/domain/places/distance.ts';
import { townName } from '#schema/domain/places/places.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import type { SizeCategory, UniversityType } from '#schema/domain/record/enums.ts';
import { CHURCHES, FAITHS } from '../denominations.ts';
import { inState, stateNamed } from '../grammar.ts';

const PLACES: Record<KindOfPlace, string> = {
  hbcu: 'Deux établissements historiquement noirs',
  tribal: 'Deux collèges tribaux',
  womens: 'Deux collèges pour femmes',
  mens: 'Deux collèges pour hommes',
  'online-only': 'Deux établissements entièrement en ligne',
  military: 'Deux collèges militaires',
  'work-college': 'Dans les deux, tous les étudiants travaillent sur le campus',
  'great-books': 'Dans les deux, l’enseignement se fonde sur les grands textes',
  deaf: 'Deux établissements qui enseignent aux étudiants sourds',
  indigenous: 'Deux établissements dirigés par des Premières Nations',
};

/** Kinds of schools: the noun, whether it is feminine, and what stands behind it. */
const CLASSES: Record<SchoolClass, readonly [noun: string, feminine: boolean, rest: string]> = {
  'mostly-associate': ['collèges', false, 'qui décernent surtout des grades d’associé'],
  research: ['universités', true, 'de recherche'],
  doctoral: ['universités', true, 'avec des programmes de doctorat'],
  masters: ['établissements', false, 'qui offrent des programmes de maîtrise'],
  'liberal-arts': ['collèges', false, 'd’arts libéraux'],
  bachelors: ['collèges', false, 'qui décernent le baccalauréat'],
  'associate-and-bachelors': ['collèges', false, 'qui décernent grades d’associé et baccalauréats'],
  faith: ['écoles', true, 'religieuses'],
  medical: ['écoles', true, 'de médecine'],
  nursing: ['écoles', true, 'de sciences infirmières'],
  'health-professions': ['écoles', true, 'des professions de la santé'],
  engineering: ['écoles', true, 'de génie et de technologie'],
  business: ['écoles', true, 'de gestion'],
  arts: ['écoles', true, 'd’art, de musique et de design'],
  law: ['écoles', true, 'de droit'],
  graduate: ['écoles', true, 'qui décernent surtout des grades de cycles supérieurs'],
  career: ['écoles', true, 'professionnelles et techniques'],
  'special-focus': ['écoles', true, 'spécialisées dans un domaine'],
  'two-year-mixed': ['collèges', false, 'de deux ans offrant des domaines d’études variés'],
  'two-year-career': ['collèges', false, 'techniques de deux ans'],
  'two-year-nursing': ['écoles', true, 'de sciences infirmières de deux ans'],
  'two-year-health': ['écoles', true, 'de deux ans en santé'],
  'two-year-technical': ['écoles', true, 'professionnelles et techniques de deux ans'],
  'two-year-arts': ['écoles', true, 'd’art et de design de deux ans'],
  'two-year-special-focus': ['écoles', true, 'de deux ans spécialisées dans un domaine'],
};

type ByGender = readonly [masculine: string, feminine: string];
const SIZES: Record<SizeCategory, ByGender> = {
  Small: ['petits', 'petites'],
  Medium: ['de taille moyenne', 'de taille moyenne'],
  Large: ['grands', 'grandes'],
  'Very Large': ['très grands', 'très grandes'],
};
const TYPES: Record<UniversityType, ByGender> = {
  public: ['publics', 'publiques'],
  private: ['privés', 'privées'],
  'for-profit': ['à but lucratif', 'à but lucratif'],
};

const CONTROLS: Record<UniversityType, string> = {
  public: 'Deux établissements publics',
  private: 'Deux établissements privés sans but lucratif',
  'for-profit': 'Deux établissements à but lucratif',
};

function kind(size: SizeCategory, type: UniversityType, schools: SchoolClass): string {
  const [noun, feminine, rest] = CLASSES[schools];
  const gender = feminine ? 1 : 0;
  const [sized, owned] = [SIZES[size][gender], TYPES[type][gender]];
  // « privés d’arts libéraux » would be without them: what makes one notion with its noun stands next to it.
  const what = /^(?:de |d’|des )/.test(rest) ? `${rest} ${owned}` : `${owned} ${rest}`;
  // A middling size is said behind its noun, the others before it.
  if (size !== 'Medium') return `Deux ${sized} ${noun} ${what}`;
  return what.endsWith(owned) ? `Deux ${noun} ${what} ${sized}` : `Deux ${noun} ${owned} ${sized} ${rest}`;
}

const LEVELS = {
  bachelor: 'Dans les deux, le baccalauréat est le grade le plus élevé',
  master: 'Dans les deux, la maîtrise est le grade le plus élevé',
  doctorate: 'Les deux décernent le doctorat',
};

const CALENDARS = {
  quarter: 'Année de quatre sessions (quarters) dans les deux',
  trimester: 'Année de trois trimestres dans les deux',
  '4-1-4': 'Calendrier 4-1-4 dans les deux',
};

const REGIONS: Record<NamedRegion, string> = {
  'new-england': 'en Nouvelle-Angleterre',
  'mid-atlantic': 'dans le centre de la côte atlantique',
  midwest: 'dans le Midwest',
  south: 'dans le Sud des États-Unis',
  'mountain-west': 'dans les Rocheuses américaines',
  pacific: 'dans les États du Pacifique',
  'atlantic-canada': 'dans les provinces de l’Atlantique',
  prairies: 'dans les Prairies',
};

const LOCALES: Record<NcesLocale, string> = {
  'City: Large': 'grande ville',
  'City: Midsize': 'ville moyenne',
  'City: Small': 'petite ville',
  'Suburb: Large': 'banlieue d’une grande ville',
  'Suburb: Midsize': 'banlieue d’une ville moyenne',
  'Suburb: Small': 'banlieue d’une petite ville',
  'Town: Fringe': 'petite ville près d’une plus grande',
  'Town: Distant': 'petite ville à quelque distance d’une plus grande',
  'Town: Remote': 'petite ville loin d’une plus grande',
  'Rural: Fringe': 'campagne près d’une ville',
  'Rural: Distant': 'campagne à quelque distance d’une ville',
  'Rural: Remote': 'campagne loin d’une ville',
};

/** What is said otherwise of two. */
const TIES: Readonly<Record<string, string>> = {
  Interdenominational: 'Deux établissements chrétiens et interconfessionnels',
  Undenominational: 'Deux établissements chrétiens, sans confession particulière',
  'Non-denominational': 'Deux établissements chrétiens, sans confession particulière',
  'Multiple Protestant denominations': 'Deux établissements liés à plusieurs confessions protestantes',
  'Other religious affiliation': 'Les deux ont une appartenance religieuse',
};
/** A denomination that nobody has said in French yet is not named. */
function denomination(published: string): string {
  const [faith, church] = [FAITHS[published], CHURCHES[published]];
  if (faith !== undefined) return `Deux établissements d’appartenance ${faith}`;
  if (church !== undefined) return `Deux établissements liés ${church}`;
  return TIES[published] ?? 'La même appartenance religieuse dans les deux';
}

const dollars = (amount: number) => formatMoney(amount, 'USD');
const decimal = (figure: number) => String(figure).replace('.', ',');
const fieldsOf = (fields: readonly (string | undefined)[]) =>
  fields
    .filter((field) => field !== undefined)
    .map((field) => fieldName(field))
    .join(', ');

/** Kilometres, rounded as the miles were. */
function kilometres(miles: number): string {
  const exact = miles * KILOMETRES_PER_MILE;
  const step = exact < 30 ? 1 : exact < 300 ? 5 : 10;
  return formatCount(Math.round(exact / step) * step);
}

const SENTENCES: SimilarReasonWords = {
  place: (of) => PLACES[of],
  kind,
  focus: (schools) => {
    const [noun, , rest] = CLASSES[schools];
    return `Deux ${noun} ${rest}`;
  },
  denomination,
  state: (_country, state) => `Les deux sont ${inState(state)}`,
  division: (association) => `Sports dans la même association\u00a0: ${association}`,
  open: () => 'Deux établissements à admission ouverte',
  language: (language) =>
    language === 'Bilingual'
      ? 'Enseignement en français et en anglais dans les deux'
      : 'Enseignement en français dans les deux',
  level: (highest) => LEVELS[highest],
  control: (type) => CONTROLS[type],
  setting: (locale) => `Même milieu\u00a0: ${LOCALES[locale]}`,
  region: (region) => `Les deux sont ${REGIONS[region]}`,
  calendar: (calendar) => CALENDARS[calendar],
  admitted: (percent) => `Les deux acceptent environ ${formatPercent(percent)} des demandes`,
  test: (score) => `Résultats d’examens semblables\u00a0: environ ${score} au SAT`,
  netPrice: (amount) => `Prix net semblable\u00a0: environ ${dollars(amount)}`,
  tuition: (amount, currency) =>
    currency === 'CAD'
      ? `Droits semblables pour les étudiants étrangers\u00a0: environ ${formatMoney(amount, currency)}`
      : `Prix affichés semblables\u00a0: environ ${formatMoney(amount, currency)}`,
  tuitionAcross: (amountUsd) => `Prix affichés semblables\u00a0: environ ${dollars(amountUsd)}`,
  noTuition: () => 'Pas de droits de scolarité dans les deux',
  graduationRate: (percent) => `Deux taux de diplomation proches de ${formatPercent(percent)}`,
  earnings: (amount) => `Revenu semblable 10 ans après l’entrée\u00a0: environ ${dollars(amount)}`,
  students: (count) => `Taille semblable\u00a0: environ ${formatCount(count)} étudiants`,
  mix: (...fields) => `Mêmes domaines\u00a0: ${fieldsOf(fields)}`,
  looseMix: (...fields) => `Beaucoup de diplômés dans les deux\u00a0: ${fieldsOf(fields)}`,
  miles: (miles) => (miles <= 1 ? 'À moins de 2 km de distance' : `À environ ${kilometres(miles)} km de distance`),
  nearGraduationRate: (there, here) =>
    `Taux de diplomation semblable\u00a0: ${formatPercent(there)}, contre ${formatPercent(here)} ici`,
  nearAdmitted: (there, here) =>
    `Taux d’admission semblable\u00a0: ${formatPercent(there)}, contre ${formatPercent(here)} ici`,
  nearStudents: (there, here) =>
    areNear(there, here)
      ? `Taille semblable\u00a0: ${formatCount(there)} étudiants, contre ${formatCount(here)} ici`
      : `Les deux comptent plus de ${formatCount(bothOver(there, here))} étudiants`,
  nearFounded: (there, here) =>
    there === here
      ? `La même année de fondation\u00a0: ${there}`
      : `À peu près le même âge\u00a0: fondation en ${there}, contre ${here} ici`,
  nearFaculty: (there, here) =>
    `Nombre semblable d’étudiants par professeur\u00a0: ${decimal(there)}, contre ${decimal(here)} ici`,
  town: (city, _country, state) => `À ${townInState(townName(city), stateNamed(state))}`,
  nearInFigures: () => 'Des chiffres publiés semblables',
  fewFigures: () => 'Les deux publient peu de chiffres',
};

export const similarReason = (reason: SimilarReason): string => saySimilarReason(SENTENCES, reason);

/** Distances are in kilometres everywhere. */
export const similarReasonInCanada = (reason: SimilarReason): string => similarReason(reason);
