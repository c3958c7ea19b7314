/** The site's built files, from the asset store, which may fail, hang or hand out what is no file. */
import { LANGUAGES, type Language } from '#schema/domain/formats/language.ts';
import { AppError } from '#worker/app-error.ts';
import { within } from '#worker/deadline.ts';
import type { Deps } from '#worker/deps.ts';

type Needs = Pick<Deps, 'assets' | 'config'>;

const UNREACHABLE = 'We couldn’t reach this page. Please try again in a moment.';

/** The asset store's answer. Throws Failure `unknown-address`, or `unavailable` when the store does not answer. */
export async function fetchFile({ assets, config }: Needs, request: Request): Promise<Response> {
  const file = await reached(config, async () => {
    const answer = await assets.fetch(request);
    // Its failure is not to pass for an answer of ours.
    if (answer.status >= 500) throw new Error(`status ${answer.status}`);
    return answer;
  });
  if (file.status === 404) throw new AppError('unknown-address');
  return file;
}

/** What the pages of a language are written into (scripts/bring-together.ts). */
const SHELL_FILES: Record<Language, string> = { en: '/index.html', fr: '/index-fr.html' };

/** The language of such a file; null for any other address. */
export const shellFileLanguage = (pathname: string): Language | null =>
  LANGUAGES.find((language) => SHELL_FILES[language] === pathname) ?? null;

/** The text of the file that every page of a language is written into. Throws Failure `unavailable`. */
export async function fetchShell({ assets, config }: Needs, url: URL, language: Language): Promise<string> {
  const text = await reached(config, async () => {
    const shell = await assets.fetch(new Request(new URL(SHELL_FILES[language], url)));
    return shell.ok ? shell.text() : null;
  });
  if (text === null) throw new AppError('unavailable', { detail: 'The site has not been built yet.' });
  return text;
}

async function reached<T>({ deadlines }: Deps['config'], fetch: () => Promise<T>): Promise<T> {
  try {
    return await within(deadlines.file, 'The asset store', fetch());
  } catch (error) {
    throw new AppError('unavailable', { detail: UNREACHABLE, cause: error });
  }
}
