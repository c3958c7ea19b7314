/** Words of the tuition calculator, and what is explained beside it. */

import { type Block, bullets, link, p, t } from '#frontend/content/running-text.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { Residency } from '#schema/domain/money/finance.ts';
import type { AidField, Expense, LivingOption, UniversityKind } from '#schema/domain/money/tuition-calculator.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { rateDate, yearText } from '../university/record-texts.ts';

const listed = new Intl.ListFormat('fr-CA', { style: 'long', type: 'conjunction' });

/** « université canadienne », in a sentence. */
const universityOf = (kind: string) => `université ${kind.charAt(0).toLocaleLowerCase('fr')}${kind.slice(1)}`;

const CURRENCIES: Record<Currency, string> = { USD: 'dollars américains', CAD: 'dollars canadiens' };

const aid: Record<AidField, { label: string; hint: string; title: string; what: readonly Block[] }> = {
  scholarshipAmount: {
    label: 'Bourses au mérite',
    hint: 'Un don. Vous ne le remboursez pas.',
    title: 'Bourses au mérite : un don',
    what: [
      p`De l’argent accordé pour de bonnes notes, un sport, un talent ou un projet. Vous ne le remboursez pas. Demandez combien de temps la bourse dure et ce qu’il faut pour la garder. Beaucoup exigent une certaine moyenne chaque année.`,
    ],
  },
  grantsAmount: {
    label: 'Bourses selon les besoins',
    hint: 'Un don, le plus souvent selon les besoins. Vous ne le remboursez pas.',
    title: 'Bourses selon les besoins : un don',
    what: [
      p`De l’argent pour les étudiants dont la famille a moins de moyens. Vous ne le remboursez pas. Aux États-Unis, la plus importante est la bourse Pell; au Canada, c’est la bourse d’études canadienne. Les établissements, les États et les provinces donnent aussi des bourses. En anglais, on les appelle grants, ou bursaries dans une partie du Canada.`,
    ],
  },
  loans: {
    label: 'Prêts',
    hint: 'De l’argent emprunté. Vous le remboursez.',
    title: 'Prêts : vous les remboursez',
    what: [
      p`Un prêt n’est pas de l’argent gratuit. Il réduit ce qu’il vous faut cette année, et vous le devez plus tard. Aux États-Unis, vous payez aussi des intérêts. Au Canada, les prêts étudiants fédéraux n’en portent plus depuis avril 2023, mais certaines provinces en demandent sur leur part.`,
    ],
  },
  familyContribution: {
    label: 'Contribution familiale',
    hint: 'Votre argent ou celui de votre famille.',
    title: 'Contribution familiale : votre propre argent',
    what: [
      p`Ce que votre famille et vous payez avec vos économies et vos revenus. Nous l’enlevons ici pour montrer ce qu’il vous reste à trouver, mais c’est votre argent. L’indice d’aide aux études (Student Aid Index) de la FAFSA n’est pas une facture. Il aide seulement les établissements à calculer votre aide.`,
    ],
  },
  workStudy: {
    label: 'Travail-études',
    hint: 'Un salaire. Vous travaillez pour le gagner.',
    title: 'Travail-études : vous le gagnez',
    what: [
      p`Un emploi à temps partiel qui fait partie de votre aide. On vous paie les heures travaillées au fil de l’année; vous n’avez donc pas cet argent quand arrive la première facture. Le montant offert est le maximum que vous pouvez gagner, et il faut souvent trouver l’emploi vous-même. Au Canada, certains établissements et provinces ont des programmes semblables.`,
    ],
  },
};

