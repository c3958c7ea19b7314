/** Words of the figures in schema/domain/figures/money.ts. */
import type { WordsOf } from '#frontend/content/figure-words.ts';
import type { MONEY_FIGURES } from '#schema/domain/figures/money.ts';

export const MONEY_WORDS: WordsOf<typeof MONEY_FIGURES> = {
  yourPrice: {
    label: 'Votre prix par année',
    search: {
      label: 'Votre prix par année (dollars américains)',
      hint: 'Ce qu’une année vous coûterait, d’après ce que vous nous avez dit. Les prix canadiens sont convertis en dollars américains.',
      fields: ['Votre prix minimal', 'Votre prix maximal'],
      parameters: ['votre prix minimal', 'votre prix maximal'],
      chips: ['Votre prix\u00a0: au moins {value}', 'Votre prix\u00a0: au plus {value}'],
      orders: ['Mon prix', 'Mon prix\u00a0: décroissant'],
      without: 'prix fiable pour vous',
    },
  },
  tuitionInDistrict: {
    label: 'Droits de scolarité des résidents du district',
    meaning:
      'Le prix affiché pour les personnes qui habitent le district du collège, frais obligatoires compris, avant toute aide.',
    csv: 'Droits de scolarité et frais, résidents du district',
  },
  tuitionInState: {
    label: 'Droits de scolarité des résidents ou des Canadiens',
    meaning:
      'Le prix affiché pour les résidents de l’État ou de la province, frais obligatoires compris, avant toute aide.',
    inCanada:
      'Ce que paient les étudiants canadiens pour une année d’études à temps plein, avant toute aide. Au Québec, en Ontario et en Nouvelle-Écosse, c’est le prix pour les résidents de la province.',
    csv: 'Droits de scolarité et frais, résidents de l’État ou du pays',
    trend: 'Droits de scolarité, résidents de l’État',
    changed: 'Les droits de scolarité des résidents',
    search: {
      label: 'Droits de scolarité des résidents ou des Canadiens',
      hint: 'En dollars américains\u00a0: pour les résidents de l’État et, au Canada, pour les étudiants canadiens.',
      finder: 'coût frais résident canadien abordable',
      fields: ['Droits de scolarité minimaux, résidents', 'Droits de scolarité maximaux, résidents'],
      parameters: ['les droits de scolarité minimaux des résidents', 'les droits de scolarité maximaux des résidents'],
      chips: [
        'Droits de scolarité, résidents\u00a0: au moins {value}',
        'Droits de scolarité, résidents\u00a0: au plus {value}',
      ],
      orders: [
        'Droits de scolarité, résidents\u00a0: croissants',
        'Droits de scolarité, résidents\u00a0: décroissants',
      ],
      without: 'droits de scolarité connus pour les résidents',
      read: {
        amount: 'droits de scolarité des résidents',
        orders: [
          'Droits de scolarité les plus bas pour les résidents',
          'Droits de scolarité les plus élevés pour les résidents',
        ],
        reason: 'droits de scolarité de {value} pour les résidents',
      },
    },
  },
  tuition: {
    label: 'Droits de scolarité, autre État ou étranger',
    meaning: 'Le prix affiché d’une année d’études à temps plein, frais obligatoires compris, avant toute aide.',
    inCanada: 'Ce que paient les étudiants étrangers pour une année d’études à temps plein, avant toute aide.',
    csv: 'Droits de scolarité et frais, autre État ou étranger',
    trend: 'Droits de scolarité',
    changed: 'Les droits de scolarité',
    search: {
      label: 'Droits de scolarité par année (dollars américains)',
      hint: 'Droits et frais pour les gens d’un autre État ou de l’étranger.',
      finder: 'coût prix frais autre État étranger international cher abordable',
      fields: ['Droits de scolarité minimaux', 'Droits de scolarité maximaux'],
      parameters: ['les droits de scolarité minimaux', 'les droits de scolarité maximaux'],
      chips: ['Droits de scolarité d’au moins {value}', 'Droits de scolarité d’au plus {value}'],
      orders: ['Droits de scolarité\u00a0: croissants', 'Droits de scolarité\u00a0: décroissants'],
      without: 'droits de scolarité connus',
      read: {
        amount: 'droits de scolarité',
        orders: ['Droits de scolarité les plus bas', 'Droits de scolarité les plus élevés'],
        reason: 'droits de scolarité de {value}',
      },
    },
  },
  tuitionOtherProvinces: {
    meaning: 'Ce que paient les Canadiens des autres provinces, si c’est plus que les résidents.',
  },
  roomAndBoard: {
    label: 'Logement et repas',
    meaning: 'Ce qu’il en coûte pour habiter et manger sur le campus pendant un an.',
    csv: 'Logement et repas',
  },
  booksAndSupplies: {
    label: 'Livres et fournitures',
    meaning: 'Ce que coûtent, pour un an, les manuels et le reste du matériel de cours.',
    csv: 'Livres et fournitures',
  },
  otherExpenses: { label: 'Autres dépenses', meaning: 'Le transport et les dépenses personnelles pour une année.' },
  yearInState: {
    label: 'Total d’une année, résidents ou Canadiens',
    meaning:
      'Droits de scolarité des résidents, logement et repas, livres et autres dépenses, additionnés, avant toute aide. Quand il nous manque un chiffre, nous prenons un montant courant et signalons le total comme une estimation.',
  },
  yearOutOfState: {
    label: 'Total d’une année, autre État ou étranger',
    meaning:
      'Droits de scolarité des personnes d’un autre État ou de l’étranger, logement et repas, livres et autres dépenses, additionnés, avant toute aide. Quand il nous manque un chiffre, nous prenons un montant courant et signalons le total comme une estimation.',
  },
  affordability: {
    label: 'Catégorie de prix',
    meaning:
      'Dans quel tiers de l’ensemble des établissements se situent les droits de scolarité des gens d’un autre État ou de l’étranger, en dollars américains.',
  },
  percentReceivingAid: {
    label: 'Étudiants qui reçoivent une bourse',
    meaning:
      'La part des nouveaux étudiants de premier cycle à temps plein qui ont reçu une bourse, d’où qu’elle vienne.',
    csv: 'Étudiants qui reçoivent une bourse',
  },
  averageAidAmount: {
    label: 'Bourse moyenne',
    meaning: 'La bourse moyenne d’une année, pour les étudiants qui en ont une. Elle ne se rembourse pas.',
    csv: 'Bourse moyenne',
    search: {
      label: 'Bourse moyenne',
      hint: 'Bourses d’une année, pour les étudiants qui en reçoivent. États-Unis seulement.',
      finder: 'aide',
      fields: ['Bourse moyenne minimale', 'Bourse moyenne maximale'],
      parameters: ['la bourse moyenne minimale', 'la bourse moyenne maximale'],
      chips: ['Bourse moyenne de {value} et plus', 'Bourse moyenne de {value} et moins'],
      orders: ['Bourse moyenne\u00a0: la plus basse d’abord', 'Bourse moyenne\u00a0: la plus élevée d’abord'],
      without: 'bourse moyenne',
      read: {
        amount: 'bourse moyenne',
        orders: ['', 'Bourses moyennes les plus élevées'],
        reason: 'bourse moyenne\u00a0: {value}',
      },
    },
  },
  netPrice: {
    label: 'Prix net',
    meaning:
      'Ce que coûte une année en moyenne après les bourses\u00a0: droits de scolarité, logement, nourriture et livres compris.',
    inCanada:
      'Ce que coûte une année en moyenne après l’aide. Aucune source ne le publie pour les universités canadiennes.',
    compared:
      'Ce que coûte une année en moyenne, une fois les bourses déduites, avec les droits de scolarité, le logement, la nourriture et les livres. Dans les établissements publics américains, c’est le prix des résidents de l’État.',
    csv: 'Prix net',
    trend: 'Prix net',
    changed: 'Le prix net',
    search: {
      label: 'Prix net par année',
      hint: 'En dollars américains, une fois les bourses déduites. Établissements des États-Unis seulement.',
      finder: 'coût aide bourses abordable pas cher',
      fields: ['Prix net minimal', 'Prix net maximal'],
      parameters: ['le prix net minimal', 'le prix net maximal'],
      chips: ['Prix net d’au moins {value}', 'Prix net d’au plus {value}'],
      orders: ['Prix net\u00a0: croissant', 'Prix net\u00a0: décroissant'],
      without: 'prix net connu',
      read: {
        amount: 'prix net',
        orders: ['Prix net, du plus bas au plus élevé', 'Prix net, du plus élevé au plus bas'],
        reason: 'prix net de {value}',
      },
    },
  },
  netPriceByIncome: {
    label: 'Prix net, revenu familial\u00a0: {value}',
    meaning:
      'Le prix net d’une année selon le revenu de la famille. Seulement pour les étudiants qui reçoivent de l’aide fédérale.',
    compared:
      'Le prix net d’une année selon le revenu de la famille, pour les étudiants qui reçoivent de l’aide fédérale. Dans les établissements publics américains, c’est le prix des résidents de l’État.',
  },
  rent: {
    label: 'Loyer des environs, logement d’une chambre, par mois',
    meaning: 'Ce que coûte par mois un logement près de l’établissement.',
  },
  priceParity: { meaning: 'Les prix de la région par rapport à ceux de l’ensemble du pays.' },
  medianEarnings: {
    label: 'Revenu 10 ans après l’entrée',
    meaning:
      'Dix ans après avoir commencé ici, la moitié des anciens étudiants qui ont reçu de l’aide fédérale et qui ont un emploi gagnent plus, l’autre moitié gagne moins.',
    csv: 'Revenu médian',
    search: {
      label: 'Revenu médian dix ans après l’entrée',
      hint: 'En dollars américains par année, dix ans après l’entrée aux études.',
      finder: 'salaire paie gains revenu résultats',
      fields: ['Revenu minimal', 'Revenu maximal'],
      parameters: ['le revenu minimal', 'le revenu maximal'],
      chips: ['Revenu d’au moins {value}', 'Revenu d’au plus {value}'],
      orders: ['Revenu\u00a0: croissant', 'Revenu\u00a0: décroissant'],
      without: 'revenu connu',
      read: {
        amount: 'revenu médian',
        orders: ['Revenus les plus bas', 'Revenus les plus élevés'],
        reason: 'revenu médian de {value}',
      },
    },
  },
  earningsChecks: { label: 'Programmes nettement plus payants qu’un diplôme d’études secondaires' },
  percentFederalLoan: {
    label: 'Étudiants de premier cycle ayant un prêt fédéral',
    meaning:
      'Part de tous les étudiants de premier cycle qui ont contracté un prêt étudiant fédéral cette année-là. Certains établissements n’offrent pas ces prêts\u00a0: la part y est de 0\u00a0%.',
    csv: 'Étudiants de premier cycle ayant un prêt fédéral',
    search: {
      label: 'Part des étudiants ayant un prêt fédéral',
      hint: 'Pourcentage des étudiants de premier cycle qui ont contracté un prêt étudiant fédéral cette année-là. États-Unis seulement.',
      finder: 'emprunter dette prêts',
      fields: ['Part minimale avec un prêt fédéral', 'Part maximale avec un prêt fédéral'],
      parameters: ['la part minimale avec un prêt fédéral', 'la part maximale avec un prêt fédéral'],
      chips: ['Au moins {value} avec un prêt fédéral', 'Au plus {value} avec un prêt fédéral'],
      orders: [
        'Prêts fédéraux\u00a0: part la plus faible d’abord',
        'Prêts fédéraux\u00a0: part la plus élevée d’abord',
      ],
      without: 'données sur les prêts fédéraux',
      read: {
        amount: 'étudiants ayant un prêt fédéral\u00a0:',
        orders: ['Le moins d’emprunteurs', 'Le plus d’emprunteurs'],
        reason: '{value} ont un prêt fédéral',
      },
    },
  },
  medianDebt: {
    label: 'Dette à la fin des études',
    meaning:
      'La moitié des diplômés qui ont des prêts fédéraux doivent plus à la fin de leurs études, l’autre moitié doit moins.',
    search: {
      label: 'Dette médiane',
      hint: 'En dollars américains de prêts fédéraux à l’obtention du diplôme.',
      finder: 'prêts emprunter devoir',
      fields: ['Dette minimale', 'Dette maximale'],
      parameters: ['la dette minimale', 'la dette maximale'],
      chips: ['Dette d’au moins {value}', 'Dette d’au plus {value}'],
      orders: ['Dette\u00a0: croissante', 'Dette\u00a0: décroissante'],
      without: 'dette connue',
      read: {
        amount: 'dette médiane',
        orders: ['Dette la plus faible', 'Dette la plus élevée'],
        reason: 'dette médiane de {value}',
      },
    },
  },
  programEarnings: { meaning: 'Ce que gagnent les diplômés d’un programme et ce qu’ils ont emprunté.' },
  earningsLines: {
    meaning:
      'Ce que gagnent les gens qui ont seulement un diplôme d’études secondaires\u00a0: la vérification du revenu y compare celui de chaque programme.',
  },
  trends: { meaning: 'Le prix, l’admission, la diplomation et le maintien aux études au fil des ans.' },
};
