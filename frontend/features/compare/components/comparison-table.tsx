/**
 * The rows of one part: on wide screens a table whose names stay in sight. On phones two or three schools side by side under names
 * that stay in sight too, the others a swipe away; each label is a line of its own, which does not move with them. The
 * roles are written out because a table that is laid out otherwise loses its own.
 */
import { useRef, useState } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Caption, Span } from '#frontend/components/styled/text.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#frontend/components/ui/icons.tsx';
import { shortName } from '#frontend/content/short-name.ts';
import { yearInCell } from '#frontend/lib/money/year-in-cell.ts';
import { NOT_AVAILABLE } from '#schema/domain/formats/formats.ts';
import { comparePageWords as words } from '#words/compare/compare-page.ts';
import { COLUMN_TRACKS, type Column, NARROW_TRACKS, seenAtOnce, wide } from '../columns.ts';
import type { ComparisonLine } from '../comparison.ts';
import { ComparisonValue } from './comparison-value.tsx';
import { RowSources } from './row-sources.tsx';

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
  const template = wide(NARROW_TRACKS[columns.length], COLUMN_TRACKS[columns.length]);
  const seen = seenAtOnce(columns.length);
  const nameOf = (id: number) => columns.find((column) => column.id === id)?.name ?? '';
  const head = useRef<HTMLElement>(null);
  const body = useRef<HTMLElement>(null);
  /** The first column in sight on a phone. */
  const [first, setFirst] = useState(0);
  // The names lie over the rows and cannot be in one scroller with them, or they would not stay at the top of the window.
  const follow = () => {
    const rows = body.current;
    if (!rows) return;
    if (head.current) head.current.scrollLeft = rows.scrollLeft;
    setFirst(Math.round(rows.scrollLeft / (rows.clientWidth / seen)));
  };
  const step = (by: number) => {
    const rows = body.current;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    rows?.scrollBy({ left: (by * rows.clientWidth) / seen, behavior });
  };
  return (
    <Box
      as="table"
      role="table"
      aria-label={words.table.caption(part)}
      display="block"
      fontVariantNumeric="tabular-nums lining-nums"
      css={{ containerType: { base: 'inline-size', _print: 'normal' } }}
    >
      <Box
        as="thead"
        ref={head}
        role="rowgroup"
        display="block"
        overflowX={wide('hidden', 'visible')}
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
          columnGap={{ base: '0', md: '4', lg: '6' }}
          width={wide('max-content', 'auto')}
          py="2"
          borderBottomWidth="1px"
          borderColor="border.emphasized"
        >
          <Box
            as="th"
            role="columnheader"
            gridColumn={wide('1 / -1', 'auto')}
            textAlign="start"
            textStyle="xs"
            color="fg.muted"
            fontWeight="medium"
          >
            <Span srOnly={wide(true, false)}>{words.table.measure}</Span>
            {columns.length > seen ? (
              <Span
                display={wide('flex', 'none')}
                alignItems="center"
                gap="1"
                position="sticky"
                insetStart="0"
                width="100cqi"
              >
                <Span flex="1">{words.table.inSight(first + 1, first + seen, columns.length)}</Span>
                <Button
                  variant="ghost"
                  boxSize={{ base: '11', md: '8' }}
                  minH={{ base: '11', md: '8' }}
                  p="0"
                  aria-label={words.table.earlier}
                  disabled={first === 0}
                  onClick={() => step(-1)}
                >
                  <ChevronLeftIcon boxSize="4" />
                </Button>
                <Button
                  variant="ghost"
                  boxSize={{ base: '11', md: '8' }}
                  minH={{ base: '11', md: '8' }}
                  p="0"
                  aria-label={words.table.later}
                  disabled={first + seen >= columns.length}
                  onClick={() => step(1)}
                >
                  <ChevronRightIcon boxSize="4" />
                </Button>
              </Span>
            ) : null}
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
              pe={wide('3', '0')}
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
      <Box
        as="tbody"
        ref={body}
        role="rowgroup"
        display="block"
        overflowX={wide('auto', 'visible')}
        onScroll={follow}
        css={{
          scrollSnapType: { base: 'x mandatory', md: 'none' },
          scrollbarWidth: 'none',
          overscrollBehaviorX: 'contain',
        }}
      >
        {lines.map((line) => (
          <Box
            as="tr"
            role="row"
            key={line.row.key}
            display="grid"
            gridTemplateColumns={template}
            columnGap={{ base: '0', md: '4', lg: '6' }}
            width={wide('max-content', 'auto')}
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
              <Span display="block" position={wide('sticky', 'static')} insetStart="0" width={wide('100cqi', 'auto')}>
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
              </Span>
            </Box>
            {columns.map(({ id, record }) => {
              const cell = line.cells.find(({ universityId }) => universityId === id);
              return (
                <Box
                  as="td"
                  role="cell"
                  key={id}
                  py={wide('1', '0.5')}
                  pe={wide('3', '0')}
                  minW="0"
                  textStyle="sm"
                  overflowWrap="anywhere"
                  css={{ scrollSnapAlign: 'start' }}
                >
                  {cell ? (
                    <ComparisonValue line={line} cell={cell} among={amongPeers ? record : null} />
                  ) : loading ? (
                    <Skeleton height="1.25rem" maxW="6rem" />
                  ) : (
                    NOT_AVAILABLE
                  )}
                </Box>
              );
            })}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
