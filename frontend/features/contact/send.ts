/** Sends the contact form. */
import { ApiError, callApi } from '#frontend/api/client.ts';
import type { ContactBody } from '#schema/api/contact.ts';
import { endpoints } from '#schema/api/endpoints.ts';

/** What became of it; the words for each are the form's. */
export type ContactOutcome = 'done' | 'refused' | 'tooOften' | 'failed';

const OUTCOMES: Record<number, ContactOutcome> = { 400: 'refused', 413: 'refused', 429: 'tooOften' };

export async function sendMessage(body: ContactBody): Promise<ContactOutcome> {
  try {
    await callApi(endpoints.contact, { body });
    return 'done';
  } catch (error) {
    return (error instanceof ApiError && OUTCOMES[error.status]) || 'failed';
  }
}
