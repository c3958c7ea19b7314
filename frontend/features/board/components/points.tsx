/** Points of a school on the board, as a number and as a bar. */
import type { ReactNode } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { boardWords } from '#words/plan/board.ts';

/** "97 points out of 100", the number first of all; "97 points" where that has been seen. */
export function Points({ of, brief = false }: { of: number; brief?: boolean }) {
  return (
    <>
      <Span textStyle="figure">{of}</Span>{' '}
      <Span color="fg.muted">{brief ? boardWords.order.pointsShort(of) : boardWords.order.pointsOfAll(of)}</Span>
    </>
  );
}

/** From 0 to 100. */
export function PointsBar({ faint = false, children }: { faint?: boolean; children: ReactNode }) {
  return (
    <Box
      position="relative"
      height="2"
      mt="1.5"
      bg="bg.muted"
      borderRadius="xs"
      overflow="hidden"
      color={faint ? 'fg.subtle' : 'accent.solid'}
      aria-hidden="true"
    >
      {children}
    </Box>
  );
}
