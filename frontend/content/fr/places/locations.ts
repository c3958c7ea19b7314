/** Words of the location explorer. */

import type { Location } from '#schema/api/locations.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { PriceField } from '#schema/domain/money/prices.ts';
import type { CampusSetting, Country } from '#schema/domain/record/enums.ts';
import { TOWN_RADIUS_MILES } from '#schema/domain/site/limits.ts';
import { TOWNS_AS_OF } from '#words/places/college-towns.md';
import { de } from '../grammar.ts';
import { distanceChoice, wholeDistance } from '../search/distance.ts';
import { yearText } from '../university/record-texts.ts';

const universities = (count: number) =>
  plural(count, { one: `${formatCount(count)} université`, other: `${formatCount(count)} universités` });

export const locationWords = {
  title: 'Explorer les lieux',
  intro:
    'Où aimeriez-vous vivre? Cherchez une ville, un État, une province ou une région, et voyez quelles universités s’y trouvent et ce qu’elles coûtent.',
  field: 'Ville, État, province ou région',
  placeholder: 'Montréal, Ontario, Nouvelle-Angleterre…',
  search: 'Chercher',
  searching: 'Recherche en cours…',
  empty: {
    title: 'Écrivez ce que vous cherchez',
    description: 'Écrivez le nom d’une ville, d’un État, d’une province ou d’une région.',
  },
  none: {
    title: 'Aucun lieu trouvé',
    description: 'Essayez un autre nom, ou parcourez nos villes universitaires populaires.',
  },
  found: (count: number) => ({
    title: plural(count, { one: `${formatCount(count)} lieu trouvé`, other: `${formatCount(count)} lieux trouvés` }),
    description: 'Choisissez un lieu pour en savoir plus.',
  }),
  failed: 'Nous n’avons pas pu charger les lieux. Réessayez.',
  tryAgain: 'Réessayer',
  popular: 'Villes universitaires populaires',
  results: (text: string) => `Lieux pour « ${text} »`,
  count: (from: number, to: number, total: number) =>
    plural(total, {
      one: `${formatCount(total)} lieu`,
      other: `Lieux ${formatCount(from)} à ${formatCount(to)} sur ${formatCount(total)}`,
    }),
  approximate: (text: string) => `Rien ici ne s’appelle « ${text} ». Voici les noms les plus proches.`,
  noneFor: (text: string) => `Aucune ville, aucun État ni aucune région avec une université ne s’appelle « ${text} ».`,
  pastEnd: 'La liste n’a pas autant de pages.',
  clear: 'Effacer la recherche',
  toFirstPage: 'Aller à la première page',
  place: (stateName: string, country: string) => `${stateName}, ${country}`,
  nearby: (count: number, miles: number, country: Country) =>
    `${universities(count)} à moins de ${wholeDistance(miles, country)}`,
  inTown: (count: number) => `${formatCount(count)} dans la ville`,
  /** Of the universities in the town, per year. */
  tuition: ({ low, high, currency }: NonNullable<Location['tuition']>) =>
    low === high ? formatMoney(low, currency) : `${formatMoney(low, currency)} à ${formatMoney(high, currency)}`,
  /** After it. */
  tuitionOf: 'droits pour les résidents',
} as const;

