/** How many schools a list has, and which of them show. */
import { Box } from '#frontend/components/styled/box.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import type { SearchResponse } from '#schema/api/search.ts';
import { searchWords as words } from '#words/search/search.ts';
import { isAnswered } from '../answered.ts';

interface ListCountProps {
  answer: SearchResponse | undefined;
  failed: boolean;
  /** The total alone: a map or plot shows every school, and a table has no room for the range. */
  brief: boolean;
  /** Every price of the list is that of arts programs: said here once, in the count's own place. */
  arts: boolean;
}

export function ListCount({ answer, failed, brief, arts }: ListCountProps) {
  const shown = !failed && answer !== undefined && answer.universities.length > 0;
  return (
    <Box role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" minW="0">
      {shown ? (
        <>
          <Span srOnly={brief ? true : { base: true, md: false }}>{summaryOf(answer)}</Span>
          {/* A phone has one line for it, beside which prices are chosen; the foot of the list says which page this is. */}
          <Span {...(brief ? {} : { hideFrom: 'md' })} aria-hidden="true">
            {words.schools(answer.total)}
          </Span>
        </>
      ) : (
        noneLine(answer, failed)
      )}
      {arts ? <Box textStyle="xs">{words.artsFees}</Box> : null}
    </Box>
  );
}

function summaryOf({ page, limit, total, universities }: SearchResponse): string {
  const from = (page - 1) * limit + 1;
  return words.summary(from, from + universities.length - 1, total);
}

function noneLine(answer: SearchResponse | undefined, failed: boolean): string {
  if (failed) return words.failedCount;
  if (answer === undefined) return words.loading;
  return isAnswered(answer) ? '' : words.none;
}
