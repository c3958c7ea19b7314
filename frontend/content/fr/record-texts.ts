/** Texts that a university's record holds in English, in French; one that is not known stays as it is. */
import { formatCount } from '#schema/domain/formats.ts';

const said =
  (table: Readonly<Record<string, string>>) =>
  (text: string): string =>
    Object.hasOwn(table, text) ? (table[text] ?? text) : text;

/** Whom a rate counts, in the middle of a sentence: « étudiants qui commencent à temps plein ». */
export const countedText = said({
  'First-year applicants': 'demandes en première année',
  'Applicants for early decision': 'demandes en décision anticipée',
  'Full-time first-time students': 'nouveaux étudiants à temps plein',
  'Full-time first-time students who sought a bachelor’s degree':
    'nouveaux étudiants à temps plein qui visaient un baccalauréat',
  'Full-time first-time students with a Pell grant': 'nouveaux étudiants à temps plein avec une bourse Pell',
  'Students of all levels in twelve months': 'étudiants de tous les cycles en douze mois',
  'Full-time entrants, first-time and transfer':
    'nouveaux étudiants à temps plein, y compris ceux qui viennent d’un autre établissement',
  Undergraduates: 'étudiants de premier cycle',
  'First-time full-time undergraduates': 'nouveaux étudiants de premier cycle à temps plein',
});

const MONTHS: Record<string, string> = {
  January: 'janvier',
  February: 'février',
  March: 'mars',
  April: 'avril',
  May: 'mai',
  June: 'juin',
  July: 'juillet',
  August: 'août',
  September: 'septembre',
  October: 'octobre',
  November: 'novembre',
  December: 'décembre',
};
const MONTH = new RegExp(`\\b(${Object.keys(MONTHS).join('|')})\\b(?: (\\d{1,2})\\b(?!:))?`, 'g');

/** « March 1 » as « 1er mars », « October » as « octobre ». */
const inFrench = (text: string) =>
  text.replace(MONTH, (_, month: string, day: string | undefined) =>
    day === undefined ? (MONTHS[month] ?? month) : `${day === '1' ? '1er' : day} ${MONTHS[month] ?? month}`,
  );

/** Which year a figure is of: « automne 2024 », « entrés à l’automne 2017 », « 2023-2024 ». */
export const yearText = (year: string): string =>
  inFrench(
    year
      .replace(/^fall (\d{4}) to fall (\d{4})$/, 'de l’automne $1 à l’automne $2')
      .replace(/^entered fall (\d{4})$/, 'entrés à l’automne $1')
      .replace(/^entered (\d{4}.*)$/, 'entrés en $1')
      .replace(/^fall (\d{4}) cohort$/, 'entrés à l’automne $1')
      .replace(/\bfall (\d{4})\b/, 'automne $1')
      .replace(/^fiscal year (\d{4})$/, 'exercice $1')
      .replace(/^checked by hand$/, 'vérifié à la main')
      .replace(/^undated$/, 'sans date')
      .replace(/\b(\d\d)(\d\d)-(\d\d)(?![\d-])/g, '$1$2-$1$3'),
  );

/** Who pays a price: « résidents du Québec ». */
export const payersText = said({
  'Canadian students': 'étudiants canadiens',
  'Ontario residents': 'résidents de l’Ontario',
  'Quebec residents': 'résidents du Québec',
});

