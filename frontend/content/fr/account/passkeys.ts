/** Les mots des clés d’accès : s’en servir pour se connecter, et celles d’un compte. */

export const passkeyWords = {
  signIn: 'Se connecter avec une clé d’accès',
  signingIn: 'En attente de votre clé d’accès…',
  or: 'ou',
  register: 'Créer le compte avec une clé d’accès',
  registering: 'Création de votre clé d’accès…',
  registerHint:
    'Sans mot de passe : votre empreinte, votre visage ou le verrouillage de votre écran ouvre votre session. Vous recevez quand même un code de récupération.',

  section: {
    title: 'Clés d’accès',
    intro:
      'Une clé d’accès ouvre votre session avec votre empreinte, votre visage ou le verrouillage de votre écran, sans mot de passe. Votre appareil la conserve; nous recevons seulement de quoi vérifier que c’est vous.',
    failed: 'Nous n’avons pas pu charger vos clés d’accès.',
    none: 'Vous n’avez aucune clé d’accès.',
    unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
    added: (day: string) => `Ajoutée le ${day}`,
    used: (day: string) => `dernière utilisation le ${day}`,
    neverUsed: 'jamais utilisée',
    add: 'Ajouter une clé d’accès',
    adding: 'Ajout en cours…',
    addHeading: 'Ajouter une clé d’accès',
    password: 'Mot de passe',
    whyPassword:
      'Entrez votre mot de passe, pour que personne d’autre n’ajoute une clé d’accès à votre compte. Votre appareil demandera ensuite votre empreinte, votre visage ou le verrouillage de l’écran.',
    cancel: 'Annuler',
    rename: 'Renommer',
    renameNamed: (name: string) => `Renommer ${name}`,
    renameHeading: 'Renommer la clé d’accès',
    name: 'Nom',
    nameFault: 'Entrez un nom de 1 à 60 caractères',
    save: 'Enregistrer',
    remove: 'Retirer',
    removeNamed: (name: string) => `Retirer ${name}`,
    confirm: (name: string) => ({
      title: 'Retirer cette clé d’accès?',
      question: `« ${name} » n’ouvrira plus votre compte, et votre session sera fermée sur tous vos autres appareils. Vous pouvez aussi supprimer la clé dans les réglages de votre appareil.`,
      confirm: 'Retirer',
      cancel: 'La garder',
    }),
  },
  proof: 'Vous confirmerez avec votre clé d’accès.',
  setPassword: {
    intro:
      'Votre compte n’a pas de mot de passe. Avec un mot de passe, vous pouvez vous connecter là où vous n’avez pas votre clé d’accès. Vous confirmez avec votre clé d’accès et recevez un nouveau code de récupération.',
    submit: 'Choisir le mot de passe',
  },

  devices: {
    iphone: 'iPhone',
    ipad: 'iPad',
    android: 'Appareil Android',
    chromebook: 'Chromebook',
    mac: 'Mac',
    windows: 'Ordinateur Windows',
    linux: 'Ordinateur Linux',
    other: 'Clé d’accès',
  },

  failures: {
    cancelled:
      'L’opération a été annulée ou a pris trop de temps, ou cet appareil n’a pas de clé d’accès pour CampusAtlas.',
    there: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    unsupported:
      'Cet appareil ne peut pas créer le type de clé d’accès qu’il faut : une clé qui demande votre empreinte, votre visage ou le verrouillage de votre écran.',
    other: 'Votre navigateur n’a pas pu utiliser de clé d’accès ici.',
  },

  toasts: {
    added: { title: 'Clé d’accès ajoutée', description: 'Vous pouvez maintenant l’utiliser pour vous connecter.' },
    renamed: { title: 'Clé d’accès renommée' },
    removed: { title: 'Clé d’accès retirée', description: 'Votre session est fermée sur tous vos autres appareils.' },
    notAdded: 'La clé d’accès n’a pas été ajoutée',
    notRenamed: 'La clé d’accès n’a pas été renommée',
    notRemoved: 'La clé d’accès n’a pas été retirée',
    unreached: 'Nous n’avons pas pu joindre notre serveur. Vérifiez votre connexion et réessayez.',
  },
} as const;
