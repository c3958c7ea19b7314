/** Streams a text: nothing is made before the reader asks for it, so that only a piece is ever in memory. */
import type { Deps } from '#worker/deps.ts';
import { messagesOf } from '#worker/log.ts';

/**
 * The pieces as a body. A failure on the way breaks the connection off, so that the browser tells that the file is not
 * whole; the log says why.
 */
export function streamedText({ log }: Pick<Deps, 'log'>, pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value, done } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          log('error', 'answer-broken-off', { error: messagesOf(error) });
          controller.error(error);
        }
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
