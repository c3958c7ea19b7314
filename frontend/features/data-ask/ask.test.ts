import { expect, it } from 'vitest';
import { ask } from './ask.ts';

it('is answered by nothing when it is stopped before it begins', async () => {
  expect(await ask('SELECT 1', AbortSignal.abort())).toBeNull();
});
