/** Builds the pages before the tests of the Worker, which draws them. A run of unit tests alone needs none. */
import { buildClient } from '../../scripts/build-client.ts';

export async function setup(): Promise<void> {
  await buildClient();
}
