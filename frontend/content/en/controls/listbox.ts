/** Words of a box that finds universities by name, and of the list under it. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const listboxWords = {
  alsoKnownAs: (name: string) => `also “${name}”`,
  found: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} university found, use the arrow keys`,
      other: `${formatCount(count)} universities found, use the arrow keys`,
    }),
  nothing: (text: string) => `No university found for “${text}”.`,
  failed: 'We couldn’t load the names. Try again.',
} as const;
