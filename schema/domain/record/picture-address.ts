/** Addresses of a university's picture, which the Worker answers. */
import { language } from '#names/locale.ts';

/** Without a width: `/img/:id`. */
export const pictureUrl = (id: number): string => `/img/${id}`;

/** As wide as asked, and in the language of the build: a drawn one has words. `map`: the drawing, whatever photograph there is. */
export const pictureOf = (id: number, width: number, { map = false } = {}): string =>
  `${pictureUrl(id)}?w=${width}${language === 'en' ? '' : `&lang=${language}`}${map ? '&map=1' : ''}`;
