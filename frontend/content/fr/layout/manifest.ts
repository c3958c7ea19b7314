/** Words of the site as an installed app, and of a page before it is known which it is. */

export const manifestWords = {
  name: 'CampusAtlas',
  title: 'CampusAtlas | Recherche d’universités aux États-Unis et au Canada',
  description:
    'Cherchez, comparez et enregistrez les universités et collèges des États-Unis et du Canada, avec la source de chaque chiffre.',
  shortcuts: {
    search: { name: 'Chercher des universités', short_name: 'Chercher' },
    compare: { name: 'Comparer des universités', short_name: 'Comparer' },
  },
} as const;
