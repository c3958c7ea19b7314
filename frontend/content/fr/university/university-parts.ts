/** Words of the parts further down a university's page, which come after its first screen. */

import { formatCount, formatShort } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { CostBasis, CostItemKey } from '#schema/domain/money/finance.ts';
import type { Currency } from '#schema/domain/record/enums.ts';

const FOUR_YEAR_INTROS: Record<Currency, string> = {
  USD: 'Avant toute aide, en dollars américains. Nous supposons que les prix augmentent de 5 % par année.',
  CAD: 'Avant toute aide, en dollars canadiens. Nous supposons que les prix augmentent de 5 % par année.',
};

/** A rough guide to debt; `whose` says whose four years it counts. */
const debtOf = (whose: string) => (monthly: string) =>
  `Exemple ${whose} : si vous empruntez 30 % du coût de quatre ans et remboursez le tout en 10 ans, c’est environ ${monthly} par mois, sans les intérêts.`;

export const universityPartWords = {
  residency: {
    US: { inDistrict: 'Résidents du district', inState: 'Résidents de l’État', outOfState: 'Autres États' },
    CA: { inDistrict: 'Étudiants canadiens', inState: 'Étudiants canadiens', outOfState: 'Étudiants étrangers' },
    same: 'Tout le monde',
  },
  noDesignation: 'Aucune',
  size: (category: string) => category,
  /** Of the key information, those that are folded. */
  facts: {
    kind: 'Type',
    undergraduates: 'Étudiants de premier cycle',
    graduates: 'Étudiants des cycles supérieurs',
    setting: 'Milieu',
    calendar: 'Calendrier universitaire',
    religion: 'Appartenance religieuse',
    carnegie: 'Classification Carnegie (2025)',
    research: 'Désignation de recherche (Carnegie 2025)',
    accessEarnings: 'Accès aux études et revenus (Carnegie 2025)',
    highestAward: 'Diplôme le plus élevé',
    language: 'Langue d’enseignement',
    housing: 'Logement',
    organizations: 'Associations étudiantes',
    athletics: 'Sport universitaire',
    designations: 'Désignations',
    affordability: 'Catégorie de prix affiché',
    satReading: 'SAT, lecture et écriture',
    satMath: 'SAT, mathématiques',
    sat: 'SAT, total',
    act: 'ACT',
    roomAndBoard: 'Logement et repas',
    books: 'Livres et fournitures',
    other: 'Autres dépenses',
  },
  moreFacts: 'Autres renseignements',
  cost: {
    beforeAid: 'avant l’aide, avec une hausse de 5\u00a0% par année',
    yearHeading: 'Une année',
    fourYearHeading: 'Quatre ans',
    incomeHeading: 'Prix selon le revenu familial',
    aidHeading: 'Aide financière',
    debtHeading: 'Prêts et dette',
    provinceHeading: (province: string) => `Droits de scolarité moyens : ${province}`,
    provinceNote: (year: string) =>
      `La moyenne de tous les établissements de la province, ${year}, selon Statistique Canada. Ce ne sont pas les droits de scolarité de cet établissement.`,
    items: {
      tuition: 'Droits de scolarité et frais',
      roomAndBoard: 'Logement et repas',
      booksAndSupplies: 'Livres et fournitures',
      otherExpenses: 'Autres dépenses',
    } satisfies Record<CostItemKey, string>,
    aidOfAll: 'Part de tous les étudiants de premier cycle qui ont reçu une bourse, quelle qu’en soit la source.',
    itemColumn: 'Dépense',
    yearlyTotal: 'Total pour une année',
    fourYearTotal: 'Total pour quatre ans',
    basis: {
      reported: '',
      province: 'La moyenne provinciale, car nous n’avons pas les droits de scolarité de cet établissement.',
      constant: 'Un montant courant, car nous n’avons pas celui de l’établissement.',
    } satisfies Record<CostBasis, string>,
    estimatesUsed: 'Un montant marqué « Estimation » remplace un prix que nous n’avons pas.',
    /** The same for others than whoever reads. */
    yearFor: (payers: string) => `Une année pour les autres : ${payers}`,
    /** One's own price counts no stand-ins. */
    ownPriceAbove: (amount: string) =>
      `Votre prix, en haut de la page (${amount}), ne compte que des coûts publiés. Le total donné ici y ajoute des montants courants pour le reste.`,
    /** Of a public cégep, by Quebec’s law on colleges. */
    cegep:
      'Au cégep public, les personnes qui résident au Québec et étudient à temps plein ne paient pas de droits de scolarité, seulement des frais chaque session. Nous n’avons pas le montant de ces frais; nous ne donnons donc pas de total.',
    unknown: 'Nous n’avons pas les droits de scolarité de cet établissement; nous ne donnons donc pas de total.',
    twoYearSchool: 'La plupart des programmes durent ici deux ans ou moins : regardez les deux premières années.',
    fourYearIntro: (currency: Currency) => FOUR_YEAR_INTROS[currency],
    year: (number: number) => (number === 1 ? '1re année' : `${number}e année`),
    yearColumn: 'Année',
    /** Over a bar, where there is little room. */
    short: (amount: number, _currency: Currency) => `${formatShort(amount)}${amount < 1_000 ? '\u00a0' : ''}$`,
    chartOf: (parts: string) => `Coût de chacune des quatre années. ${parts}`,
    itemsOverFour: 'Par dépense, sur quatre ans',
    itemsOverFourNote:
      'Chaque dépense est son prix annuel multiplié par 4,3, un nombre arrondi; la somme n’est donc pas exactement le total ci-dessus.',
    incomeIntro: 'Ce que coûte vraiment une année après les bourses, en moyenne.',
    incomeIntroPublic: 'Ce que coûte vraiment une année aux résidents de l’État après les bourses, en moyenne.',
    /** After the step that is one's own. */
    incomeYours: '(vous)',
    incomeColumn: 'Revenu familial par année',
    priceColumn: 'Prix net par année',
    incomeUnknown: 'Les prix selon le revenu familial ne sont pas disponibles.',
    incomeZero: 'Rien à payer après l’aide',
    sticker: (amount: string) => `Le prix affiché d’une année est de ${amount}.`,
    aidEstimateHeading: 'Estimation approximative de l’aide',
    aidEstimate: (share: string) =>
      `Pour donner un ordre de grandeur, nous supposons que l’aide couvre ${share} du coût d’une année. C’est une estimation pour planifier, pas une offre.`,
    aidParts: {
      grants: 'Bourses',
      loans: 'Prêts',
      workStudy: 'Travail-études',
      total: 'Aide estimée par année',
    },
    aidShareColumn: 'Part',
    aidAmountColumn: 'Montant par année',
    aidColumn: 'Type d’aide',
    debtEstimateHeading: 'Estimation approximative de la dette',
    debtEstimate: 'Dette d’études estimée',
    debtEstimateNotes: {
      all: debtOf('pour tous les étudiants'),
      US: { inState: debtOf('pour les résidents de l’État'), outOfState: debtOf('pour les personnes d’un autre État') },
      CA: (payers: string) => debtOf(`pour les ${payers}`),
    },
    calculator: 'Calculer votre coût',
  },
  admission: {
    open: 'L’établissement accepte toute personne qui remplit ses conditions de base; il n’a donc pas de taux d’admission.',
    range: (low: string, high: string) => `La moitié centrale : de ${low} à ${high}`,
    scale: (low: string, high: string) => `sur une échelle de ${low} à ${high}`,
  },
  programs: {
    none: 'Aucun détail sur les programmes n’est disponible.',
    further: (count: number) =>
      plural(count, { one: `${formatCount(count)} autre domaine`, other: `${formatCount(count)} autres domaines` }),
    graduates: (count: number) =>
      plural(count, {
        one: `${formatCount(count)} diplômé`,
        other: `${formatCount(count)} diplômés`,
        many: `${formatCount(count)} de diplômés`,
      }),
    ended: {
      summary: (count: number) =>
        plural(count, {
          one: `${formatCount(count)} programme semble aboli`,
          other: `${formatCount(count)} programmes semblent abolis`,
          many: `${formatCount(count)} de programmes semblent abolis`,
        }),
      note: 'Au moins dix personnes ont obtenu ce diplôme en 2019-2020 et aucune en 2023-2024, et l’établissement n’offre plus le programme à aucun niveau. Il enseigne peut-être la matière sous un autre nom\u00a0: posez-lui la question.',
    },
    program: 'Programme',
    total: 'Total',
    distance: 'entièrement en ligne',
    /** Of programs: the lists are not complete. */
    listed: (programs: number) =>
      plural(programs, { one: `${formatCount(programs)} répertorié`, other: `${formatCount(programs)} répertoriés` }),
    notCounted: 'Nos sources canadiennes ne donnent ni les diplômes ni les revenus par programme.',
    aboutLists: 'À propos de ces listes',
    /** Behind it, with where pay is published. */
    lists:
      'Ces domaines viennent de listes publiques de programmes, que nous avons classés selon la classification américaine (CIP). Un domaine absent peut tout de même être enseigné : vérifiez la page de l’université.',
    elsewhere: 'Autres établissements',
    elsewhereFor: (program: string) => `Autres établissements où l’on enseigne : ${program}`,
    caption: (field: string) => `Diplômés par année, selon le diplôme : ${field}`,
    levels: {
      certificate: 'Cert.',
      associate: 'Assoc.',
      bachelor: 'Bacc.',
      postbaccalaureate: 'Post-bacc.',
      master: 'Maîtrise',
      doctorate: 'Doctorat',
    },
  },
  similar: {
    failed: 'Nous n’avons pas pu charger les suggestions.',
    none: 'Aucune université semblable.',
    loading: 'Chargement des universités semblables…',
    more: 'Chercher parmi toutes les universités',
    tradeOff: 'Inconvénient',
  },
  tour: {
    title: (name: string) => `Visite virtuelle : ${name}`,
    position: (slide: number, of: number) => `${slide} sur ${of}`,
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
    goTo: (title: string) => `Aller à : ${title}`,
    region: 'Diapositives',
    slides: {
      campus: 'Le campus',
      academics: 'Les études',
      life: 'La vie étudiante',
      money: 'Les coûts et les résultats',
    },
    noFigures: 'Peu de données sont publiées sur cet aspect de l’établissement.',
    largestFields: 'Plus grands domaines',
    place: 'Lieu',
  },
} as const;
