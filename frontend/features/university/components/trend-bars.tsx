/** Graduates of five years as small bars, with the trend in a word and every number after them. */

import { Flex } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Caption, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { ENDED, GRADUATE_YEARS, type GraduatesOfYears, trendOf } from '#schema/domain/programs/graduates-trend.ts';
import { trendWords as words } from '#words/majors/graduates-trend.ts';

/** Five bars and their gaps in the 40 by 16 px of the drawing. */
const HEIGHT = 16;
const BAR = 6;
const STEP = 8;

export function TrendBars({ years, ended = false }: { years: GraduatesOfYears; ended?: boolean }) {
  const most = Math.max(1, ...years.map((graduates) => graduates ?? 0));
  const trend = ended ? ENDED : trendOf(years);
  return (
    <Flex as="span" alignItems="flex-end" flexWrap="wrap" columnGap="2" mt="1">
      <chakra.svg aria-hidden="true" width="40px" height="16px" viewBox="0 0 40 16" color="accent.solid" flexShrink="0">
        {years.map((graduates, at) => {
          // A year that was not reported has no bar; one without graduates has a line.
          if (graduates === null) return null;
          const height = Math.max(1, (graduates / most) * HEIGHT);
          return (
            <rect
              key={GRADUATE_YEARS[at]}
              x={at * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              fill="currentColor"
            />
          );
        })}
      </chakra.svg>
      {trend === null ? null : <Caption as="span">{words.trends[trend]}</Caption>}
      <Caption as="span" aria-hidden="true">
        {words.series(years)}
      </Caption>
      <VisuallyHidden>
        {words.years} {years.map((graduates, at) => words.year(GRADUATE_YEARS[at] ?? '', graduates)).join(', ')}
      </VisuallyHidden>
    </Flex>
  );
}
