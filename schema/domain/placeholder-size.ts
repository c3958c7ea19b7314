/**
 * The size, in CSS pixels, that a drawn picture says it has and no photograph has: whoever shows pictures knows by it
 * that a drawing came in a photograph's place, and leaves the photograph's credit out.
 */
export const PLACEHOLDER_SIZE = { width: 16, height: 10 } as const;
