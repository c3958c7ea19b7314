/**
 * Which occupations a group of programs leads to, the most telling first. The crosswalk has no weights, so they are counted: how many of
 * the group's graduates finish a program that is matched with the occupation, and how many of all graduates matched with it are the
 * group's. "Managers, all other" is matched with everything and says little of anything.
 */
import { CAREERS_LISTED, type CareerList, TEACHING_LISTED } from '#schema/domain/programs/careers.ts';
import type { CipSocRow } from '../../sources/cip-soc-2020/read.ts';

/** Facts of an occupation that decide its place. */
export interface RankedOccupation {
  title: string;
  openings: number;
  small: boolean;
}

export interface CareerLinks {
  /** Six-digit programs of each four-digit group. */
  programsOf: ReadonlyMap<string, readonly string[]>;
  /** By six-digit program: the codes of its occupations, and whether each is teaching the field. */
  occupationsOf: ReadonlyMap<string, ReadonlyMap<string, boolean>>;
  /** Graduates a year of all schools by six-digit program. One that nobody finished counts as one, so that its group has a list. */
  weight: (cip: string) => number;
}

/** Less of a link than this is chance: few of the program's graduates, and fewer of the occupation's. */
const LEAST_LINK = 0.0005;

export const isCatchAll = (title: string): boolean => /\ball other\b/i.test(title);

export function careerLinks(rows: readonly CipSocRow[], graduates: ReadonlyMap<string, number>): CareerLinks {
  const occupationsOf = new Map<string, Map<string, boolean>>();
  for (const { cip, blsCode, teachesIt } of rows) {
    if (blsCode === null) continue;
    const own = occupationsOf.get(cip) ?? new Map<string, boolean>();
    own.set(blsCode, (own.get(blsCode) ?? true) && teachesIt);
    occupationsOf.set(cip, own);
  }
  return {
    programsOf: Map.groupBy(occupationsOf.keys(), (cip) => cip.slice(0, 5)),
    occupationsOf,
    weight: (cip) => Math.max(1, graduates.get(cip) ?? 0),
  };
}

/** Graduates of the programs that are matched with an occupation, by its code. */
export function linkedGraduates({ occupationsOf, weight }: CareerLinks, cips: Iterable<string>): Map<string, number> {
  const linked = new Map<string, number>();
  for (const cip of cips) {
    for (const code of occupationsOf.get(cip)?.keys() ?? []) linked.set(code, (linked.get(code) ?? 0) + weight(cip));
  }
  return linked;
}

/** The list of some four-digit groups; null where none of their programs is matched with an occupation. */
export function rankCareers(
  groups: readonly string[],
  links: CareerLinks,
  everywhere: ReadonlyMap<string, number>,
  occupations: ReadonlyMap<string, RankedOccupation>,
): CareerList | null {
  const cips = groups.flatMap((group) => links.programsOf.get(group) ?? []);
  const all = cips.reduce((sum, cip) => sum + links.weight(cip), 0);
  const teaching: string[] = [];
  const ranked: { code: string; tier: number; score: number }[] = [];
  const linked = linkedGraduates(links, cips);
  for (const [code, graduates] of linked) {
    const occupation = occupations.get(code);
    if (!occupation) continue;
    if (cips.every((cip) => links.occupationsOf.get(cip)?.get(code) ?? true)) {
      teaching.push(code);
      continue;
    }
    const share = graduates / all;
    const own = graduates / (everywhere.get(code) ?? graduates);
    const score = share * Math.sqrt(own) * Math.sqrt(Math.max(1, occupation.openings));
    const tier = isCatchAll(occupation.title) ? 2 : occupation.small ? 1 : 0;
    if (share * own >= LEAST_LINK) ranked.push({ code, tier, score });
  }
  if (ranked.length === 0 && teaching.length === 0) return null;
  ranked.sort((a, b) => a.tier - b.tier || b.score - a.score || (a.code < b.code ? -1 : 1));
  teaching.sort((a, b) => (linked.get(b) ?? 0) - (linked.get(a) ?? 0) || (a < b ? -1 : 1));
  return {
    careers: ranked.slice(0, CAREERS_LISTED).map(({ code }) => code),
    teaching: teaching.slice(0, TEACHING_LISTED),
    more: Math.max(0, ranked.length - CAREERS_LISTED),
  };
}
