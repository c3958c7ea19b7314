/** Words of a box that finds universities by name, and of the list under it. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const listboxWords = {
  alsoKnownAs: (name: string) => `aussi « ${name} »`,
  found: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} université trouvée, utilisez les touches fléchées`,
      other: `${formatCount(count)} universités trouvées, utilisez les touches fléchées`,
    }),
  nothing: (text: string) => `Aucune université trouvée pour « ${text} ».`,
  failed: 'Nous n’avons pas pu charger les noms. Réessayez.',
} as const;
