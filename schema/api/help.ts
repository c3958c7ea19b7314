/** "Was this helpful?" under a help article. */
import * as z from 'zod/mini';

export const HELP_ANSWERS = ['yes', 'no'] as const;

export const helpVoteBody = z.object({
  /** Category and article as in the address: "search/advanced-filters". */
  article: z
    .string('must be the address of a help article')
    .check(z.regex(/^[a-z-]{1,40}\/[a-z-]{1,40}$/, 'must be the address of a help article')),
  answer: z.enum(HELP_ANSWERS, 'must be yes or no'),
});
export type HelpVoteBody = z.infer<typeof helpVoteBody>;

export const helpVoteResponse = z.object({ counted: z.literal(true) });
