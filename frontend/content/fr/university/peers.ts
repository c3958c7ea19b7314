/** Words about a school among its peers: where a figure stands, who the peers are. Higher is never called better. */

import type { GraduationWindow } from '#schema/domain/figures/graduation-window.ts';
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
  people: {
    heading: 'Des étudiants comme vous',
    intro: 'La réussite d’étudiants comme vous, par rapport à l’ensemble des étudiants.',
    choose: 'Groupe d’étudiants',
    groups: {
      pell: 'Boursiers Pell',
      transfer: 'Venus d’un autre établissement',
      'part-time': 'À temps partiel',
      adults: '25 ans ou plus',
    },
    graduation: 'Taux de diplomation',
    outcome: 'Diplôme obtenu ici en huit ans ou moins',
    price: 'Prix par année après les bourses',
    notPublished: {
      pell: 'Rien de publié ici pour les boursiers Pell',
      transfer: 'Rien de publié ici pour les étudiants venus d’un autre établissement',
      'part-time': 'Rien de publié ici pour les étudiants à temps partiel',
      adults: 'Rien de publié ici pour les étudiants de 25 ans ou plus',
    },
    all: (value: string) => `Ensemble des étudiants : ${value}`,
    otherClass: (rate: string) =>
      `Les deux taux sont ceux de la même cohorte. Le plus récent, pour l’ensemble des étudiants, est de ${rate}.`,
    few: 'Le groupe est petit, ou sa taille n’est pas publiée. Une seule personne peut beaucoup changer ce chiffre.',
    pellPrice:
      'Pour les familles dont le revenu est de 30 000 $\u00a0US ou moins, qui reçoivent en général une bourse Pell.',
    pellRate: {
      fourYear:
        'Étudiants à temps plein, au début de leurs études postsecondaires, qui ont obtenu leur diplôme en 6 ans ou moins.',
      twoYear:
        'Étudiants à temps plein, au début de leurs études postsecondaires, qui ont obtenu leur diplôme en 3 ans ou moins.',
      anyLength:
        'Étudiants à temps plein, au début de leurs études postsecondaires, qui ont obtenu leur diplôme en une fois et demie la durée normale du programme ou moins.',
      canada:
        'Étudiants à temps plein, au début de leurs études postsecondaires, qui ont obtenu leur diplôme en 7 ans ou moins.',
    } satisfies Record<GraduationWindow, string>,
    /** `elsewhere` is the share that moved to another school, null where it is not known. */
    outcomeNote: (elsewhere: string | null) =>
      elsewhere === null
        ? 'Toutes les personnes du groupe qui ont commencé la même année, à temps plein ou partiel, huit ans plus tard.'
        : `Toutes les personnes du groupe qui ont commencé la même année, à temps plein ou partiel, huit ans plus tard. Passées à un autre établissement : ${elsewhere}.`,
    adultShare: (share: string) => `Ici, ${share} des étudiants de premier cycle ont 25 ans ou plus.`,
    canada:
      'Nos sources canadiennes n’ont ni taux ni prix pour des groupes comme les étudiants à temps partiel ou venus d’un autre établissement.',
  },
  scores: {
    heading: 'Vos résultats',
    sat: (score: string) => `Votre SAT de ${score}`,
    act: (score: string) => `Votre ACT de ${score}`,
    average: (average: string) => `Votre moyenne de ${average}`,
    below: (own: string, middle: string) =>
      `${own} se situe sous la moitié centrale des résultats des personnes entrées ici (${middle}). Au moins trois sur quatre ont fait mieux.`,
    inside: (own: string, middle: string) =>
      `${own} se situe dans la moitié centrale des résultats des personnes entrées ici (${middle}).`,
    above: (own: string, middle: string) =>
      `${own} se situe au-dessus de la moitié centrale des résultats des personnes entrées ici (${middle}). Au moins trois sur quatre ont fait moins bien.`,
    notUsed: 'Cet établissement ne tient pas compte des résultats d’examens.',
    unknown: (own: string) => `${own} : nous n’avons pas les résultats des personnes entrées ici.`,
    note: 'Les résultats ne sont qu’une partie de la décision. Ils ne disent pas quelles sont vos chances d’admission.',
  },
} as const;
