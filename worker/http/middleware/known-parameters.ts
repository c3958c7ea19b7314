/** Refuses parameters that an endpoint does not know, with what was probably meant: ignored, they answer another question. */
import type { Endpoint } from '#schema/api/endpoint.ts';
import type { Fault } from '#schema/api/meta.ts';
import { parametersOf, rawQueryOf } from '#schema/api/params.ts';
import { AppError, sentenceOf } from '#worker/app-error.ts';
import { slipsBetween } from '#worker/search/typing-slips.ts';
import { faultsOf } from '../routes/parse-request.ts';

/** What the same thing is called elsewhere, in small letters without hyphens and underlines. */
const SAME_MEANING: readonly (readonly string[])[] = [
  ['search', 'q', 'query', 'text', 'term', 'terms', 'keyword', 'keywords', 'name', 'searchtext'],
  ['limit', 'pagesize', 'perpage', 'size', 'count', 'first', 'max', 'top'],
  ['page', 'p', 'pagenumber', 'pageno', 'offset', 'start', 'skip'],
  ['after', 'cursor', 'next', 'token', 'pagetoken'],
  ['sortby', 'sort', 'orderby', 'sortfield'],
  ['sortorder', 'order', 'dir', 'direction', 'sortdir', 'sortdirection'],
  ['states', 'state', 'province', 'region', 'location'],
  ['near', 'latlng', 'latlon', 'coordinates', 'lat', 'lng', 'lon'],
  ['radiusmiles', 'radius', 'distance', 'within', 'miles'],
  ['box', 'bbox', 'bounds'],
  ['ids', 'id', 'universities'],
  ['tuitionmax', 'maxtuition', 'pricemax', 'maxprice', 'budget'],
  ['tuitionmin', 'mintuition', 'pricemin', 'minprice'],
];

/** Slips that a name may have: one for each three letters of it, and no more than three. */
const LETTERS_PER_SLIP = 3;
const SLIPS_MAX = 3;
/** A name is whatever somebody put into an address: what is said of it stays short. */
const SHOWN_MAX = 40;
const FAULTS_MAX = 5;

const plain = (name: string) => name.toLowerCase().replace(/[-_.[\]]/g, '');

/** The known name that was probably meant; undefined when none is near. */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  const wanted = plain(typed);
  const same = known.find((name) => plain(name) === wanted);
  if (same !== undefined) return same;
  for (const group of SAME_MEANING) {
    if (!group.includes(wanted)) continue;
    const meant = known.find((name) => group.includes(plain(name)));
    if (meant !== undefined) return meant;
  }
  if (wanted.length > SHOWN_MAX) return undefined;
  const most = Math.min(Math.floor(wanted.length / LETTERS_PER_SLIP), SLIPS_MAX);
  let nearest: string | undefined;
  let fewest = most + 1;
  for (const name of known) {
    const slips = slipsBetween(wanted, plain(name), most);
    if (slips < fewest) [nearest, fewest] = [name, slips];
  }
  return nearest;
}

function faultOf(name: string, known: readonly string[]): Fault {
  const parameter = name.length > SHOWN_MAX ? `${name.slice(0, SHOWN_MAX)}…` : name;
  const nearest = nearestName(name, known);
  if (nearest !== undefined) return { parameter, message: `is not a parameter here. Use \`${nearest}\` instead` };
  if (known.length === 0) return { parameter, message: 'is not a parameter here. This endpoint takes none' };
  return {
    parameter,
    message: `is not a parameter here. The parameters are ${known.map((one) => `\`${one}\``).join(', ')}`,
  };
}

/**
 * Throws Failure `bad-parameter` that names every parameter the endpoint does not know, with what it is called there, and
 * whatever else is wrong with the query, so that all can be corrected at once.
 */
export function refuseUnknownParameters({ query }: Pick<Endpoint, 'query'>, url: URL): void {
  if (url.search === '') return;
  const known = Object.keys(parametersOf(query));
  const unknown = [...new Set(url.searchParams.keys())].filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const faults = unknown.slice(0, FAULTS_MAX).map((name) => faultOf(name, known));
  const others = query ? faultsOf(query, rawQueryOf(url.searchParams)) : [];
  const sentences = [
    ...faults.map(({ parameter, message }) => `\`${parameter}\` ${message}.`),
    ...others.map(sentenceOf),
  ];
  throw new AppError('bad-parameter', { faults: [...faults, ...others], detail: sentences.join(' ') });
}
