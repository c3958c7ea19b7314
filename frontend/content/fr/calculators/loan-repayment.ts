/** Words of the calculator of loan repayment, for both countries. */
import type { LoanProvince } from '#schema/domain/aid/canada-loans.ts';
import type { LOAN_RATES } from '#schema/domain/aid/loan-repayment.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { RuleSource } from './calculators.ts';

const years = (count: number) => plural(count, { one: `${count} an`, other: `${count} ans` });

export const loanRepaymentWords = {
  title: 'Rembourser ses prêts',
  description:
    'Ce que coûte par mois un prêt étudiant aux États-Unis et au Canada selon les règles de 2026-2027, avec les intérêts. Vous pouvez changer chaque chiffre.',
  lead: 'Ce qu’un prêt coûte par mois, combien de temps il faut pour le rembourser et combien d’intérêts vous payez, selon les règles de 2026-2027.',
  tabs: 'Pays',
  countries: { us: 'États-Unis', ca: 'Canada' },
  perMonth: (amount: string) => `${amount} par mois`,
  us: {
    form: 'Prêts américains',
    kind: 'Qui emprunte',
    kinds: {
      undergraduate: 'Étudiant de premier cycle',
      graduate: 'Étudiant des cycles supérieurs',
      parent: 'Parent',
    } satisfies Record<keyof typeof LOAN_RATES, string>,
    debt: 'Somme due quand commencent les remboursements',
    debtHint: 'La somme inscrite est un exemple. Comptez les intérêts de vos années d’études, s’il y en a.',
    rate: 'Taux d’intérêt annuel, en pourcentage',
    rateHint: (rate: string) =>
      `${rate} pour les prêts dont le premier versement a lieu de juillet 2026 à juin 2027. Le taux reste le même pendant toute la durée du prêt.`,
    income: 'Revenu par année quand commencent les remboursements',
    incomeHint:
      'Revenu brut rajusté (adjusted gross income), avant impôt. Si votre couple est marié et produit une déclaration commune, comptez les deux revenus.',
    raise: 'Augmentation chaque année, en pourcentage',
    dependants: 'Enfants et autres personnes à votre charge',
    dependantsHint: 'Comme dans votre déclaration de revenus.',
    result: 'Deux modes de remboursement',
    intro: 'Les prêts accordés depuis le 1er juillet 2026 ne donnent droit qu’à ces deux modes de remboursement.',
    standardShort: 'Plan standard',
    bothPlans: 'Deux modes',
    either: (standard: string, rap: string) => `${standard} ou ${rap}`,
    monthly: 'par mois',
    paidOf: (amount: string) => `${amount} au total`,
    parts: (loan: string, interest: string, matched: string | null) =>
      matched === null
        ? `vous remboursez ${loan} du prêt et ${interest} d’intérêts`
        : `vous remboursez ${loan} du prêt et ${interest} d’intérêts; le gouvernement paie ${matched}`,
    keys: { loan: 'Le prêt', interest: 'Les intérêts' },
    inTotal: (amount: string) => `${amount} au total.`,
    rises: (amount: string) => `Le remboursement monte jusqu’à ${amount} à mesure que votre revenu augmente.`,
    standard: 'Plan standard par paliers (Tiered Standard Plan)',
    rap: 'Repayment Assistance Plan (RAP), selon le revenu',
    years,
    rapYears: (count: number) => (count === 30 ? '30 ans, puis effacé' : `Environ ${years(count)}`),
    noRap: 'Les prêts aux parents ne peuvent pas être remboursés selon le RAP.',
    row: 'Élément',
    rows: {
      first: 'Premier remboursement par mois',
      last: 'Dernier remboursement par mois',
      time: 'Durée',
      waived: 'Intérêts que vous n’avez pas à payer',
      matched: 'Remboursé par le gouvernement',
      forgiven: 'Effacé après 30 ans',
    },
    caption: 'Les deux modes de remboursement côte à côte',
    notes: [
      'Dans le plan standard, tous les remboursements sont égaux. Vous payez pendant 10 ans si vous devez moins de 25 000 $\u00a0US, 15 ans si vous devez moins de 50 000 $\u00a0US, 20 ans si vous devez moins de 100 000 $\u00a0US, et 25 ans au-delà.',
      'Le RAP prend un pourcentage de tout votre revenu : 1 % si vous gagnez plus de 10 000 $\u00a0US par année, 2 % au-delà de 20 000 $\u00a0US, et ainsi de suite jusqu’à 10 %. Vous payez 50 $\u00a0US de moins par mois pour chaque personne à charge, mais au moins 10 $\u00a0US par mois. Un seul dollar de revenu de plus peut vous faire passer au pourcentage suivant.',
      'Avec le RAP, si vous payez à temps, on ne vous compte pas les intérêts que votre remboursement ne couvre pas. Si votre remboursement réduit le prêt de moins de 50 $\u00a0US, le gouvernement y ajoute de l’argent.',
      'Si vous travaillez dans un service public, ce qui reste peut être effacé après 120 remboursements. Les chiffres de cette page n’en tiennent pas compte.',
    ],
    said: (standard: string, rap: string | null) =>
      rap === null
        ? `Plan standard : ${standard} par mois.`
        : `Plan standard : ${standard} par mois. RAP : ${rap} par mois au début.`,
    /** After an amount. */
    monthlyFor: (count: number) => `par mois pendant ${years(count)}`,
    waiting: 'Inscrivez la somme due pour voir les deux modes de remboursement.',
    noIncome: 'Inscrivez un revenu pour voir le RAP.',
  },
  ca: {
    form: 'Prêts canadiens',
    federal: 'Prêt d’études canadien à rembourser',
    federalHint: 'Les sommes inscrites sont des exemples. Sans intérêt depuis le 1er avril 2023.',
    provincial: 'Prêt provincial à rembourser',
    province: 'Province du prêt',
    provinces: {
      AB: 'Alberta',
      BC: 'Colombie-Britannique',
      MB: 'Manitoba',
      NB: 'Nouveau-Brunswick',
      NL: 'Terre-Neuve-et-Labrador',
      NS: 'Nouvelle-Écosse',
      ON: 'Ontario',
      PE: 'Île-du-Prince-Édouard',
      QC: 'Québec',
      SK: 'Saskatchewan',
    } satisfies Record<LoanProvince, string>,
    prime: 'Taux préférentiel, en pourcentage',
    primeHint: 'Le taux des banques était de 4,45 % le 15 avril 2026. Il a pu changer.',
    rate: 'Taux d’intérêt de la part provinciale, en pourcentage',
    rateOf: (province: string, rule: string, rate: string) =>
      `Si le champ reste vide : ${rate} (${province}, ${rule}).`,
    rules: {
      none: 'sans intérêt',
      prime: 'le taux préférentiel',
      above: (percent: string) => `le taux préférentiel plus ${percent}`,
    },
    older: 'Nous avons trouvé cela sur une page plus ancienne. Vérifiez auprès de la province.',
    years: 'Années de remboursement',
    yearsHint: 'En général 9,5 ans; jusqu’à 14,5.',
    income: 'Revenu familial par année',
    incomeHint: 'Avant impôt.',
    familySize: 'Personnes dans la famille',
    result: 'Chaque mois',
    monthly: 'Remboursement par mois',
    strip: (interest: string) => `${interest} d’intérêts au total`,
    federalPart: 'Part fédérale',
    provincialPart: 'Part provinciale',
    paid: 'Total payé',
    interest: 'Intérêts dans ce total',
    assistance: 'Programme d’aide au remboursement',
    nothing: (limit: string) =>
      `Avec un revenu d’au plus ${limit} par mois avant impôt, vous ne payez rien tant que ce revenu reste aussi bas. Il faut refaire la demande tous les six mois.`,
    atMost: (amount: string) =>
      `Pas plus de ${amount} par mois : un dixième de votre revenu, ou le remboursement ci-dessus s’il est plus petit.`,
    table:
      'Ces plafonds datent de 2023-2024, les derniers que nous ayons trouvés. Ils suivent les prix; ceux de cette année sont donc sans doute plus élevés.',
    quebec:
      'Le Québec a sa propre aide, et ses étudiants n’ont pas de prêt canadien. Inscrivez toute la somme comme prêt provincial.',
    noIncome: 'Inscrivez un revenu pour voir le programme d’aide.',
    waiting: 'Inscrivez la somme due pour voir le remboursement.',
    said: (amount: string) => `${amount} par mois.`,
  },
  specEstimate:
    'L’ordre de grandeur que donnent les pages sans dette publiée (30 % du coût de quatre ans, sur 120 mois) ne compte pas d’intérêts. Tous les chiffres de cette page les comptent.',
  sources: {
    us: [
      {
        what: 'Taux d’intérêt de 2026-2027 : 6,52, 8,07 et 9,07 %',
        source: 'Federal Student Aid, GENERAL-26-33, 4 juin 2026',
        trust: 'second',
      },
      { what: 'Tiered Standard Plan', source: '34 CFR 685.208(c), 91 FR 23768, 1er mai 2026', trust: 'official' },
      { what: 'Repayment Assistance Plan', source: '34 CFR 685.209, 91 FR 23768, 1er mai 2026', trust: 'official' },
    ] satisfies readonly RuleSource[],
    ca: [
      {
        what: 'Prêts fédéraux sans intérêt',
        source: 'Gouvernement du Canada; Alberta Student Aid',
        trust: 'official',
      },
      {
        what: 'Neuf ans et demi',
        source: 'Université de la Colombie-Britannique; Centre de service national de prêts aux étudiants',
        trust: 'second',
      },
      {
        what: 'Intérêts en Alberta, en Colombie-Britannique et au Nouveau-Brunswick',
        source: 'Les pages des provinces',
        trust: 'official',
      },
      { what: 'Intérêts en Ontario', source: 'loanscanada.ca et d’autres', trust: 'second' },
      {
        what: 'Intérêts dans les autres provinces',
        source: 'Pages et listes plus anciennes',
        trust: 'older',
      },
      {
        what: 'Plafonds du programme d’aide',
        source: 'canada.ca, tableau de 2023-2024',
        trust: 'older',
      },
      {
        what: 'Taux préférentiel de 4,45 %',
        source: 'Banque du Canada, selon bankofcanadaodds.com, 15 avril 2026',
        trust: 'second',
      },
    ] satisfies readonly RuleSource[],
  },
} as const;
