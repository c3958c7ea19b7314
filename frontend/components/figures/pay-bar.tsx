/**
 * Pay of an occupation on a scale that begins at nothing: a thin line from the lowest to the highest tenth, a thick part for the middle
 * 50%, a mark at the median. By position and thickness alone, so that it needs no color; the figures are in the table beside it.
 */
import type { CareerPay } from '#schema/domain/programs/careers.ts';
import { Box } from '../styled/box.tsx';

interface PayBarProps {
  pay: CareerPay;
  /** The right end of the scale. */
  end: number;
}

export function PayBar({ pay, end }: PayBarProps) {
  const at = (amount: number) => `${Math.min(100, (amount / end) * 100)}%`;
  const across = (from: number, to: number) => ({ x: at(from), width: `${Math.max(0, ((to - from) / end) * 100)}%` });
  return (
    <Box aria-hidden="true" height="4" color="accent.solid">
      <svg width="100%" height="100%" aria-hidden="true">
        <rect {...across(pay.p10, pay.p90)} y="44%" height="12%" fill="currentColor" />
        <rect {...across(pay.p25, pay.p75)} y="15%" height="70%" fill="currentColor" fillOpacity="0.45" />
        <rect x={at(pay.median)} width="3" height="100%" fill="currentColor" />
      </svg>
    </Box>
  );
}
