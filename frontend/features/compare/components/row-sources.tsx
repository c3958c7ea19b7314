/** What stands behind a row, one press away: what it means, and for each university source, year and how it came about. */

import { GlossaryLink } from '#frontend/components/glossary-link.tsx';
import { ExternalLink } from '#frontend/components/router-link.tsx';
import { SourcePopover } from '#frontend/components/source-popover.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { MISSING_LABELS } from '#schema/domain/facts.ts';
import { termOfField } from '#schema/domain/glossary-keys.ts';
import { comparePageWords } from '#words/compare-page.ts';
import { yearText } from '#words/record-texts.ts';
import { MEANINGS as FIELD_MEANINGS, sourceWords as words } from '#words/university-meanings.ts';
import type { ComparisonCell, ComparisonLine } from '../comparison.ts';

interface RowSourcesProps {
  line: ComparisonLine;
  nameOf: (universityId: number) => string;
}

export function RowSources({ line, nameOf }: RowSourcesProps) {
  const meanings: Record<string, string> = comparePageWords.meanings;
  const { row, cells } = line;
  if (row.field === null) return null;
  const term = termOfField(row.field);
  return (
    <SourcePopover name={comparePageWords.table.sources(row.label)}>
      <Box as="span" display="block" mb="3">
        {meanings[row.key] ?? meanings[row.field] ?? FIELD_MEANINGS[row.field]}
      </Box>
      <Box as="span" display="grid" gap="3" maxH="50dvh" overflowY="auto">
        {cells.map((cell) => (
          <CellSource key={cell.universityId} cell={cell} name={nameOf(cell.universityId)} />
        ))}
      </Box>
      {term === undefined ? null : (
        <Box as="span" display="block" mt="3">
          <GlossaryLink term={term} name={row.label} />
        </Box>
      )}
    </SourcePopover>
  );
}

function CellSource({ cell, name }: { cell: ComparisonCell; name: string }) {
  const { fact, missing, estimate } = cell;
  return (
    <Box as="span" display="block" borderTopWidth="1px" pt="2">
      <Box as="span" display="block" fontWeight="semibold">
        {name}
      </Box>
      {fact ? (
        <>
          {fact.url === undefined ? (
            fact.source
          ) : (
            <ExternalLink href={fact.url} target="_blank">
              {fact.source}
            </ExternalLink>
          )}
          {`, ${yearText(fact.year)}`}
          <Box as="span" display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {fact.variable}
          </Box>
          {fact.computed === undefined ? null : (
            <Box as="span" display="block" textStyle="xs" color="fg.muted">
              {fact.computed}
            </Box>
          )}
        </>
      ) : (
        <Box as="span" color="fg.muted">
          {missing ? MISSING_LABELS[missing] : words.unknown}
        </Box>
      )}
      {estimate ? (
        <Box as="span" display="block" textStyle="xs" color="fg.muted">
          {`${words.estimate}. ${words.estimateNote}`}
        </Box>
      ) : null}
    </Box>
  );
}
