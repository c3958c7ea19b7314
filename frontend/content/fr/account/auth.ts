/** The words of signing in and of making an account. */

export const authWords = {
  title: 'Se connecter ou s’inscrire',
  description:
    'Connectez-vous à CampusAtlas, ou créez un compte gratuit pour retrouver vos universités sur tous vos appareils.',

  tabsLabel: 'Se connecter ou s’inscrire',
  tabs: { login: 'Connexion', register: 'Inscription' },
  headings: { login: 'Vous revoilà', register: 'Créer votre compte', recover: 'Choisir un nouveau mot de passe' },
  intros: {
    login: 'Vos favoris, vos listes et vos recherches vous attendent.',
    register:
      'C’est gratuit, et nous n’avons pas besoin de votre courriel. Un nom d’utilisateur et un mot de passe suffisent.',
    recover:
      'Utilisez le code de récupération reçu à l’inscription. Il fonctionne une seule fois; vous en recevrez ensuite un nouveau.',
  },
  /** Where a page asked for it: which, and what is there without an account. */
  asked: {
    myUniversities: 'Connectez-vous pour voir Mes universités',
    plan: 'Connectez-vous pour voir votre plan',
    dashboard: 'Connectez-vous pour voir votre tableau de bord',
    account: 'Connectez-vous pour voir votre compte',
    other: 'Connectez-vous pour continuer',
    without: 'Pas de compte? Ce que vous avez enregistré dans ce navigateur est toujours là :',
    bookmarks: 'Favoris',
    planHere: 'Votre plan',
  },

  fields: {
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    confirmPassword: 'Confirmer le mot de passe',
    recoveryCode: 'Code de récupération',
  },
  usernameHint:
    'Personne d’autre ne peut le voir. Au moins 3 caractères : lettres, chiffres, points, traits de soulignement et traits d’union.',
  recoveryCodeHint: 'Les majuscules, les espaces et les traits d’union ne comptent pas.',
  mismatch: 'Les mots de passe ne concordent pas',
  taken: 'Ce nom est déjà pris. Choisissez-en un autre.',

  submit: { login: 'Se connecter', register: 'Créer le compte', recover: 'Enregistrer le mot de passe' },
  pending: { login: 'Connexion…', register: 'Création du compte…', recover: 'Enregistrement du mot de passe…' },
  links: {
    toRegister: { lead: 'Première visite?', link: 'Créer un compte' },
    toLogin: { lead: 'Vous avez déjà un compte?', link: 'Se connecter' },
    forgot: 'Mot de passe oublié?',
    backToLogin: 'Retour à la connexion',
  },
  noCode:
    'Sans le code, personne ne peut ouvrir le compte, pas même nous. Nous n’avons aucune adresse courriel à laquelle vous écrire.',

  codeHeading: 'Enregistrez votre code de récupération',
  weakPassword: {
    heading: 'Choisissez un mot de passe plus solide',
    lead: (reason: string) => `Votre session est ouverte, mais votre mot de passe est facile à deviner : ${reason}.`,
    reasons: {
      spaces: 'il ne contient que des espaces',
      name: 'il ressemble trop à votre nom d’utilisateur',
      common: 'c’est l’un des mots de passe les plus répandus',
    },
    advice:
      'Quiconque le devine a accès à tout ce que vous avez enregistré ici. En choisir un nouveau prend une minute.',
    change: 'Le changer maintenant',
    later: 'Plus tard',
  },

  panel: {
    kept: 'Ce qu’un compte conserve',
    keeps: [
      'Vos favoris, vos listes et vos notes, sur tous vos appareils',
      'Votre plan, avec des rappels de ce qui approche',
      'Vos recherches enregistrées et leurs nouveautés',
    ],
    title: 'Sur CampusAtlas',
    points: [
      {
        title: 'Recherche avancée',
        body: 'Filtrez par lieu, domaine, prix, taille et plus encore, puis enregistrez une recherche pour savoir ce qui s’y ajoute.',
      },
      {
        title: 'Comparer les universités',
        body: 'Jusqu’à quatre côte à côte, chaque chiffre avec son année et sa source, et les meilleures valeurs en évidence.',
      },
      {
        title: 'Bourses d’études',
        body: 'Les bourses nationales et les sites officiels où demander de l’aide, dans les deux pays.',
      },
    ],
  },

  toasts: {
    loggedIn: (username: string) => ({ title: 'Connexion réussie', description: `Bonjour, ${username}!` }),
    registered: (username: string) => ({ title: 'Inscription réussie', description: `Bienvenue, ${username}!` }),
    recovered: (username: string) => ({
      title: 'Nouveau mot de passe enregistré',
      description: `Bonjour, ${username}!`,
    }),
    loggedOut: { title: 'Session fermée', description: 'La déconnexion a réussi.' },
    loggedOutHere: {
      title: 'Session fermée',
      description:
        'Il ne reste rien de vous dans ce navigateur. Nous n’avons pas pu joindre notre serveur; nous terminerons la déconnexion dès que possible.',
    },
    loginFailed: 'La connexion a échoué',
    registrationFailed: 'L’inscription a échoué',
    recoveryFailed: 'Le mot de passe n’a pas changé',
    logoutFailed: 'La déconnexion a échoué',
  },
} as const;
