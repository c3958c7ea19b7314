import { describe, expect, it } from 'vitest';
import { ROUTE_PATHS, type SiteRouteName } from '#schema/domain/site/route-paths.ts';
import { PAGE_HEADS } from '#words/layout/page-heads.ts';

const listed = (Object.keys(ROUTE_PATHS) as SiteRouteName[])
  .filter((name) => !('unlisted' in ROUTE_PATHS[name]))
  .map((name) => PAGE_HEADS[name]);

describe('the heads of the pages', () => {
  it.each(['title', 'description'] as const)('have each a %s of its own', (key) => {
    expect(new Set(listed.map((head) => head[key])).size).toBe(listed.length);
  });
});
