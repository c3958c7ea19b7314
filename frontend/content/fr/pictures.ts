/** Words on pictures of campuses. */
export const pictureWords = {
  credit: (author: string, licence: string) => `Photo : ${author}, ${licence}`,
} as const;
