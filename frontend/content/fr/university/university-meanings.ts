/** What each figure of a university means, and the words of what stands behind it; they come when they are asked for. */
import type { Country } from '#schema/domain/record/enums.ts';
import type { FactField } from '#schema/domain/record/facts.ts';

/** What each figure means, in plain words; shown with its source. */
export const MEANINGS = {
  type: 'Qui dirige l’établissement : l’État ou la province (public), un organisme sans but lucratif (privé) ou des propriétaires qui en tirent un profit (à but lucratif).',
  yearFounded: 'L’année où l’établissement, ou celui dont il est issu, a été fondé.',
  studentPopulation:
    'Tous les étudiants à la session d’automne, à temps plein et à temps partiel, du premier cycle et des cycles supérieurs.',
  undergraduateEnrollment: 'Les étudiants qui préparent un baccalauréat ou un diplôme inférieur.',
  graduateEnrollment: 'Les étudiants qui préparent une maîtrise, un doctorat ou un certificat de cycles supérieurs.',
  studentFacultyRatio:
    'Le nombre d’étudiants pour chaque membre du corps enseignant. Un chiffre plus bas annonce en général des groupes plus petits.',
  acceptanceRate: 'Le pourcentage des demandes d’admission en première année que l’établissement accepte.',
  admissionPolicy:
    'L’établissement choisit-il parmi les demandes, ou accepte-t-il toute personne qui remplit les conditions?',
  satRange:
    'La moitié centrale : un quart des étudiants de première année ont eu un résultat plus bas que cette fourchette, un quart un résultat plus haut.',
  actRange:
    'La moitié centrale : un quart des étudiants de première année ont eu un résultat plus bas que cette fourchette, un quart un résultat plus haut.',
  graduationRate:
    'Le pourcentage des étudiants qui ont commencé ici à temps plein et y ont obtenu leur diplôme en six ans ou moins (trois dans les collèges de deux ans).',
  retentionRate: 'Le pourcentage des étudiants de première année qui reviennent en deuxième année.',
  tuition: 'Le prix affiché d’une année d’études à temps plein, frais obligatoires compris, avant toute aide.',
  tuitionInState:
    'Le prix affiché pour les résidents de l’État ou de la province, frais obligatoires compris, avant toute aide.',
  tuitionInDistrict:
    'Le prix affiché pour les personnes qui habitent le district du collège, frais obligatoires compris, avant toute aide.',
  graduationRateBesidePell:
    'Le taux de diplomation de tous les étudiants qui ont commencé la même année que ces boursiers Pell.',
  roomAndBoard: 'Le logement et les repas sur le campus pendant une année.',
  booksAndSupplies: 'Les livres, le matériel de cours et les fournitures pour une année.',
  otherExpenses: 'Le transport et les dépenses personnelles pour une année.',
  percentReceivingAid:
    'La part des nouveaux étudiants de premier cycle à temps plein qui ont reçu une bourse, d’où qu’elle vienne.',
  averageAidAmount: 'La bourse moyenne d’une année, pour les étudiants qui en ont une. Elle ne se rembourse pas.',
  percentPell:
    'La part des étudiants de premier cycle qui reçoivent une bourse Pell, accordée par le gouvernement fédéral aux familles à faible revenu.',
  netPrice:
    'Ce que coûte une année en moyenne après les bourses : droits de scolarité, logement, nourriture et livres compris.',
  netPriceByIncome:
    'Le prix net d’une année selon le revenu de la famille. Seulement pour les étudiants qui reçoivent de l’aide fédérale.',
  medianEarnings:
    'Dix ans après avoir commencé ici, la moitié des anciens étudiants en emploi gagnent plus, l’autre moitié gagne moins.',
  medianDebt:
    'La moitié des diplômés qui ont des prêts fédéraux doivent plus à la fin de leurs études, l’autre moitié doit moins.',
  religiousAffiliation: 'L’établissement est-il lié à une religion, et à laquelle?',
  academicCalendar: 'Comment l’année est découpée en sessions.',
  campusSetting: 'Où se trouve le campus : en ville, en banlieue ou à la campagne.',
  housingOptions: 'L’établissement offre-t-il des logements, et lesquels?',
  studentOrganizations: 'Le nombre d’associations étudiantes.',
  athleticsDivision: 'L’association sportive dans laquelle jouent ses équipes.',
  designations: 'Un statut que la loi donne à l’établissement, souvent d’après la population qu’il accueille.',
  programs: 'Les diplômes et certificats décernés en un an, par domaine d’études.',
  enteringAverage: 'La moyenne au secondaire des étudiants entrés en première année.',
  employmentRate: 'La part des diplômés en emploi deux ans après la fin de leurs études.',
  website: 'Le site Web de l’établissement.',
  status: 'L’établissement enseigne-t-il toujours, ou a-t-il fermé, fusionné ou changé de nom?',
  kind: 'Ce que l’établissement décerne surtout : des baccalauréats, des grades d’associé ou autre chose.',
  testPolicy: 'Faut-il envoyer ses résultats au SAT ou à l’ACT pour entrer en première année?',
  deadlines: 'La date limite des demandes pour la première année.',
  applicationFee: 'Ce que coûte une demande d’admission en première année.',
  applicationParts: 'Ce que vous envoyez avec votre demande.',
  applicationRoutes: 'Comment et quand présenter une demande au Canada.',
  admissionFactors: 'Ce que l’établissement prend en compte pour choisir les étudiants de première année.',
  earlyDecision: 'Combien de personnes ont demandé une décision anticipée et combien ont été admises.',
  waitlist: 'Combien de personnes se sont vu offrir une place sur la liste d’attente, et combien ont été admises.',
  graduationRatePell:
    'La part des boursiers Pell (aide fédérale) qui obtiennent leur diplôme en six ans ou moins (trois dans les collèges de deux ans).',
  graduationRates: 'La part des étudiants de première année qui terminent en quatre, six et huit ans.',
  outcomes: 'Où en sont les étudiants huit ans après avoir commencé.',
  studentBody: 'Qui sont les étudiants de premier cycle.',
  services: 'Ce que l’établissement offre en plus de l’enseignement.',
  links: 'Les pages de l’établissement destinées aux personnes qui présentent une demande.',
  rent: 'Ce que coûte par mois un logement près de l’établissement.',
  earningsLines:
    'Ce que gagnent les gens qui ont seulement un diplôme d’études secondaires : la vérification du revenu y compare celui de chaque programme.',
  priceParity: 'Les prix de la région par rapport à ceux de l’ensemble du pays.',
  safety: 'Les infractions signalées sur le campus principal, pour 1 000 étudiants.',
  trends: 'Le prix, l’admission, la diplomation et le maintien aux études au fil des ans.',
  programEarnings: 'Ce que gagnent les diplômés d’un programme et ce qu’ils ont emprunté.',
  enrolmentByYear: 'Les étudiants à temps plein, chaque automne.',
  enteringAverages: 'Les moyennes scolaires des personnes admises, par domaine.',
  employmentByField: 'La part des diplômés en emploi deux ans après la fin de leurs études, par domaine.',
  tuitionOtherProvinces: 'Ce que paient les Canadiens des autres provinces, si c’est plus que les résidents.',
  ontarioPrograms: 'Les programmes où présenter une demande, et les notes qu’ils exigent.',
  onlineShare: 'La part des étudiants qui étudient uniquement en ligne.',
  accreditedSchools: 'Les programmes professionnels reconnus par un organisme d’agrément.',
} satisfies Record<FactField, string>;

