/** From question to answer: stored and fresh, else computed, else stored and old, else a failure. */
import type { Deps } from '../deps.ts';
import { type Failure, isUnavailable } from '../failure.ts';
import { messagesOf } from '../log.ts';
import { type Answer, answerKey, isFresh, readAnswer, storeAnswerLater } from './answers.ts';
import { confirmLater, withDataset } from './dataset-store.ts';
import { entityTag } from './digest.ts';
import type { HeldDataset } from './held-dataset.ts';
import type { CachePolicy } from './policy.ts';

/** HIT from KV, MISS computed, STALE from KV because D1 failed, BYPASS never stored. */
export type CacheState = 'HIT' | 'MISS' | 'STALE' | 'BYPASS';

export interface Question {
  endpoint: string;
  /** The canonical question as one text. */
  text: string;
  policy: CachePolicy;
  openEnded: boolean;
}

export interface Served {
  answer: Answer;
  state: CacheState;
  /** The dataset held while answering; a stale answer may be of the one before. */
  dataset: HeldDataset;
}

/** Answers the question. `compute` may throw DatasetMoved: the newer dataset is taken and the question asked again. */
export function readThrough(
  deps: Deps,
  question: Question,
  compute: (dataset: HeldDataset) => Promise<string>,
): Promise<Served> {
  return withDataset(deps, (dataset) => answerFrom(deps, question, dataset, compute));
}

async function answerFrom(
  deps: Deps,
  question: Question,
  dataset: HeldDataset,
  compute: (dataset: HeldDataset) => Promise<string>,
): Promise<Served> {
  const { policy } = question;
  const stores = policy.fresh !== null;
  const key = stores ? await answerKey(dataset.version, question.endpoint, question.text) : null;
  const stored = key ? await readAnswer(deps, key) : null;
  if (stored && isFresh(stored, policy, deps.clock())) {
    confirmLater(deps);
    return { answer: stored, state: 'HIT', dataset };
  }
  try {
    const body = await compute(dataset);
    const answer: Answer = {
      body,
      tag: await entityTag(dataset.version, body),
      version: dataset.version,
      madeAt: deps.clock(),
    };
    if (key) storeAnswerLater(deps, key, answer, question);
    // Asks D1 only when computing the answer did not.
    confirmLater(deps);
    return { answer, state: stores ? 'MISS' : 'BYPASS', dataset };
  } catch (error) {
    if (!isUnavailable(error) || !key) throw error;
    const old = stored ?? (await previousAnswer(deps, question, dataset));
    if (!old) throw error;
    deps.log('warn', 'served-stale', {
      endpoint: question.endpoint,
      version: old.version,
      error: messagesOf((error as Failure).details.cause),
    });
    return { answer: old, state: 'STALE', dataset };
  }
}

async function previousAnswer(deps: Deps, question: Question, dataset: HeldDataset): Promise<Answer | null> {
  if (dataset.previousVersion === null) return null;
  return readAnswer(deps, await answerKey(dataset.previousVersion, question.endpoint, question.text));
}
