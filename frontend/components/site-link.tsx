/** A link inside the site, before it has a look: the address for the browser, the router's way there at a press. */
import type { ComponentProps, MouseEvent } from 'react';
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Pick<NavigateOptions, 'replace' | 'state'> {
  to: To;
  /** Leaves the page for a new document. */
  reloadDocument?: boolean;
}

/** Of the router's own link this has what the site uses; fetching ahead for loaders, which it has none of, is 2 kB. */
export function Link({ to, replace, state, reloadDocument, onClick, target, ...rest }: LinkProps) {
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
