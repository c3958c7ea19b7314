import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROUTE_PATHS, type SiteRouteName } from '#schema/domain/route-paths.ts';
import { pagePartOf } from '#worker/pages/page-parts.ts';

const PAGES = path.resolve(import.meta.dirname, '../../frontend/pages');

it.each([...(Object.keys(ROUTE_PATHS) as SiteRouteName[]), undefined])(
  'the page that shows %s exists, so that its scripts can be fetched early',
  (route) => expect(existsSync(path.join(PAGES, `${pagePartOf(route)}.tsx`))).toBe(true),
);
