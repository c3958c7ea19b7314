/**
 * Parts of the site that come when they are due. Unlike React's own `lazy`, one that is there already is drawn at once:
 * the Worker draws a page in one go, and the browser takes it over without showing anything else in between.
 */
import { type ComponentType, createElement, type ReactNode, lazy as reactLazy, useState } from 'react';
import { ON_SERVER } from './on-server.ts';

type Drawing = (props: never) => ReactNode;
type Known = ComponentType<Record<string, unknown>>;
type PropsOf<Part extends Drawing> = Parameters<Part> extends [infer Props] ? Props : object;

export type LazyPart<Props> = ComponentType<Props> & {
  /** Has it come, if it has not yet. */
  load: () => Promise<void>;
};

/** What the Worker waits for before it draws a page once more; browsers add nothing. */
const awaited = new Set<Promise<unknown>>();

/** Has the Worker wait for this before the page counts as drawn. */
export function awaitOnServer(work: Promise<unknown>): void {
  if (!ON_SERVER) return;
  awaited.add(work);
  const done = () => awaited.delete(work);
  work.then(done, done);
}

/** Resolves once all that the drawing so far asked for is there; false when it asked for nothing. */
export async function whatWasAwaited(): Promise<boolean> {
  if (awaited.size === 0) return false;
  await Promise.allSettled(awaited);
  return true;
}

/** What it began with it stays: another component in its place would be drawn from nothing. */
function Drawn({ first, props }: { first: () => Known; props: Record<string, unknown> }) {
  const [shown] = useState<Known>(first);
  return createElement(shown, props);
}

/** A part with a module of its own. Where it cannot be had, the nearest boundary shows that the page failed. */
export function lazy<Part extends Drawing>(load: () => Promise<{ default: Part }>): LazyPart<PropsOf<Part>> {
  let there: Known | null = null;
  const fetched = async () => {
    there = (await load()).default as unknown as Known;
    return { default: there };
  };
  const Later = reactLazy(() => {
    const work = fetched();
    awaitOnServer(work);
    return work;
  });
  const first = () => there ?? (Later as Known);
  const drawn = (props: Record<string, unknown>) => createElement(Drawn, { first, props });
  return Object.assign(drawn as unknown as ComponentType<PropsOf<Part>>, {
    load: async () => {
      if (there === null) await fetched();
    },
  });
}

/** As `lazy`; where the part cannot be had, without a network say, nothing stands in its place. */
export function lazyPart<Part extends Drawing>(load: () => Promise<Part>): LazyPart<PropsOf<Part>> {
  return lazy<Part>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (() => null) as unknown as Part }),
    ),
  );
}
