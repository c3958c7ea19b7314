/** Hook: the parameters in the path of the current page. */
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { routeOf } from '#schema/domain/site/route-paths.ts';

/** By the names they have in the route's pattern, decoded; one that is not well encoded as it stands in the address. */
export function useRouteParams(): Record<string, string> {
  const { pathname } = useLocation();
  return useMemo(() => routeParams(pathname), [pathname]);
}

export function routeParams(pathname: string): Record<string, string> {
  const params = Object.entries(routeOf(pathname)?.params ?? {});
  return Object.fromEntries(params.map(([name, value]) => [name, decoded(value)]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
