/**
 * Chakra's factory and `css`, as types only: scripts/static-styles replaces every use by the element and its classes when
 * the site is built, so that no style is worked out in a browser. A use that cannot be replaced fails the build.
 */
import type { css as pandaCss } from '#frontend/styled-system/css/index.js';
import type { chakra as pandaChakra } from '#frontend/styled-system/jsx/index.js';

const atBuildTime = new Proxy(() => undefined, {
  apply() {
    throw new Error('Styles are worked out when the site is built: scripts/static-styles');
  },
  get() {
    throw new Error('Styles are worked out when the site is built: scripts/static-styles');
  },
}) as unknown;

/** `chakra.label` or `chakra('label', recipe)`: an element that takes style properties. */
export const chakra = atBuildTime as typeof pandaChakra;
/** The classes of a style object that is written out. */
export const css = atBuildTime as typeof pandaCss;
