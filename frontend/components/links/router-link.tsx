/** Links inside the site: the router's link with the system's styles. */

import { button, link } from '#frontend/styled-system/recipes/index.js';
import { chakra } from '../styled/chakra.ts';
import { Link } from './site-link.tsx';

/** Without a look of its own: style it by props. */
export const PlainLink = chakra(Link);
/** In running text. */
export const TextLink = chakra(Link, link);
/** Leads somewhere, looks like a button. */
export const ButtonLink = chakra(Link, button);
/** Leads out of the site, in running text. */
export const ExternalLink = chakra('a', link, { defaultProps: { rel: 'noopener' } });
/** Leads out of the site, looks like a button. */
export const ButtonAnchor = chakra('a', button, { defaultProps: { rel: 'noopener' } });
