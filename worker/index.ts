/** The Worker's entry: builds what its parts need and hands over. */
import { answerRequest } from './answer-request.ts';
import { emptyAdmission } from './cache/admission.ts';
import { reloadDataset } from './cache/dataset-store.ts';
import { emptyDatasetStore } from './cache/held-dataset.ts';
import { DEADLINES, type Deps, type IsolateState } from './deps.ts';
import { consoleLog } from './log.ts';
import { openDatabase } from './queries/database.ts';

interface Env {
  DB: D1Database;
  CACHE: KVNamespace;
  ASSETS: Fetcher;
  FORM_RATE: RateLimit;
}

/** Lives as long as the isolate. */
const isolate: IsolateState = { dataset: emptyDatasetStore(), admission: emptyAdmission() };

function depsOf(env: Env, context: ExecutionContext): Deps {
  return {
    db: openDatabase(env.DB),
    cache: env.CACHE,
    assets: env.ASSETS,
    upstream: (request) => fetch(request),
    edgeCache: caches.default,
    formRate: env.FORM_RATE,
    isolate,
    clock: Date.now,
    random: () => crypto.randomUUID(),
    log: consoleLog,
    config: { deadlines: DEADLINES },
    later: (work) => context.waitUntil(work),
  };
}

export default {
  fetch(request, env, context) {
    return answerRequest(request, depsOf(env, context));
  },
  // Once a day the newest snapshot is put back in KV, where a cold isolate finds it without asking D1.
  async scheduled(_controller, env, context) {
    await reloadDataset(depsOf(env, context));
  },
} satisfies ExportedHandler<Env>;
