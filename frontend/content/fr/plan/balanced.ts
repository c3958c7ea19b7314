/** The words of the balanced list: reach, target, likely, and what a list lacks. */

import {
  formatCount,
  formatMoney,
  formatPercent,
  formatRange,
  formatRate,
  formatScore,
} from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import {
  type AdmissionFacts,
  CAN_PAY_MAX,
  type Grounds,
  type Lack,
  LIKELY_FROM,
  REACH_BELOW,
  type Standing,
  type Unsayable,
  type Verdict,
} from '#schema/domain/peers/balanced-list.ts';
import type { OwnScore } from '#schema/domain/situation/personal-situation.ts';
import { yearText } from '../university/record-texts.ts';

const listed = new Intl.ListFormat('fr-CA', { style: 'long', type: 'conjunction' });
const percent = (share: number) => formatPercent(share);
const year = (text: string | null) => (text === null ? '' : ` (${yearText(text)})`);
/** Les deux bouts d’un écart de moyennes : 84–93 %. */
const percents = ([low, high]: readonly [number, number]) => `${low}–${formatPercent(high)}`;

const scoreText = (by: OwnScore, score: number) => (by === 'average' ? formatPercent(score) : formatScore(score));
const OWN: Record<OwnScore, (score: string) => string> = {
  sat: (score) => `Votre résultat au SAT (${score})`,
  act: (score) => `Votre résultat à l’ACT (${score})`,
  average: (score) => `Votre moyenne (${score})`,
};
const PLACES = {
  below: 'se situe sous la moitié centrale',
  inside: 'se situe dans la moitié centrale',
  above: 'dépasse la moitié centrale',
} as const;

const ADMISSION_ALONE = {
  'not-considered': 'L’établissement ne tient pas compte des résultats d’examens',
  'no-score': 'Vous n’avez donné aucun résultat au SAT ou à l’ACT',
  'no-range': 'Nous n’avons pas les résultats des personnes inscrites en première année',
} as const;

/** What a verdict rests on, in a sentence or two. */
function groundsText(grounds: Grounds, facts: AdmissionFacts): string {
  switch (grounds.by) {
    case 'open':
      return 'Admission ouverte : l’établissement accepte toute personne qui satisfait à ses exigences de base.';
    case 'few-admitted':
      return `Taux d’admission : ${formatRate(grounds.rate)}${year(facts.rateYear)}. Sous ${formatPercent(REACH_BELOW)}, c’est viser haut pour tout le monde.`;
    case 'mean':
      return `Votre moyenne de ${formatPercent(grounds.own)} ${
        grounds.own < grounds.mean ? 'est inférieure' : 'est égale ou supérieure'
      } à celle des personnes inscrites en première année, ${formatPercent(grounds.mean)}${year(facts.meanYear)}. L’établissement ne publie rien de plus : nous ne disons donc jamais que l’admission y est presque assurée.`;
    case 'rate':
      return `${ADMISSION_ALONE[grounds.because]} : nous utilisons donc seulement son taux d’admission, ${formatRate(grounds.rate)}${year(facts.rateYear)}.`;
    default: {
      const { by, own, middle, place } = grounds;
      const range = by === 'average' ? percents(middle) : formatRange(middle);
      const as = by === 'average' ? facts.averagesYear : facts.testYear;
      const said = `${OWN[by](scoreText(by, own))} ${PLACES[place]} ${by === 'average' ? 'des moyennes' : 'des résultats'} des personnes inscrites en première année : ${range}${year(as)}.`;
      if (by === 'average') return `${said} Certains programmes en demandent plus : vérifiez les vôtres.`;
      return place === 'below' && facts.tests === 'optional'
        ? `${said} L’établissement n’exige aucun résultat : vous pouvez présenter une demande sans le vôtre.`
        : said;
    }
  }
}

const UNSAYABLE: Record<Unsayable, string> = {
  closed: 'L’établissement n’accepte plus de nouvelles inscriptions.',
  'graduate-only': 'L’établissement n’offre que des programmes de cycles supérieurs.',
  few: 'Trop peu de gens y présentent une demande pour que son taux d’admission nous renseigne.',
  'no-rate': 'Nous n’avons pas le taux d’admission de cet établissement.',
  'average-unsaid': 'L’établissement se fie à la moyenne scolaire. Ajoutez la vôtre et nous pourrons le situer.',
  'average-unpublished': 'Nous n’avons pas les moyennes des personnes inscrites en première année.',
};

type PartWords = Record<Standing, (count: number) => string>;

const unplaced = (count: number) =>
  plural(count, { one: `${count} impossible à situer`, other: `${count} impossibles à situer` });

