/** The saved universities as one table, which its columns order. On a phone a school is two short lines. */

import { type ReactNode, useId, useState } from 'react';
import { CheckboxInput, Select } from '#frontend/components/forms/controls.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Span } from '#frontend/components/styled/text.tsx';
import { ChevronDownIcon, CloseIcon } from '#frontend/components/ui/icons.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#frontend/components/ui/later-icons.tsx';
import {
  type ColumnHeading,
  type UniversityColumn,
  UniversityTable,
} from '#frontend/components/universities/university-table.tsx';
import type { UniversityCard } from '#schema/api/university.ts';
import { bookmarkTableWords as words } from '#words/saved/my-universities.ts';
import { inOrder, NEWEST_FIRST, NEXT_DATE_FIRST, nextOrder, type SortValue, type TableOrder } from '../order.ts';

export interface BookmarkColumn extends UniversityColumn {
  /** What the table can be ordered by; without it the column is no order. */
  sortBy?: (university: UniversityCard) => SortValue;
  /** The first press puts the highest first. */
  highestFirst?: boolean;
}

/** So many schools a phone shows without a choice of their order: they are seen at once. */
const AT_A_GLANCE = 7;

interface BookmarkTableProps {
  universities: readonly UniversityCard[];
  columns: readonly BookmarkColumn[];
  /** The line over the table, with how it is ordered where no headings are. */
  lineWith: (control: ReactNode) => ReactNode;
  picked: { has: (id: number) => boolean; full: boolean; toggle: (id: number) => void };
  onRemove: (university: UniversityCard) => void;
  /** Where a school stands, for a window without a column of it: in the row of a phone, after the place on a tablet. */
  standingOf: (university: UniversityCard) => ReactNode;
  /** Under a name, where there is space. */
  under?: ((university: UniversityCard) => ReactNode) | undefined;
  /** What opens beneath a row. */
  details: (university: UniversityCard) => ReactNode;
}

const nameColumn = (): Omit<BookmarkColumn, 'cell'> => ({
  key: 'name',
  label: words.university,
  sortBy: ({ name }) => name,
});

export function BookmarkTable({
  universities,
  columns,
  lineWith,
  picked,
  onRemove,
  standingOf,
  under,
  details,
}: BookmarkTableProps) {
  const [order, setOrder] = useState<TableOrder>(NEXT_DATE_FIRST);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const id = useId();
  const sortable = [nameColumn(), ...columns];
  const rows = inOrder(universities, sortable.find(({ key }) => key === order.by)?.sortBy, order.descending);
  const toggle = (one: number) =>
    setOpen((now) => (now.has(one) ? new Set([...now].filter((other) => other !== one)) : new Set([...now, one])));
  const detailsOf = (university: UniversityCard) => (
    <>
      {details(university)}
      <Button
        hideFrom="lg"
        variant="ghost"
        mt="2"
        px="0"
        aria-label={words.removeNamed(university.name)}
        onClick={() => onRemove(university)}
      >
        <CloseIcon boxSize="4" />
        {words.remove}
      </Button>
    </>
  );
  return (
    <>
      {lineWith(
        universities.length <= AT_A_GLANCE ? null : (
          <Box hideFrom="md" flex="1 1 8rem" minW="0">
            <Select
              aria-label={words.order}
              controlSize="sm"
              minH="11"
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
        ),
      )}
      <UniversityTable
        label={words.label}
        rows={rows}
        universityOf={(university) => university}
        nameLabel={words.university}
        columns={columns}
        narrow="lines"
        aside={(university) => (
          <>
            <Span display={{ base: 'none', md: 'inline-flex', lg: 'none' }}>{standingOf(university)}</Span>
            {under === undefined ? null : (
              <Span display={{ base: 'none', md: 'block', _print: 'block' }} width="100%">
                {under(university)}
              </Span>
            )}
          </>
        )}
        headingOf={({ key, label }) =>
          orderHeading(sortable.find((column) => column.key === key) ?? { key, label }, order, setOrder)
        }
        lead={{
          label: words.pick,
          cell: ({ id: universityId, name }) => (
            <CheckboxInput
              alone
              display="block"
              // What shows of it is under the edge of the page's other things.
              ms={{ base: '-3', md: '0' }}
              aria-label={words.pickNamed(name)}
              checked={picked.has(universityId)}
              disabled={picked.full && !picked.has(universityId)}
              onChange={() => picked.toggle(universityId)}
            />
          ),
        }}
        actions={{
          label: words.actions,
          cell: (university) => (
            <>
              <Span hideFrom="md" display="inline-flex" whiteSpace="nowrap">
                {standingOf(university)}
              </Span>
              <Button
                size="sm"
                variant="ghost"
                minH={{ base: '11', md: '10' }}
                minW={{ base: '11', lg: '0' }}
                px={{ base: '0', lg: '2' }}
                gap="1"
                // The row is as high as two lines of it.
                mb={{ base: '-1px', md: '0' }}
                aria-expanded={open.has(university.id)}
                aria-controls={`${id}-${university.id}`}
                aria-label={words.moreNamed(university.name)}
                onClick={() => toggle(university.id)}
              >
                <Span hideBelow="lg">{words.more}</Span>
                <ChevronDownIcon boxSize="5" color="fg.muted" rotate={open.has(university.id) ? '180deg' : '0deg'} />
              </Button>
              <Button
                variant="ghost"
                hideBelow="lg"
                boxSize="10"
                minH="10"
                p="0"
                aria-label={words.removeNamed(university.name)}
                onClick={() => onRemove(university)}
              >
                <CloseIcon boxSize="4" />
              </Button>
            </>
          ),
        }}
        detailsOf={(university) =>
          open.has(university.id) ? { id: `${id}-${university.id}`, content: detailsOf(university) } : null
        }
      />
    </>
  );
}

function orderHeading(
  { key, label, sortBy, highestFirst = false }: Omit<BookmarkColumn, 'cell'>,
  order: TableOrder,
  onOrder: (order: TableOrder) => void,
): ColumnHeading {
  if (!sortBy) return { content: label };
  const chosen = order.by === key;
  return {
    sort: chosen ? (order.descending ? 'descending' : 'ascending') : 'none',
    content: (
      <>
        {/* On paper nothing is there to be pressed. */}
        <Span display="none" _print={{ display: 'inline' }}>
          {label}
        </Span>
        <chakra.button
          type="button"
          minH={{ base: '11', md: '6' }}
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
      </>
    ),
  };
}