const ROUTES: Readonly<Record<string, string>> = {
  all: 'tout le monde',
  'students in an Ontario secondary school': 'élèves d’une école secondaire de l’Ontario',
  'everybody else: out of province, international, mature, transfer':
    'toutes les autres personnes : autre province, étranger, adultes, changement d’établissement',
  'college (DEC), not universities': 'cégep (DEC), pas l’université',
  'college (DEC)': 'cégep (DEC)',
  '2027-01-15; decisions out by 2027-05-28; no answer may be required before 2027-06-01':
    '2027-01-15; décisions au plus tard le 2027-05-28; aucune réponse exigée avant le 2027-06-01',
  'no common date: each university sets its own (many 2027-01-15 to 2027-04-01)':
    'pas de date commune : chaque université fixe la sienne (beaucoup entre le 2027-01-15 et le 2027-04-01)',
  'March 1, 23:59 (round 1); rounds 2 and 3 in April and May':
    '1er mars, 23 h 59 (1er tour); 2e et 3e tours en avril et en mai',
  'set by each institution (many March 1; May for late programs)':
    'fixée par chaque établissement (souvent le 1er mars; mai pour les programmes tardifs)',
  'March 1 (round 1)': '1er mars (1er tour)',
  'set by each institution': 'fixée par chaque établissement',
  '2027-01-15 Ontario high schools; 2027-03-01 architecture, design, music, nursing, social work; 2027-04-01 international (2027-06-01 from Canadian or US schools)':
    '2027-01-15 pour les écoles secondaires de l’Ontario; 2027-03-01 en architecture, design, musique, sciences infirmières et travail social; 2027-04-01 de l’étranger (2027-06-01 depuis une école canadienne ou américaine)',
  'March 1 (US and international advised February 1)':
    '1er mars (1er février conseillé depuis les États-Unis et l’étranger)',
  'most programs open until classes begin; Feb. 15 medical sciences, health sciences, social work and scholarships; March 1 design; March 15 nursing':
    'la plupart des programmes ouverts jusqu’au début des cours; 15 février en sciences médicales, en sciences de la santé, en travail social et pour les bourses; 1er mars en design; 15 mars en sciences infirmières',
  '2027-01-15 applicants from outside Canada and US-style schooling (documents 2027-03-01)':
    '2027-01-15 pour qui étudie hors du Canada ou dans un système américain (documents : 2027-03-01)',
  '2027-01-15 (supplementary forms 2027-01-28 to mid-February)':
    '2027-01-15 (formulaires supplémentaires du 2027-01-28 à la mi-février)',
  'March 1, then as places last': '1er mars, puis selon les places',
  '2027-02-01 commerce, health sciences, nursing; 2027-03-01 others':
    '2027-02-01 en commerce, sciences de la santé et sciences infirmières; 2027-03-01 ailleurs',
  'August 1 domestic, June 15 international': '1er août pour les Canadiens, 15 juin de l’étranger',
  '2027-01-31 (documents 2027-02-28)': '2027-01-31 (documents : 2027-02-28)',
  'August 31 (scholarships March 1; education January 15; social work April 30; international June 1)':
    '31 août (bourses : 1er mars; éducation : 15 janvier; travail social : 30 avril; étranger : 1er juin)',
  '2027-02-01 equal consideration (language scores 2027-04-01)':
    '2027-02-01 pour une étude à égalité (résultats de langue : 2027-04-01)',
  '2027-03-01 most programs (entrance awards 2027-01-10)':
    '2027-03-01 pour la plupart des programmes (bourses d’entrée : 2027-01-10)',
  'March 1 (documents March 15; final 2027-08-01)': '1er mars (documents : 15 mars; dernier délai : 2027-08-01)',
  '2027-03-01 (University 1 and direct entry)': '2027-03-01 (University 1 et entrée directe)',
  'March 31 most undergraduate programs (Dec. 15 education, Feb. 15 nursing and health sciences)':
    '31 mars pour la plupart des programmes de premier cycle (15 décembre en éducation, 15 février en sciences infirmières et en sciences de la santé)',
  '2027-01-15 advised (documents 2027-02-15)': '2027-01-15 conseillé (documents : 2027-02-15)',
  'March 1': '1er mars',
  '2027-01-15 (advised 2026-11-07); documents 2027-02-01, engineering and music 2027-01-15':
    '2027-01-15 (2026-11-07 conseillé); documents : 2027-02-01, génie et musique : 2027-01-15',
  'January 31': '31 janvier',
  'engineering 2027-01-15, others 2027-02-01 (documents 2027-02-01 and 02-15)':
    'génie : 2027-01-15; autres : 2027-02-01 (documents : 2027-02-01 et 02-15)',
  '2027-01-15 equal consideration (Ivey AEO same day)': '2027-01-15 pour une étude à égalité (Ivey AEO le même jour)',
  'rolling; international 2027-03-24; Schulich BBA 2027-01-15 (optional early round 2026-11-06)':
    'en continu; étranger : 2027-03-24; Schulich BBA : 2027-01-15 (premier tour facultatif : 2026-11-06)',
  '159 for 3 choices, 51 each further; some programs add 45 to 60':
    '159 pour 3 choix, 51 pour chaque choix de plus; certains programmes ajoutent de 45 à 60',
  '159 for 3 choices, 51 each further (no separate international fee)':
    '159 pour 3 choix, 51 pour chaque choix de plus (pas de frais propres aux étudiants étrangers)',
  '30 (85 international)': '30 (85 de l’étranger)',
  'none of the system; institutions charge their own': 'aucuns frais du service; les établissements ont les leurs',
  varies: 'variables',
  'set by each institution; none of the system itself':
    'fixés par chaque établissement; aucuns frais du service lui-même',
  'OUAC fee': 'frais de l’OUAC',
  'OUAC fee plus 50 engineering': 'frais de l’OUAC, plus 50 en génie',
  'OUAC fee plus 45 engineering': 'frais de l’OUAC, plus 45 en génie',
  'OUAC fee plus 60 engineering': 'frais de l’OUAC, plus 60 en génie',
  'OUAC fee; Ivey AEO 200': 'frais de l’OUAC; Ivey AEO : 200',
  '65 domestic, 100 international': '65 pour les Canadiens, 100 de l’étranger',
  '150 first application, 100 current or former student':
    '150 pour une première demande, 100 pour qui y étudie ou y a étudié',
  '125 (Canadian schooling), 145 (international)': '125 (études au Canada), 145 (études à l’étranger)',
  'at most 3 programs at one university; additional-information (late places) service from 2027-06-03':
    'au plus 3 programmes dans une même université; service des places restantes à partir du 2027-06-03',
  '2027 dates not found': 'dates de 2027 introuvables',
  'Alberta transcripts are shared inside the system': 'les relevés de notes de l’Alberta circulent dans le service',
  'which institutions are in: partly from knowledge': 'les établissements qui y participent : en partie de mémoire',
  'at most 3 choices': 'au plus 3 choix',
  'another source says April 1': 'une autre source indique le 1er avril',
  'old page': 'page ancienne',
  'many programs stay open later': 'beaucoup de programmes restent ouverts plus tard',
  'documents of schools outside Canada 2027-03-15; offers to be accepted by 2027-05-01 or 06-01':
    'documents des écoles hors du Canada : 2027-03-15; offres à accepter avant le 2027-05-01 ou 06-01',
  'standing dates': 'mêmes dates chaque année',
  'scholarship 2026-12-01': 'bourse : 2026-12-01',
  'an old page gives 60 for international applicants': 'une page ancienne indique 60 de l’étranger',
  'standing date, year not stated': 'même date chaque année, année non précisée',
  'mid-January (2023-01-12)': 'mi-janvier (2023-01-12)',
  '2026-10-01 at most universities': '2026-10-01 dans la plupart des universités',
  'autumn 2026': 'automne 2026',
  '2026-10-01 (institution by institution)': '2026-10-01 (selon l’établissement)',
  'end of August 2026': 'fin août 2026',
  'early October 2026': 'début octobre 2026',
  '2026-10-01 (international from August 15)': '2026-10-01 (de l’étranger, dès le 15 août)',
  International: 'Étudiants étrangers',
  'Other programs': 'Autres programmes',
  'Equal consideration': 'Étude à égalité',
  'Ontario high schools': 'Écoles secondaires de l’Ontario',
  'Architecture, design, music, nursing, social work':
    'Architecture, design, musique, sciences infirmières, travail social',
  'Applicants from outside Canada and US-style schooling': 'Études hors du Canada ou dans un système américain',
  'Commerce, health sciences, nursing': 'Commerce, sciences de la santé, sciences infirmières',
  'Most programs': 'La plupart des programmes',
  'Entrance awards': 'Bourses d’entrée',
  'University 1 and direct entry': 'University 1 et entrée directe',
  Advised: 'Date conseillée',
  Engineering: 'Génie',
};
/** A fact of how one applies in Canada. */
export const routeText = said(ROUTES);

