import { renderToStaticMarkup } from 'react-dom/server';
import { createPath, NavigationType, Router, type To } from 'react-router-dom';
import { expect, it } from 'vitest';
import { toLocalizedPath } from '#frontend/lib/links/localized-paths.ts';
import { ROUTE_PATHS } from '#schema/domain/site/route-paths.ts';
import { DrawnLink, FollowedLink, type LinkProps } from './site-link.tsx';

const nowhere = () => undefined;
const createHref = (to: To) => toLocalizedPath(typeof to === 'string' ? to : createPath(to));
const NAVIGATOR = { createHref, go: nowhere, push: nowhere, replace: nowhere };

const AT = { location: '/university/yale-130794?tab=costs#aid', navigationType: NavigationType.Pop, static: true };
const drawn = (Link: typeof DrawnLink, props: LinkProps) =>
  renderToStaticMarkup(
    <Router navigator={NAVIGATOR} {...AT}>
      <Link {...props} />
    </Router>,
  );

const TARGETS = [
  ...Object.values(ROUTE_PATHS).map(({ path }) => path.replaceAll(/:\w+/g, 'one-2')),
  ...[
    '/search?q=a+b&state=NY&page=2',
    '/search?q=what%3F',
    '/search?',
    '/#part',
    '/popular?tab=us#top',
    '/faq#',
    '/search#a?b',
  ],
  ...[
    '/about/',
    '/a//b',
    '//elsewhere',
    '/a/../b',
    '/a/./b',
    '/university/st.-johns-1',
    '/université/é',
    '',
    '?page=2',
    '#part',
    'faq',
    '../faq',
  ],
  { pathname: '/search', search: '?q=art' },
  { hash: '#aid' },
];

it('is drawn with the address that the router leads to', () => {
  for (const to of TARGETS) {
    const props = { to, 'aria-label': 'There', state: { from: 'here' }, children: 'There', target: '_blank' };
    expect(drawn(DrawnLink, props)).toBe(drawn(FollowedLink, props));
  }
});
