/** The words of « Voir mon prix » and of the prices that follow from it. */
import { formatScore } from '#schema/domain/formats/formats.ts';
import type { Attendance, Living, OwnScore, Starting } from '#schema/domain/situation/personal-situation.ts';

export const situationWords = {
  title: 'À propos de vous',
  intro:
    'Deux réponses, et nous estimons ce qu’une année vous coûterait dans chaque établissement, d’après ce qu’ont payé des familles comme la vôtre.',
  staysHere:
    'Ces réponses sont enregistrées dans ce navigateur et, si votre session est ouverte, dans votre compte. Pour calculer un prix, le site nous transmet votre lieu de résidence, votre citoyenneté et votre revenu. Vos réponses ne figurent jamais dans un lien que vous partagez ni dans les journaux de nos serveurs.',
  aside: {
    text: (what: string) =>
      `Avant que vous ouvriez votre session, quelqu’un a entré ceci dans ce navigateur : ${what}. Nous ne nous en servons pas pour vos prix.`,
    use: 'Ce sont mes réponses : m’en servir',
    forget: 'L’effacer',
    told: {
      title: 'Vous voyez les prix affichés par les établissements',
      description:
        'Le lieu et le revenu entrés ici avant l’ouverture de votre session ne sont peut-être pas les vôtres. Vérifiez sous « Voir mon prix ».',
    },
  },
  home: 'Votre État ou votre province',
  homeAbroad: 'Ailleurs, ou je préfère ne pas le dire',
  postalCode: 'Code postal ou code ZIP',
  postalCodeHint:
    'Pour savoir dans quel État ou quelle province vous habitez, et quels établissements sont plus près. Nous n’en envoyons que les trois premiers caractères.',
  homeIs: (name: string) => `Lieu de résidence : ${name}`,
  otherHome: 'Choisir un État ou une province, ou dire que vous vivez ailleurs',
  postalCodeWrong: 'Entrez un code canadien, comme H2X 1Y4, ou cinq chiffres.',
  residence: 'Citoyenneté ou résidence',
  residenceUnsaid: 'Selon le lieu où vous habitez',
  residences: {
    us: 'Citoyenneté américaine ou droit à l’aide américaine',
    ca: 'Citoyenneté canadienne ou résidence permanente',
    other: 'Ni l’une ni l’autre',
  },
  income: 'Revenu familial par année, en dollars américains',
  incomeUnsaid: 'Je préfère ne pas le dire',
  starting: 'Vous commencez',
  startings: { 'first-year': 'En première année', transfer: 'Par transfert d’un autre établissement' } satisfies Record<
    Starting,
    string
  >,
  attendance: 'Études',
  attendances: { 'full-time': 'À temps plein', 'part-time': 'À temps partiel' } satisfies Record<Attendance, string>,
  living: 'Logement',
  livings: {
    campus: 'Sur le campus',
    'off-campus': 'Hors campus',
    'with-family': 'Avec la famille',
  } satisfies Record<Living, string>,
  unsaid: 'Je préfère ne pas le dire',
  more: 'Autres précisions (facultatives)',
  scores: { sat: 'SAT, total', act: 'ACT', average: 'Moyenne scolaire, en pourcentage' } satisfies Record<
    OwnScore,
    string
  >,
  scoreWrong: (from: number, to: number) => `Entrez un nombre entier de ${formatScore(from)} à ${formatScore(to)}.`,
  subjects: 'Domaines d’études',
  subjectsHint: (most: number) => `Jusqu’à ${most}.`,
  addSubject: 'Ajouter un domaine',
  removeSubject: (subject: string) => `Retirer ${subject}`,
  save: 'Voir mon prix',
  saveWithoutPrice: 'Enregistrer',
  needsHome: 'Pour un prix, il nous faut votre code postal, votre État ou votre province, ou votre citoyenneté.',
  cancel: 'Annuler',
  forget: 'Effacer mes réponses',
  forgotten: {
    title: 'Réponses effacées',
    description: 'Vous voyez de nouveau les prix affichés par les établissements.',
  },
} as const;
