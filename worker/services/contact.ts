/** Messages to the operator. */
import type { ContactBody } from '#schema/api/contact.ts';
import type { Deps } from '../deps.ts';
import { addMessage } from '../queries/messages.ts';
import type { Writer } from '../queries/write.ts';

/** Keeps the message. What a program sent is passed over without a word, so that it does not try again. */
export async function keepMessage(
  deps: Writer & Pick<Deps, 'clock' | 'random'>,
  { website = '', ...message }: ContactBody,
): Promise<void> {
  if (website !== '') return;
  await addMessage(deps, { id: deps.random(), ...message, receivedAt: deps.clock() });
}
