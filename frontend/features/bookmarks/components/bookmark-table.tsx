/**
 * What somebody keeps as one table: a row a school, its columns from the page. On a phone a row is three short lines.
 * The roles are written out because a table that is laid out otherwise loses its own.
 */

import { Fragment, type ReactNode, useId, useState } from 'react';
import { CheckboxInput, Select } from '#frontend/components/forms/controls.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Caption, Span, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { LabelBadge } from '#frontend/components/ui/badge.tsx';
import { CloseIcon } from '#frontend/components/ui/icons.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#frontend/components/ui/later-icons.tsx';
import { cardNotice } from '#frontend/content/card-lines.ts';
import { placeLine } from '#frontend/content/place-line.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { bookmarkTableWords as words } from '#words/saved/my-universities.ts';
import { inOrder, NEWEST_FIRST, nextOrder, type SortValue, type TableOrder } from '../order.ts';

export interface BookmarkColumn {
  key: string;
  label: string;
  cell: (university: UniversityCard) => ReactNode;
  /** What the table can be ordered by; without it the column is no order. */
  sortBy?: (university: UniversityCard) => SortValue;
  /** The first press puts the highest first. */
  highestFirst?: boolean;
  /** Figures line up at the end. */
  figure?: boolean;
  /** It holds a control. */
  wide?: boolean;
  /** Not between a phone and a wide screen; `page`: only on a wide one, as it stands on the school's own page too. */
  roomy?: 'row' | 'page';
}

interface BookmarkTableProps {
  universities: readonly UniversityCard[];
  columns: readonly BookmarkColumn[];
  picked: { has: (id: number) => boolean; full: boolean; toggle: (id: number) => void };
  onRemove: (university: UniversityCard) => void;
  /** What opens beneath a row. */
  details: (university: UniversityCard) => ReactNode;
}

const nameColumn = (): Pick<BookmarkColumn, 'key' | 'label' | 'sortBy'> => ({
  key: 'name',
  label: words.university,
  sortBy: ({ name }) => name,
});

