/** How large an element is, kept up to date; null until it is laid out. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './view.ts';

export function useElementSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      setSize((was) =>
        width === 0 || height === 0 || (was?.width === width && was.height === height) ? was : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
