/** Words of the search box. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const searchBoxWords = {
  /** What its form is for, to an assistant in the browser. */
  tool: 'Trouver des universités et des collèges des États-Unis et du Canada par nom, par lieu ou dans vos mots.',
  label: 'Chercher une université',
  placeholder: 'Nom, État, province ou ville…',
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
