/** The files of the tables, as the site has them. */
import { RELEASE_FILES_PATH, type ReleaseFiles, type ReleaseTable } from '#schema/domain/site/release-tables.ts';
import { fail, QuestionFailure } from './engine/failure.ts';

async function got(path: string, options: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, options).catch((error: unknown) => fail({ kind: 'network' }, error));
  if (answer.status === 404) return fail({ kind: 'no-files' });
  return answer.ok ? answer : fail({ kind: 'network' });
}

/** Which files there are, asked for again after a failure. */
let listed: Promise<ReleaseFiles> | undefined;

async function files(): Promise<ReleaseFiles> {
  // A list that is kept would name files of a version that is gone.
  const answer = await got(RELEASE_FILES_PATH, { cache: 'no-cache' });
  try {
    return (await answer.json()) as ReleaseFiles;
  } catch (error) {
    return fail({ kind: 'no-files' }, error);
  }
}

/** The bytes of a table's file. Rejects with a QuestionFailure. */
export async function tableFile(table: ReleaseTable): Promise<ArrayBuffer> {
  listed ??= files();
  try {
    const { tables } = await listed;
    const answer = await got(tables[table].path);
    return await answer.arrayBuffer();
  } catch (error) {
    listed = undefined;
    throw error instanceof QuestionFailure ? error : new QuestionFailure({ kind: 'network' }, error);
  }
}
