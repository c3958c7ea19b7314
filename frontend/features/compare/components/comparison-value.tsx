/** One value of the comparison with all that belongs to it: mark, other currency, estimate, year, reason of a blank. */

import { LabelBadge } from '#frontend/components/badge.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { comparePageWords as words } from '#frontend/content/compare-page.ts';
import { MISSING_LABELS } from '#schema/domain/facts.ts';
import { NOT_AVAILABLE } from '#schema/domain/formats.ts';
import type { ComparisonCell, ComparisonLine } from '../comparison.ts';
import { BestMark } from './best-mark.tsx';

export function ComparisonValue({ line, cell }: { line: ComparisonLine; cell: ComparisonCell }) {
  const { row, mark, year } = line;
  const { text, items, best, converted, estimate, fact, missing, instead } = cell;
  const blank = text === NOT_AVAILABLE;
  return (
    <>
      {items !== null && items.length > 1 ? (
        <Box as="ul">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Box>
      ) : (
        <Box as="span" fontWeight={best ? 'bold' : 'normal'} color={blank ? 'fg.muted' : 'fg'}>
          {text}
        </Box>
      )}
      {converted === null ? null : <Aside>{converted}</Aside>}
      {best && mark !== null ? <BestMark higher={'better' in row && row.better === 'higher'}>{mark}</BestMark> : null}
      {estimate && !blank ? (
        <Box as="span" display="block" mt="0.5">
          <LabelBadge outline>{words.table.estimate}</LabelBadge>
        </Box>
      ) : null}
      {year === null && fact !== null && !blank ? <Aside>{fact.year}</Aside> : null}
      {blank && missing !== null ? <Aside>{MISSING_LABELS[missing]}</Aside> : null}
      {instead === null ? null : <Aside>{instead}</Aside>}
    </>
  );
}

function Aside({ children }: { children: string }) {
  return (
    <Box as="span" display="block" textStyle="xs" color="fg.muted">
      {children}
    </Box>
  );
}