/** What a school offers: to veterans, by ROTC. */
export const serviceText = said({
  'Dedicated contact for veterans and military families': 'Personne-ressource pour les vétérans et leur famille',
  'Credit for military training': 'Crédits pour la formation militaire',
  'Agreement with the Department of Defense': 'Entente avec le Department of Defense',
  'Yellow Ribbon program': 'Programme Yellow Ribbon',
  'Recognized student veteran organization': 'Association étudiante de vétérans reconnue',
  Army: 'Armée de terre',
  'Air Force': 'Armée de l’air',
  Navy: 'Marine',
});

/** Which programs a price is of, after « programmes ». */
export const pricedProgramsText = said({ 'arts or general': 'd’arts ou généraux' });

const HOUSING = said({
  'Campus housing': 'Logement sur le campus',
  'No campus housing': 'Pas de logement sur le campus',
  'Meal plans': 'Forfaits repas',
  'First-year students live on campus': 'Les étudiants de première année vivent sur le campus',
});
/** What the record says of housing and meals. */
export const housingText = (text: string): string =>
  HOUSING(text)
    .replace(
      /^Campus housing for ([\d,]+) students$/,
      (_, places: string) => `Logement sur le campus pour ${formatCount(Number(places.replaceAll(',', '')))} étudiants`,
    )
    .replace(/^Meal plan with up to (\d+) meals a week$/, 'Forfait de $1 repas au plus par semaine');

