/** Words on pictures of campuses. */

const author = (name: string) =>
  name.replace('Unknown author', 'auteur inconnu').replace('; cropped by ', '; recadrage : ');
const licence = (name: string) => (name === 'Public domain' ? 'domaine public' : name);

export const pictureWords = {
  author,
  licence,
  credit: (by: string, under: string) => `Photo : ${author(by)}, ${licence(under)}`,
} as const;
