/** Words of the FAQ page. */
import { plural } from '#schema/domain/formats/plural.ts';

export const faqWords = {
  title: 'Foire aux questions',
  description:
    'Réponses courtes sur la recherche, la comparaison, les comptes, la vie privée, les bourses et l’aide financière dans CampusAtlas.',
  lead: 'Des réponses courtes à ce qu’on nous demande le plus souvent. Chaque réponse a son propre lien, que vous pouvez envoyer à quelqu’un.',
  filter: 'Filtrer les questions',
  placeholder: 'Tapez un mot, par exemple mot de passe',
  found: (count: number) => plural(count, { one: `${count} question`, other: `${count} questions` }),
  nothing: 'Aucune question ne contient ces mots.',
  clear: 'Afficher toutes les questions',
  copy: 'Lien vers cette réponse',
  sections: 'Sections',
  more: {
    title: 'Encore une question?',
    body: 'Écrivez-nous. Une vraie personne lit chaque message.',
    contact: 'Nous joindre',
    help: 'Chercher dans le centre d’aide',
  },
} as const;
