/** Sends a public form and says what became of it. */
import { ApiError, callApi } from './client.ts';
import type { endpoints } from './endpoints.ts';

/** The words for each are the form's. */
export type FormOutcome = 'done' | 'refused' | 'tooOften' | 'failed';

const OUTCOMES: Record<number, FormOutcome> = { 400: 'refused', 413: 'refused', 429: 'tooOften' };

export async function sendForm(
  endpoint: typeof endpoints.contact | typeof endpoints.subscribe,
  body: object,
): Promise<FormOutcome> {
  try {
    await callApi(endpoint, { body });
    return 'done';
  } catch (error) {
    return (error instanceof ApiError && OUTCOMES[error.status]) || 'failed';
  }
}
