/** What is said of a price worked out for you (French of our own): its parts, what is missing, what one may ask for, what is good to know. */

export const PRICE_PART_LABELS = {
  'band-net-price': 'Prix net moyen pour les familles ayant votre revenu',
  'net-price': 'Prix net moyen pour l’ensemble des étudiants qui ont de l’aide',
  'out-of-state-difference': 'Droits de scolarité supplémentaires pour qui vient d’un autre État',
  'sticker-tuition': 'Droits de scolarité et frais pour qui vient d’un autre État ou d’un autre pays',
  'domestic-tuition': 'Droits de scolarité et frais pour les Canadiens',
  'other-provinces-tuition': 'Droits de scolarité pour les Canadiens d’une autre province',
  'international-tuition': 'Droits de scolarité et frais pour les étudiants étrangers',
  'room-and-board': 'Logement et repas',
  rent: 'Loyer d’un petit appartement pendant huit mois',
  books: 'Livres et fournitures',
  'other-expenses': 'Autres frais de subsistance',
};

export const PRICE_GAP_WORDS = {
  'home-unknown':
    'Cet établissement demande plus cher à qui vient d’ailleurs. Dites-nous dans quel État ou quelle province vous habitez.',
  'no-net-price':
    'Aucune de nos sources ne donne le prix net de cet établissement : nous ne savons donc pas ce que les familles paient une fois l’aide déduite.',
  'no-tuition': 'Aucune de nos sources publiques ne donne les droits de scolarité que vous auriez à payer ici.',
  'no-living-costs':
    'Nous connaissons les droits de scolarité, mais pas le coût de la vie sur place : impossible de donner un prix complet.',
  'other-provinces-fee-unknown':
    'Ici, les universités demandent plus cher aux Canadiens d’une autre province, et aucune de nos sources ne donne ce prix pour cet établissement.',
  'service-academy':
    'Les écoles militaires fédérales ne demandent généralement pas de droits de scolarité : le gouvernement paie, et les diplômés servent pendant quelques années. Il n’y a pas de prix à comparer. Informez-vous auprès de l’école.',
  closed: 'Cet établissement a fermé.',
};

export const PRICE_OFFER_WORDS = {
  wue: {
    label: 'Western Undergraduate Exchange',
    text: 'Qui vient d’un État de l’Ouest peut payer au plus une fois et demie les droits demandés aux résidents dans les établissements participants. Ce n’est pas automatique et tous les programmes n’y sont pas admissibles.',
    url: 'https://www.wiche.edu/tuition-savings/wue/',
  },
  msep: {
    label: 'Midwest Student Exchange',
    text: 'Qui vient d’un État membre peut payer au plus une fois et demie les droits demandés aux résidents dans les établissements publics participants, et 10\u00a0% de moins dans les établissements privés.',
    url: 'https://msep.mhec.org/',
  },
  nebhe: {
    label: 'New England Tuition Break',
    text: 'Qui vient de la Nouvelle-Angleterre peut payer moins que les droits demandés aux gens d’un autre État pour un programme que les établissements publics de son État n’offrent pas.',
    url: 'https://nebhe.org/tuitionbreak/',
  },
  acm: {
    label: 'Academic Common Market',
    text: 'Qui vient d’un État du Sud membre peut payer les droits demandés aux résidents pour un programme qu’aucun établissement public de son État n’offre.',
    url: 'https://www.sreb.org/academic-common-market',
  },
  'mn-reciprocity': {
    label: 'Ententes de réciprocité du Minnesota',
    text: 'Le Minnesota a des ententes avec le Wisconsin, le Dakota du Nord et le Manitoba. Qui en fait la demande peut payer les mêmes droits que les résidents, ou presque.',
    url: 'https://www.ohe.mn.gov/',
  },
  'dc-tag': {
    label: 'DC Tuition Assistance Grant',
    text: 'Qui vient du district de Columbia peut recevoir une bourse couvrant la différence entre les droits demandés aux résidents et aux gens d’un autre État dans les établissements publics, jusqu’à 15\u00a0000\u00a0$\u00a0US par année en 2026-2027, et jusqu’à 2\u00a0500\u00a0$\u00a0US par année dans certains établissements privés près de Washington et dans les HBCU privées.',
    url: 'https://osse.dc.gov/dctag',
  },
  'canada-student-grant': {
    label: 'Bourse d’études canadienne',
    text: 'Les étudiants à temps plein dont la famille a un revenu faible ou moyen peuvent recevoir jusqu’à 4\u00a0200 dollars canadiens en 2026-2027. Les provinces ont aussi leur propre aide.',
    url: 'https://www.canada.ca/fr/services/prestations/education.html',
  },
};

export const PRICE_NOTE_WORDS = {
  'average-stands-in':
    'Aucune moyenne n’est publiée pour votre revenu : nous prenons celle de l’ensemble des étudiants qui ont de l’aide.',
  'in-district':
    'Ce prix net vaut pour les gens qui habitent le district de l’établissement. Les autres résidents de l’État paient des droits plus élevés.',
  'few-students':
    'Cette moyenne porte sur moins de 30 étudiants. Une autre famille pourrait payer un prix très différent.',
  'raised-since':
    'Le Québec a porté ce prix à environ 12\u00a0000\u00a0$ par année pour qui a commencé un programme en anglais à l’automne 2024 ou après. Ce chiffre est le plus récent que nous ayons trouvé.',
  'food-not-included': 'Les repas ne sont pas compris : aucune de nos sources n’en donne le coût ici.',
  'living-incomplete': 'Certains frais de subsistance ne sont pas publiés et ne sont donc pas compris.',
  'housing-allowance': 'Le logement et les repas sont l’estimation que fait l’établissement pour la vie hors campus.',
  'arts-fee':
    'Les droits de scolarité sont ceux des programmes de lettres ou généraux. D’autres, comme le génie ou l’administration, peuvent coûter plus cher. Informez-vous auprès de l’établissement.',
  'no-aid-counted': 'Les bourses ne sont pas comptées, car elles varient d’une personne à l’autre.',
  'work-college': 'Ici, le travail fait partie des études, et ce qu’on y gagne sert à payer une partie des coûts.',
  'service-owed':
    'Le gouvernement paie généralement les droits de scolarité, et les diplômés servent pendant quelques années. Informez-vous auprès de l’école.',
};
