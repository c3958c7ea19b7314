/** Words of the list of scholarships: its filters, and what is said of each award. */

import { formatCount } from '#schema/domain/formats/formats.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import type {
  RoundDate,
  Scholarship,
  ScholarshipBasis,
  ScholarshipCitizenship,
  ScholarshipDeadline,
  ScholarshipEvidence,
  ScholarshipGroup,
  ScholarshipLevel,
  ScholarshipSort,
  ScholarshipStanding,
  ScholarshipWorth,
} from '#schema/domain/site/scholarships.ts';
import { capitalized } from '../grammar.ts';
import { daysLeft } from '../plan/days-left.ts';

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
const monthName = (month: number) => MONTHS[month - 1] ?? '';
/** « le 1er mars », « le 15 mars ». */
const dayOfMonth = (month: number, day: number) => `le ${day === 1 ? '1er' : day} ${monthName(month)}`;
const awards = (count: number) => plural(count, { one: `${count} bourse`, other: `${count} bourses` });
/** "2026-27" as people write it: 2026-2027. */
const roundName = (cycle: string) => cycle.replace(/^(\d\d)(\d\d)-(\d\d)(?!\d)/, '$1$2-$1$3').replace(/ round$/, '');
/** A day with its article: « le 15 mars 2027 »; « en mars 2027 » where no day is known. */
const on = (date: string) => (date.length === 10 ? `le ${formatPartialDate(date)}` : `en ${formatPartialDate(date)}`);

const ELSEWHERE: Record<Extract<RoundDate, { kind: 'elsewhere' }>['how'], string> = {
  college: 'Chaque établissement fixe sa propre date limite',
  post: 'Chaque section locale et chaque État fixe sa propre date limite',
  psat: 'Aucun formulaire à envoyer : tout commence par le PSAT en octobre',
  rounds: 'Un concours à l’automne, un autre au printemps',
};

