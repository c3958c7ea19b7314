/** A link inside the site, before it has a look: the address for the browser, the router's way there at a press. */
import type { ComponentProps, MouseEvent } from 'react';
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { toLocalizedPath } from '#frontend/lib/links/localized-paths.ts';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Pick<NavigateOptions, 'replace' | 'state'> {
  to: To;
  /** Leaves the page for a new document. */
  reloadDocument?: boolean;
}

/** Of the router's own link this has what the site uses; fetching ahead for loaders, which it has none of, is 2 kB. */
export function FollowedLink({ to, replace, state, reloadDocument, onClick, target, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
    state,
  });
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) follow(event);
  };
  return <a {...rest} href={useHref(to)} target={target} onClick={onPress} />;
}

/** The same for the Worker, where nobody presses it: to find the way there takes longer than to draw the link. */
export function DrawnLink(props: LinkProps) {
  const { to, replace, state, reloadDocument, onClick, target, ...rest } = props;
  if (typeof to !== 'string' || !WHOLE_PATH.test(to)) return <FollowedLink {...props} />;
  return <a {...rest} href={toLocalizedPath(to)} target={target} />;
}

/** A path from the site's root in the writing that the router would give it. */
const WHOLE_PATH = /^\/(?:[^./?#]+(?:\/[^./?#]+)*)?(?:\?[^?#]+)?(?:#.+)?$/;

export const Link = ON_SERVER ? DrawnLink : FollowedLink;
