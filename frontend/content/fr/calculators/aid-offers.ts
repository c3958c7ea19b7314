/** Words of the comparison of aid offers. */
import type { OfferAmount, OffersFault, OfferYear } from '#schema/domain/aid/aid-offers.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { capitalized, que, the } from '../grammar.ts';
import type { RuleSource } from './calculators.ts';

const yearsOf = (years: number) => plural(years, { one: '1 an', other: `${years} ans` });
/** « sur 4 ans »; null where letters differ in how long the degree takes. */
const over = (years: number | null) => (years === null ? 'jusqu’au diplôme' : `sur ${yearsOf(years)}`);

type EarlyReason = 'years' | 'scholarships' | 'rise';
const WHY_EARLY: Record<EarlyReason, string> = {
  years: 'Mais le diplôme y demande plus de temps.',
  scholarships: 'Mais ses bourses au mérite s’arrêtent avant le diplôme.',
  rise: 'Mais son coût, plus élevé, augmente davantage chaque année, alors que les dons restent les mêmes.',
};

export const aidOffersWords = {
  title: 'Comparer des offres d’aide',
  description:
    'Mettez côte à côte de deux à quatre lettres d’aide financière : ce que coûte chaque établissement après les dons, comment le payer et ce que vous devrez plus tard.',
  lead: 'Comparez de deux à quatre lettres. Elles additionnent souvent dons, salaires et prêts comme s’il s’agissait de la même chose. Ici, chacun a sa place.',
  form: 'Offres d’aide',
  letters: 'Lettres',
  letter: (number: number) => `Lettre ${number}`,
  letterOf: (name: string, number: number) => (name === '' ? `Lettre ${number}` : name),
  go: (name: string) => `Aller à : ${name}`,
  name: 'Établissement',
  own: 'Établissements enregistrés ou consultés',
  schoolPlaceholder: 'Nom de l’établissement',
  schoolHint: 'Choisissez un établissement pour inscrire ses coûts publiés.',
  filled: 'Ce sont les coûts publiés. Remplacez-les par ceux de votre lettre.',
  /** Where the school has several tuitions, and it is open which one is theirs. */
  filledButTuition: 'Ce sont les coûts publiés, sans les droits de scolarité. Remplacez-les par ceux de votre lettre.',
  whichTuition: 'Quels droits de scolarité paieriez-vous?',
  tuitionOf: (student: string, amount: string) => `${student}\u00a0: ${amount}`,
  further: 'Années et monnaie',
  currency: 'Monnaie',
  currencies: { USD: 'Dollars américains', CAD: 'Dollars canadiens' } satisfies Record<Currency, string>,
  years: 'Années jusqu’au diplôme',
  scholarshipYears: 'Durée des bourses au mérite, en années',
  allYears: 'Toutes',
  costs: 'Coûts d’une année',
  gifts: 'Dons',
  totalHint: 'Inscrivez le total de votre lettre ou chaque coût.',
  eachCost: 'Chaque coût',
  loans: 'Prêts et travail-études',
  amounts: {
    total: 'Coût total',
    tuition: 'Droits de scolarité et frais',
    housing: 'Logement et repas',
    books: 'Livres et fournitures',
    other: 'Dépenses personnelles et transport',
    grants: 'Bourses selon les besoins',
    scholarships: 'Bourses au mérite',
    workStudy: 'Travail-études',
    loans: 'Prêts étudiants',
    parentLoans: 'Prêts aux parents',
  } satisfies Record<OfferAmount, string>,
  rise: 'Hausse des coûts chaque année, en pourcentage',
  riseHint: 'Les dons, les prêts et les salaires restent les mêmes.',
  add: 'Ajouter une lettre',
  remove: 'Retirer',
  removeNamed: (name: string) => `Retirer : ${name}`,
  removed: (name: string) => `Lettre retirée : ${name}.`,
  added: (number: number) => `La lettre ${number} a été ajoutée.`,
  tools: 'Enregistrer cette comparaison',
  copy: 'Copier le lien',
  copied: { title: 'Lien copié', description: 'Toute personne qui l’ouvre voit ces lettres.' },
  notCopied: {
    title: 'Nous n’avons pas pu copier le lien',
    description: 'Copiez-le depuis la barre d’adresse du navigateur.',
    destructive: true,
  },
  print: 'Imprimer',
  clear: 'Recommencer',
  cleared: 'Toutes les lettres sont de nouveau vides.',
  linkNote:
    'Les montants sont dans la dernière partie du lien de cette page, que votre navigateur ne nous envoie pas. Toute personne qui a le lien peut les voir. Nous recevons seulement le nom de l’établissement, pour le trouver.',
  guides: {
    compare: 'Comment lire une lettre d’aide',
    askForMore: 'Comment demander plus d’aide, avec une lettre à copier',
    loans: 'Avant de prendre un prêt privé',
  },
  faults: {
    unreadable:
      'Nous n’arrivons pas à lire ce lien : il en manque une partie, ou elle a été changée. Inscrivez les lettres ci-dessous, ou redemandez le lien.',
    'other-version':
      'Ce lien vient d’une autre version de cette page; nous ne pouvons donc pas le lire. Inscrivez les lettres ci-dessous.',
  } satisfies Record<OffersFault, string>,
  result: {
    cheapest: 'Ce qui coûte le moins cher',
    netPriceOver: (years: number | null) => `Prix net, ${years === null ? 'jusqu’au diplôme' : yearsOf(years)}`,
    ofFirstYear: (amount: string) => `Première année : ${amount}`,
    /** The same in a line over the letters. */
    answer: (name: string, amount: string, years: number | null) =>
      `${capitalized(over(years))}, ${the(name)} coûte ${amount} de moins.`,
    less: (name: string, other: string, amount: string, years: number | null) =>
      `${capitalized(over(years))}, ${the(name)} coûte ${amount} de moins ${que(other)}.`,
    equal: (name: string, other: string, years: number | null) =>
      `${capitalized(over(years))}, ${the(name)} et ${the(other)} coûtent la même somme.`,
    lessDebt: (name: string, amount: string) => `${capitalized(the(name))} laisse ${amount} de dette de moins.`,
    moreDebt: (name: string, amount: string) => `Mais ${the(name)} laisse ${amount} de dette de plus.`,
    sameDebt: 'La dette est la même.',
    early: (name: string, amount: string, why: EarlyReason) =>
      `La première année, ${the(name)} coûte ${amount} de moins. ${WHY_EARLY[why]}`,
    ways: {
      gifts: (amount: string) => `${amount} sans rien à rembourser (bourses)`,
      own: (amount: string) => `${amount} d’épargne et de revenus`,
      work: (amount: string) => `${amount} de travail-études`,
      debt: (amount: string) => `${amount} d’emprunt`,
    },
    /** Who owes what; the payment is of the student's own debt. Null for somebody who owes nothing. */
    debt: (own: { amount: string; monthly: string | null } | null, parents: string | null) =>
      `Dette à la fin des études : ${[
        ...(own === null
          ? []
          : [`${own.amount} pour vous${own.monthly === null ? '' : ` (environ ${own.monthly} par mois)`}`]),
        ...(parents === null ? [] : [`${parents} pour vos parents`]),
      ].join(', ')}.`,
    noDebt: 'Aucune dette à la fin des études.',
    title: 'Côte à côte',
    firstYear: 'La première année',
    whole: 'Jusqu’au diplôme',
    item: 'Élément',
    rows: {
      cost: 'Coût',
      gifts: 'Dons (bourses)',
      netPrice: 'Prix net : le coût moins les dons',
      loans: 'Prêts étudiants, à rembourser plus tard',
      parentLoans: 'Prêts aux parents, à rembourser plus tard',
      now: 'Reste à payer avant le début de l’année',
      workStudy: 'Travail-études, gagné au fil de l’année',
      afterWork: 'Reste à payer après le travail-études',
      beyond: 'Aide qui dépasse le coût',
    } satisfies Record<keyof OfferYear, string>,
    wholeRows: {
      loans: 'Prêts étudiants, à rembourser après le diplôme',
      parentLoans: 'Prêts aux parents, à rembourser après le diplôme',
      now: 'Reste à payer pendant les études',
    } satisfies Partial<Record<keyof OfferYear, string>>,
    monthly: 'Votre remboursement par mois',
    noMonthly: 'non calculé pour le Canada',
    caption: {
      first: 'La première année de chaque lettre',
      whole: 'Toutes les années de chaque lettre',
    },
    nowMeans:
      'Le prix net est ce que vous payez en fin de compte. Les prêts réduisent la première facture, mais vous les remboursez. Le salaire du travail-études vient pendant l’année, et seulement si vous trouvez l’emploi.',
    interest:
      'Les sommes à rembourser ne comptent pas les intérêts de vos années d’études. Le remboursement par mois est celui du plan standard, avec 6,52 % d’intérêts à partir du diplôme.',
    currencies: 'Les lettres sont dans deux monnaies. Nous ne les convertissons pas.',
    empty: 'Inscrivez les coûts d’une année dans au moins une lettre.',
    /** Beside the net price of another letter. */
    noCosts: 'Coûts à inscrire',
    example: 'Exemple.',
    exampleTells: (amount: string) =>
      `Chaque année, les deux lettres offrent ${amount} d’aide et les coûts ne changent pas. L’une offre surtout des prêts, l’autre seulement des bourses.`,
    exampleNames: ['Établissement A', 'Établissement B'],
    noTuition: (name: string) => `${name}\u00a0: inscrivez les droits de scolarité pour voir le prix net.`,
    ends: 'Les bourses au mérite qui s’arrêtent avant le diplôme ne comptent que pour les années qu’elles durent.',
    said: (parts: string) => `Prix net jusqu’au diplôme : ${parts}.`,
  },
  sources: [
    {
      what: 'Intérêt de 6,52 % sur les prêts de premier cycle en 2026-2027',
      source: 'Federal Student Aid, GENERAL-26-33, 4 juin 2026',
      trust: 'second',
    },
    {
      what: 'Nombre d’années du plan standard',
      source: '34 CFR 685.208(c), 91 FR 23768, 1er mai 2026',
      trust: 'official',
    },
  ] satisfies readonly RuleSource[],
} as const;
