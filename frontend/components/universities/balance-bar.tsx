/** How many schools of a list are reach, target and likely, as one bar. */
import { Box } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { STANDINGS, type Standing } from '#schema/domain/peers/balanced-list.ts';

export const STANDING_COLORS = { reach: 'chance.solid', target: 'chance.border', likely: 'chance.emphasized' } as const;
/** Between two parts of the bar, in percent of it. */
const GAP = 0.5;

/** One line, of which each part is as long as its share of the schools that can be placed. */
export function BalanceBar({ counts }: { counts: Readonly<Record<Standing, number>> }) {
  const all = STANDINGS.reduce((sum, standing) => sum + counts[standing], 0);
  if (all === 0) return null;
  let from = 0;
  return (
    <Box aria-hidden="true" height="2.5" borderRadius="sm" overflow="hidden">
      <svg width="100%" height="100%" aria-hidden="true">
        {STANDINGS.filter((standing) => counts[standing] > 0).map((standing) => {
          const share = (counts[standing] / all) * 100;
          const x = from;
          from += share;
          return (
            <chakra.g key={standing} color={STANDING_COLORS[standing]}>
              <rect
                data-part={standing}
                x={`${x}%`}
                width={`${from < 100 ? share - GAP : share}%`}
                height="100%"
                fill="currentColor"
              />
            </chakra.g>
          );
        })}
      </svg>
    </Box>
  );
}
