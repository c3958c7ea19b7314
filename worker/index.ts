/** The Worker's entry: what a request or a scheduled run needs is put together and handed over. */
import { type Env, surroundingsOf } from './build-surroundings.ts';
import { answerRequest } from './http/answer-request.ts';
import { runJobs } from './jobs/run-jobs.ts';

export default {
  fetch(request, env, context) {
    return answerRequest(request, surroundingsOf(env, context));
  },
  async scheduled(_controller, env, context) {
    await runJobs(surroundingsOf(env, context));
  },
} satisfies ExportedHandler<Env>;
