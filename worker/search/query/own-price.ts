/**
 * Whose price a line means: an income with one state makes that state the home, unless the line says another, and a list
 * whose order nobody chose comes by the price for such a family.
 */
import { countryOfState } from '../places/known-places.ts';
import type { Order } from './entries.ts';
import type { ParsedQuery, ParsedSpan } from './parsed-query.ts';

/** What the question itself says, besides the line. */
interface Said {
  home?: string | undefined;
  residence?: string | undefined;
  income?: string | undefined;
  sortBy?: string | undefined;
}

const LOWEST_FIRST: Order = { sortBy: 'yourPrice', sortOrder: 'asc' };

/** Whether a part of a wish says who asks, which a personal price needs. */
export const saysWhoAsks = ({ parameters }: ParsedSpan) =>
  parameters.home !== undefined || parameters.residence !== undefined || parameters.income !== undefined;

/** The one state that a wish is about; null where there is none or several. */
function onlyState({ spans }: ParsedQuery): { state: string; at: ParsedSpan } | null {
  const places = spans.filter(({ kind }) => kind === 'place' || kind === 'distance');
  const [place, ...others] = places;
  const [state, ...further] = (place?.parameters.state ?? []) as string[];
  if (!place || place.negated || others.length > 0 || state === undefined || further.length > 0) return null;
  return { state, at: place };
}

/** The wish with the home that is meant, and in the order of one's own price where nothing else orders it. */
export function withOwnPrice(wish: ParsedQuery, said: Said, leads: boolean): ParsedQuery {
  const { spans } = wish;
  const has = (name: 'home' | 'residence' | 'income') =>
    said[name] !== undefined || spans.some(({ parameters }) => parameters[name] !== undefined);
  if (!has('income')) return wish;
  const only = wish.abroad || has('home') || has('residence') ? null : onlyState(wish);
  if (!only && !has('home') && !has('residence')) return wish;
  const home: ParsedSpan[] = only
    ? [
        {
          from: only.at.from,
          to: only.at.to,
          kind: 'about',
          says: { code: 'home', state: only.state, assumed: true },
          parameters: { home: `${countryOfState(only.state)}-${only.state}` },
          negated: false,
          slips: 0,
          alternatives: [],
        },
      ]
    : [];
  // Whoever asks for what is near, and says no income in the same breath, looks for the nearest.
  const isNear = spans.some(({ kind }) => kind === 'distance') && !spans.some(({ parameters }) => parameters.income);
  const ordered =
    isNear ||
    wish.order !== null ||
    said.sortBy !== undefined ||
    leads ||
    wish.like !== null ||
    wish.schools.length > 0;
  return { ...wish, spans: [...spans, ...home], order: ordered ? wish.order : LOWEST_FIRST };
}
