/** An element whose name is decided while the page is drawn: a heading's level, say. */
import type { ComponentProps, ElementType } from 'react';

export function As({ as: Element, ...props }: { as: ElementType } & ComponentProps<ElementType>) {
  return <Element {...props} />;
}