/** Where a figure means something else in Canada. */
const MEANINGS_IN_CANADA: Partial<Record<FactField, string>> = {
  graduationRate:
    'Le pourcentage des étudiants qui ont commencé ici à temps plein et y ont obtenu leur diplôme en sept ans ou moins. Les taux américains en comptent six.',
  tuition: 'Ce que paient les étudiants étrangers pour une année d’études à temps plein, avant toute aide.',
  tuitionInState:
    'Ce que paient les étudiants canadiens pour une année d’études à temps plein, avant toute aide. Au Québec et en Ontario, c’est le prix pour les résidents de la province.',
  netPrice:
    'Ce que coûte une année en moyenne après l’aide. Aucune source ne le publie pour les universités canadiennes.',
};

/** What a figure means at a school of a country. */
export function meaningOf(field: FactField, country: Country): string {
  return (country === 'CA' ? MEANINGS_IN_CANADA[field] : undefined) ?? MEANINGS[field];
}

export const sourceWords = {
  publisher: 'Source',
  variable: 'Variable',
  year: 'Année',
  computed: 'Mode de calcul',
  estimate: 'Estimation',
  estimateNote: 'Nous l’utilisons parce que nous n’avons pas le chiffre de l’établissement.',
  missing: 'Pourquoi il manque',
  missingOwn: 'Pourquoi il manque le chiffre de l’établissement',
  unknown: 'Nous n’avons pas de source pour ce chiffre.',
} as const;
