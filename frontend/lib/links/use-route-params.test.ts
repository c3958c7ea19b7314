import { expect, it } from 'vitest';
import { routeParams } from './use-route-params.ts';

it('reads the parameters of a path by the names of its route', () => {
  expect(routeParams('/help/search/advanced-filters')).toEqual({ category: 'search', subcategory: 'advanced-filters' });
  expect(routeParams('/university/mcgill-university-900053/')).toEqual({ slug: 'mcgill-university-900053' });
  expect(routeParams('/search')).toEqual({});
  expect(routeParams('/nowhere/at-all/x')).toEqual({});
});

it('decodes them, and leaves one as it stands that is not well encoded', () => {
  expect(routeParams('/university/universit%C3%A9%2Flaval')).toEqual({ slug: 'université/laval' });
  expect(routeParams('/university/100%')).toEqual({ slug: '100%' });
});
