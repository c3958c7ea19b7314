/** Words around the source of a figure: who published it, for which year, why it is missing. */
import { translate } from '#frontend/content/known-texts.ts';

/** Sources that CampusAtlas itself has named, in English in the data, and public bodies of Canada, which have a French name. */
const NAMED = translate({
  'Accrediting bodies and universities, their pages and copies of their lists':
    'Organismes d’agrément et universités : leurs pages et des copies de leurs listes',
  'A public list of colleges': 'Une liste publique de collèges',
  'Application deadlines, fees and test policy of 263 public universities':
    'Dates limites, frais et examens exigés de 263 universités publiques',
  'Application services and universities, as named in each row':
    'Services d’admission et universités, nommés à chaque ligne',
  'Common Data Set 2024-25 and 2025-26, C2: waiting lists':
    'Common Data Set de 2024-2025 et de 2025-2026, section C2 (listes d’attente)',
  'Directories of institutions and pages of the press': 'Répertoires d’établissements et pages de presse',
  'Entered by CampusAtlas': 'Saisi par CampusAtlas',
  'Inferred for this catalogue': 'Déduit par CampusAtlas',
  'Ontario Universities’ Application Centre (OUInfo)':
    'Centre de demande d’admission aux universités de l’Ontario (OUInfo)',
  'Ontario Universities’ Application Centre, accrediting bodies, universities and public lists of programs':
    'Centre de demande d’admission aux universités de l’Ontario, organismes d’agrément, universités et listes publiques de programmes',
  'Pages of schools, newspapers and accreditors': 'Pages d’établissements, de journaux et d’organismes d’agrément',
  'SAT and ACT policy of 30 universities, each with its admissions page':
    'Règles de 30 universités sur le SAT et l’ACT, chacune avec sa page d’admission',
  'University domains list': 'Liste des adresses Web d’universités',
  'Canada Mortgage and Housing Corporation (CMHC), Rental Market Survey':
    'Société canadienne d’hypothèques et de logement (SCHL), Enquête sur les logements locatifs',
  'Admissions pages of the universities': 'Pages d’admission des universités',
  'Canada Mortgage and Housing Corporation (CMHC)': 'Société canadienne d’hypothèques et de logement (SCHL)',
  'US Department of Education': 'ministère américain de l’Éducation',
  'US Department of Housing and Urban Development': 'ministère américain du Logement',
  "Copy of a university's page": 'Copie d’une page d’université',
  'Government of British Columbia': 'Gouvernement de la Colombie-Britannique',
  'Maritime Provinces Higher Education Commission': 'Commission de l’enseignement supérieur des Provinces maritimes',
  'Public table of Canadian university enrolment, its publisher not stated':
    'Tableau public des effectifs, sans nom d’éditeur',
  "The university's own published history": 'L’histoire que l’université publie d’elle-même',
  "The university's own website": 'Le site de l’université',
});

/** Parts of names; of the encyclopedia, the article keeps its own. */
const PARTS: readonly (readonly [RegExp | string, string])[] = [
  [/^Wikipedia\b/, 'Wikipédia'],
  [/ \(copy\)$/, ' (copie)'],
  [/ \(copy of (\d+)\)$/, ' (copie de $1)'],
  [
    /^Statistics Canada, Postsecondary Student Information System/,
    'Statistique Canada, Système d’information sur les étudiants postsecondaires',
  ],
  [/^Statistics Canada/, 'Statistique Canada'],
  [/^(Statistique Canada.*, )table /, '$1tableau '],
  [/, checked by hand$/, ', vérifié à la main'],
];

/** What a source is called: in French where it has a French name. */
export const ownSourceText = (text: string): string =>
  PARTS.reduce((name, [part, french]) => name.replace(part, french), NAMED(text));

/** How a number was computed: the Worker has put it in French already (data/lexicons/fr-record-texts.json). */
export const computedText = (text: string): string => text;

export const sourceWords = {
  publisher: 'Source',
  variable: 'Variable',
  year: 'Année',
  people: 'Personnes comptées',
  computed: 'Mode de calcul',
  estimate: 'Estimation',
  estimateNote: 'Nous l’utilisons parce que nous n’avons pas le chiffre de l’établissement.',
  missing: 'Pourquoi il manque',
  missingOwn: 'Pourquoi le chiffre de l’établissement manque',
  unknown: 'Nous n’avons pas de source pour ce chiffre.',
} as const;
