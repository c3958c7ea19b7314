/** Words of the page that is not there. */

export const notFoundWords = {
  title: '404 Page introuvable',
  body: 'L’adresse est peut-être mal écrite, ou la page a été déplacée.',
  ways: 'Cette adresse ne mène nulle part. Celles-ci mènent quelque part :',
  search: 'Chercher une université',
  home: 'Aller à la page d’accueil',
} as const;
