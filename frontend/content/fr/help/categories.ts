/** What the help centre's categories and articles are called in lists, heads and links. Their text is a module a category. */
import type { HelpNames } from '#schema/domain/help-articles.ts';

export const HELP_NAMES: HelpNames = {
  'getting-started': {
    title: 'Premiers pas',
    description: 'Ouvrir un compte, trouver un établissement et garder ce que vous trouvez.',
    articles: {
      'creating-an-account': {
        title: 'Créer un compte',
        description:
          'Comment ouvrir un compte gratuit, à quoi sert le code de récupération et ce que vous pouvez faire sans compte.',
      },
      'search-basics': {
        title: 'La recherche en bref',
        description:
          'Trois façons de trouver un établissement : la recherche rapide, la recherche avancée et les listes populaires.',
      },
      personalization: {
        title: 'Un site à votre mesure',
        description:
          'Dites-nous ce que vous cherchez, ordonnez votre tableau de bord et masquez les établissements dont vous ne voulez pas.',
      },
      bookmarks: {
        title: 'Favoris, listes et notes',
        description:
          'Gardez des établissements, classez-les dans des listes, écrivez des notes privées et téléchargez le tout.',
      },
    },
  },
  search: {
    title: 'Recherche et filtres',
    description: 'Passer de milliers d’établissements aux quelques-uns qui vous conviennent.',
    articles: {
      'advanced-filters': {
        title: 'Les filtres avancés',
        description:
          'Ce que font les principaux filtres, ce qui arrive aux données manquantes et comment partager une recherche.',
      },
      'location-based': {
        title: 'Chercher selon le lieu',
        description:
          'Par pays, État, province ou ville, autour d’une ville ou d’un code postal, près de chez vous ou sur la carte.',
      },
      'tuition-filters': {
        title: 'Les filtres de droits de scolarité',
        description:
          'Quel prix le filtre utilise, comment il traite deux monnaies et quels établissements il laisse de côté.',
      },
      'religious-affiliation': {
        title: 'L’appartenance religieuse',
        description:
          'Comment les établissements sont regroupés par religion, et comment trouver ceux qui n’en ont pas.',
      },
    },
  },
  profiles: {
    title: 'Pages des universités',
    description: 'Lire la page d’un établissement et comprendre chaque chiffre.',
    articles: {
      'understanding-data': {
        title: 'Comprendre les données',
        description: 'D’où viennent les chiffres, de quand ils datent et ce que veulent dire les catégories.',
      },
      'virtual-tours': {
        title: 'Les visites virtuelles',
        description:
          'Ce que montre la visite sur la page d’un établissement, comment la suivre et comment voir le vrai campus.',
      },
      'similar-universities': {
        title: 'Les universités semblables',
        description: 'Comment les trois établissements semblables sont choisis, et comment vous en servir.',
      },
      'financial-details': {
        title: 'Les renseignements financiers',
        description:
          'Prix affiché, prix net, coût de quatre ans, aide et dette : ce que dit la page d’un établissement.',
      },
    },
  },
  scholarships: {
    title: 'Bourses et aide financière',
    description: 'Trouver de l’argent pour vos études dans les deux pays.',
    articles: {
      search: {
        title: 'Trouver des bourses',
        description: 'D’où vient vraiment l’argent des bourses, et comment reconnaître une arnaque.',
      },
      filters: {
        title: 'Faire le tri',
        description: 'Démêler les formes d’aide selon le pays, selon votre profil et selon l’établissement.',
      },
      eligibility: {
        title: 'Qui a droit à l’aide',
        description:
          'Les règles de base de l’aide publique aux États-Unis et au Canada, et pour qui vient de l’étranger.',
      },
      applications: {
        title: 'Demander de l’aide',
        description: 'Quoi faire et dans quel ordre, ce qu’il vous faut sous la main et comment lire une offre.',
      },
    },
  },
  resources: {
    title: 'Outils et ressources',
    description: 'Comparer, calculer, explorer.',
    articles: {
      'comparison-tool': {
        title: 'Comparer des universités',
        description: 'Mettez jusqu’à quatre établissements côte à côte, même s’ils ne sont pas dans le même pays.',
      },
      'tuition-calculator': {
        title: 'Le calculateur des coûts',
        description: 'Additionnez les coûts d’une année, soustrayez l’aide et voyez ce qu’il reste à payer.',
      },
      'program-finder': {
        title: 'Trouver un programme',
        description: 'Trouvez où étudier ce qui vous intéresse, par diplôme, par lieu ou en ligne.',
      },
      'exploration-tools': {
        title: 'Explorer les lieux',
        description:
          'Découvrez des villes universitaires : leurs établissements, les prix, les transports et la vie de tous les jours.',
      },
    },
  },
  account: {
    title: 'Compte et paramètres',
    description: 'Vos préférences, vos données et quoi faire quand quelque chose ne marche pas.',
    articles: {
      preferences: {
        title: 'Vos préférences',
        description:
          'Domaines, lieux, type d’établissement, milieu, droits de scolarité et taille : réglez tout dans votre compte.',
      },
      'data-privacy': {
        title: 'Données et vie privée',
        description: 'Ce que contient votre compte, qui le voit, comment le télécharger et comment le supprimer.',
      },
      notifications: {
        title: 'Les notifications',
        description: 'Ce que nous vous signalons au sujet des établissements gardés, et comment choisir.',
      },
      troubleshooting: {
        title: 'En cas de problème',
        description:
          'Connexion impossible, favoris disparus, résultats vides ou page qui ne s’affiche pas : voici quoi faire.',
      },
    },
  },
};
