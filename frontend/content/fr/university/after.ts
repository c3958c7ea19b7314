/** Words of what comes after on a university's page: pay by program, the month after, what finishing costs. */

import { formatCount, formatShort } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { ProgramOrder } from '#schema/domain/programs/program-orders.ts';
import { AWARD_LEVEL_LABELS, type AwardLevel } from '#schema/domain/record/enums.ts';
import { de } from '../grammar.ts';

const years = (count: number) => plural(count, { one: `${formatCount(count)} an`, other: `${formatCount(count)} ans` });

/** Years beyond which a payback time says no more than that there is none. */
const WORKING_LIFE = 40;

/** « 5 mois », « 2 ans », « 1,5 an » : des mois sous un an, puis des demi-années. */
function duration(count: number): string {
  const months = Math.max(1, Math.round(count * 12));
  if (months < 12) return `${months} mois`;
  const half = Math.round(count * 2) / 2;
  return plural(half, { one: `${formatShort(half)} an`, other: `${formatShort(half)} ans` });
}

export const afterWords = {
  orders: {
    label: 'Trier les programmes par',
    options: {
      graduates: 'Nombre de diplômés',
      earnings: 'Revenu 4 ans après le diplôme',
      debt: 'Dette, la plus faible d’abord',
    } satisfies Record<ProgramOrder, string>,
  },
  pay: {
    caption: 'Revenu et dette par programme, à côté de la médiane du même programme dans d’autres établissements',
    program: 'Programme',
    name: (title: string, level: AwardLevel) => `${title}, ${AWARD_LEVEL_LABELS[level].toLowerCase()}`,
    fourYears: 'Revenu 4 ans après le diplôme',
    oneYear: 'Revenu 1 an après le diplôme',
    debt: 'Dette',
    against: 'Revenu et dette côte à côte',
    againstIntro: 'Les plus grands programmes de baccalauréat dont le revenu et la dette sont publiés.',
    elsewhere: (amount: string) => `ailleurs ${amount}`,
    withheld: 'non publié',
    publishedUnder: (title: string) => `Le revenu est publié sous « ${title} », l’ancien code de ce programme.`,
    none: 'Le revenu et la dette ne sont publiés pour aucun programme de cet établissement.',
    allCampuses: (campuses: string, name: string) =>
      `Les revenus et les dettes sont publiés pour les ${campuses} campus ${de(name)} pris ensemble, et non pour ce seul campus.`,
    notCanada:
      'Nos sources canadiennes n’ont pas le revenu par programme pour chaque établissement; nous n’en montrons donc pas. Statistique Canada le publie par province.',
    note: 'En dollars américains. Le chiffre en petits caractères est la médiane des autres établissements qui ont le même programme et le même diplôme, si elle est publiée pour au moins dix d’entre eux.',
    more: (count: number) => `Afficher les ${formatCount(count)} programmes`,
    fewer: 'Afficher moins de programmes',
  },
  finishing: {
    afterAid: 'après l’aide moyenne, sans hausse de prix',
    atOwnPrice: 'à votre prix, sans hausse',
    heading: 'Coût total jusqu’au diplôme',
    intro: (price: string) =>
      `Une année ici coûte en moyenne ${price} après les bourses, et tout le monde ne finit pas en quatre ans.`,
    introPublic: (price: string) =>
      `Une année ici coûte en moyenne ${price} après les bourses aux résidents de l’État, et tout le monde ne finit pas en quatre ans.`,
    few: 'Trop peu d’étudiants ont commencé ici la même année pour qu’on puisse dire combien obtiennent leur diplôme, ni quand.',
    introOwn: (price: string) =>
      `Une année ici vous coûterait environ ${price}, et tout le monde ne finit pas en quatre ans.`,
    yearsColumn: 'Durée des études',
    billColumn: 'Coût total',
    doneColumn: 'Ont alors leur diplôme',
    years,
    half: {
      4: 'Parmi ceux qui finissent, au moins la moitié le font en quatre ans.',
      6: 'La plupart de ceux qui finissent ont besoin de plus de quatre ans. Au moins la moitié d’entre eux finissent en six ans.',
      8: 'La plupart de ceux qui finissent ont besoin de plus de six ans.',
    },
    without: (percent: string, count: number) =>
      `Après ${years(count)}, ${percent} des personnes qui ont commencé ici n’y avaient pas obtenu de diplôme. Certaines ont fini ailleurs.`,
    more: (amount: string) => `Chaque année de plus coûte ${amount}, et retarde d’un an votre premier salaire.`,
    note: 'Le prix d’une année, multiplié par le nombre d’années; les hausses de prix ne sont pas comptées. Les parts concernent les étudiants qui ont commencé ici à temps plein et visaient un baccalauréat.',
  },
  month: {
    heading: 'Budget mensuel après le diplôme',
    brief: 'Ce qui reste après les impôts, le prêt et le loyer',
    intro:
      'Le budget d’un mois, quatre ans après ce diplôme, selon le revenu médian des diplômés en emploi. La moitié gagnent moins. C’est un exemple, pas une promesse.',
    form: 'Budget mensuel après le diplôme',
    program: 'Programme',
    pay: 'Revenu par année, avant impôt',
    payHint: 'La médiane des diplômés de ce programme après quatre ans.',
    debt: 'Dette à la fin des études',
    debtHint: {
      program: 'La médiane des étudiants de ce programme qui ont emprunté ici.',
      school: 'La médiane des étudiants de cet établissement qui ont emprunté.',
      none: 'Elle n’est pas publiée. Inscrivez la vôtre.',
    },
    rate: 'Taux d’intérêt annuel, en pourcentage',
    rateHint: {
      undergraduate: '6,52 pour les prêts de premier cycle en 2026-2027.',
      graduate: '8,07 pour les prêts des cycles supérieurs en 2026-2027.',
    },
    dependants: 'Enfants et autres personnes à votre charge',
    rent: 'Loyer par mois',
    rentHint: {
      studio: (area: string, period: string) => `Un studio, ${area}, ${period}.`,
      oneBedroom: (area: string, period: string) => `Un logement d’une chambre, ${area}, ${period}.`,
      none: 'Nous n’avons pas ce loyer. Inscrivez le vôtre.',
    },
    place: 'Loyer à un autre endroit',
    placeHint: 'Écrivez le nom d’une université de cet endroit.',
    placeholder: 'Écrivez un nom',
    placeLoading: 'Recherche du loyer…',
    placeFailed: 'Nous n’avons pas pu charger le loyer. Inscrivez-le ci-dessus.',
    placeNone: (name: string) => `Nous n’avons pas de loyer pour les environs de cet établissement : ${name}.`,
    placeOtherCountry:
      'Cet endroit est dans l’autre pays; ses loyers sont donc dans une autre monnaie. Inscrivez le loyer ci-dessus.',
    placeBack: 'Revenir au loyer d’ici',
    table: 'Un mois selon chaque mode de remboursement',
    row: 'Dollars américains par mois',
    standard: (count: number) => `Plan standard, ${years(count)}`,
    rap: 'Selon le revenu (RAP)',
    rows: {
      pay: 'Revenu avant impôt',
      incomeTax: 'Impôt fédéral sur le revenu (estimation)',
      payrollTax: 'Social Security et Medicare',
      loan: 'Prêt',
      rent: 'Loyer',
      left: 'Ce qu’il reste pour vivre',
    },
    short: 'Il ne reste rien : ce revenu ne suffit pas à payer ce prêt et ce loyer.',
    noState: 'L’impôt de l’État, l’assurance maladie et l’épargne sont aussi à prendre sur cette somme.',
    noTerritory: (place: string) =>
      `L’assurance maladie et l’épargne sont aussi à prendre sur cette somme. Les impôts sont ceux des 50 États; ils sont différents ici : ${place}.`,
    payoff: {
      heading: 'Temps pour rentabiliser le diplôme',
      cost: 'Coût du diplôme',
      costHint: (count: number) => `${years(count)} au prix moyen après les bourses.`,
      costHintOwn: (count: number) => `${years(count)} à votre prix.`,
      costHintNone: 'Nous n’avons pas de prix pour ce diplôme. Inscrivez le vôtre.',
      without: 'Revenu par année avec un diplôme d’études secondaires seulement',
      withoutHint:
        'La médiane des personnes de 25 à 34 ans en emploi qui n’ont fait que leur secondaire, dans l’État ou le territoire du campus principal (College Scorecard, juin 2026).',
      withoutNone: 'Nous n’avons pas ce chiffre pour cet État. Inscrivez le vôtre.',
      years: (count: number) =>
        count > WORKING_LIFE
          ? 'Le revenu supplémentaire est trop faible pour couvrir le coût du diplôme au cours d’une vie de travail (avant impôt).'
          : `Le revenu supplémentaire couvre le coût du diplôme en ${duration(count)} environ (avant impôt).`,
      free: 'Le diplôme n’a rien coûté; il n’y a donc rien à récupérer.',
      never: 'Ce revenu n’est pas plus élevé qu’avec le secondaire seulement; le diplôme ne se rentabilise donc pas.',
      note: 'Nous ne comptons ni le salaire auquel vous renoncez pendant vos études, ni les augmentations qui viennent avec l’âge.',
    },
    none: 'Le revenu après quatre ans n’est publié pour aucun programme d’ici; nous ne pouvons donc pas montrer de budget.',
    canada:
      'Nos sources canadiennes n’ont pas le revenu par programme pour chaque établissement. Nous ne devinons pas; nous ne pouvons donc pas montrer de budget ici.',
    loans: 'En savoir plus sur le remboursement des prêts',
    said: (standard: string, rap: string) => `Il reste ${standard} avec le plan standard, ${rap} avec le RAP.`,
    taxSource:
      'Nous prenons l’impôt fédéral de 2026 d’une personne seule, avec la déduction standard de 16 100 $\u00a0US et sans crédits, la Social Security à 6,2 % jusqu’à 184 500 $\u00a0US, Medicare à 1,45 %, et les modes de remboursement fédéraux de 2026.',
  },
  loanMedian: (monthly: string, count: number, rate: string) =>
    `Environ ${monthly} par mois pendant ${years(count)} avec le plan standard, à un taux d’intérêt de ${rate}`,
} as const;
