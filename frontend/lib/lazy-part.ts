/** A part of the page that comes after the rest and that the page can do without. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** As React's `lazy`; where the part cannot be had, without a network say, nothing stands in its place. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(
    (): Promise<{ default: ComponentType<Props> }> =>
      load().then(
        (part) => ({ default: part }),
        () => ({ default: () => null }),
      ),
  );
}
