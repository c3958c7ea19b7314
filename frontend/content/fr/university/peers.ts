/** Words about a school among its peers: where a figure stands, who the peers are. Higher is never called better. */

import { formatCount } from '#schema/domain/formats/formats.ts';
import {
  countedFrom,
  type PeerFigure,
  type PeerRank,
  type PeerSide,
  saidPosition,
} from '#schema/domain/peers/peer-figures.ts';
import type { Country } from '#schema/domain/record/enums.ts';

/** How a figure is said to be more than that of others; of most it is « plus élevé ». `low` is of one that hardly any are below. */
interface Comparison {
  more: string;
  most: string;
  least: string;
  low: string;
}
const COMPARISONS: Partial<Record<PeerFigure, Comparison>> = {
  studentPopulation: {
    more: 'Plus d’étudiants que dans',
    most: 'Le plus grand nombre d’étudiants',
    least: 'Le plus petit nombre d’étudiants',
    low: 'Un des plus petits nombres d’étudiants',
  },
  studentFacultyRatio: {
    more: 'Plus d’étudiants par professeur que dans',
    most: 'Le plus grand nombre d’étudiants par professeur',
    least: 'Le plus petit nombre d’étudiants par professeur',
    low: 'Un des plus petits nombres d’étudiants par professeur',
  },
};
const HIGHER: Comparison = {
  more: 'Dépasse',
  most: 'Le chiffre le plus élevé',
  least: 'Le chiffre le plus bas',
  low: 'Un des chiffres les plus bas',
};
const HARDER: Comparison = {
  more: 'Admission plus difficile que dans',
  most: 'L’admission la plus difficile',
  least: 'L’admission la plus facile',
  low: 'Une des admissions les plus faciles',
};
const EASIER: Comparison = {
  more: 'Admission plus facile que dans',
  most: HARDER.least,
  least: HARDER.most,
  low: 'Une des admissions les plus difficiles',
};

/** A price is said from the side of who pays it; the lowest and the highest are called so. */
const CHEAPER: Comparison = {
  more: 'Moins cher que dans',
  most: HIGHER.least,
  least: HIGHER.most,
  low: 'Un des chiffres les plus élevés',
};
const PRICIER: Comparison = { ...HIGHER, more: 'Plus cher que dans' };
const PEERS = 'établissements semblables';
const SIDES: Record<PeerSide, Comparison> = {
  higher: HIGHER,
  harder: HARDER,
  easier: EASIER,
  cheaper: CHEAPER,
  pricier: PRICIER,
};
const one = (group: string) => (/^(?:universités|écoles)\b/.test(group) ? 'une seule' : 'un seul');

/** Where fewer of a group have a figure, it is said that not all do. */
const FEW_OF = 0.8;

export const peerWords = {
  heading: 'Par rapport à des établissements semblables',
  /** « Dépasse 72 % des universités de recherche publiques ». `name` is the group in the plural. */
  position: (figure: PeerFigure, position: PeerRank, group: { name: string; members: number }): string => {
    const { rank, side } = countedFrom(figure, position);
    const words = (side === 'higher' ? COMPARISONS[figure] : undefined) ?? SIDES[side];
    const { more, most, least, low } = words;
    const { end, below, same, of } = saidPosition(rank);
    // The short form has how many there are; its source names the group and says that not all have the figure.
    const isShort = group.name === PEERS && of < 100;
    const name =
      position.count < FEW_OF * group.members && !isShort ? `${group.name} qui publient ce chiffre` : group.name;
    const all = formatCount(position.count);
    if (end === 'same') return `Le même chiffre dans les ${all} ${name}`;
    if (end !== null) return `${end === 'highest' ? most : least} parmi les ${all} ${name}`;
    if (below === 0 && 2 * same >= of)
      return `${least}, à égalité avec ${of === 100 ? `${same} % des` : `${same} des ${of}`} ${name}`;
    if (below === 0) return `${low} des ${all} ${name}`;
    return of === 100
      ? `${more} ${below} % des ${name}`
      : `${more} ${below === 1 ? one(name) : below} des ${of} ${name}`;
  },
  /** Of a figure without a line. */
  notCompared: 'Non comparé aux établissements semblables',
  /** On a phone, under the lines of the page's head. */
  legend: 'Point\u00a0: cet établissement. Trait\u00a0: médiane de ses semblables.',
  /** Shorter, where the group is named beside it. */
  peers: PEERS,
  middle: (value: string) => `Médiane : ${value}`,
  group: (members: number, name: string, country: Country) =>
    country === 'US'
      ? `Chaque barre compare cet établissement à ${formatCount(members)} autres des États-Unis (${name}). Le chiffre le plus bas est à gauche. Le point est cet établissement; le trait, la médiane.`
      : `Chaque barre compare cet établissement à ${formatCount(members)} autres (${name}). Le chiffre le plus bas est à gauche. Le point est cet établissement; le trait, la médiane.`,
  none: 'Il n’y a pas de barre pour un taux fondé sur moins de 30 personnes, ni pour un chiffre que peu de ces établissements publient.',
  list: 'Voir tous ces établissements',
  groupOf: (school: string, members: number, name: string) =>
    `${school} : parmi ${formatCount(members)} établissements (${name}).`,
  noGroup: (school: string) => `${school} : pas de groupe de comparaison.`,
  compare: 'Chaque chiffre par rapport à ceux des établissements semblables',
  figures: {
    tuition: 'Droits de scolarité et frais',
    tuitionOutOfState: {
      US: 'Droits de scolarité et frais, autres États',
      CA: 'Droits de scolarité, étudiants étrangers',
    },
    tuitionInState: {
      US: 'Droits de scolarité et frais, résidents de l’État',
      CA: 'Droits de scolarité, résidents ou Canadiens',
    },
    roomAndBoard: 'Logement et repas',
    studentPopulation: 'Étudiants',
    studentFacultyRatio: 'Étudiants par professeur',
  },
} as const;