const questions: readonly { id: string; question: string; answer: readonly Block[] }[] = [
  {
    id: 'net-cost',
    question: 'Quelle est la différence entre le coût net et le prix net?',
    answer: [
      p`Ici, le coût net est le total moins les cinq montants de l’onglet de l’aide : bourses au mérite, bourses selon les besoins, prêts, contribution familiale et travail-études. C’est ce qu’il vous reste à trouver pour l’année.`,
      p`Le prix net est le total moins les bourses seulement. C’est le terme qu’emploient les établissements et les gouvernements. C’est ce que l’année vous coûte au bout du compte, car les prêts, les salaires et les économies sont votre propre argent, maintenant ou plus tard.`,
    ],
  },
  {
    id: 'real',
    question: 'Quels chiffres sont réels?',
    answer: [
      p`Une fois l’université choisie, un montant marqué comme publié est celui de l’établissement; appuyez sur le symbole pour voir son année et sa source. Un montant marqué comme une estimation est une moyenne provinciale, une partie d’un montant plus grand ou un montant courant.`,
      p`Sans université, tous les montants sont des montants courants. Ce sont des chiffres ronds pour planifier, pas des moyennes tirées d’une liste.`,
    ],
  },
  {
    id: 'sums',
    question: 'Comment mon logement change-t-il le total?',
    answer: [
      bullets(
        'Sur le campus, nous prenons tels quels les montants du logement et des repas.',
        'Hors campus, nous comptons 1,2 fois le logement et 0,8 fois les repas.',
        'Chez vos parents, nous comptons 0,4 fois les repas, et rien pour le logement.',
      ),
      p`Un montant que vous écrivez compte tel quel, où que vous viviez. Si un établissement ne publie qu’un prix hors campus, nous le prenons sans le changer pour la vie hors campus.`,
    ],
  },
  {
    id: 'four-years',
    question: 'Pourquoi les coûts augmentent-ils de 5 % par année?',
    answer: [
      p`C’est une hypothèse prudente, la même que sur la page de chaque établissement. Bien des années, les prix ont moins augmenté, et certaines années davantage. L’aide reste la même dans ce tableau, car c’est le cas de la plupart des bourses. L’écart se creuse donc.`,
    ],
  },
  {
    id: 'own-numbers',
    question: 'Où trouver mes propres chiffres?',
    answer: [
      bullets(
        t`Aux États-Unis, servez-vous du ${link('calculateur de prix net', 'https://collegecost.ed.gov/net-price')} de chaque établissement (en anglais). Plus tard, les montants seront dans votre offre d’aide.`,
        'Au Canada, la page des frais de l’établissement donne le prix de votre programme selon votre statut. Votre province a un estimateur pour ses prêts et bourses.',
        t`La ${link('page des bourses', '/scholarships')} mène aux sites officiels des deux pays.`,
      ),
    ],
  },
  {
    id: 'private',
    question: 'Qui peut voir ce que j’écris?',
    answer: [
      p`Nous n’en conservons rien. Vos montants font partie du lien de cette page, ce qui vous permet de l’enregistrer ou de l’envoyer. Toute personne qui a le lien peut les voir.`,
    ],
  },
];

