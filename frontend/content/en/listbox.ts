/** Words of a box that finds universities by name, and of the list under it. */
const grouped = new Intl.NumberFormat('en-US');

export const listboxWords = {
  alsoKnownAs: (name: string) => `also “${name}”`,
  found: (count: number) =>
    `${grouped.format(count)} ${count === 1 ? 'university' : 'universities'} found, use the arrow keys`,
  nothing: (text: string) => `No university found for “${text}”.`,
  failed: 'The names could not be loaded just now.',
} as const;