export function BookmarkTable({ universities, columns, picked, onRemove, details }: BookmarkTableProps) {
  const [order, setOrder] = useState<TableOrder>(NEWEST_FIRST);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const id = useId();
  const sortable = [nameColumn(), ...columns];
  const rows = inOrder(universities, sortable.find(({ key }) => key === order.by)?.sortBy, order.descending);
  const toggle = (one: number) =>
    setOpen((now) => (now.has(one) ? new Set([...now].filter((other) => other !== one)) : new Set([...now, one])));
  return (
    <>
      <Box display={{ base: 'flex', md: 'none' }} alignItems="center" gap="2" mt="3" _print={{ display: 'none' }}>
        <chakra.label htmlFor={`${id}-order`} textStyle="sm" flexShrink="0">
          {words.order}
        </chakra.label>
        <Select
          id={`${id}-order`}
          controlSize="sm"
          value={order.by === null ? '' : `${order.by}${order.descending ? ' down' : ''}`}
          options={[
            { value: '', label: words.newest },
            ...sortable
              .filter(({ sortBy }) => sortBy)
              .flatMap(({ key, label }) => [
                { value: key, label: words.up(label) },
                { value: `${key} down`, label: words.down(label) },
              ]),
          ]}
          onChange={(value) => {
            const [by = '', down] = value.split(' ');
            setOrder(by === '' ? NEWEST_FIRST : { by, descending: down !== undefined });
          }}
        />
      </Box>
      <Box
        as="table"
        role="table"
        data-sheet="wide"
        aria-label={words.label}
        width="100%"
        mt="3"
        display={{ base: 'block', md: 'table', _print: 'table' }}
        borderCollapse="collapse"
        textStyle="sm"
        fontVariantNumeric="tabular-nums lining-nums"
      >
        <Box
          as="thead"
          role="rowgroup"
          display={{ base: 'none', md: 'table-header-group', _print: 'table-header-group' }}
        >
          <Box as="tr" role="row" borderBottomWidth="1px" borderColor="border.emphasized">
            <Box as="th" role="columnheader" width="2.25rem" py="2" _print={{ display: 'none' }}>
              <VisuallyHidden>{words.pick}</VisuallyHidden>
            </Box>
            {[nameColumn(), ...columns].map((column) => (
              <Head key={column.key} column={column} order={order} onOrder={setOrder} />
            ))}
            <Box as="th" role="columnheader" width="6.5rem" py="2" _print={{ display: 'none' }}>
              <VisuallyHidden>{words.actions}</VisuallyHidden>
            </Box>
          </Box>
        </Box>
        <Box as="tbody" role="rowgroup" display={{ base: 'block', md: 'table-row-group', _print: 'table-row-group' }}>
          {rows.map((university) => {
            const { id: universityId, slug, name } = university;
            const isOpen = open.has(universityId);
            const notice = cardNotice(university);
            return (
              <Fragment key={universityId}>
                <Box
                  as="tr"
                  role="row"
                  data-university={universityId}
                  display={{ base: 'flex', md: 'table-row', _print: 'table-row' }}
                  flexWrap="wrap"
                  alignItems="center"
                  columnGap="3"
                  rowGap="1"
                  py={{ base: '2', md: '0' }}
                  borderBottomWidth={isOpen ? '0' : '1px'}
                  breakInside="avoid"
                >
                  <Box as="td" role="cell" py={{ base: '0', md: '2' }} verticalAlign="top" _print={{ display: 'none' }}>
                    <CheckboxInput
                      display="block"
                      aria-label={words.pickNamed(name)}
                      checked={picked.has(universityId)}
                      disabled={picked.full && !picked.has(universityId)}
                      onChange={() => picked.toggle(universityId)}
                    />
                  </Box>
                  <Box
                    as="th"
                    role="rowheader"
                    // On a phone it leaves room for nothing but what stands beside it: the figures begin a line of their own.
                    flex="1 1 calc(100% - 11rem)"
                    minW="0"
                    py={{ base: '0', md: '2' }}
                    pe={{ base: '0', md: '4' }}
                    textAlign="start"
                    verticalAlign="top"
                    fontWeight="normal"
                    maxW={{ md: '18rem' }}
                  >
                    <Span display="block" fontWeight="semibold" overflowWrap="anywhere" lineHeight="snug">
                      <TextLink to={paths.university(slug)} variant="quiet">
                        {name}
                      </TextLink>
                    </Span>
                    <Caption as="span" display="block">
                      {placeLine(university)}
                    </Caption>
                    {notice === null ? null : (
                      <Span display="block" mt="1" textStyle="xs">
                        <LabelBadge tone="destructive">{notice.badge}</LabelBadge> {notice.sentence}
                      </Span>
                    )}
                  </Box>
                  {columns.map(({ key, cell, figure, roomy, wide }) => (
                    <Box
                      as="td"
                      role="cell"
                      key={key}
                      display={{
                        base: roomy === 'page' ? 'none' : 'block',
                        md: roomy ? 'none' : 'table-cell',
                        lg: 'table-cell',
                        _print: 'table-cell',
                      }}
                      minWidth={wide ? { md: '10rem' } : '0'}
                      order={{ base: '2', md: '0' }}
                      py={{ base: '0', md: '2' }}
                      pe={{ base: '0', md: '4' }}
                      textAlign={figure ? { base: 'start', md: 'end' } : 'start'}
                      verticalAlign="top"
                    >
                      {cell(university)}
                    </Box>
                  ))}
                  <Box
                    as="td"
                    role="cell"
                    display={{ base: 'flex', md: 'table-cell' }}
                    flexShrink="0"
                    py={{ base: '0', md: '1' }}
                    verticalAlign="top"
                    textAlign="end"
                    whiteSpace="nowrap"
                    _print={{ display: 'none' }}
                  >
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-expanded={isOpen}
                      aria-controls={`${id}-${universityId}`}
                      aria-label={words.moreNamed(name)}
                      onClick={() => toggle(universityId)}
                    >
                      {words.more}
                    </Button>
                    <Button
                      variant="ghost"
                      boxSize="9"
                      minH="9"
                      p="0"
                      aria-label={words.removeNamed(name)}
                      onClick={() => onRemove(university)}
                    >
                      <CloseIcon boxSize="4" />
                    </Button>
                  </Box>
                </Box>
                {isOpen ? (
                  <Box
                    as="tr"
                    role="row"
                    display={{ base: 'block', md: 'table-row', _print: 'none' }}
                    borderBottomWidth="1px"
                  >
                    <chakra.td
                      role="cell"
                      id={`${id}-${universityId}`}
                      colSpan={columns.length + 3}
                      display={{ base: 'block', md: 'table-cell' }}
                      pb="4"
                      ps={{ base: '0', md: '9' }}
                    >
                      {details(university)}
                    </chakra.td>
                  </Box>
                ) : null}
              </Fragment>
            );
          })}
        </Box>
      </Box>
    </>
  );
}

function Head({
  column: { key, label, sortBy, highestFirst = false, figure, roomy },
  order,
  onOrder,
}: {
  column: Omit<BookmarkColumn, 'cell'>;
  order: TableOrder;
  onOrder: (order: TableOrder) => void;
}) {
  const chosen = order.by === key;
  return (
    <Box
      as="th"
      role="columnheader"
      display={roomy ? { base: 'none', lg: 'table-cell', _print: 'table-cell' } : 'table-cell'}
      py="1"
      pe="4"
      textAlign={figure ? 'end' : 'start'}
      verticalAlign="bottom"
      textStyle="xs"
      fontWeight="medium"
      color="fg.muted"
      {...(sortBy ? { 'aria-sort': chosen ? (order.descending ? 'descending' : 'ascending') : 'none' } : {})}
    >
      {/* On paper nothing is there to be pressed. */}
      {sortBy ? (
        <Span display="none" _print={{ display: 'inline' }}>
          {label}
        </Span>
      ) : null}
      {sortBy ? (
        <chakra.button
          type="button"
          minH="6"
          cursor="pointer"
          display="inline-flex"
          alignItems="center"
          gap="1"
          textAlign="inherit"
          fontWeight={chosen ? 'semibold' : 'medium'}
          color={chosen ? 'fg' : 'fg.muted'}
          textDecoration="underline dotted"
          textUnderlineOffset="0.25em"
          _hover={{ color: 'fg' }}
          onClick={() => onOrder(nextOrder(order, key, highestFirst))}
        >
          {label}
          {chosen ? order.descending ? <ArrowDownIcon boxSize="3" /> : <ArrowUpIcon boxSize="3" /> : null}
        </chakra.button>
      ) : (
        label
      )}
    </Box>
  );
}
