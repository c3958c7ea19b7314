/**
 * Sentence for a failed call in a language other than the API's own, by its code. Apart from the client: few pages ever
 * need it.
 */
import type { Problem } from '#schema/api/meta.ts';
import type { FailureReason } from '#schema/domain/site/failure-texts.ts';
import type { FieldFault } from '#schema/domain/site/field-faults.ts';
import { failureWords, fieldFaultWords } from '#words/controls/failures.ts';

/** For an answer that is none of the API's: that of a proxy, or of a network that wants one to sign in. */
const BY_STATUS: Record<number, FailureReason> = {
  408: 'body-too-slow',
  413: 'body-too-large',
  429: 'too-many-requests',
  500: 'unexpected',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** One sentence or several; empty where nothing is known but that it failed, which the page has words for. */
export function failureSentence(status: number, body: string): string {
  const { code, reason, faults = [] } = problemIn(body);
  const named = faults.flatMap(({ reason }) => wordsOf<FieldFault>(fieldFaultWords, reason));
  if (named.length > 0) return named.map(asSentence).join(' ');
  return [reason, code, BY_STATUS[status]].flatMap((key) => wordsOf<FailureReason>(failureWords, key))[0] ?? '';
}

function problemIn(body: string): Partial<Problem> {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

function wordsOf<Key extends string>(words: Record<Key, string>, key: string | undefined): string[] {
  return key !== undefined && Object.hasOwn(words, key) ? [words[key as Key]] : [];
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
