/** How many schools a list has, and which of them show. */
import { Box } from '#frontend/components/styled/box.tsx';
import type { SearchResponse } from '#schema/api/search.ts';
import { searchWords as words } from '#words/search/search.ts';
import { isAnswered } from '../answered.ts';

interface ListCountProps {
  answer: SearchResponse | undefined;
  failed: boolean;
  /** Every price of the list is that of arts programs: said here once, in the count's own place. */
  arts: boolean;
}

export function ListCount({ answer, failed, arts }: ListCountProps) {
  return (
    <Box role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" minW="0">
      {countLine(answer, failed)}
      {arts ? <Box textStyle="xs">{words.artsFees}</Box> : null}
    </Box>
  );
}

function countLine(answer: SearchResponse | undefined, failed: boolean): string {
  if (failed) return words.failedCount;
  if (answer === undefined) return words.loading;
  const { page, limit, total, universities } = answer;
  if (universities.length === 0) return isAnswered(answer) ? '' : words.none;
  const from = (page - 1) * limit + 1;
  return words.summary(from, from + universities.length - 1, total);
}
