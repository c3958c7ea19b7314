/** Lists the sitemap's addresses, in parts below the limits of the sitemap protocol. */
import { ACADEMIC_PROGRAM_KEYS } from '#schema/domain/programs/academic-programs.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { ARTICLE_IDS, articlePath } from '#schema/domain/site/articles.ts';
import { helpPaths } from '#schema/domain/site/help-articles.ts';
import { ROUTE_PATHS, type RoutePath } from '#schema/domain/site/route-paths.ts';
import { unpackText, unpackTexts } from '#schema/search/sections.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { allCareers } from '#worker/search/careers/career-index.ts';

/**
 * Pages in a part, each with an address in both languages that names them all. The protocol allows 50,000 addresses and
 * 50 MB; one with its twins stays below 1,000 bytes.
 */
export const PART_MAX = 20_000;

/** Paths of the pages that are the same for every university; second addresses and personal pages are left out. */
export function pagePaths(): string[] {
  const pages = Object.values<RoutePath>(ROUTE_PATHS).flatMap(({ path, unlisted, personal }) =>
    unlisted || personal || path.includes(':') ? [] : [path],
  );
  const majors = ACADEMIC_PROGRAM_KEYS.map((key) => ROUTE_PATHS.major.path.replace(':major', key));
  const careers = allCareers().map(({ slug }) => ROUTE_PATHS.career.path.replace(':career', slug));
  return [...pages, ...majors, ...careers, ...Object.values(ARTICLE_IDS).map(articlePath), ...helpPaths()];
}

/** How many parts a number of universities takes. */
export function partCount(universities: number): number {
  return Math.ceil(universities / PART_MAX);
}

/** Paths of the universities of part `part`, counted from 1, in the order of their ids. */
export function universityPaths(snapshot: Snapshot, part: number): string[] {
  const names = unpackTexts(snapshot.formTexts, snapshot.formTextStarts);
  const rows = Array.from(snapshot.id.keys()).sort((a, b) => idAt(snapshot, a) - idAt(snapshot, b));
  return rows.slice((part - 1) * PART_MAX, part * PART_MAX).map((row) => {
    const name = names[snapshot.rowForms[row] as number] as string;
    return universityPathOf(slugOf(name, idAt(snapshot, row)));
  });
}

/** The path of a university's page; null when the snapshot has no such university. */
export function universityPath(snapshot: Snapshot, id: number): string | null {
  const row = snapshot.id.indexOf(id);
  if (row === -1) return null;
  const name = unpackText(snapshot.formTexts, snapshot.formTextStarts, snapshot.rowForms[row] as number);
  return universityPathOf(slugOf(name, id));
}

export function universityPathOf(slug: string): string {
  return ROUTE_PATHS.university.path.replace(':slug', slug);
}

function idAt({ id }: Snapshot, row: number): number {
  return id[row] as number;
}
