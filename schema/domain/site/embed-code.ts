/** Addresses and code of the cards and badges that other sites show. */
import { FRENCH_ROOT, type Language } from '../formats/language.ts';
import { idOfSlug } from '../record/slug.ts';
import { COMPARE_MAX } from './limits.ts';

export const EMBED_THEMES = ['light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];
export const EMBED_KINDS = ['university', 'compare', 'program'] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];

/** What a card is of: one school, or its program, or several schools. */
export interface EmbedChoice {
  ids: readonly number[];
  /** CIP-4. */
  cip?: string | undefined;
  language: Language;
  theme?: EmbedTheme | undefined;
}

/** CIP-4, "11.07". */
export const EMBED_CIP = /^\d\d\.\d\d$/;

export const kindOf = ({ ids, cip }: Pick<EmbedChoice, 'ids' | 'cip'>): EmbedKind =>
  ids.length > 1 ? 'compare' : cip === undefined ? 'university' : 'program';

/** Width and height of a frame in which a card of most schools needs no scrolling. */
export const EMBED_SIZES: Record<EmbedKind, { width: number; height: number }> = {
  university: { width: 400, height: 500 },
  compare: { width: 760, height: 760 },
  program: { width: 400, height: 560 },
};

const rootOf = (language: Language) => (language === 'fr' ? FRENCH_ROOT : '');

/** The address of a card; of no school there is none. */
export function embedPath({ ids, cip, language, theme }: EmbedChoice): string {
  const kind = kindOf({ ids, cip });
  const path = `${rootOf(language)}/embed/${kind}/${ids.join(',')}${kind === 'program' ? `/${cip}` : ''}`;
  return theme === undefined ? path : `${path}?theme=${theme}`;
}

export const badgePath = (language: Language, id: number, figure: string): string =>
  `${rootOf(language)}/badge/${id}/${figure}.svg`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] as string);

/** The code of a card for the page of another site. */
export const frameCode = (
  address: string,
  title: string,
  { width, height }: { width: number; height: number },
): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;

/** The code of a badge that leads to the page. */
export const badgeCode = (address: string, page: string, alt: string): string =>
  `<a href="${escaped(page)}"><img src="${escaped(address)}" alt="${escaped(alt)}" height="48"></a>`;

/** The schools of a text: ids, or the last part of links to their pages, with spaces, lines or commas between them. */
export function readSchools(text: string): { ids: number[]; unreadable: string[] } {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const read = words.map((word) => {
    const last =
      word
        .replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
        .split('/')
        .at(-1) ?? '';
    return { word, id: idOfSlug(last) };
  });
  return {
    ids: [...new Set(read.flatMap(({ id }) => id ?? []))].slice(0, COMPARE_MAX),
    unreadable: read.filter(({ id }) => id === null).map(({ word }) => word.slice(0, 80)),
  };
}