export const scholarshipListWords = {
  title: 'Bourses nationales',
  /** What concerns somebody by where they live. */
  own: {
    ask: 'Aide de votre province ou État',
    say: 'Ajouter où j’habite',
    aid: (place: string) => `L’aide chez vous : ${place}`,
    awards: (count: number, country: string) =>
      plural(count, { one: `1 bourse : ${country}`, other: `${formatCount(count)} bourses : ${country}` }),
  },
  filters: 'Filtres',
  more: (chosen: number) => `Autres filtres${chosen === 0 ? ' : nom, citoyenneté, montant' : ` (${chosen})`}`,
  search: { label: 'Nom de la bourse ou de l’organisme', placeholder: 'Coca-Cola, Loran…' },
  labels: {
    country: 'Pays',
    level: 'Votre année',
    basis: 'Selon',
    group: 'Qui peut la demander',
    citizenship: 'Votre citoyenneté',
    worth: 'Montant maximal',
    deadline: 'Date limite',
    sort: 'Trier par',
  },
  any: {
    country: 'Les deux pays',
    level: 'Toutes',
    basis: 'Besoins ou mérite',
    group: 'Tous les groupes',
    citizenship: 'Toutes',
    worth: 'Tous les montants',
    deadline: 'Toutes',
  },
  countries: { US: 'États-Unis', CA: 'Canada' } satisfies Record<Country, string>,
  bothCountries: 'États-Unis et Canada',
  levels: {
    earlier: 'Avant la dernière année du secondaire',
    'final-year': 'Dernière année du secondaire',
    undergraduate: 'Déjà à l’université ou au collège',
  } satisfies Record<ScholarshipLevel, string>,
  bases: { need: 'Besoins', merit: 'Mérite' } satisfies Record<ScholarshipBasis, string>,
  groups: {
    open: 'Ouvertes à tous',
    adversity: 'Étudiants qui ont surmonté des difficultés',
    arts: 'Arts et écriture',
    'asian-pacific': 'Étudiants d’origine asiatique ou des îles du Pacifique',
    athletes: 'Athlètes',
    black: 'Étudiants noirs',
    'black-colleges': 'Étudiants des universités historiquement noires',
    disability: 'Étudiants aveugles ou en situation de handicap',
    foster: 'Jeunes placés',
    hispanic: 'Étudiants hispaniques',
    indigenous: 'Étudiants autochtones',
    lgbtq: 'Étudiants LGBTQ',
    members: 'Membres de la FFA ou d’une société d’honneur',
    military: 'Futurs officiers (ROTC)',
    'military-family': 'Familles de militaires',
    stem: 'Sciences et génie',
    abroad: 'Études et échanges à l’étranger',
    undocumented: 'Étudiants sans papiers',
    women: 'Femmes',
  } satisfies Record<ScholarshipGroup | 'open', string>,
  citizenships: {
    'us-citizen': 'Citoyenneté américaine',
    'us-resident': 'Résidence permanente aux États-Unis',
    undocumented: 'Sans papiers, DACA ou protection temporaire (TPS)',
    'ca-citizen': 'Citoyenneté canadienne',
    'ca-resident': 'Résidence permanente au Canada',
    other: 'Autre',
  } satisfies Record<ScholarshipCitizenship, string>,
  worths: {
    '5000': '5 000 dollars ou plus',
    '20000': '20 000 dollars ou plus',
    '50000': '50 000 dollars ou plus',
    all: 'Tous les droits de scolarité',
  } satisfies Record<ScholarshipWorth, string>,
  standings: {
    ahead: 'Ouverte',
    unknown: 'Prochaine date non affichée',
    closed: 'Date limite passée',
  } satisfies Record<ScholarshipStanding, string>,
  sorts: { deadline: 'Prochaine date limite', name: 'Nom' } satisfies Record<ScholarshipSort, string>,
  apply: 'Afficher les bourses',
  clear: 'Tout effacer',
  count: (from: number, to: number, total: number) =>
    total === 0 || (from === 1 && to === total) ? awards(total) : `${from}–${to} sur ${awards(total)}`,
  noRule: (count: number) =>
    plural(count, {
      one: `Pour l’une d’entre elles, nous n’avons trouvé aucune règle de citoyenneté. Vérifiez sa page.`,
      other: `Pour ${count} d’entre elles, nous n’avons trouvé aucune règle de citoyenneté. Vérifiez leurs pages.`,
    }),
  ended: (name: string) => `${name} : cette bourse n’est plus offerte.`,
  empty: {
    title: 'Aucune bourse ne correspond à tous ces filtres.',
    body: 'Essayez de retirer un filtre. Cette liste ne contient que de grandes bourses nationales. Votre école, votre province ou votre État et des groupes de votre région en offrent beaucoup plus.',
  },
  pastEnd: 'La liste n’a pas autant de pages.',
  toFirstPage: 'Aller à la première page',
  /** In a plan, where the list has it no more. */
  gone: 'Cette bourse n’est plus sur notre liste. Vérifiez auprès de l’organisme.',
  plan: 'Ajouter au plan',
  planned: 'Dans votre plan',
  planName: (planned: boolean, name: string) => (planned ? `Dans votre plan : ${name}` : `Ajouter au plan : ${name}`),
  /** Of one award. */
  left: daysLeft,
  closes: 'Date limite',
  amount: 'Montant',
  forWhom: (whom: string) => `Pour qui : ${whom.replace(/(?<=· )\p{Lu}/gu, (letter) => letter.toLowerCase())}`,
  groupInLine: (group: string) => group.charAt(0).toLowerCase() + group.slice(1),
  citizenship: (rule: string | null) => `Citoyenneté et résidence : ${rule ?? 'voir la page officielle'}`,
  number: (count: string) => `Nombre de bourses : ${count}`,
  badges: { later: 'Ouvre plus tard', closed: 'Date passée' },
  details: 'Détails',
  sponsor: (provider: string) => `Organisme : ${provider}`,
  official: (name: string) => `Page officielle : ${name}`,
  officialShort: 'Page officielle',
  external: 'ouvre un autre site',
  noLink: (provider: string) =>
    `Nous n’avons pas de lien vérifié. Renseignez-vous auprès de l’organisme : ${provider}.`,
  evidence: {
    official: 'Selon la page de l’organisme.',
    'two-lists': 'Deux autres sources concordent, mais nous n’avons rien confirmé auprès de l’organisme.',
    'one-list':
      'Nous n’avons pas confirmé ces renseignements auprès de l’organisme. Vérifiez-les sur la page officielle avant de présenter une demande.',
  } satisfies Record<ScholarshipEvidence, string>,
  read: (when: string | null) =>
    when === null
      ? 'La source n’a pas de date.'
      : `Source la plus récente : ${/^\d{4}(-\d{2}-\d{2})?$/.test(when) ? formatPartialDate(when) : roundName(when)}.`,
  about:
    'Nous avons dressé cette liste en novembre 2026. Presque toutes ces bourses sont nationales : peu importe votre province ou votre État. Nous avons laissé de côté celles qui ont peut-être pris fin. Si une date vient d’un concours précédent, nous le disons. Vérifiez toujours la page de l’organisme. Les textes sont notre traduction; la plupart des pages officielles sont en anglais.',
} as const;

/** « dernière année du secondaire, études déjà commencées ». */
export function levelsText(levels: readonly ScholarshipLevel[]): string {
  const words: Record<string, string> = {
    earlier: 'avant-dernière année du secondaire',
    'final-year': 'dernière année du secondaire',
    undergraduate: 'étudiants à l’université ou au collège',
    'earlier final-year': 'secondaire',
    'final-year undergraduate': 'dernière année du secondaire et étudiants à l’université ou au collège',
    'earlier final-year undergraduate': 'secondaire et étudiants à l’université ou au collège',
  };
  return words[levels.join(' ')] ?? '';
}

export const basisText = (basis: readonly ScholarshipBasis[]): string =>
  basis.length === 2 ? 'besoins et mérite' : basis[0] === 'need' ? 'besoins' : 'mérite';

