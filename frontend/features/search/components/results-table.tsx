/** The list as a dense table: a column a figure, each with a link that orders by it, both ways. */

import type { ReactNode } from 'react';
import { PlainLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { Caption, Span, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { LabelBadge, TypeBadge } from '#frontend/components/ui/badge.tsx';
import { CheckIcon, PlusIcon } from '#frontend/components/ui/icons.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#frontend/components/ui/later-icons.tsx';
import { cardNotice, cardRate } from '#frontend/content/card-lines.ts';
import { placeLine } from '#frontend/content/place-line.ts';
import { tuitionLines } from '#frontend/content/tuition-lines.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { DISTINCTION_NAMES } from '#names/enums.ts';
import type { FoundUniversity } from '#schema/api/search.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { distinctionOf } from '#schema/domain/record/categories.ts';
import { compareWords } from '#words/compare/compare.ts';
import { cardWords } from '#words/search/card-words.ts';
import { distanceWords } from '#words/search/distance.ts';
import { tableWords as words } from '#words/search/search-list.ts';
import { COLUMN_SORTS, nextSortOf, type SortColumn, type SortOption, sortParametersOf } from '../sort.ts';
import { WhyLine } from './why-line.tsx';

interface ResultsTableProps {
  universities: readonly FoundUniversity[];
  busy: boolean;
  /** The order in force. */
  order: SortOption;
  /** Address of the same list in another order. */
  addressOf: (order: SortOption) => string;
  /** The bookmark toggle, which belongs to another feature. */
  bookmark: (university: FoundUniversity) => ReactNode;
  isCompared: (university: FoundUniversity) => boolean;
  onCompare: (university: FoundUniversity) => void;
  onUncompare: (university: FoundUniversity) => void;
  /** Puts what hides a row beside its other buttons, and a line in place of a hidden one; that is another feature's. */
  hideable: (
    university: FoundUniversity,
    row: (hide: ReactNode) => ReactNode,
    frame: (line: ReactNode) => ReactNode,
  ) => ReactNode;
}

const COLUMNS = ['name', 'tuition', 'acceptanceRate', 'graduationRate', 'studentPopulation'] as const;

export function ResultsTable({ universities, busy, order, addressOf, hideable, ...actions }: ResultsTableProps) {
  const reasoned = universities.some(({ why }) => why !== undefined && why.length > 0);
  const columns = COLUMNS.length + (reasoned ? 2 : 1);
  return (
    // Too wide for a narrow window, where it scrolls within itself; a heading can only stay where nothing scrolls around it.
    <Box
      position="relative"
      overflowX={{ base: 'auto', xl: 'visible' }}
      opacity={busy ? '0.55' : '1'}
      transition="opacity 180ms"
    >
      <Table.Root aria-label={words.label}>
        <Table.Header>
          <tr>
            {COLUMNS.map((column) => (
              <SortHeader key={column} column={column} order={order} addressOf={addressOf} />
            ))}
            {reasoned ? <PlainHeader>{words.why}</PlainHeader> : null}
            <PlainHeader>
              <VisuallyHidden>{words.actions}</VisuallyHidden>
            </PlainHeader>
          </tr>
        </Table.Header>
        <Table.Body>
          {universities.map((university) => (
            <Table.Row key={university.id} _hover={{ bg: 'bg.subtle' }}>
              {hideable(
                university,
                (hide) => (
                  <SchoolCells university={university} reasoned={reasoned} hide={hide} {...actions} />
                ),
                (line) => (
                  <Table.Cell colSpan={columns}>{line}</Table.Cell>
                ),
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

const HEADER = {
  position: { xl: 'sticky' },
  // Under the bar of the list.
  top: '14',
  zIndex: '1',
  bg: 'bg',
  // A border of a collapsed table would stay behind.
  boxShadow: 'inset 0 -1px 0 var(--ca-colors-border-emphasized)',
  whiteSpace: 'nowrap',
} as const;

const ORDER_NAMES = { asc: 'ascending', desc: 'descending' } as const;

interface SortHeaderProps {
  column: SortColumn;
  order: SortOption;
  addressOf: (order: SortOption) => string;
}

function SortHeader({ column, order, addressOf }: SortHeaderProps) {
  const inForce = COLUMN_SORTS[column].find((option) => option === order);
  const { sortOrder } = sortParametersOf(inForce ?? COLUMN_SORTS[column][0]);
  const Arrow = sortOrder === 'asc' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Table.ColumnHeader {...HEADER} scope="col" aria-sort={inForce === undefined ? undefined : ORDER_NAMES[sortOrder]}>
      <PlainLink
        to={addressOf(nextSortOf(column, order))}
        {...KEEP_SCROLL}
        display="inline-flex"
        alignItems="center"
        gap="1"
        minH="6"
        color={inForce === undefined ? 'fg.muted' : 'fg'}
        _hover={{ color: 'fg', textDecoration: 'underline', textUnderlineOffset: '0.18em' }}
      >
        {words.columns[column]}
        {inForce === undefined ? null : <Arrow boxSize="3.5" />}
      </PlainLink>
    </Table.ColumnHeader>
  );
}

function PlainHeader({ children }: { children: ReactNode }) {
  return (
    <Table.ColumnHeader {...HEADER} scope="col">
      {children}
    </Table.ColumnHeader>
  );
}

interface SchoolCellsProps extends Pick<ResultsTableProps, 'bookmark' | 'isCompared' | 'onCompare' | 'onUncompare'> {
  university: FoundUniversity;
  reasoned: boolean;
  hide: ReactNode;
}

function SchoolCells({ university, reasoned, hide, bookmark, isCompared, onCompare, onUncompare }: SchoolCellsProps) {
  const { name, slug, country, type, distanceMiles, currency } = university;
  const distinction = distinctionOf(university);
  const notice = cardNotice(university);
  const open = university.acceptanceRate === null && university.admissionPolicy === 'open';
  return (
    <>
      <Table.Cell as="th" {...{ scope: 'row' }} fontWeight="normal" minW="13rem">
        <TextLink to={paths.university(slug)} variant="quiet" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </TextLink>
        <Span display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1" mt="0.5" textStyle="xs">
          <Span color="fg.muted">
            {placeLine(university)}
            {distanceMiles === undefined || distanceMiles === null
              ? null
              : ` · ${distanceWords(distanceMiles, country)}`}
          </Span>
          <TypeBadge type={type} />
          {distinction === null ? null : <LabelBadge tone="gold">{DISTINCTION_NAMES[distinction]}</LabelBadge>}
          {notice === null ? null : <LabelBadge tone="destructive">{notice.badge}</LabelBadge>}
        </Span>
        {notice === null ? null : (
          <Span display="block" textStyle="xs" mt="1">
            {notice.sentence}
          </Span>
        )}
      </Table.Cell>
      <Table.Cell>
        <PricePlace university={university} shape="cell">
          {tuitionLines(university).map(({ label, short, amount }, _, { length }) => (
            <Box key={label} whiteSpace="nowrap">
              {formatMoney(amount, currency)}
              {length === 1 ? null : <Caption as="span"> {short}</Caption>}
            </Box>
          ))}
        </PricePlace>
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap">
        {open ? cardWords.openAdmission : cardRate(university, 'acceptanceRate')}
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap">{cardRate(university, 'graduationRate')}</Table.Cell>
      <Table.Cell>{formatCount(university.studentPopulation)}</Table.Cell>
      {reasoned ? (
        <Table.Cell minW="8rem">
          <WhyLine why={university.why} />
        </Table.Cell>
      ) : null}
      <Table.Cell pe="0" py="1" _print={{ display: 'none' }}>
        <Flex justifyContent="flex-end" alignItems="center">
          {bookmark(university)}
          {isCompared(university) ? (
            <Button
              variant="ghost"
              boxSize="10"
              minH="10"
              p="0"
              color="accent.fg"
              aria-label={compareWords.remove(name)}
              title={compareWords.inComparison}
              onClick={() => onUncompare(university)}
            >
              <CheckIcon boxSize="4.5" />
            </Button>
          ) : (
            <Button
              variant="ghost"
              boxSize="10"
              minH="10"
              p="0"
              aria-label={compareWords.addNamed(name)}
              title={compareWords.add}
              onClick={() => onCompare(university)}
            >
              <PlusIcon boxSize="4.5" />
            </Button>
          )}
          {hide}
        </Flex>
      </Table.Cell>
    </>
  );
}
