/** The words of the account’s settings. */
import type { ChangeGroup } from '#schema/domain/record/changes.ts';
import type { SizeCategory } from '#schema/domain/record/enums.ts';
import { de } from '../grammar.ts';

export const accountWords = {
  title: 'Paramètres du compte',
  description: 'Vos préférences, vos notifications et ce que contient votre compte.',
  signedInAs: (username: string) => `Session ouverte au nom ${de(username)}.`,
  tabsLabel: 'Paramètres du compte',
  tabs: { preferences: 'Préférences', notifications: 'Notifications', privacy: 'Confidentialité' },
  failed: 'Nous n’avons pas pu charger vos paramètres.',
  tryAgain: 'Réessayer',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  notSaved: 'Rien n’a été enregistré',
} as const;

export const preferenceWords = {
  intro:
    'Ces préférences orientent vos recommandations, pas vos résultats de recherche. Laissez vide ce qui n’a pas d’importance. Pour garder vos changements, appuyez sur Enregistrer.',
  saved: { title: 'Préférences enregistrées', description: 'Vos recommandations en tiennent compte dès maintenant.' },
  unsaved: 'Certains changements ne sont pas encore enregistrés.',
  interests: 'Domaines qui vous intéressent',
  places: 'Lieu',
  countries: 'Pays',
  states: 'États et provinces',
  addState: 'Ajouter un État ou une province',
  chooseState: 'Choisir dans la liste',
  removeState: (name: string) => `Retirer ${name}`,
  kind: 'Établissement',
  types: 'Type d’établissement',
  settings: 'Milieu du campus',
  sizes: 'Nombre d’étudiants',
  sizeOf: {
    Small: 'moins de 5 000 étudiants',
    Medium: 'de 5 000 à 14 999',
    Large: 'de 15 000 à 30 000',
    'Very Large': 'plus de 30 000',
  } satisfies Record<SizeCategory, string>,
  tuition: 'Droits de scolarité',
  tuitionHint: 'Droits affichés pour une année, en dollars américains.',
  tuitionMin: 'Minimum',
  tuitionMax: 'Maximum',
  noLimit: 'Sans limite',
  faults: {
    amount: 'Entrez un montant de 0 à 1 000 000 $, ou laissez le champ vide.',
    order: 'Le maximum ne peut pas être inférieur au minimum.',
  },
} as const;

export const notificationWords = {
  title: 'Les établissements de vos favoris',
  intro:
    'Quand de nouvelles données changent quelque chose pour un établissement de vos favoris, nous vous le disons ici, sur le site.',
  groups: {
    price: {
      label: 'Prix',
      hint: 'Les droits de scolarité, ceux des résidents de l’État ou le prix net ont changé.',
    },
    rates: { label: 'Taux', hint: 'Le taux d’admission, de diplomation ou de maintien aux études a changé.' },
    plan: { label: 'Dates de votre plan', hint: 'Une date arrive dans un mois, une semaine ou un jour, ou a changé.' },
    status: { label: 'Situation', hint: 'L’établissement a fermé ou a changé de nom.' },
  } satisfies Record<ChangeGroup, { label: string; hint: string }>,
  saved: { title: 'Enregistré', description: 'Vos choix de notifications sont enregistrés.' },
} as const;

export const accountPrivacyWords = {
  choices: {
    title: 'Historique et recommandations',
    keepHistory: {
      label: 'Enregistrer dans mon compte les établissements que je consulte',
      hint: 'Les dix derniers, sur tous vos appareils. Si vous désactivez ce choix, l’historique de votre compte est supprimé.',
    },
    countTogether: {
      label: 'Utiliser mes favoris, sans mon nom, pour améliorer les recommandations',
      hint: 'Nous utilisons seulement les paires d’établissements que dix personnes ou plus ont enregistrées; personne ne peut donc deviner votre liste.',
    },
    saved: { title: 'Enregistré', description: 'Votre choix est enregistré.' },
  },
  password: {
    title: 'Mot de passe',
    intro:
      'Le changer ferme votre session sur tous vos autres appareils et vous donne un nouveau code de récupération.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    submit: 'Changer le mot de passe',
    pending: 'Changement en cours…',
    done: {
      title: 'Mot de passe changé',
      description:
        'Votre session est fermée sur tous vos autres appareils et votre ancien code de récupération ne fonctionne plus.',
    },
    failed: 'Le mot de passe n’a pas changé',
  },
  code: {
    title: 'Code de récupération',
    intro:
      'Si vous oubliez votre mot de passe, ce code permet d’en choisir un nouveau, une seule fois. Un nouveau code remplace l’ancien.',
    password: 'Mot de passe',
    submit: 'Obtenir un nouveau code',
    pending: 'Préparation du nouveau code…',
    failed: 'Le nouveau code n’a pas été créé',
  },
  download: {
    title: 'Vos données',
    intro:
      'Tout ce que contient votre compte, dans un seul fichier (JSON) : favoris, notes, listes, recherches et paramètres.',
    submit: 'Tout télécharger',
    import: 'Importer le fichier d’un compte',
  },
  remove: {
    title: 'Supprimer le compte',
    intro: 'Votre compte et tout son contenu sont supprimés sur-le-champ. C’est définitif.',
    open: 'Supprimer le compte',
    heading: 'Supprimer votre compte?',
    question:
      'Vos favoris, vos notes, vos listes, vos recherches et vos paramètres seront supprimés sur tous vos appareils. C’est définitif.',
    password: 'Mot de passe',
    submit: 'Supprimer pour de bon',
    pending: 'Suppression…',
    cancel: 'Garder le compte',
    done: { title: 'Compte supprimé', description: 'Nous avons supprimé tout ce qu’il contenait.' },
    failed: 'Le compte n’a pas été supprimé',
  },
} as const;
