/** Answers questions away from the page, so that one that takes too long can be ended. */
import type { ReleaseTable } from '#schema/domain/site/release-tables.ts';
import { QuestionFailure } from './engine/failure.ts';
import { runQuestion } from './engine/run-question.ts';
import { releaseTables } from './engine/tables.ts';
import type { Answered, FromWorker, ToWorker } from './protocol.ts';

/** Files that the page has been asked for. */
const awaited = new Map<ReleaseTable, { resolve: (file: ArrayBuffer) => void; reject: (error: Error) => void }>();
const say = (message: FromWorker) => postMessage(message);

const tables = releaseTables(
  (table) =>
    new Promise((resolve, reject) => {
      awaited.set(table, { resolve, reject });
      say({ needs: table });
    }),
);

async function answered(question: string): Promise<Answered> {
  try {
    return { answer: await runQuestion(question, tables) };
  } catch (error) {
    return { failure: error instanceof QuestionFailure ? error.reason : { kind: 'engine' } };
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('question' in data) {
    void answered(data.question).then(say);
    return;
  }
  const waiting = awaited.get(data.table);
  if ('file' in data) waiting?.resolve(data.file);
  else waiting?.reject(new QuestionFailure(data.failure));
});
