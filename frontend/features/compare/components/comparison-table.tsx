/**
 * The rows of one part: on wide screens a table whose names stay in sight, on phones each row as a short list, its
 * values under each other. The roles are written out because a table that is laid out otherwise loses its own.
 */
import { Box } from '#frontend/components/styled/box.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { comparePageWords as words } from '#frontend/content/compare-page.ts';
import { NOT_AVAILABLE } from '#schema/domain/formats.ts';
import { COLUMN_TRACKS, type Column, wide } from '../columns.ts';
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
  const template = wide('none', COLUMN_TRACKS[columns.length]);
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
        srOnly={wide(true, false)}
        position={{ md: 'sticky' }}
        top={{ md: '0' }}
        zIndex={{ md: 'docked' }}
        bg="bg"
        _print={{ position: 'static' }}
      >
        <Box
          as="tr"
          role="row"
          display={wide('block', 'grid')}
          gridTemplateColumns={template}
          columnGap={{ base: '4', lg: '6' }}
          py="2"
          borderBottomWidth="1px"
          borderColor="border.emphasized"
        >
          <Box as="th" role="columnheader" textAlign="start" textStyle="xs" color="fg.muted" fontWeight="medium">
            {words.table.measure}
          </Box>
          {columns.map(({ id, name }) => (
            <Box
              as="th"
              role="columnheader"
              key={id}
              textAlign="start"
              textStyle="xs"
              fontWeight="semibold"
              minW="0"
              overflowWrap="anywhere"
            >
              {name}
            </Box>
          ))}
        </Box>
      </Box>
      <Box as="tbody" role="rowgroup" display="block">
        {lines.map((line) => (
          <Box
            as="tr"
            role="row"
            key={line.row.key}
            display={wide('block', 'grid')}
            gridTemplateColumns={template}
            columnGap={{ base: '4', lg: '6' }}
            py="3"
            borderBottomWidth="1px"
            breakInside="avoid"
          >
            <Box as="th" role="rowheader" display="block" textAlign="start" fontWeight="normal" minW="0">
              <Box as="span" display="flex" alignItems="flex-start" gap="1" textStyle="sm">
                <Box as="span" fontWeight="medium" py="0.5">
                  {line.row.label}
                </Box>
                <Box as="span" flexShrink="0" _print={{ display: 'none' }}>
                  <RowSources line={line} nameOf={nameOf} />
                </Box>
              </Box>
              {line.year === null ? null : (
                <Box as="span" display="block" textStyle="xs" color="fg.muted">
                  {line.year}
                </Box>
              )}
              {line.note === null ? null : (
                <Box as="span" display="block" textStyle="xs" color="fg.muted" mt="1" maxW="prose">
                  {line.note}
                </Box>
              )}
            </Box>
            {columns.map(({ id, name, record }) => {
              const cell = line.cells.find(({ universityId }) => universityId === id);
              return (
                <Box
                  as="td"
                  role="cell"
                  key={id}
                  display={wide('flex', 'block')}
                  justifyContent="space-between"
                  gap="4"
                  py={wide('1', '0.5')}
                  minW="0"
                  textStyle="sm"
                >
                  <Box aria-hidden="true" display={wide('block', 'none')} flex="1 1 50%" minW="0" color="fg.muted">
                    <Box as="span" lineClamp="2">
                      {name}
                    </Box>
                  </Box>
                  <Box flex="1 1 50%" minW="0" textAlign={wide('end', 'start')} overflowWrap="anywhere">
                    {cell ? (
                      <ComparisonValue line={line} cell={cell} among={amongPeers ? record : null} />
                    ) : loading ? (
                      <Skeleton height="1.25rem" maxW="6rem" ms={{ base: 'auto', md: '0' }} />
                    ) : (
                      NOT_AVAILABLE
                    )}
                  </Box>
                </Box>
              );
            })}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
