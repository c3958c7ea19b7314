/** Words of the list of universities under a combobox. */
export const listboxWords = {
  alsoKnownAs: (name: string) => `also “${name}”`,
} as const;
