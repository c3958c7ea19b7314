/** Words of the search box. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const searchBoxWords = {
  label: 'Chercher une université',
  placeholder: 'Nom d’une université, État, province ou ville…',
  submit: 'Chercher',
  advanced: 'Recherche avancée',
  clear: 'Effacer le texte',
  suggestions: 'Suggestions',
  suggestionCount: (count: number) =>
    count === 0
      ? 'Aucune suggestion'
      : plural(count, {
          one: `${formatCount(count)} suggestion, utilisez les touches fléchées`,
          other: `${formatCount(count)} suggestions, utilisez les touches fléchées`,
        }),
} as const;
