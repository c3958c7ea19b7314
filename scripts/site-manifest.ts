/** The web app manifest of each language: what an installed CampusAtlas is called, and where it begins. */
import { manifestWords as english } from '#frontend/content/en/layout/manifest.ts';
import { manifestWords as french } from '#frontend/content/fr/layout/manifest.ts';
import { LANGUAGE_TAGS, type Language } from '#schema/domain/formats/language.ts';
import { addressIn } from '#schema/domain/site/route-addresses.ts';
import { ROUTE_PATHS } from '#schema/domain/site/route-paths.ts';

/** Words of the site as a whole. */
export const WORDS_OF_SITE = { en: english, fr: french };

/** The manifests' names, as they are served. */
export const MANIFEST_FILES: Record<Language, string> = { en: 'manifest.webmanifest', fr: 'manifest-fr.webmanifest' };

const icon = (src: string, type: string, sizes: string) => ({ src, type, sizes });
const square = (name: string, pixels: number) =>
  icon(`/icons/${name}-${pixels}.png`, 'image/png', `${pixels}x${pixels}`);

export function manifestOf(language: Language): object {
  const { name, description, shortcuts } = WORDS_OF_SITE[language];
  const home = addressIn(language, '/');
  return {
    id: home,
    name,
    short_name: name,
    description,
    lang: LANGUAGE_TAGS[language],
    dir: 'ltr',
    start_url: home,
    // The other language is a part of the same site.
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#0e5f4b',
    categories: ['education'],
    icons: [
      icon('/favicon.svg', 'image/svg+xml', 'any'),
      square('icon', 192),
      square('icon', 512),
      { ...square('maskable', 192), purpose: 'maskable' },
      { ...square('maskable', 512), purpose: 'maskable' },
    ],
    shortcuts: [
      { ...shortcuts.search, url: addressIn(language, ROUTE_PATHS.search.path) },
      { ...shortcuts.compare, url: addressIn(language, ROUTE_PATHS.compare.path) },
    ],
  };
}
