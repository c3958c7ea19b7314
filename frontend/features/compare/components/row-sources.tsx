/** What stands behind a row, one press away: what it means, and for each university source, year and how it came about. */

import { FactVariable } from '#frontend/components/figures/fact-variable.tsx';
import { SourcePopover } from '#frontend/components/figures/source-popover.tsx';
import { GlossaryLink } from '#frontend/components/links/glossary-link.tsx';
import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { AsPublished } from '#frontend/components/page/as-published.tsx';
import { Caption, Span } from '#frontend/components/styled/text.tsx';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import { MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { termOfField } from '#schema/domain/record/glossary-keys.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import { COMPARED_MEANINGS, MEANINGS as FIELD_MEANINGS } from '#words/figures/derived/meanings.ts';
import { yearText } from '#words/university/record-texts.ts';
import { sourceWords as words } from '#words/university/source-words.ts';
import type { ComparisonCell, ComparisonLine } from '../comparison.ts';

interface RowSourcesProps {
  line: ComparisonLine;
  nameOf: (universityId: number) => string;
}

export function RowSources({ line, nameOf }: RowSourcesProps) {
  const meanings: Readonly<Partial<Record<string, string>>> = { ...FIELD_MEANINGS, ...COMPARED_MEANINGS };
  const { row, cells } = line;
  if (row.field === null) return null;
  const term = termOfField(row.field);
  return (
    <SourcePopover
      name={comparePageWords.table.sources(row.label)}
      unscripted={ON_SERVER ? <SourceLines cells={cells} nameOf={nameOf} /> : null}
    >
      <Span display="block" mb="3">
        {meanings[row.key] ?? meanings[row.field]}
      </Span>
      <Span display="grid" gap="3" maxH="50dvh" overflowY="auto">
        {cells.map((cell) => (
          <CellSource key={cell.universityId} cell={cell} name={nameOf(cell.universityId)} />
        ))}
      </Span>
      {term === undefined ? null : (
        <Span display="block" mt="3">
          <GlossaryLink term={term} name={row.label} />
        </Span>
      )}
    </SourcePopover>
  );
}

/** The same where no scripts run: of each university source and year, or why there is none. */
function SourceLines({ cells, nameOf }: { cells: readonly ComparisonCell[]; nameOf: RowSourcesProps['nameOf'] }) {
  return cells.map(({ universityId, fact, missing }) => (
    <Span key={universityId} display="block">
      {comparePageWords.ofSchool(nameOf(universityId))}
      {fact ? (
        <>
          <AsPublished>{fact.source}</AsPublished>
          {`, ${yearText(fact.year)}`}
        </>
      ) : missing ? (
        MISSING_LABELS[missing]
      ) : (
        words.unknown
      )}
    </Span>
  ));
}

function CellSource({ cell, name }: { cell: ComparisonCell; name: string }) {
  const { fact, missing, estimate } = cell;
  return (
    <Span display="block" borderTopWidth="1px" pt="2">
      <Span display="block" fontWeight="semibold">
        {name}
      </Span>
      {fact ? (
        <>
          {fact.url === undefined ? (
            <AsPublished>{fact.source}</AsPublished>
          ) : (
            <ExternalLink href={fact.url} target="_blank">
              <AsPublished>{fact.source}</AsPublished>
            </ExternalLink>
          )}
          {`, ${yearText(fact.year)}`}
          <Caption as="span" display="block" overflowWrap="anywhere">
            <FactVariable fact={fact} />
          </Caption>
          {fact.computed === undefined ? null : (
            <Caption as="span" display="block">
              {fact.computed}
            </Caption>
          )}
        </>
      ) : (
        <Span color="fg.muted">{missing ? MISSING_LABELS[missing] : words.unknown}</Span>
      )}
      {estimate ? (
        <Caption as="span" display="block">
          {`${words.estimate}. ${words.estimateNote}`}
        </Caption>
      ) : null}
    </Span>
  );
}
