/** Module of an article, `#words/articles/<key>.md`, in the language of the build. */
import type { Block } from '../running-text.ts';

export const text: readonly Block[];
