/** The text of an article for a component that suspends: fetched once, and again after a failure. */
import { use } from 'react';
import { awaitOnServer } from '#frontend/lib/lazy-part.ts';
import { articleText } from '#schema/domain/articles/text.ts';
import type { Block } from '#schema/domain/content-blocks.ts';

const asked = new Map<number, Promise<readonly Block[]>>();

function textOf(id: number): Promise<readonly Block[]> {
  const known = asked.get(id);
  if (known) return known;
  const text = articleText(id);
  asked.set(id, text);
  awaitOnServer(text);
  text.catch(() => asked.delete(id));
  return text;
}

/** The blocks of an article. Suspends until they are there; throws when they cannot be had. */
export function useArticleText(id: number): readonly Block[] {
  return use(textOf(id));
}
