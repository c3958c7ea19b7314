/** Setup of each file of Worker tests: files share one runtime, and each begins with empty storage and running timers. */
import { reset } from 'cloudflare:test';
import { afterAll, vi } from 'vitest';

afterAll(async () => {
  vi.useRealTimers();
  await reset();
});
