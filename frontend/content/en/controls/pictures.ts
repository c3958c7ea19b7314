/** Words on pictures of campuses. */
export const pictureWords = {
  credit: (author: string, license: string) => `Photo: ${author}, ${license}`,
} as const;
