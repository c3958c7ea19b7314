/** A name with the way to its source behind it: never the way alone on a line. */
import type { ReactNode } from 'react';
import { Span } from '../styled/text.tsx';

export function WithSource({ label, children }: { label: string; children: ReactNode }) {
  const last = label.lastIndexOf(' ') + 1;
  return (
    <>
      {label.slice(0, last)}
      <Span whiteSpace="nowrap">
        {label.slice(last)} {children}
      </Span>
    </>
  );
}
