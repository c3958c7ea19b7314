/** Messages to the operator. */
import type { ContactBody } from '#schema/api/contact.ts';
import { MESSAGE_KEPT_DAYS } from '#schema/domain/limits.ts';
import type { Deps } from '../deps.ts';
import { addMessage, deleteMessagesBefore } from '../queries/messages.ts';
import type { Writer } from '../queries/write.ts';

const DAY_MS = 86_400_000;

/** Keeps the message. What a program sent is passed over without a word, so that it does not try again. */
export async function keepMessage(
  deps: Writer & Pick<Deps, 'clock' | 'random'>,
  { website = '', ...message }: ContactBody,
): Promise<void> {
  if (website !== '') return;
  await addMessage(deps, { id: deps.random(), ...message, receivedAt: deps.clock() });
}

/** Deletes what is older than the privacy policy allows. */
export function forgetOldMessages(deps: Writer, now: number): Promise<void> {
  return deleteMessagesBefore(deps, now - MESSAGE_KEPT_DAYS * DAY_MS);
}
