/** Adds subscribers. */
import type { SubscribeBody } from '#schema/api/subscribe.ts';
import type { Platform } from '#worker/platform.ts';
import { addSubscriber } from '#worker/queries/subscribers.ts';
import type { Writer } from '#worker/queries/write.ts';

/** Keeps the address, once. What a program sent is passed over without a word, so that it does not try again. */
export async function subscribe(
  deps: Writer & Pick<Platform, 'clock'>,
  { email, website = '' }: SubscribeBody,
): Promise<void> {
  if (website !== '') return;
  await addSubscriber(deps, email, deps.clock());
}
