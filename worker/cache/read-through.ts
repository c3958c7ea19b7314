/** Read-through cache: answers from memory or KV while fresh, else computed, else stored and stale, else a failure. */
import { type AppError, isUnavailable } from '#worker/app-error.ts';
import { messagesOf } from '#worker/log.ts';
import { wasSeen } from './admission.ts';
import { answerKeys, isFresh, readAnswer, storeAnswerLater } from './answers.ts';
import { confirmLater, type DatasetReader, withDataset } from './dataset-store.ts';
import type { CachePartition, IsolateState } from './isolate-state.ts';
import { isBehind, type LoadedDataset } from './loaded-dataset.ts';
import { type Answer, answerOf, type CachedAnswer, getCached, putCached } from './memory-cache.ts';
import type { CachePolicy } from './policy.ts';

type Needs = DatasetReader & { readonly isolate: IsolateState };

/** HIT from the isolate's memory or from KV, MISS computed, STALE an old one because D1 failed, BYPASS never stored. */
export type CacheState = 'HIT' | 'MISS' | 'STALE' | 'BYPASS';

export interface Question {
  endpoint: string;
  /** The canonical question as one text. */
  text: string;
  policy: CachePolicy;
  /** Whether there is no end of such questions; asked only where it matters. */
  unboundedKey: () => boolean;
  /** Where it is held and counted; with the answers of the API when it does not say. */
  room?: CachePartition;
}

export interface Served {
  answer: Answer;
  state: CacheState;
  /** The dataset held while answering; a stale answer may be of the one before. */
  dataset: LoadedDataset;
}

/** A question with its keys in KV and its cache. */
interface Keyed extends Question {
  room: CachePartition;
  keyAt: (version: string) => Promise<string>;
}

/** What an answer was sought in, for the case that it cannot be computed. */
interface Sought {
  dataset: LoadedDataset;
  held: Answer | undefined;
  /** What KV holds under this version; undefined when it was not asked. */
  stored: Answer | null | undefined;
}

/**
 * Answers the question. `compute` may throw DatasetMoved: the newer dataset is taken and the question asked again. When
 * D1 fails, also while the newer dataset is taken, what was answered before is served again.
 */
export async function readThrough(
  deps: Needs,
  asked: Question,
  compute: (dataset: LoadedDataset) => Promise<string>,
): Promise<Served> {
  const question: Keyed = { room: deps.isolate, ...asked, keyAt: answerKeys(asked.endpoint, asked.text) };
  const sought: Sought[] = [];
  try {
    return await withDataset(deps, (dataset) => answerFrom(deps, question, { dataset, compute, sought }));
  } catch (error) {
    if (!isUnavailable(error) || question.policy.fresh === null) throw error;
    for (const one of sought.reverse()) {
      const old = await oldAnswer(deps, question, one);
      if (!old) continue;
      deps.log('warn', 'served-stale', {
        endpoint: question.endpoint,
        version: old.version,
        error: messagesOf((error as AppError).details.cause),
      });
      return { answer: old, state: 'STALE', dataset: one.dataset };
    }
    throw error;
  }
}

async function answerFrom(
  deps: Needs,
  question: Keyed,
  {
    dataset,
    compute,
    sought,
  }: { dataset: LoadedDataset; compute: (dataset: LoadedDataset) => Promise<string>; sought: Sought[] },
): Promise<Served> {
  const { policy, endpoint, text } = question;
  if (policy.fresh === null) {
    const answer = await computed(deps, dataset, compute);
    confirmLater(deps);
    return { answer, state: 'BYPASS', dataset };
  }
  const { answers, admission } = question.room;
  const name = `${dataset.version} ${endpoint} ${text}`;
  const held = getCached(answers, name);
  if (held && isFresh(held.answer, policy, deps.clock())) {
    offer(deps, name, held, question);
    confirmLater(deps);
    return { answer: held.answer, state: 'HIT', dataset };
  }
  // A question without end that this isolate has not met is hardly in KV: asking there would be a trip for nothing.
  const asksStore = wasSeen(admission, name, deps.clock()) || !question.unboundedKey();
  const stored = asksStore ? await storedAnswer(deps, question, dataset.version) : undefined;
  if (stored && isFresh(stored, policy, deps.clock())) {
    putCached(answers, name, { answer: stored, offered: true });
    confirmLater(deps);
    return { answer: stored, state: 'HIT', dataset };
  }
  sought.push({ dataset, held: held?.answer, stored });
  const answer = await computed(deps, dataset, compute);
  if (!isBehind(dataset)) {
    const fresh: CachedAnswer = { answer, offered: false };
    offer(deps, name, fresh, question);
    putCached(answers, name, fresh);
  }
  // Asks D1 only when computing the answer did not.
  confirmLater(deps);
  return { answer, state: 'MISS', dataset };
}

/** An older answer: of this version, else of the version before. */
async function oldAnswer(deps: Needs, question: Keyed, { dataset, held, stored }: Sought): Promise<Answer | null> {
  return (
    stored ??
    held ??
    (stored === undefined ? await storedAnswer(deps, question, dataset.version) : null) ??
    (await previousAnswer(deps, question, dataset))
  );
}

async function computed(
  deps: Needs,
  dataset: LoadedDataset,
  compute: (dataset: LoadedDataset) => Promise<string>,
): Promise<Answer> {
  // Of the time at which its making began: what it says of the day is of that one.
  const madeAt = deps.clock();
  const body = await compute(dataset);
  return answerOf({ body, version: dataset.version, madeAt });
}

/** Each time a question comes its answer may earn a place in KV, until it has been offered once. */
function offer(deps: Needs, name: string, held: CachedAnswer, question: Keyed): void {
  if (held.offered) return;
  held.offered = storeAnswerLater(deps, question.room.admission, name, held.answer, question);
}

async function storedAnswer(deps: Needs, { keyAt }: Keyed, version: string): Promise<Answer | null> {
  return readAnswer(deps, await keyAt(version));
}

async function previousAnswer(deps: Needs, question: Keyed, dataset: LoadedDataset): Promise<Answer | null> {
  if (dataset.previousVersion === null) return null;
  return storedAnswer(deps, question, dataset.previousVersion);
}
