/** Words of the page that is not there. */

export const notFoundWords = {
  title: '404 Page introuvable',
  body: 'Le lien est peut-être ancien ou mal écrit.',
  ways: 'Nous ne trouvons pas cette page. Essayez plutôt :',
  search: 'Chercher une université',
  home: 'Aller à la page d’accueil',
} as const;
