/**
 * Chakra's factory and `css`, as types only: scripts/static-styles replaces every use by the element and its classes when
 * the site is built, so that no style is worked out in a browser. A use that cannot be replaced fails the build.
 */
import type { css as pandaCss } from '#frontend/styled-system/css/index.js';
import type { chakra as pandaChakra } from '#frontend/styled-system/jsx/index.js';
import type { ChakraComponent, JsxStyleProps } from '#frontend/styled-system/types/index.js';

const atBuildTime = new Proxy(() => undefined, {
  apply() {
    throw new Error('Styles are worked out when the site is built: scripts/static-styles');
  },
  get() {
    throw new Error('Styles are worked out when the site is built: scripts/static-styles');
  },
}) as unknown;

/** Styles that every use of an element begins with, and may override. */
type WithDefaultStyles = <Name extends keyof React.JSX.IntrinsicElements>(
  element: Name,
  recipe: Record<string, never>,
  options: { defaultProps: JsxStyleProps },
) => ChakraComponent<Name>;

/** `chakra.label` or `chakra('label', recipe)`: an element that takes style properties. */
export const chakra = atBuildTime as typeof pandaChakra & WithDefaultStyles;
/** The classes of a style object that is written out. */
export const css = atBuildTime as typeof pandaCss;
