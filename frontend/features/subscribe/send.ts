/** Sends the form. A chunk of its own, since the form stands on every page and is seldom used. */

import { ApiError, callApi } from '#frontend/api/client.ts';
import { endpoints } from '#schema/api/endpoints.ts';

/** What became of it; the words for each are the form's. */
export type SubscribeOutcome = 'done' | 'invalid' | 'tooOften' | 'failed';

const OUTCOMES: Record<number, SubscribeOutcome> = { 400: 'invalid', 429: 'tooOften' };

export async function sendSubscription(body: { email: string; website: string }): Promise<SubscribeOutcome> {
  try {
    await callApi(endpoints.subscribe, { body });
    return 'done';
  } catch (error) {
    return (error instanceof ApiError && OUTCOMES[error.status]) || 'failed';
  }
}