export const calculatorWords = {
  title: 'Calculateur des coûts',
  intro:
    'Ce que coûte une année d’études, ce que l’aide en retire et ce qui reste. Tout se met à jour à mesure que vous écrivez.',
  formLabel: 'Calculateur des coûts',
  school: {
    label: 'Quel établissement?',
    placeholder: 'Écrivez un nom',
    hint: 'Nous inscrivons ses propres chiffres. Sans établissement, vous voyez des montants courants.',
    seen: 'Universités vues ou enregistrées',
    page: 'Voir sa page',
    removeNamed: (name: string) => `Retirer du calculateur : ${name}`,
    loading: 'Chargement des chiffres de l’université…',
    loaded: (name: string) => `Chiffres inscrits : ${name}.`,
    removed: 'Retour aux montants courants.',
    unknown: 'Nous n’avons pas trouvé cette université. Les montants ci-dessous sont des montants courants.',
    failed:
      'Nous n’avons pas pu charger les chiffres de l’université. Ceux qui suivent sont des montants courants, pas les siens.',
    retry: 'Réessayer',
  },
  parts: { label: 'Parties du calculateur', expenses: 'Dépenses', 'financial-aid': 'Aide financière' },
  kind: {
    label: 'Type d’université',
    options: {
      'public-in-state': 'Publique, résidents de l’État',
      'public-out-state': 'Publique, autres États',
      private: 'Privée',
      canadian: 'Canadienne',
    } satisfies Record<UniversityKind, string>,
    /** Beside the usual amounts of Canada, which say nothing of whose they are. */
    canadian:
      'Pour une personne du Canada qui étudie dans sa province. Pour qui vient d’une autre province, et surtout de l’étranger, les droits sont souvent beaucoup plus élevés.',
  },
  living: {
    label: 'Où vous vivrez',
    options: {
      'on-campus': 'Sur le campus',
      'off-campus': 'Hors campus',
      home: 'Chez vos parents',
    } satisfies Record<LivingOption, string>,
  },
  fee: {
    label: 'Les droits que vous payez',
    options: {
      US: { inState: 'Résidents', outOfState: 'Non-résidents' },
      CA: { inState: 'Étudiants canadiens', outOfState: 'Étudiants étrangers' },
    } satisfies Record<'US' | 'CA', Record<Residency, string>>,
  },
  expensesLegend: (currency: Currency) => `Coûts d’une année, en ${CURRENCIES[currency]}`,
  expensesHint: 'Remplacez un montant par le vôtre. Pour revenir au nôtre, videz le champ.',
  expenses: {
    tuition: 'Droits de scolarité et frais',
    housing: 'Logement',
    meals: 'Repas',
    books: 'Livres et fournitures',
    personal: 'Dépenses personnelles',
    transportation: 'Transport',
  } satisfies Record<Expense, string>,
  ours: {
    published: (year: string) => `Publié, ${yearText(year)}`,
    usual: 'Montant courant',
    /** Once over all of them. */
    usualAll: 'Au départ, ce sont des montants courants.',
    unknown: 'Non déclaré, donc non compté',
    /** After the amount that a typed one replaces. */
    replaced: (amount: string) => `Au lieu de ${amount}`,
    replacedUnknown: 'Votre propre montant',
    source: (label: string) => `Source : ${label}`,
    usualWhy: (kind: string) =>
      `Un montant rond pour planifier (${universityOf(kind)}), qui n’est celui d’aucun établissement. Choisissez une université pour voir le sien.`,
  },
  /** Why an amount is an estimate; `sum` is what the school publishes. */
  why: {
    shareOfBoard: (sum: string) =>
      `L’établissement publie ${sum} pour le logement et les repas ensemble. Nous répartissons cette somme comme dans nos montants courants.`,
    shareOfOther: (sum: string) =>
      `L’établissement publie ${sum} pour les dépenses personnelles et le transport ensemble. Nous répartissons cette somme comme dans nos montants courants.`,
    adaptedBoard: {
      'on-campus': (sum: string) =>
        `Calculé à partir des ${sum} que publie l’établissement pour le logement et les repas sur le campus. Hors campus, nous comptons 1,2 fois le logement et 0,8 fois les repas; chez vos parents, 0,4 fois les repas, et rien pour le logement.`,
      'off-campus': (sum: string) =>
        `Calculé à partir des ${sum} que publie l’établissement pour le logement et les repas hors campus. Chez vos parents, nous comptons la moitié des repas, et rien pour le logement.`,
    },
    adaptedOther: {
      'on-campus': (sum: string) =>
        `Les ${sum} que publie l’établissement pour les dépenses personnelles et le transport sur le campus, répartis comme dans nos montants courants.`,
      'off-campus': (sum: string) =>
        `Les ${sum} que publie l’établissement pour les dépenses personnelles et le transport hors campus, répartis comme dans nos montants courants.`,
    },
    standIn: 'La source présente ce chiffre comme une estimation.',
    standInBoard: (sum: string) =>
      `Nous n’avons pas de prix sur le campus. Nous prenons plutôt les ${sum} que l’établissement prévoit pour le logement et les repas hors campus, répartis comme dans nos montants courants.`,
    province: (year: string) => `La moyenne provinciale, ${year} : nous n’avons pas les droits de cet établissement.`,
    usual: 'Un montant courant : nos sources n’ont pas celui de l’établissement.',
    unknown: 'Nous n’avons pas les droits des étudiants étrangers. Inscrivez-les si vous les connaissez.',
  },
  together: {
    roomAndBoard: (sum: string, year: string) => `Logement et repas ensemble : ${sum}, publié pour ${yearText(year)}.`,
    otherExpenses: (sum: string, year: string) =>
      `Dépenses personnelles et transport ensemble : ${sum}, publié pour ${yearText(year)}.`,
  },
  own: {
    some: (count: number) =>
      plural(count, { one: `${count} montant est le vôtre.`, other: `${count} montants sont les vôtres.` }),
    clear: 'Revenir aux nôtres',
    cleared: 'Retour à nos montants.',
  },
  currencyChanged: (currency: Currency) =>
    `Ce que vous avez écrit compte maintenant en ${CURRENCIES[currency]}. Nous n’avons rien converti.`,
  aidLegend: (currency: Currency) => `Aide et argent personnel pour une année, en ${CURRENCIES[currency]}`,
  aidHint: 'Ce qu’on vous a offert, ou ce que vous attendez, pour une année. Un champ vide compte pour zéro.',
  aid,
  result: {
    title: 'Votre année',
    total: 'Coût total',
    gifts: 'Bourses',
    ownMoney: 'Prêts, travail et argent personnel',
    netCost: 'Coût net',
    /** The same while there is no aid. */
    cost: 'Une année coûte',
    /** In place of it while no school is chosen. */
    typical: 'Une année ordinaire',
    typicalOf: (kind: string, living: string) =>
      `Aucun établissement choisi : ce sont des montants courants (${universityOf(kind)}; ${living.toLowerCase()}).`,
    netCostMeans: 'Ce qu’il vous reste à payer cette année.',
    noAid: 'Le coût complet d’une année, sans aucune aide.',
    addAid: 'Ajouter l’aide financière',
    toRepay: (amount: string) => `Dont ${amount} de prêts, à rembourser plus tard.`,
    allLoans: 'Vous les rembourserez plus tard.',
    netPrice: 'Prix net',
    netPriceMeans: 'Ce que l’année vous coûte au bout du compte.',
    beyond: (amount: string) => `L’aide dépasse le coût de ${amount}.`,
    incomplete: 'Nous n’avons pas les droits de scolarité; ils ne sont donc pas dans le total.',
    notCounted: (fields: readonly string[]) =>
      plural(fields.length, {
        one: `Montant illisible, donc non compté : ${listed.format(fields)}.`,
        other: `Montants illisibles, donc non comptés : ${listed.format(fields)}.`,
      }),
    mend: 'Aller au champ',
    about: (amount: string) => `≈ ${amount}`,
    saidCost: (total: string) => `Une année coûte ${total}.`,
    said: (total: string, netCost: string) => `Coût total : ${total}. Coût net : ${netCost}.`,
    strip: (total: string) => `sur ${total}`,
    pending: 'Calcul en cours…',
  },
  ownStart: {
    fill: 'Remplir avec mes réponses',
    say: 'Remplir selon l’endroit où je vis',
    done: 'Rempli d’après vos réponses. Changez ce qui est différent.',
  },
  tools: {
    label: 'Enregistrer ce calcul',
    copy: 'Copier le lien',
    copied: { title: 'Lien copié', description: 'Toute personne qui l’ouvre voit ce calcul.' },
    notCopied: {
      title: 'Nous n’avons pas pu copier le lien',
      description: 'Copiez-le depuis la barre d’adresse du navigateur.',
      destructive: true,
    },
    reset: 'Tout effacer',
    wasReset: 'Tout a été effacé.',
    undo: 'Annuler l’effacement',
    undone: 'Vos montants sont revenus.',
  },
  chart: {
    title: 'De quoi se compose le coût',
    intro: (currency: Currency) => `Une année, en ${CURRENCIES[currency]} : où va l’argent, et d’où il vient.`,
    goes: 'Ce qu’il faut payer',
    comes: 'Comment on le paie',
    left: 'Reste à trouver (coût net)',
    described: (parts: string) => `De quoi se compose le coût. ${parts}`,
    item: 'Élément',
    amount: 'Montant',
    share: 'Part du total',
    from: 'D’où vient le montant',
    yours: 'Votre propre montant',
    total: 'Coût total',
    notes: {
      scholarshipAmount: 'Don',
      grantsAmount: 'Don',
      loans: 'À rembourser',
      familyContribution: 'Votre propre argent',
      workStudy: 'À gagner',
    } satisfies Record<AidField, string>,
  },
  fourYears: {
    title: 'Quatre ans',
    table: 'Quatre ans en tableau',
    intro: 'Une estimation : les coûts augmentent de 5 % par année, et l’aide que vous avez inscrite reste la même.',
    year: (number: number) => (number === 1 ? '1re année' : `${number}e année`),
    yearColumn: 'Année',
    cost: 'Coût',
    aid: 'Aide et argent personnel',
    netCost: 'Coût net',
    total: 'Quatre ans',
    covered: 'Payé par l’aide et votre argent',
    left: 'Coût net',
    described: (parts: string) => `Coût de chacune des quatre années. ${parts}`,
    leftOf: (netCost: string, cost: string) => `${netCost} sur ${cost}`,
    partOf: (year: string, cost: string, netCost: string) => `${year} : coût ${cost}, coût net ${netCost}`,
    debt: (debt: string, monthly: string) =>
      `Quatre années de ces prêts font une dette de ${debt}. Sur 120 mois, c’est environ ${monthly} par mois sans les intérêts; vous paierez donc davantage. Combien de plus? Cela dépend du prêt et du mode de remboursement, et la page « Rembourser ses prêts » le calcule. Aux États-Unis, les prêts fédéraux d’une personne à charge au premier cycle plafonnent à 31 000 $\u00a0US en tout.`,
  },
  rate: (usdPerCad: string, date: string, source: string) =>
    `Les montants après ≈ sont convertis au taux de 1 $\u00a0CA = ${usdPerCad} $\u00a0US, ${rateDate(date)}. Source du taux : ${source}.`,
  rateFailed: 'Nous n’avons pas pu charger le taux de change; les montants sont donc dans une seule monnaie.',
  kindsOfAid: {
    title: 'Ce qu’est chaque type d’aide',
    intro:
      'Les offres d’aide additionnent souvent dons, prêts et salaires comme s’il s’agissait de la même chose. Ce n’est pas le cas.',
  },
  questionsTitle: 'Questions sur le calculateur',
  questions,
} as const;
