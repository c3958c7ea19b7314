/**
 * Size, in CSS pixels, that marks a drawn picture and that no photograph has: a component knows by it that a
 * drawing came in a photograph's place, and leaves the photograph's credit out.
 */
export const PLACEHOLDER_SIZE = { width: 16, height: 10 } as const;