/** In what language a Canadian school teaches. */
export const languageText = said({ English: 'Anglais', French: 'Français', Bilingual: 'Français et anglais' });

/** A field of study as Canadian sources name it. */
export const fieldText = said({
  'social work': 'travail social',
  medicine: 'médecine',
  dentistry: 'médecine dentaire',
  architecture: 'architecture',
  engineering: 'génie',
  nursing: 'sciences infirmières',
  'law (common law)': 'droit (common law)',
  'law (civil law)': 'droit (droit civil)',
  education: 'éducation',
  forestry: 'foresterie',
  'veterinary medicine': 'médecine vétérinaire',
  'business (accredited school)': 'affaires (école agréée)',
  optometry: 'optométrie',
  'Agriculture & Biological Science': 'Agriculture et sciences biologiques',
  Agriculture: 'Agriculture',
  'Business & Commerce': 'Affaires et commerce',
  'Computer Science': 'Informatique',
  Education: 'Éducation',
  'Fine & Applied Arts': 'Beaux-arts et arts appliqués',
  Humanities: 'Sciences humaines',
  'Kinesiology, Recreation & Phys. Educ.': 'Kinésiologie, loisirs et éducation physique',
  Mathematics: 'Mathématiques',
  Nursing: 'Sciences infirmières',
  'Other Arts & Science': 'Autres arts et sciences',
  'Other Health Professions': 'Autres professions de la santé',
  'Physical Science': 'Sciences physiques',
  'Social Science': 'Sciences sociales',
  'Social Sciences': 'Sciences sociales',
  Architecture: 'Architecture',
  Engineering: 'Génie',
  Journalism: 'Journalisme',
  Forestry: 'Foresterie',
  Law: 'Droit',
  'Therapy & Rehabilitation': 'Thérapie et réadaptation',
  'Medicine & Related Programs': 'Médecine et programmes voisins',
  Theology: 'Théologie',
  'Food Science & Nutrition': 'Sciences de l’alimentation et nutrition',
  'Veterinary Medicine': 'Médecine vétérinaire',
  Dentistry: 'Médecine dentaire',
  Pharmacy: 'Pharmacie',
  Optometry: 'Optométrie',
  'Biological & Biomedical Sciences': 'Sciences biologiques et biomédicales',
  'Commerce/Mgmt/Business Admin': 'Commerce, gestion et administration',
  'Communication & Journalism': 'Communication et journalisme',
  'Computer & Information Science': 'Informatique et sciences de l’information',
  'General Science': 'Sciences générales',
  'Health Profess & Related Programs': 'Professions de la santé et programmes voisins',
  'Kinesiology/Recreation/Physical Education': 'Kinésiologie, loisirs et éducation physique',
  'Languages & Linguistics': 'Langues et linguistique',
  'Liberal Arts & Sciences/General Studies/Humanities': 'Arts libéraux, études générales et sciences humaines',
  'Mathematics & Statistics': 'Mathématiques et statistique',
  Overall: 'Ensemble',
  'Architecture & Planning': 'Architecture et urbanisme',
  Psychology: 'Psychologie',
  Music: 'Musique',
  'Family & Consumer/Human Sciences': 'Sciences de la famille et de la consommation',
  'Natural Resources & Conservation': 'Ressources naturelles et conservation',
});

