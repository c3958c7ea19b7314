/** Stores messages to the operator. */
import type { ContactBody } from '#schema/api/contact.ts';
import { digest } from '#worker/cache/digest.ts';
import type { Platform } from '#worker/platform.ts';
import { addMessage } from '#worker/queries/messages.ts';
import type { Writer } from '#worker/queries/write.ts';

/**
 * Keeps the message; the same one sent again on the same day, by a second press or after an answer that got lost, is
 * kept once. What a program sent is passed over without a word, so that it does not try again.
 */
export async function takeMessage(
  deps: Writer & Pick<Platform, 'clock'>,
  { website = '', ...message }: ContactBody,
): Promise<void> {
  if (website !== '') return;
  const receivedAt = deps.clock();
  const day = new Date(receivedAt).toISOString().slice(0, 10);
  const { name, email, subject, message: text } = message;
  const id = await digest(JSON.stringify([day, name, email, subject, text]));
  await addMessage(deps, { id, ...message, receivedAt });
}
