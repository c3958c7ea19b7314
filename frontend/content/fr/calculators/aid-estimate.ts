/** Words of the estimate of the Student Aid Index and the Pell grant. */
import type { PellKind } from '#schema/domain/aid/pell.ts';
import type { GuidelineRegion } from '#schema/domain/aid/poverty-guidelines.ts';
import type { SaiFormula, SaiLine } from '#schema/domain/aid/sai.ts';
import type { RuleSource } from './calculators.ts';

export const aidEstimateWords = {
  title: 'Estimation de l’aide aux États-Unis',
  description:
    'Estimez votre indice d’aide aux études (Student Aid Index) et votre bourse Pell de 2026-2027 selon la taille de la famille, le revenu et l’épargne, étape par étape.',
  lead: 'Estimez votre bourse Pell du gouvernement fédéral pour 2026-2027. Seule votre FAFSA décide.',
  form: 'Estimation de l’aide',
  who: {
    legend: 'Votre famille',
    dependent: 'Votre statut pour la FAFSA',
    dependentHint:
      'La plupart des étudiants de moins de 24 ans sans enfants sont comptés comme à charge, même s’ils paient eux-mêmes.',
    dependentOptions: { yes: 'À la charge de vos parents', no: 'Une personne indépendante' },
    parents: 'Vos parents',
    parentsOptions: { both: 'Deux, mariés ou vivant ensemble', single: 'Un seul' },
    you: 'Vous êtes',
    youOptions: { both: 'Marié ou mariée', single: 'Non marié ou non mariée' },
    familySize: 'Personnes dans la famille',
    familySizeHint: 'Vous, vos parents et toutes les autres personnes à leur charge.',
    ownSizeHint: 'Vous, votre conjoint ou conjointe et toutes les autres personnes à votre charge.',
    region: 'Où vit la famille',
    regions: { US: 'Un des 48 autres États ou le district de Columbia', AK: 'Alaska', HI: 'Hawaï' } satisfies Record<
      GuidelineRegion,
      string
    >,
  },
  money: {
    legend: 'Les finances de vos parents en 2024, en dollars américains',
    ownLegend: 'Vos finances en 2024, en dollars américains',
    note: 'L’aide de 2026-2027 se fonde sur la déclaration de revenus de 2024.',
    income: 'Revenu de la famille (adjusted gross income)',
    incomeHint: 'Ligne 11 du formulaire 1040.',
    incomeFromBand: (amount: string) =>
      `${amount} est le milieu de la tranche que vous nous avez donnée. Inscrivez votre revenu : ligne 11 du formulaire 1040.`,
    earned: 'La part qui vient du travail',
    earnedHint: 'Salaires et bénéfices d’entreprise. Laissez vide si tout vient du travail.',
    taxPaid: 'Impôt fédéral payé',
    taxPaidHint: (estimate: string) =>
      `Ligne 22 du formulaire 1040, moins le crédit d’impôt pour primes d’assurance à rembourser (annexe 2). Si le champ reste vide, nous prenons ${estimate} : l’impôt de 2024 avec la déduction standard et sans crédits. Les familles avec enfants paient souvent moins; mieux vaut donc vérifier.`,
    untaxed: 'Revenu non imposé',
    untaxedHint: 'Intérêts exemptés d’impôt, pensions non imposées, versements à un IRA.',
    notCounted: 'Revenu qui ne compte pas',
    notCountedHint: 'Bourses imposables, salaires du travail-études, crédits d’impôt pour études.',
    assets: 'Épargne et placements',
    assetsHint:
      'Argent comptant, épargne, fonds de placement et résidences secondaires. Ne comptez ni la maison où vous vivez ni l’épargne-retraite.',
    business: 'Valeur d’une entreprise ou d’une ferme',
    businessHint:
      'Ne comptez ni une entreprise familiale de 100 employés à temps plein ou moins, ni la ferme où vit la famille.',
  },
  further: 'Préciser : impôt payé, épargne, vos propres finances, cas particuliers',
  other: 'Impôt, autres revenus, épargne et biens',
  student: {
    legend: 'Vos propres finances en 2024, en dollars américains',
    income: 'Votre revenu',
    taxPaid: 'Impôt fédéral que vous avez payé',
    assets: 'Votre épargne',
  },
  more: {
    legend: 'Ce qui change les règles',
    notFiling: 'Personne n’était tenu de produire une déclaration de revenus',
    simpleReturn:
      'La déclaration ne contenait aucune des annexes A, B, D, E, F et H, ni bénéfice ou perte d’entreprise de plus de 10 000 $\u00a0US',
    benefits:
      'Quelqu’un dans la famille a reçu le SNAP, Medicaid, le SSI, les repas scolaires gratuits ou une aide semblable',
    intensity: 'Pourcentage du temps plein',
    intensityHint: 'La bourse Pell est plus petite si vous n’étudiez pas à temps plein. À mi-temps, inscrivez 50.',
  },
  result: {
    title: 'Votre estimation',
    atMost: (most: string) => `Jusqu’à ${most}`,
    example: (income: string, people: string) => `Exemple : revenu de ${income}, famille de ${people} personnes`,
    schools: 'Voir les établissements, du moins cher au plus cher',
    ownPrices: 'Voir ce que les établissements vous coûteraient',
    schoolsNote:
      'Ces prix tiennent compte des bourses du gouvernement fédéral, de l’État et de l’établissement, pour des familles au revenu semblable au vôtre.',
    waiting: 'Inscrivez un revenu pour voir une estimation.',
    sai: 'Indice d’aide aux études (SAI)',
    saiMeans:
      'Une mesure du besoin, et non une facture. Le plus bas, −1 500, indique le plus grand besoin. Les établissements le soustraient de leur coût pour voir de quelle aide vous avez besoin.',
    pell: 'Bourse Pell pour une année',
    kinds: {
      most: 'La bourse maximale.',
      'by-index': 'La bourse maximale, moins votre indice.',
      least: 'La bourse minimale. Le revenu est assez bas par rapport au seuil de pauvreté.',
      none: 'Pas de bourse Pell avec cet indice et ce revenu.',
    } satisfies Record<PellKind, string>,
    mostByIncome: (limit: string) =>
      `Avec un revenu d’au plus ${limit}, vous recevez la bourse maximale, quelle que soit votre épargne.`,
    leastByIncome: (limit: string) =>
      `Avec un revenu d’au plus ${limit}, vous recevez au moins la bourse minimale, sauf si l’indice est de 14 790 ou plus.`,
    partTime: (fullTime: string) => `À temps plein, elle serait de ${fullTime}.`,
    cap: 'Elle ne dépasse jamais le coût d’une année d’études, et vous n’en recevez pas si des bourses qui ne viennent pas du gouvernement fédéral paient tout ce coût.',
    said: (sai: string, pell: string) => `Indice d’aide aux études : ${sai}. Bourse Pell : ${pell}.`,
  },
  worksheet: {
    title: 'Étape par étape',
    intro: 'Les lignes de la feuille de calcul, chacune arrondie au dollar.',
    formulas: {
      A: 'Formule A, pour les étudiants à la charge de leurs parents.',
      B: 'Formule B, pour les étudiants indépendants sans personnes à charge.',
      C: 'Formule C, pour les étudiants indépendants avec des personnes à charge.',
    } satisfies Record<SaiFormula, string>,
    none: 'Si personne n’était tenu de produire une déclaration, on n’applique aucune formule : l’indice est de −1 500.',
    line: 'Ligne',
    amount: 'Dollars américains',
    assetsLeftOut: 'L’épargne ne compte pas ici, à cause de vos réponses ci-dessus.',
    lowered: (calculated: string) =>
      `La formule donne ${calculated}; avec un revenu aussi bas, l’indice ne peut pas dépasser 0.`,
    lines: {
      income: 'Revenu qui compte',
      taxPaid: 'Moins l’impôt fédéral',
      payrollTax: 'Moins les cotisations sur le salaire (Social Security et Medicare)',
      protection: 'Moins ce qu’il faut à une famille de cette taille',
      employment: 'Moins les dépenses liées au travail',
      available: 'Revenu disponible',
      assets: 'Part de l’épargne',
      assessed: 'Revenu disponible avec l’épargne',
      contribution: 'Contribution',
      studentIncome: 'Tiré de votre propre revenu',
      studentAssets: 'Tiré de votre propre épargne',
    } satisfies Record<SaiLine, string>,
    total: 'Indice d’aide aux études (SAI), un indice et non des dollars',
  },
  limits: {
    title: 'Ce que cette estimation ne compte pas',
    points: [
      'Les parents qui vivent séparés ou qui ont produit leur déclaration séparément ou à l’étranger, et les étudiants d’autres pays.',
      'Les bourses des États et des établissements, qui ont leurs propres règles.',
      'Un changement dans vos finances depuis 2024. Demandez un « professional judgment » (un réexamen de votre dossier) au bureau d’aide financière de l’établissement.',
      'La bourse maximale de 2027-2028, qui n’est pas encore fixée.',
    ],
    fafsa: 'Remplir la FAFSA (en anglais)',
    estimator: 'L’outil d’estimation du gouvernement (en anglais)',
    fafsaGuide: 'Comment envoyer la FAFSA',
    verification: 'Si votre dossier est choisi pour vérification',
    askForMore: 'Comment demander plus d’aide',
  },
  sources: [
    {
      what: 'Montants de la bourse Pell, de 740 $\u00a0US à 7 395 $\u00a0US',
      source: 'Dear Colleague Letter GEN-26-01, 30 janvier 2026',
      trust: 'official',
    },
    {
      what: 'Pas de bourse Pell avec un indice de 14 790 ou plus',
      source: 'Public Law 119-21; annonce du 15 août 2025',
      trust: 'second',
    },
    {
      what: 'Part du revenu protégée, pour les parents et les étudiants',
      source: '90 FR 23922, 6 juin 2025',
      trust: 'official',
    },
    {
      what: 'Autres tables de l’indice',
      source: '20 USC 1087oo à 1087qq, relevées selon les prix à la consommation; deux calculateurs concordent',
      trust: 'second',
    },
    { what: 'Seuils de pauvreté de 2024', source: '89 FR 2961, 17 janvier 2024', trust: 'second' },
    { what: 'Tables d’impôt de 2024', source: 'Rev. Proc. 2023-34', trust: 'second' },
    {
      what: 'L’épargne compte-t-elle pour les familles qui ont la bourse maximale?',
      source: 'Les sources divergent. Nous ne la comptons pas; la bourse est la même dans les deux cas',
      trust: 'second',
    },
  ] satisfies readonly RuleSource[],
} as const;
