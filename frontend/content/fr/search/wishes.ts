/** Words about how a line of the search box was read, and what else one could ask. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { SuggestionKind } from '#schema/domain/search/wish-kinds.ts';
import { wholeDistance } from './distance.ts';

const schools = (count: number) =>
  plural(count, { one: `${formatCount(count)} établissement`, other: `${formatCount(count)} établissements` });

const listed = new Intl.ListFormat('fr-CA', { type: 'conjunction' });

export const wishWords = {
  clearFilters: 'Retirer tous les filtres',
  /** The same where it is seen beside them. */
  clearShort: 'Retirer tous',
  /** A spelling that was put right, with what was typed. */
  mended: (label: string, typed: string) => `${label} (tapé\u00a0: «\u00a0${typed}\u00a0»)`,
  /** Takes a chip away: how many there are then. */
  remove: (label: string, total: number | null) =>
    total === null ? `Retirer ${label}` : `Retirer ${label} (${schools(total)})`,
  change: (label: string) => `Modifier ${label}`,
  upTo: (what: string, amount: string) => `${what} : au plus ${amount}`,
  under: (what: string, count: string) => `${what} : moins de ${count} étudiants`,
  from: (what: string, amount: string) => `${what} : ${amount} et plus`,
  met: (what: string, filters: readonly string[]) => `${what} : ${filters.join(', ')}`,
  notUsed: (texts: readonly string[]) =>
    `Nous ne pouvons pas encore filtrer selon ${listed.format(texts.map((text) => `« ${text} »`))}; ces résultats n’en tiennent pas compte.`,
  insteadProgram: (subject: string) => `Vous cherchez plutôt des programmes : ${subject}?`,
  instead: (label: string) => `Vous cherchez plutôt « ${label} »?`,
  alternatives: 'Cela peut aussi vouloir dire :',
  alternativesOf: (text: string) => `« ${text} » peut aussi vouloir dire :`,
  /** Beside an empty list. */
  ask: 'Essayez par exemple :',
  loosenPart: (label: string, total: number) => `Retirer « ${label} » (${schools(total)})`,
  /** Beside an empty list, in place of what was asked for. */
  mean: 'Vouliez-vous dire :',
  mendSubject: (label: string, total: number) => `Chercher ${label} (${schools(total)})`,
  mendRadius: (miles: number, total: number) => `Chercher à moins de ${wholeDistance(miles)} (${schools(total)})`,
  mendAlone: (label: string, total: number) => `Garder seulement « ${label} » (${schools(total)})`,
  like: 'Semblable à un établissement',
  admits: { most: '80 % d’admission ou plus, ou admission ouverte', few: 'Moins de 20 % d’admission' },
  denied: (label: string) => `Sauf : ${label}`,
  deniedSchool: 'Sans un établissement',
} as const;

/** Wishes that are answered, in words people use. */
export const EXAMPLE_WISHES = [
  'soins infirmiers en ontario',
  'étudier en français hors québec',
  'petites universités dans les maritimes',
  'droits de scolarité les plus bas au canada',
  'à moins de 80 km de drummondville',
] as const;

/** What a suggestion while typing is, under its heading. */
export const SUGGESTION_HEADINGS: Record<SuggestionKind, string> = {
  school: 'Établissements',
  subject: 'Domaines',
  place: 'Lieux',
  group: 'Groupes',
  wish: 'Recherches',
  page: 'Réponses',
};

export const suggestionWords = {
  total: (count: number) => schools(count),
  totalFrom: (count: number, lowest: string) => `${schools(count)}, à partir de ${lowest} pour vous`,
} as const;
