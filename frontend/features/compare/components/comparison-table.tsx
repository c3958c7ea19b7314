/**
 * One part of the comparison as a table whose names stay in sight. On phones each label is a line of its own over the schools'
 * columns; where four have a value too long for a column each is a line with its name. The roles are written out because a
 * table that is laid out otherwise loses its own.
 */
import { Box } from '#frontend/components/styled/box.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Caption, Span } from '#frontend/components/styled/text.tsx';
import { shortName } from '#frontend/content/short-name.ts';
import { yearInCell } from '#frontend/lib/money/year-in-cell.ts';
import { NOT_AVAILABLE } from '#schema/domain/formats/formats.ts';
import { comparePageWords as words } from '#words/compare/compare-page.ts';
import { COLUMN_TRACKS, type Column, EVEN_TRACKS, fitSideBySide, wide } from '../columns.ts';
import type { ComparisonLine } from '../comparison.ts';
import { ComparisonValue } from './comparison-value.tsx';
import { RowSources } from './row-sources.tsx';

/** A value under its school's name, or on a phone in a line with it. */
const CELLS = {
  column: { gridColumn: 'auto', display: 'block' },
  line: {
    gridColumn: { base: '1 / -1', md: 'auto', _print: 'auto' },
    display: { base: 'grid', md: 'block', _print: 'block' },
  },
} as const;

interface ComparisonTableProps {
  /** Name of the part. */
  part: string;
  columns: readonly Column[];
  lines: readonly ComparisonLine[];
  /** Each figure is set among those of the school's peers. */
  amongPeers: boolean;
  loading: boolean;
}

export function ComparisonTable({ part, columns, lines, amongPeers, loading }: ComparisonTableProps) {
  const template = wide(EVEN_TRACKS[columns.length], COLUMN_TRACKS[columns.length]);
  const nameOf = (id: number) => columns.find((column) => column.id === id)?.name ?? '';
  return (
    <Box
      as="table"
      role="table"
      aria-label={words.table.caption(part)}
      display="block"
      fontVariantNumeric="tabular-nums lining-nums"
    >
      <Box
        as="thead"
        role="rowgroup"
        display="block"
        position="sticky"
        top="0"
        zIndex="docked"
        bg="bg"
        _print={{ position: 'static' }}
      >
        <Box
          as="tr"
          role="row"
          display="grid"
          gridTemplateColumns={template}
          columnGap={{ base: '3', md: '4', lg: '6' }}
          px={wide('1.5', '0')}
          py="2"
          borderBottomWidth="1px"
          borderColor="border.emphasized"
        >
          <Box
            as="th"
            role="columnheader"
            gridColumn={wide('1 / -1', 'auto')}
            srOnly={wide(true, false)}
            textAlign="start"
            textStyle="xs"
            color="fg.muted"
            fontWeight="medium"
          >
            {words.table.measure}
          </Box>
          {columns.map(({ id, name, record }) => (
            <Box
              as="th"
              role="columnheader"
              key={id}
              aria-label={name}
              textAlign="start"
              textStyle="xs"
              fontWeight="semibold"
              minW="0"
              overflowWrap="anywhere"
            >
              <Span display={wide('none', 'inline')}>{name}</Span>
              <Span display={wide('block', 'none')}>
                <Span lineClamp="2">{shortName(name, record?.aliases)}</Span>
              </Span>
            </Box>
          ))}
        </Box>
      </Box>
      <Box as="tbody" role="rowgroup" display="block">
        {lines.map((line) => {
          const look = fitSideBySide(line.cells.map(({ text }) => text)) ? 'column' : 'line';
          return (
            <Box
              as="tr"
              role="row"
              key={line.row.key}
              display="grid"
              gridTemplateColumns={template}
              columnGap={{ base: '3', md: '4', lg: '6' }}
              px={wide('1.5', '0')}
              py="3"
              borderBottomWidth="1px"
              breakInside="avoid"
            >
              <Box
                as="th"
                role="rowheader"
                display="block"
                gridColumn={wide('1 / -1', 'auto')}
                textAlign="start"
                fontWeight="normal"
                minW="0"
              >
                <Span display="flex" alignItems="flex-start" gap="1" textStyle="sm">
                  <Span fontWeight="medium" py="0.5">
                    {line.row.label}
                  </Span>
                  <Span flexShrink="0" _print={{ display: 'none' }}>
                    <RowSources line={line} nameOf={nameOf} />
                  </Span>
                </Span>
                {yearInCell(line.year) === null ? null : (
                  <Caption as="span" display="block">
                    {yearInCell(line.year)}
                  </Caption>
                )}
                {line.note === null ? null : (
                  <Caption as="span" display="block" mt="1" maxW="prose">
                    {line.note}
                  </Caption>
                )}
              </Box>
              {columns.map(({ id, name, record }) => {
                const cell = line.cells.find(({ universityId }) => universityId === id);
                return (
                  <Box
                    as="td"
                    role="cell"
                    key={id}
                    py={wide('1', '0.5')}
                    minW="0"
                    textStyle="sm"
                    overflowWrap="anywhere"
                    gridColumn={CELLS[look].gridColumn}
                    display={CELLS[look].display}
                    gridTemplateColumns="5.5rem minmax(0, 1fr)"
                    columnGap="3"
                  >
                    {look === 'column' ? null : (
                      <Span aria-hidden="true" display={wide('block', 'none')} textStyle="xs" fontWeight="semibold">
                        {shortName(name, record?.aliases)}
                      </Span>
                    )}
                    <div>
                      {cell ? (
                        <ComparisonValue line={line} cell={cell} among={amongPeers ? record : null} />
                      ) : loading ? (
                        <Skeleton height="1.25rem" maxW="6rem" />
                      ) : (
                        NOT_AVAILABLE
                      )}
                    </div>
                  </Box>
                );
              })}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
