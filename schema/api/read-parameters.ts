/** Parameters of a search as answers hold them. */
import * as z from 'zod/mini';

/** Parameters of a search as an address has them: a number, a text, or any of several values. */
export const parameters = z.record(z.string(), z.union([z.number(), z.string(), z.array(z.string())]));
