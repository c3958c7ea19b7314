/** Texts of a university's record that stand further down its page, in English there; one that is not known stays as it is. */
import { fromTable } from '#frontend/content/known-texts.ts';
import { formatCount } from '#schema/domain/formats.ts';

/** What a school offers: to veterans, by ROTC. */
export const serviceText = fromTable({
  'Dedicated contact for veterans and military families': 'Personne-ressource pour les vétérans et leur famille',
  'Credit for military training': 'Crédits pour la formation militaire',
  'Agreement with the Department of Defense': 'Entente avec le Department of Defense',
  'Yellow Ribbon program': 'Programme Yellow Ribbon',
  'Recognized student veteran organization': 'Association étudiante de vétérans reconnue',
  Army: 'Armée de terre',
  'Air Force': 'Armée de l’air',
  Navy: 'Marine',
});

const HOUSING = fromTable({
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
export const languageText = fromTable({ English: 'Anglais', French: 'Français', Bilingual: 'Français et anglais' });

/** A field of study as Canadian sources name it. */
export const fieldText = fromTable({
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
export const experienceText = fromTable({
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
