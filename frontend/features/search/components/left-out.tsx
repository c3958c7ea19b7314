/** What of the address counts for nothing, because it cannot be read. */
import { Box } from '#frontend/components/styled/box.tsx';
import { filterWords, PARAMETER_LABELS } from '#frontend/content/search-filters.ts';
import type { FilterParameter } from '#schema/domain/search-filters.ts';

export function LeftOut({ parameters }: { parameters: readonly FilterParameter[] }) {
  return (
    <Box mt="1" textStyle="sm" color="fg.muted">
      {filterWords.leftOut(parameters.map((name) => PARAMETER_LABELS[name]))}
    </Box>
  );
}
