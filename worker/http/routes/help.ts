/** /api/help/votes: "Was this helpful?" under a help article. */
import { endpoints } from '#schema/api/endpoints.ts';
import { countVote } from '#worker/services/help.ts';
import { formRoute } from './form-route.ts';

export const helpVoteRoute = formRoute(endpoints.helpVote, async (deps, body) => {
  await countVote(deps, body);
  return { counted: true as const };
});
