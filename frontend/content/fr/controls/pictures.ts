/** Words on pictures of campuses. */
export const pictureWords = {
  credit: (author: string, licence: string) =>
    `Photo : ${author.replace('Unknown author', 'auteur inconnu').replace('; cropped by ', '; recadrage : ')}, ${licence === 'Public domain' ? 'domaine public' : licence}`,
} as const;
