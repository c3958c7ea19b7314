/**
 * Matches ROR records to universities. A link needs two facts: the web domain and the name, or one of them and the city
 * or a distinctive part of the name. Only such links give a founding year and names.
 */
import type { FoundedRow } from '../../sources/founded/read.ts';
import type { RorRow } from '../../sources/ror/read.ts';
import { nameKey } from '../name-key.ts';
import { hostOf, registeredDomainOf, websiteOf } from './website.ts';

/** What is known of a university here, to be found again in ROR. */
export interface Candidate {
  id: number;
  /** Official and shown name. */
  names: readonly string[];
  city: string | null;
  website: string | null;
}

export interface RorLink {
  id: number;
  ror: RorRow;
  /** Which facts agree, in words. */
  reason: string;
  /** The publisher's joined table, or our own search of ROR. */
  table: 'founded' | 'ror';
}

/** Joins of the table that already rest on two facts. */
const TWO_FACTS = new Set(['name+domain', 'alias+domain', 'manual (same institution, checked)']);

/** Words that many names share and that therefore tell nothing. */
const COMMON_WORDS = new Set(
  'the of and at in for a an university college institute school academy seminary campus main state inc'.split(' '),
);
/** A system or district is another thing than the university that gave it its name. */
const SYSTEM = /\b(?:system|district|systems|office)\b/i;

/** Words that tell a name from others, lower case and without accents. */
export function distinctiveWords(name: string): Set<string> {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word && !COMMON_WORDS.has(word)));
}

/** True when all distinctive words of one name stand in the other, as after a college became a university. */
export function namesAgree(a: string, b: string): boolean {
  const wordsA = distinctiveWords(a);
  const wordsB = distinctiveWords(b);
  if (wordsA.size === 0 || wordsB.size === 0) return nameKey(a) === nameKey(b);
  return isPart(wordsA, wordsB) || isPart(wordsB, wordsA);
}

const isPart = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...words].every((word) => others.has(word));

const rorNames = (ror: RorRow) => [ror.name, ...ror.aliases];

function sameCity(candidate: Candidate, ror: RorRow): boolean {
  return candidate.city !== null && ror.city !== null && nameKey(candidate.city) === nameKey(ror.city);
}

/** The second fact beside a shared domain, or null. */
function confirmDomain(candidate: Candidate, ror: RorRow): string | null {
  if (SYSTEM.test(ror.name) && !SYSTEM.test(candidate.names[0] ?? '')) return null;
  if (candidate.names.some((name) => rorNames(ror).some((other) => nameKey(name) === nameKey(other)))) return 'name';
  const agrees = candidate.names.some((name) => rorNames(ror).some((other) => namesAgree(name, other)));
  if (agrees && sameCity(candidate, ror)) return 'words of the name and city';
  return agrees ? 'words of the name' : sameCity(candidate, ror) ? 'city' : null;
}

function hostsOf(ror: RorRow): Set<string> {
  const hosts = [...ror.domains, ...ror.links].map((text) => hostOf(websiteOf(text)));
  return new Set(hosts.filter((host) => host !== null));
}

/**
 * Links of the joined table that two facts carry, then links found by ourselves among the other records: same domain
 * (used by no other candidate and one record) with name or city, or the same unique name in the same city.
 */
export function linkRor(
  candidates: readonly Candidate[],
  founded: ReadonlyMap<number, FoundedRow>,
  records: readonly RorRow[],
): { links: Map<number, RorLink>; refused: { id: number; record: string; reason: string }[] } {
  const byRorId = new Map(records.map((record) => [record.id, record]));
  const links = new Map<number, RorLink>();
  const refused: { id: number; record: string; reason: string }[] = [];

  for (const candidate of candidates) {
    const row = founded.get(candidate.id);
    const ror = row?.rorId ? byRorId.get(row.rorId) : undefined;
    if (!row || !ror) continue;
    const fact = confirmTableRow(candidate, row, ror);
    if (fact) links.set(candidate.id, { id: candidate.id, ror, reason: fact, table: 'founded' });
    else
      refused.push({ id: candidate.id, record: `${ror.id} ${ror.name}`, reason: `only ${row.match}; no second fact` });
  }

  const used = new Set([...links.values()].map((link) => link.ror.id));
  const free = records.filter((record) => !used.has(record.id) && record.country !== 'CA');
  const byHost = group(free, hostsOf);
  const byName = group(free, (ror) => new Set(rorNames(ror).map(nameKey)));
  const shared = group(candidates, (candidate) => new Set([hostOf(candidate.website) ?? '']));
  for (const candidate of candidates) {
    if (links.has(candidate.id)) continue;
    const link = searchRor(candidate, byHost, byName, shared);
    if (link) links.set(candidate.id, link);
  }
  return { links, refused };
}

function confirmTableRow(candidate: Candidate, row: FoundedRow, ror: RorRow): string | null {
  if (TWO_FACTS.has(row.match)) return row.match;
  // A campus has its parent's domain and name, but was not founded when its parent was.
  if (row.match === 'base name+domain') return sameCity(candidate, ror) ? `${row.match}, confirmed by city` : null;
  if (row.match.includes('domain')) {
    const second = confirmDomain(candidate, ror);
    return second ? `${row.match}, confirmed by ${second}` : null;
  }
  return sameCity(candidate, ror) ? `${row.match}, confirmed by city` : null;
}

function searchRor(
  candidate: Candidate,
  byHost: ReadonlyMap<string, RorRow[]>,
  byName: ReadonlyMap<string, RorRow[]>,
  shared: ReadonlyMap<string, Candidate[]>,
): RorLink | null {
  const host = hostOf(candidate.website);
  const hosts = host ? [...new Set([host, registeredDomainOf(host)])] : [];
  for (const name of hosts) {
    const records = byHost.get(name) ?? [];
    const alone = records.length === 1 && (shared.get(name)?.length ?? 0) <= 1;
    for (const ror of records) {
      const fact = confirmDomain(candidate, ror);
      const campus = fact === 'words of the name' && !sameWords(candidate, ror);
      if (fact === 'name' || (fact && alone && !campus)) {
        return { id: candidate.id, ror, reason: `domain, confirmed by ${fact}`, table: 'ror' };
      }
    }
  }
  for (const name of candidate.names) {
    const [ror, other] = byName.get(nameKey(name)) ?? [];
    if (ror && !other && sameCity(candidate, ror)) {
      return { id: candidate.id, ror, reason: 'name, confirmed by city', table: 'ror' };
    }
  }
  return null;
}

/** True when the names have the same distinctive words, so that neither is a campus of the other. */
function sameWords(candidate: Candidate, ror: RorRow): boolean {
  return candidate.names.some((name) => {
    const words = distinctiveWords(name);
    return rorNames(ror).some((other) => {
      const others = distinctiveWords(other);
      return words.size > 0 && words.size === others.size && isPart(words, others);
    });
  });
}

function group<T>(values: readonly T[], keysOf: (value: T) => Iterable<string>): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    for (const key of keysOf(value)) {
      const list = groups.get(key);
      if (list) list.push(value);
      else groups.set(key, [value]);
    }
  }
  return groups;
}