/** Practical experience in a program of Ontario. */
export const experienceText = said({
  'Co-op option available with this program': 'Option coop offerte dans ce programme',
  'Not Available': 'Non offert',
  'Co-op or internship application available at the university after registration':
    'Demande de stage ou de régime coop à l’université, après l’inscription',
  'Practicum or internship option available': 'Option de stage pratique ou de stage',
  'Field placement': 'Stage sur le terrain',
  'Co-op available by major': 'Régime coop selon la majeure',
  'Co-op program': 'Programme coop',
  'Co-op or internship option available': 'Option coop ou stage',
  'Class-based experiential education': 'Apprentissage par l’expérience dans les cours',
  'Faculty research opportunity': 'Recherche avec le corps professoral',
  'Clinical placement': 'Stage clinique',
  'Co-op available by application after first year of studies': 'Régime coop sur demande, après la première année',
  'Embedded community engagement/volunteerism/partnership':
    'Engagement dans la collectivité, bénévolat ou partenariat, dans le programme',
  'Co-op available with a different program code': 'Régime coop offert sous un autre code de programme',
});

const CARNEGIE_FAMILIES: Record<string, string> = {
  'Doctoral Universities': 'Universités de doctorat',
  'Master’s Colleges & Universities': 'Établissements de maîtrise',
  'Baccalaureate Colleges': 'Établissements de baccalauréat',
  'Baccalaureate/Associate’s Colleges': 'Établissements de baccalauréat et de grade d’associé',
  'Associate’s Colleges': 'Établissements de grade d’associé',
  'Special Focus Four-Year': 'Établissements spécialisés de quatre ans',
  'Special Focus Two-Year': 'Établissements spécialisés de deux ans',
  'Tribal Colleges': 'Collèges tribaux',
  'Doctoral/Professional Universities': 'Universités de doctorat et de formation professionnelle',
};
const CARNEGIE_PARTS: Record<string, string> = {
  'Larger Programs': 'grands programmes',
  'Medium Programs': 'programmes moyens',
  'Small Programs': 'petits programmes',
  'Very High Research Activity': 'recherche très intense',
  'High Research Activity': 'recherche intense',
  'Diverse Fields': 'domaines variés',
  'Arts & Sciences Focus': 'arts et sciences',
  'Mixed Baccalaureate/Associate’s': 'les deux à parts comparables',
  'Associate’s Dominant': 'surtout des grades d’associé',
  'Other Health Professions Schools': 'professions de la santé',
  'Faith-Related Institutions': 'religion',
  'Other Special Focus Institutions': 'autres domaines',
  'Other Fields': 'autres domaines',
  'Health Professions': 'professions de la santé',
  'Technical Professions': 'professions techniques',
  'Research Institutions': 'recherche',
  'Arts, Music & Design Schools': 'arts, musique et design',
  'Arts & Design': 'arts et design',
  'Business & Management Schools': 'affaires et gestion',
  'Engineering and Other Technology-Related Schools': 'génie et technologie',
  'Medical Schools & Centers': 'médecine',
  'Law Schools': 'droit',
  'Mixed Transfer/Career & Technical': 'passage à l’université et formation technique',
  'High Transfer': 'surtout le passage à l’université',
  'High Career & Technical': 'surtout la formation technique',
  'Mixed Traditional/Nontraditional': 'étudiants de tous âges',
  'High Traditional': 'surtout de jeunes étudiants',
  'High Nontraditional': 'surtout des adultes',
};
/** A Carnegie class of 2021, part by part. */
export function carnegieText(label: string): string {
  const [family = '', rest] = label.split(': ');
  const named = CARNEGIE_FAMILIES[family] ?? family;
  if (rest === undefined) return named;
  return `${named} : ${rest
    .split(/(?<=Transfer|Technical)-/)
    .map((part) => CARNEGIE_PARTS[part] ?? part)
    .join(', ')}`;
}

/** A label and what belongs to it. */
export const labelled = (label: string, text: string): string => `${label} : ${text}`;