export const townWords = {
  back: 'Retour aux résultats',
  loading: 'Chargement de la ville…',
  unknown: 'Nous n’avons pas trouvé cette ville.',
  unknownHelp: 'Nous ne présentons que les villes qui ont une université. Essayez-en une autre.',
  radius: 'Universités à moins de',
  radii: TOWN_RADIUS_MILES.map((miles) => ({ miles, label: distanceChoice(miles) })),
  tabsLabel: 'À propos de cette ville',
  tabs: { universities: 'Universités', cost: 'Coûts', transportation: 'Transports', lifestyle: 'Mode de vie' },
  universities: 'Universités',
  students: 'Population étudiante',
  studentsOf: (known: number, all: number) =>
    known === all
      ? 'dans l’ensemble de ces universités'
      : plural(known, {
          one: 'dans la seule université dont nous connaissons l’effectif',
          other: `dans les ${formatCount(known)} universités dont nous connaissons l’effectif`,
        }),
  population: 'Population de la ville',
  climate: 'Climat :',
  /** What is before the sources of a price. */
  sourcesOf: (price: string) => `${price} :`,
  asOf: `Nous avons écrit ceci à partir de connaissances générales, en ${TOWNS_AS_OF}.`,
  writtenNothing: (name: string, topic: 'transportation' | 'lifestyle' | 'cost') =>
    ({
      transportation: `Nous n’avons pas de guide sur les déplacements à ${name}, et nos sources ne couvrent ni les autobus, ni les trains, ni les aéroports.`,
      lifestyle: `Nous n’avons pas de guide sur la vie à ${name}.`,
      cost: `Nous n’avons pas de chiffres sur les loyers ou l’alimentation à ${name}. Ce que demandent ses universités figure ci-dessous.`,
    })[topic],
  onlyData: 'Voici ce que montrent les données : dans quel milieu se trouvent les campus des environs.',
  settings: 'Campus selon le milieu',
  settingNotes: {
    Urban: 'en ville, où presque tout est proche et les autobus nombreux',
    Suburban: 'dans la banlieue d’une ville',
    'Small City': 'dans une petite ville à l’écart des grandes',
    Rural: 'à la campagne, où il faut souvent une voiture',
  } satisfies Record<CampusSetting, string>,
  settingsSource:
    'Nous prenons le milieu que le gouvernement américain attribue à chaque campus (IPEDS, 2024-2025) et appliquons la même règle au Canada.',
  noSettings: 'Nous ne connaissons pas le milieu de ces campus.',
  types: 'Qui les dirige',
  onMap: 'Les voir sur la carte',
  inSearch: 'Les filtrer et les comparer',
  distanceFrom: (name: string) => `Distances à vol d’oiseau à partir du centre des universités ${de(name)}.`,
  distancesInCanada:
    'Pour certains établissements canadiens, nous ne connaissons que la ville : la distance est celle de la ville.',
  list: (name: string, miles: number, total: number, country: Country) =>
    `${universities(total)} à moins de ${wholeDistance(miles, country)} ${de(name)}`,
  studentsAt: 'étudiants',
  noStudents: 'effectif non déclaré',
  tuitionForAll: 'Droits de scolarité, les mêmes pour tout le monde',
  next: 'Les plus proches d’abord.',
  costOfLiving: 'Coût de la vie',
  livingItems: { overall: 'Ensemble', housing: 'Logement', transportation: 'Transports', food: 'Alimentation' },
  transportItems: {
    publicTransit: 'Transport en commun',
    walkability: 'À pied',
    bikeability: 'À vélo',
    airportAccess: 'Aéroport',
  },
  lifestyleItems: { outdoor: 'Plein air', arts: 'Arts', nightlife: 'Vie nocturne', food: 'Restaurants et cafés' },
  charges: (country: string) => `Ce que demandent les universités des environs : ${country}`,
  chargesNote:
    'Le prix annuel médian de toutes les universités à cette distance, avec le plus bas et le plus élevé. Les prix sont avant toute aide.',
  groups: { all: 'Toutes', public: 'Publiques', private: 'Privées', 'for-profit': 'À but lucratif' },
  groupColumn: 'Universités',
  priceColumns: {
    US: {
      tuitionInState: 'Droits de scolarité, résidents de l’État',
      tuition: 'Droits de scolarité, autres États',
      roomAndBoard: 'Logement et repas',
    },
    CA: {
      tuitionInState: 'Droits de scolarité, étudiants canadiens',
      tuition: 'Droits de scolarité, étudiants étrangers',
      roomAndBoard: 'Logement et repas',
    },
  } satisfies Record<string, Record<PriceField, string>>,
  /** Where both countries stand in one column. */
  mixedColumns: {
    tuitionInState: 'Droits de scolarité, résidents ou Canadiens',
    tuition: 'Droits de scolarité, autre État ou étranger',
    roomAndBoard: 'Logement et repas',
  } satisfies Record<PriceField, string>,
  range: (low: string, high: string) => `De ${low} à ${high}`,
  from: (count: number, all: number) => `${formatCount(count)} sur ${formatCount(all)}`,
  estimates: (count: number) =>
    plural(count, { one: `${formatCount(count)} estimation`, other: `${formatCount(count)} estimations` }),
  noPrices: 'non déclaré',
  sources: 'D’où viennent ces prix',
  source: (source: string, year: string, count: number) => `${source}, ${yearText(year)} : ${universities(count)}`,
  sourceEstimates: 'estimations',
  each: 'Les prix de chaque université',
  nameColumn: 'Université',
} as const;