export const balancedWords = {
  title: 'Une liste équilibrée',
  standings: { reach: 'Visée haute', target: 'À votre portée', likely: 'Presque assurée' } satisfies Record<
    Standing,
    string
  >,
  unknown: 'Pas assez de données',
  /** A school and what it is. */
  stands: (name: string, standing: string) => `${name} : ${standing}.`,
  loading: 'Classement de votre liste…',
  failed: 'Nous n’avons pas pu classer votre liste. Réessayez.',
  retry: 'Réessayer',
  counts: ({ reach, target, likely, unknown }: Record<Standing | 'unknown', number>) =>
    [
      plural(reach, { one: `${reach} visée haute`, other: `${reach} visées hautes` }),
      `${target} à votre portée`,
      plural(likely, { one: `${likely} presque assurée`, other: `${likely} presque assurées` }),
      ...(unknown > 0 ? [unplaced(unknown)] : []),
    ].join(' · '),
  /** After a count, in a part of the strip. */
  parts: {
    reach: (count) => plural(count, { one: 'visée haute', other: 'visées hautes' }),
    target: () => 'à votre portée',
    likely: (count) => plural(count, { one: 'presque assurée', other: 'presque assurées' }),
  } as PartWords,
  noReach: 'Aucune visée haute : ce n’est pas nécessaire.',
  addPart: { target: 'En ajouter une à votre portée', likely: 'En ajouter une presque assurée' },
  unplaced,
  reason: (verdict: Verdict, facts: AdmissionFacts) =>
    verdict.standing === null ? UNSAYABLE[verdict.why] : groundsText(verdict.grounds, facts),
  /** In a cell, which has no room for the whole reason. */
  short: (verdict: Verdict): string => {
    if (verdict.standing === null) return '';
    const { grounds } = verdict;
    switch (grounds.by) {
      case 'open':
        return 'Admission ouverte';
      case 'few-admitted':
        return `Admission : ${formatRate(grounds.rate)}`;
      case 'rate':
        return `Selon le taux d’admission seulement : ${formatRate(grounds.rate)}`;
      case 'mean':
        return `Moyenne à l’entrée : ${formatPercent(grounds.mean)}`;
      case 'average':
        return `Moitié centrale : ${percents(grounds.middle)}`;
      case 'sat':
        return `SAT, moitié centrale : ${formatRange(grounds.middle)}`;
      default:
        return `ACT, moitié centrale : ${formatRange(grounds.middle)}`;
    }
  },
  more: 'Votre liste est-elle équilibrée?',
  why: 'Pourquoi chaque établissement est classé ainsi',
  rule: [
    'Nous suivons la règle publique du College Board, qui compare votre résultat à ceux des personnes inscrites en première année. Sous la moitié centrale de ces résultats, c’est viser haut. Dans cette moitié, l’université est à votre portée; au-dessus, l’admission est presque assurée.',
    `Sous un taux d’admission de ${percent(REACH_BELOW)}, c’est viser haut pour tout le monde. Sans résultat à comparer, l’admission est presque assurée à partir de ${percent(LIKELY_FROM)}, et à votre portée au-dessous. Avec l’admission ouverte, elle est toujours presque assurée.`,
    'Au Canada, nous nous fions aux moyennes scolaires que publient les universités.',
    'Rien de cela n’est une promesse. Les textes personnels, les cours suivis et les places dans un programme comptent aussi, tout comme l’endroit d’où vous présentez votre demande.',
  ],
  figures:
    'Tout cela concerne l’entrée en première année. Les chiffres et leurs sources figurent sur la page de chaque établissement.',
  scores: {
    none: 'Vous n’avez donné aucun résultat : nous ne tenons compte que du taux d’admission de chaque établissement.',
    own: (own: Record<OwnScore, number | null>) => {
      const { sat, act, average } = own;
      const parts = [
        ...(sat === null ? [] : [`votre SAT de ${formatScore(sat)}`]),
        ...(act === null ? [] : [`votre ACT de ${formatScore(act)}`]),
        ...(average === null ? [] : [`votre moyenne de ${formatPercent(average)}`]),
      ];
      return `Classement d’après ${listed.format(parts)}.`;
    },
    add: 'Ajouter vos résultats',
    change: 'Modifier vos résultats',
  },
  money: {
    label: 'Votre budget annuel, en dollars américains',
    hint: 'Enregistré dans ce navigateur. Il nous est transmis seulement quand vous cherchez des établissements que vous pouvez payer.',
    wrong: `Entrez un montant entier de 0 à ${formatCount(CAN_PAY_MAX)}.`,
    save: 'Enregistrer',
    needsSituation: 'Pour le comparer aux prix, il nous faut le lieu où vous habitez ou votre citoyenneté.',
    tell: 'Voir mon prix',
    published: 'Vous voyez les prix affichés. Passez à votre prix estimé pour le comparer à ce que vous pouvez payer.',
    unsaid:
      'Entrez ce que vous pouvez payer par année. Nous chercherons un établissement à votre portée et dans votre budget.',
    yes: (names: readonly string[], amount: number) =>
      `Admission presque assurée, et au plus ${formatMoney(amount, 'USD')} par année : ${listed.format(names)}.`,
    targets: (names: readonly string[]) => `Dans votre budget, et à votre portée : ${listed.format(names)}.`,
    within: 'Dans votre budget',
    above: 'Au-dessus de votre budget',
    unknown: 'Aucun prix',
  },
  lacks: {
    likely: 'Cette liste n’a aucune université où l’admission est presque assurée.',
    'likely-within': 'Dans votre budget, cette liste n’a aucune université où l’admission est presque assurée.',
    target: 'Cette liste n’a aucune université à votre portée.',
  } satisfies Record<Lack, string>,
  find: {
    likely: (count: number) =>
      plural(count, {
        one: `Voir ${formatCount(count)} établissement qui admet la plupart des candidats`,
        other: `Voir ${formatCount(count)} établissements qui admettent la plupart des candidats`,
      }),
    open: (count: number) =>
      plural(count, {
        one: `Voir ${formatCount(count)} établissement à admission ouverte`,
        other: `Voir ${formatCount(count)} établissements à admission ouverte`,
      }),
    target: (count: number) =>
      plural(count, {
        one: `Voir ${formatCount(count)} établissement qui pourrait être à votre portée`,
        other: `Voir ${formatCount(count)} établissements qui pourraient être à votre portée`,
      }),
  },
  within: (link: string, amount: number) => `${link}, pour au plus ${formatMoney(amount, 'USD')} par année`,
  nothing: (amount: number) => `Nous n’en avons trouvé aucun pour au plus ${formatMoney(amount, 'USD')} par année.`,
  balanced: 'Votre liste compte une université presque assurée et une autre à votre portée.',
} as const;
