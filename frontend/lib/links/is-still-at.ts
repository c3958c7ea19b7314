import { toRoutePath } from './localized-paths.ts';

/**
 * Whether the browser is still at the path a page was drawn for. Someone may have gone elsewhere while the new page is
 * on its way: what the old one writes into the address late must not take them back.
 */
export const isStillAt = (pathname: string): boolean => toRoutePath(window.location.pathname) === pathname;
