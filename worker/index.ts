/** The Worker's entry: what a request or a scheduled run needs is put together and handed over. */

import { answerRequest } from '#worker/http/answer-request.ts';
import { runJobs } from '#worker/jobs/run-jobs.ts';
import { type Env, surroundingsOf } from './build-surroundings.ts';

export default {
  fetch(request, env, context) {
    return answerRequest(request, surroundingsOf(env, context));
  },
  async scheduled(_controller, env, context) {
    await runJobs(surroundingsOf(env, context));
  },
} satisfies ExportedHandler<Env>;
