/** The words of « Mes universités » and of the page of what a browser has stored by itself. */
import { plural } from '#schema/domain/formats/plural.ts';
import { at, the } from '../grammar.ts';

export const myUniversitiesWords = {
  title: 'Mes universités',
  description:
    'Les universités de vos favoris, celles que vous avez vues récemment et d’autres qui pourraient vous convenir.',
  tabsLabel: 'Ce que vous avez enregistré',
  tabs: { bookmarks: 'Favoris', recent: 'Récentes', recommendations: 'Recommandées', plan: 'Plan' },
  empty: {
    bookmarks: 'Aucune université dans vos favoris.',
    recent: 'Aucune université consultée.',
    plan: 'Votre plan est vide. Ajoutez une université à vos favoris, puis choisissez ici quand présenter votre demande.',
    recommendations: 'Consultez une université ou ajoutez-la à vos favoris, et nous vous en recommanderons d’autres.',
  },
  browse: 'Parcourir les universités',
  figures: {
    tuition: 'Droits de scolarité',
    acceptance: 'Taux d’admission',
    graduation: 'Taux de diplomation',
  },
  clearBookmarks: {
    open: 'Effacer tous les favoris',
    title: 'Effacer tous les favoris?',
    question: 'Tous vos favoris et leurs notes seront retirés, de toutes les listes. C’est définitif.',
    confirm: 'Tout effacer',
    cancel: 'Les garder',
  },
  clearHistory: {
    open: 'Effacer l’historique',
    title: 'Effacer votre historique?',
    question:
      'La liste des établissements que vous avez consultés sera vidée et votre dernière recherche, oubliée. Vos favoris restent.',
    confirm: 'Effacer l’historique',
    cancel: 'Le garder',
  },
} as const;

export const listFilesWords = { import: 'Importer une liste', export: 'Exporter votre liste' } as const;

export const bookmarkTableWords = {
  decide: 'Décider en famille',
  label: 'Les universités de vos favoris',
  university: 'Université',
  actions: 'Actions',
  pick: 'Choisir pour comparer',
  pickNamed: (name: string) => `Choisir pour comparer : ${name}`,
  remove: 'Retirer des favoris',
  removeNamed: (name: string) => `Retirer des favoris : ${name}`,
  more: 'Plus',
  moreNamed: (name: string) => `Plus : ${name}`,
  copy: 'Copier le lien',
  copyNamed: (name: string) => `Copier le lien : ${name}`,
  copied: { title: 'Lien copié', description: 'Il mène à la page de l’établissement.' },
  notCopied: {
    title: 'Nous n’avons pas pu copier le lien',
    description: 'Ouvrez la page de l’établissement et copiez le lien là-bas.',
    destructive: true,
  },
  print: 'Imprimer la liste',
  order: 'Ordre',
  newest: 'Ajouts récents en premier',
  up: (label: string) => `${label} : du plus petit au plus grand, ou de A à Z`,
  down: (label: string) => `${label} : du plus grand au plus petit, ou de Z à A`,
  columns: {
    standing: 'Difficulté d’admission',
    price: 'Prix par année',
    tuition: 'Scolarité par année',
    plan: 'Statut',
    date: 'Prochaine date',
    step: 'Prochaine étape',
    graduates: 'Taux de diplomation',
  },
  /** On a phone, where no heading says what it is. */
  compare: (count: number) => plural(count, { one: 'Comparer', other: `Comparer les ${count}` }),
} as const;

export const bookmarksPageWords = {
  title: 'Favoris',
  description: 'Les universités que vous avez enregistrées et consultées dans ce navigateur.',
  here: 'Tout cela n’est enregistré que dans ce navigateur.',
  register: 'Créez un compte gratuit',
  everywhere: 'pour tout retrouver sur vos appareils, avec des listes et des notes.',
  already: 'Vous en avez déjà un?',
  login: 'Se connecter',
} as const;

export const recommendationWords = {
  intro: (name: string | null) =>
    name === null
      ? 'D’après vos favoris, votre historique et vos préférences.'
      : `D’après ${the(name)}, vos autres favoris, votre historique et vos préférences.`,
  similarIntro: 'Semblables à vos derniers favoris et aux dernières universités que vous avez consultées.',
  like: (name: string) => `Semblable ${at(name)}`,
  loading: 'Chargement des recommandations…',
  failed: 'Nous n’avons pas pu charger les recommandations.',
  tryAgain: 'Réessayer',
  none: 'Aucune université semblable trouvée.',
  why: 'Pourquoi',
} as const;
