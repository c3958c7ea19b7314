/** Format of the postal code table: written by `npm run data:map`, read by worker/search/postal-codes. */
import { decodeSteps, encodeSteps } from './delta-text.ts';

/** Positions are in hundredths of a degree, about a kilometre: the points themselves are of areas larger than that. */
const PER_DEGREE = 100;

export interface PostalPlace {
  /** "60601", or "M5S". */
  code: string;
  latitude: number;
  longitude: number;
  /** "Chicago, IL"; null where the source names no place. */
  name: string | null;
}

/** Each column of the places, in the order of their codes. */
export interface PackedPlaces {
  codes: string;
  latitudes: string;
  longitudes: string;
  /** Place and state of each, parted by "|": nothing where they are the last one's, the place alone where the state is. */
  names: string;
}

/** A ZIP code as its number, a forward sortation area as a number of its three characters. */
export function codeNumber(code: string): number {
  return /^\d/.test(code) ? Number(code) : Number.parseInt(code, 36);
}

const UNNAMED = '-';

/** Packs places; those of one kind of code at a time, each code once. */
export function packPlaces(places: readonly PostalPlace[]): PackedPlaces {
  const sorted = places.toSorted((a, b) => codeNumber(a.code) - codeNumber(b.code));
  let last: readonly string[] = [];
  const names = sorted.map(({ name }) => {
    if (name === null) return UNNAMED;
    const parts = partsOf(name);
    const same = parts[1] === last[1];
    const text = same && parts[0] === last[0] ? '' : same ? (parts[0] as string) : parts.join(',');
    last = parts;
    return text;
  });
  return {
    codes: encodeSteps(sorted.map(({ code }) => codeNumber(code))),
    latitudes: encodeSteps(sorted.map(({ latitude }) => Math.round(latitude * PER_DEGREE))),
    longitudes: encodeSteps(sorted.map(({ longitude }) => Math.round(longitude * PER_DEGREE))),
    names: names.join('|'),
  };
}

const partsOf = (name: string): [place: string, state: string] => {
  const comma = name.lastIndexOf(', ');
  return [name.slice(0, comma), name.slice(comma + 2)];
};

/** An open table of places. */
export interface PostalPlaces {
  size: number;
  /** The place of a code's number; undefined when there is none. */
  find(code: number): Omit<PostalPlace, 'code'> | undefined;
  /** The middle of the places whose numbers are from `from` up to `to`; undefined when there are none. */
  middle(from: number, to: number): { latitude: number; longitude: number } | undefined;
}

/** Opens packed places. Throws when the columns are not of one length. */
export function openPlaces({ codes, latitudes, longitudes, names }: PackedPlaces): PostalPlaces {
  const numbers = Int32Array.from(decodeSteps(codes));
  const north = Int32Array.from(decodeSteps(latitudes));
  const east = Int32Array.from(decodeSteps(longitudes));
  const texts = names === '' && numbers.length === 0 ? [] : names.split('|');
  if (new Set([numbers.length, north.length, east.length, texts.length]).size !== 1) {
    throw new Error('postal places: columns of different lengths');
  }
  const firstAt = (number: number): number => {
    let low = 0;
    let high = numbers.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((numbers[middle] as number) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const positionAt = (at: number) => ({
    latitude: (north[at] as number) / PER_DEGREE,
    longitude: (east[at] as number) / PER_DEGREE,
  });
  return {
    size: numbers.length,
    find(code) {
      const at = firstAt(code);
      return numbers[at] === code ? { ...positionAt(at), name: nameAt(texts, at) } : undefined;
    },
    middle(from, to) {
      const first = firstAt(from);
      const end = firstAt(to);
      if (first === end) return undefined;
      let latitude = 0;
      let longitude = 0;
      for (let at = first; at < end; at += 1) {
        latitude += north[at] as number;
        longitude += east[at] as number;
      }
      const hundredths = (sum: number) => Math.round(sum / (end - first)) / PER_DEGREE;
      return { latitude: hundredths(latitude), longitude: hundredths(longitude) };
    },
  };
}

/** The name at a position: what it leaves out is that of the last one before that has it. */
function nameAt(texts: readonly string[], at: number): string | null {
  if (texts[at] === UNNAMED) return null;
  let place: string | undefined;
  for (let before = at; before >= 0; before -= 1) {
    const text = texts[before] as string;
    if (text === '' || text === UNNAMED) continue;
    const comma = text.indexOf(',');
    place ??= comma === -1 ? text : text.slice(0, comma);
    if (comma !== -1) return `${place}, ${text.slice(comma + 1)}`;
  }
  return null;
}
