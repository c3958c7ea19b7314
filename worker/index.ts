/** The Worker's entry: creates the context of a request or a scheduled run and passes it on. */

import { handleRequest } from '#worker/http/handle-request.ts';
import { runJobs } from '#worker/jobs/run-jobs.ts';
import { createAppContext, type Env } from './create-app-context.ts';

export default {
  fetch(request, env, context) {
    return handleRequest(request, createAppContext(env, context));
  },
  async scheduled(_controller, env, context) {
    await runJobs(createAppContext(env, context));
  },
} satisfies ExportedHandler<Env>;
