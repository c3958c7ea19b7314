/** Words on pictures of campuses. */

export const pictureWords = {
  author: (name: string) => name,
  licence: (name: string) => name,
  credit: (by: string, under: string) => `Photo: ${by}, ${under}`,
} as const;