/** « 1er mars 2027 (concours de 2026–2027) »; a date of an earlier round says that it is one. In short a day and no more. */
export function closingText(
  { closes, closesNote, cycle }: Scholarship,
  { day }: ScholarshipDeadline,
  short = false,
): string {
  const note = closesNote === null ? '' : `, ${closesNote}`;
  const round = short || cycle === null ? '' : ` (concours de ${roundName(cycle)})`;
  switch (closes.kind) {
    case 'stated':
      return closes.until === undefined
        ? `${formatPartialDate(closes.date)}${note}${round}`
        : `Du ${formatPartialDate(closes.date)} au ${formatPartialDate(closes.until)}${note}${round}`;
    case 'yearly':
      if (short && day !== null) return formatPartialDate(day);
      return day === null
        ? `Chaque année, ${yearlyDay(closes)}`
        : `Chaque année, ${yearlyDay(closes)}; la prochaine fois ${on(day)}`;
    case 'last-known':
      if (short) return `${formatPartialDate(closes.date)} (concours précédent)`;
      return `${formatPartialDate(closes.date)}${note} (concours précédent; nous n’avons pas de date plus récente)`;
    case 'last-known-month':
      if (short) return `${monthName(closes.month)} (concours précédent)`;
      return `${capitalized(monthName(closes.month))}${note} (concours précédent; nous n’avons pas de date plus récente)`;
    case 'rolling':
      return 'Ouverte toute l’année';
    case 'elsewhere':
      return ELSEWHERE[closes.how];
    default:
      return closesNote === null ? 'Demandez-la à l’organisme' : capitalized(closesNote);
  }
}

const yearlyDay = ({ month, day }: { month: number; day: number | null }) =>
  day === null ? `en ${monthName(month)}` : dayOfMonth(month, day);

/** When it opens, where that helps: in a round to come, or about when in earlier ones. Null where it does not. */
export function openingText(
  { opens, closes }: Scholarship,
  { opensLater, standing }: ScholarshipDeadline,
): string | null {
  if (opensLater !== null) return `Ouvre ${on(opensLater)}`;
  if (standing === 'closed' || opens.kind === 'stated') return null;
  switch (opens.kind) {
    case 'yearly':
      return `Ouvre chaque année ${yearlyDay(opens)}`;
    case 'last-known':
      return `Ouverture d’un concours précédent\u00a0: ${formatPartialDate(opens.date.slice(0, 7))}`;
    case 'last-known-month':
      return `Ouverture d’un concours précédent\u00a0: ${monthName(opens.month)}`;
    case 'season':
      return closes.kind === 'stated' ? null : `Devait ouvrir à l’automne ${opens.year}`;
    default:
      return null;
  }
}

/** What stands beside a source's name, in English in the list. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  [/^(\S+) FAQ(?= \(|$)/, 'FAQ de $1'],
  [/\bWikipedia\b/, 'Wikipédia'],
  [/\(December 1 each year\)/, '(1er décembre chaque année)'],
  [/\(undated\)/, '(sans date)'],
  [/\(amount\)/, '(montant)'],
  [/\((\d{2})(\d{2})-(\d{2}), eligibility and papers\)/, '($1$2-$1$3, admissibilité et documents)'],
  [/\((\d{2})(\d{2})-(\d{2})(?: round)?\)/, '($1$2-$1$3)'],
  [/\(fall (\d{4}) round\)/, '(concours de l’automne $1)'],
  [/\(Oct 15 2024\)/, '(15 octobre 2024)'],
  [
    /award E1485 \(Jan 28 nomination, Feb 18 application, no year\)/,
    'bourse E1485 (proposition le 28 janvier, demande le 18 février, sans année)',
  ],
  [/ student FAQ/, ', FAQ des étudiants'],
  [/ FAQ and scholarships pages/, ', FAQ et pages des bourses'],
  [/ national scholarship page/, ', page de la bourse nationale'],
  [/ scholarships page/, ', page des bourses'],
  [/ application page/, ', page de demande'],
  [/ nomination page/, ', page de proposition'],
  [/ bursary page/, ', page des bourses'],
  [/ apply page/, ', page de demande'],
  [/ TD page/, ', page de TD'],
  [/ Killam page/, ', page Killam'],
  [/ pages?(?= \(|$)/, ', page'],
  [/ article$/, ', article'],
  [/ entry(?= |$)/, ', fiche'],
  [/ terms$/, ', conditions'],
  [/ and /, ' et '],
];

/** Where an award was read; null for a list of public code, which is not a source that a reader can follow. */
export function sourceText(source: string): string | null {
  const unofficial = /^public code file |^[\w-]+\/[\w-]+(?=@|\s|$)/;
  if (unofficial.test(source)) return null;
  const said = BESIDE.reduce((text, [english, french]) => text.replace(english, french), source);
  return said.replace(/ (20\d\d-\d\d-\d\d)\b/g, (_, date: string) => ` ${formatPartialDate(date)}`);
}
