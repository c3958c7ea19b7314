/** Links inside the site: the router's link with the system's styles. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { buttonRecipe, linkRecipe } from '../theme/recipes/controls.ts';

/** Without a look of its own: style it by props. */
export const PlainLink = chakra(Link);
/** In running text. */
export const TextLink = chakra(Link, linkRecipe);
/** Leads somewhere, looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe);
/** Leads out of the site, in running text. */
export const ExternalLink = chakra('a', linkRecipe, { defaultProps: { rel: 'noopener' } });
/** Leads out of the site, looks like a button. */
export const ButtonAnchor = chakra('a', buttonRecipe, { defaultProps: { rel: 'noopener' } });
