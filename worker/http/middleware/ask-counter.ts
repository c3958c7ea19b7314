/** Asks a rate limiter whether there may be one more try. */
import { within } from '#worker/deadline.ts';
import type { Deps } from '#worker/deps.ts';

/** False only when the counter says so: one that fails, is slow or answers nonsense keeps nobody out. */
export async function isAllowed(
  { log, config }: Pick<Deps, 'log' | 'config'>,
  counter: RateLimit,
  { form, key }: { form: string; key: string },
): Promise<boolean> {
  try {
    const { success } = await within(config.deadlines.counter, 'The counter', counter.limit({ key }));
    if (typeof success !== 'boolean') throw new Error('The counter does not say');
    return success;
  } catch (error) {
    log('warn', 'form-rate-failed', { form, error: String(error) });
    return true;
  }
}
