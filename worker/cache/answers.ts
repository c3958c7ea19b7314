/** Answers in KV: one entry a question and dataset version, checked against its own hash when read. */
import { within } from '#worker/deadline.ts';
import type { HasDeadlines, Platform } from '#worker/platform.ts';
import { type Admission, admit } from './admission.ts';
import { digest } from './digest.ts';
import { type Answer, answerOf } from './memory-cache.ts';
import { type CachePolicy, ENTRY_MAX } from './policy.ts';

/** Goes up when the form of stored answers changes, so that a release never reads what it cannot understand. */
const FORMAT = 4;
/** Milliseconds. */
const DAY = 86_400_000;

/** What of a question decides where its answer is stored, and whether. */
interface StoredQuestion {
  endpoint: string;
  /** Its key in KV under a dataset version. */
  keyAt: (version: string) => Promise<string>;
  policy: CachePolicy;
  unboundedKey: () => boolean;
}

interface EntryLabel {
  tag: string;
  version: string;
  madeAt: number;
}

/**
 * KV keys of a question under any dataset version; hashed, so that they are short and say nothing of what was typed. The
 * question is hashed once, and only when a key is asked for.
 */
export function answerKeys(endpoint: string, question: string): (version: string) => Promise<string> {
  let hashed: Promise<string> | undefined;
  return async (version) => {
    hashed ??= digest(question);
    return `answer:${FORMAT}:${version}:${endpoint}:${await hashed}`;
  };
}

/** The stored answer; null when there is none, KV fails or is slow, or the entry is damaged. */
export async function readAnswer(
  deps: Pick<Platform, 'cache' | 'log'> & HasDeadlines,
  key: string,
): Promise<Answer | null> {
  try {
    const { value, metadata } = await within(
      deps.config.deadlines.cache,
      'KV',
      deps.cache.getWithMetadata<EntryLabel>(key, 'text'),
    );
    if (value === null || !metadata) return null;
    const { tag, version, madeAt } = metadata;
    const answer = await answerOf({ body: value, version: String(version), madeAt });
    if (typeof madeAt !== 'number' || tag !== answer.tag) {
      deps.log('warn', 'cache-entry-damaged', { key });
      return null;
    }
    return answer;
  } catch (error) {
    deps.log('warn', 'cache-read-failed', { key, error: String(error) });
    return null;
  }
}

/**
 * Stores an answer after it has left, when it is admitted. `seenAs` is the question's name in the account of what was
 * seen. Returns whether it will be stored. A failed write is only logged.
 */
export function storeAnswerLater(
  deps: Pick<Platform, 'cache' | 'clock' | 'log' | 'later'> & HasDeadlines,
  admission: Admission,
  seenAs: string,
  answer: Answer,
  { endpoint, keyAt, policy, unboundedKey }: StoredQuestion,
): boolean {
  if (policy.fresh === null || answer.body.length > ENTRY_MAX) return false;
  if (!admit(admission, seenAs, unboundedKey(), deps.clock())) return false;
  const { body, bytes = body, tag, version, madeAt } = answer;
  const metadata: EntryLabel = { tag, version, madeAt };
  const { putAway } = deps.config.deadlines;
  deps.later(
    keyAt(version)
      .then((key) => within(putAway, 'KV', deps.cache.put(key, bytes, { expirationTtl: policy.lifetime, metadata })))
      .catch((error: unknown) => deps.log('warn', 'cache-write-failed', { endpoint, error: String(error) })),
  );
  return true;
}

/** Whether a stored answer may be used without asking D1. */
export function isFresh(answer: Answer, policy: CachePolicy, now: number): boolean {
  if (policy.fresh === null || now - answer.madeAt >= policy.fresh * 1_000) return false;
  return !policy.ofItsDay || Math.floor(now / DAY) === Math.floor(answer.madeAt / DAY);
}
