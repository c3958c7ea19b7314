/** Words of the comparison of aid offers. */
import type { OfferAmount, OffersFault, OfferYear } from '#schema/domain/aid/aid-offers.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import type { RuleSource } from './calculators.ts';

export const aidOffersWords = {
  title: 'Comparer des offres d’aide',
  description:
    'Mettez côte à côte de deux à quatre lettres d’aide financière : dons, travail et prêts séparés, ce qui reste à payer maintenant et ce que vous devrez plus tard.',
  lead: 'Comparez de deux à quatre lettres. Elles additionnent souvent dons, salaires et prêts comme s’il s’agissait de la même chose. Ici, chacun a sa place.',
  form: 'Offres d’aide',
  letter: (number: number) => `Lettre ${number}`,
  letterOf: (name: string, number: number) => (name === '' ? `Lettre ${number}` : name),
  name: 'Établissement',
  currency: 'Monnaie',
  currencies: { USD: 'Dollars américains', CAD: 'Dollars canadiens' } satisfies Record<Currency, string>,
  years: 'Années jusqu’au diplôme',
  scholarshipYears: 'Durée des bourses au mérite, en années',
  costs: 'Coûts d’une année',
  gifts: 'Dons',
  work: 'Travail',
  loans: 'Prêts',
  amounts: {
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
    'Les montants sont dans la dernière partie du lien de cette page, que votre navigateur ne nous envoie pas. Toute personne qui a le lien peut les voir.',
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
    title: 'Côte à côte',
    firstYear: 'La première année',
    whole: 'Jusqu’au diplôme',
    item: 'Élément',
    /** A letter with its price, in a line of several. */
    priced: (letter: string, price: string) => `${letter} : ${price}`,
    rows: {
      cost: 'Coût',
      gifts: 'Dons (bourses)',
      netPrice: 'Prix net : le coût moins les dons',
      loans: 'Prêts étudiants, à rembourser plus tard',
      parentLoans: 'Prêts aux parents, à rembourser plus tard',
      now: 'Reste à payer maintenant',
      workStudy: 'Travail-études, gagné au fil de l’année',
      afterWork: 'Reste à payer après le travail-études',
      beyond: 'Aide qui dépasse le coût',
    } satisfies Record<keyof OfferYear, string>,
    later: 'À rembourser après le diplôme',
    student: 'Par vous',
    parents: 'Par vos parents',
    monthly: 'Votre remboursement par mois, plan standard avec intérêts',
    noMonthly: 'non calculé pour le Canada',
    caption: {
      first: 'La première année de chaque lettre',
      whole: 'Toutes les années de chaque lettre',
      later: 'Ce que vous auriez à rembourser avec chaque lettre',
    },
    nowMeans:
      '« Reste à payer maintenant », c’est ce qu’il vous faut avant le début de l’année : le coût moins les dons et les prêts. Le salaire du travail-études vient plus tard, et seulement si vous trouvez l’emploi.',
    interest:
      'Les sommes à rembourser ne comptent pas les intérêts de vos années d’études. Le remboursement par mois compte 6,52 % d’intérêts à partir du diplôme.',
    currencies: 'Les lettres sont dans deux monnaies. Nous ne les convertissons pas.',
    empty: 'Inscrivez les coûts d’une année dans au moins une lettre.',
    ends: 'Les bourses au mérite qui s’arrêtent avant le diplôme ne comptent que pour les années qu’elles durent.',
    said: (parts: string) => `Reste à payer maintenant : ${parts}.`,
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
