/**
 * The list as a dense table: a column a figure, each with a link that orders by it, both ways. What all rows would say alike is
 * said once, under the table.
 */

import type { ReactNode } from 'react';
import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { ScrollBox } from '#frontend/components/styled/scroll-box.tsx';
import { Caption, Span } from '#frontend/components/styled/text.tsx';
import { LabelBadge } from '#frontend/components/ui/badge.tsx';
import { CheckIcon, PlusIcon } from '#frontend/components/ui/icons.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#frontend/components/ui/later-icons.tsx';
import {
  type ColumnHeading,
  type UniversityColumn,
  UniversityTable,
} from '#frontend/components/universities/university-table.tsx';
import { cardRate, fewBehind } from '#frontend/content/card-lines.ts';
import { tuitionLines } from '#frontend/content/tuition-lines.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { showsOwnAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import { DISTINCTION_NAMES } from '#names/enums.ts';
import type { FoundUniversity } from '#schema/api/search.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { distinctionOf } from '#schema/domain/record/categories.ts';
import { TYPE_LABELS } from '#schema/domain/record/enums.ts';
import { compareWords } from '#words/compare/compare.ts';
import { cardWords } from '#words/search/card-words.ts';
import { distanceWords } from '#words/search/distance.ts';
import { tableWords as words } from '#words/search/search-list.ts';
import { ownPriceWords } from '#words/situation/own-price.ts';
import { COLUMN_SORTS, type ColumnSorts, nextSortOf, OWN_OPTIONS, type SortOption, sortParametersOf } from '../sort.ts';
import { WhyLine } from './why-line.tsx';

export interface ResultsTableProps {
  universities: readonly FoundUniversity[];
  busy: boolean;
  /** The filters stand beside it, so that it may be too wide. */
  beside: boolean;
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

const ORDER_NAMES = { asc: 'ascending', desc: 'descending' } as const;

export function ResultsTable(props: Omit<ResultsTableProps, 'beside'>) {
  const { universities, busy, order, addressOf, hideable, ...actions } = props;
  const own = useShowsOwn(order);
  const reasons = new Set(universities.map(({ why = [] }) => why.map(({ text }) => text).join(' · ')));
  return (
    // Too wide for a narrow window, where it scrolls within itself; a heading can only stay where nothing scrolls around it.
    <ScrollBox overflowX={{ xl: 'visible' }} opacity={busy ? '0.55' : '1'} transition="opacity 180ms">
      <UniversityTable
        label={words.label}
        rows={universities}
        universityOf={(university) => university}
        nameLabel={words.columns.name}
        columns={columnsOf(own, reasons.size > 1)}
        leftOut={(labels) =>
          words.leftOut(
            labels,
            universities.every(({ country }) => country === 'CA'),
          )
        }
        narrow="scrolled"
        headingOf={({ key, label, figure }) =>
          key === 'tuition' && own
            ? sortHeading(label, OWN_OPTIONS, order, addressOf, figure)
            : isSortColumn(key)
              ? sortHeading(label, COLUMN_SORTS[key], order, addressOf, figure)
              : { content: label }
        }
        aside={(university) => <Aside university={university} />}
        actions={{
          label: words.actions,
          cell: (university) => <RowActions university={university} {...actions} />,
        }}
        replaced={hideable}
      />
      {reasons.size === 1 && !reasons.has('') ? <Caption mt="2">{words.allOf([...reasons].join(''))}</Caption> : null}
    </ScrollBox>
  );
}

/** Whether the column of prices is of one's own: they show, or the list goes by them. */
export function useShowsOwn(order: SortOption): boolean {
  return useStoredAtom(showsOwnAtom, false) || OWN_OPTIONS.some((own) => own === order);
}

const whyColumn = (): UniversityColumn<FoundUniversity> => ({
  key: 'why',
  label: words.why,
  width: 'words',
  cell: ({ why }) => <WhyLine why={why} />,
});

const columnsOf = (own: boolean, reasoned: boolean): UniversityColumn<FoundUniversity>[] => [
  {
    key: 'tuition',
    label: own ? ownPriceWords.own : words.columns.tuition,
    figure: true,
    ...(own ? { width: 'amount' as const } : {}),
    cell: (university) => <Tuition university={university} />,
  },
  {
    key: 'acceptanceRate',
    label: words.columns.acceptanceRate,
    figure: true,
    known: ({ acceptanceRate, admissionPolicy }) => acceptanceRate !== null || admissionPolicy === 'open',
    cell: (university) =>
      university.acceptanceRate === null && university.admissionPolicy === 'open'
        ? cardWords.openAdmission
        : cardRate(university, 'acceptanceRate'),
  },
  {
    key: 'graduationRate',
    label: words.columns.graduationRate,
    figure: true,
    known: ({ graduationRate }) => graduationRate !== null,
    cell: (university) => <Graduation university={university} />,
  },
  {
    key: 'studentPopulation',
    label: words.columns.studentPopulation,
    figure: true,
    cell: ({ studentPopulation }) => formatCount(studentPopulation),
  },
  ...(reasoned ? [whyColumn()] : []),
];

const isSortColumn = (key: string): key is keyof typeof COLUMN_SORTS => key in COLUMN_SORTS;

/** The name of a column, which orders the list by it. */
export function sortHeading(
  name: string,
  sorts: ColumnSorts,
  order: SortOption,
  addressOf: (order: SortOption) => string,
  figure = false,
): ColumnHeading {
  const inForce = sorts.find((option) => option === order);
  const { sortOrder } = sortParametersOf(inForce ?? sorts[0]);
  const Arrow = sortOrder === 'asc' ? ArrowUpIcon : ArrowDownIcon;
  return {
    sort: inForce === undefined ? undefined : ORDER_NAMES[sortOrder],
    content: (
      <PlainLink
        to={addressOf(nextSortOf(sorts, order))}
        {...KEEP_SCROLL}
        display="inline-flex"
        // Over figures the arrow is before the name, whose end is theirs.
        flexDirection={figure ? 'row-reverse' : 'row'}
        alignItems="center"
        gap="1"
        minH={{ base: '11', md: '6' }}
        // On a phone a column is no wider than its figures.
        whiteSpace={{ base: 'normal', sm: 'nowrap' }}
        fontWeight={inForce === undefined ? 'medium' : 'semibold'}
        color={inForce === undefined ? 'fg.muted' : 'fg'}
        _hover={{ color: 'fg', textDecoration: 'underline', textUnderlineOffset: '0.18em' }}
      >
        {name}
        {inForce === undefined ? null : <Arrow boxSize="3.5" flexShrink="0" />}
      </PlainLink>
    ),
  };
}

/** How far away it is, of which type, and for whom it is. */
export function Aside({ university }: { university: FoundUniversity }) {
  const { type, country, distanceMiles } = university;
  const distinction = distinctionOf(university);
  return (
    <>
      {distanceMiles === undefined || distanceMiles === null ? null : (
        <Span color="fg.muted">{distanceWords(distanceMiles, country)}</Span>
      )}
      {type === null ? null : (
        // On a phone the line is the place's own.
        <Span {...(type === 'for-profit' ? { color: 'destructive.fg' } : { color: 'fg.muted', hideBelow: 'sm' })}>
          {TYPE_LABELS[type]}
        </Span>
      )}
      {distinction === null ? null : <LabelBadge tone="gold">{DISTINCTION_NAMES[distinction]}</LabelBadge>}
    </>
  );
}

/** Who graduates, as a number and as a bar of all who start. */
export function Graduation({ university }: { university: FoundUniversity }) {
  const { graduationRate } = university;
  return (
    <>
      {cardRate(university, 'graduationRate')}
      {graduationRate === null || fewBehind(university, 'graduationRate') !== null ? null : (
        <Box
          hideBelow="sm"
          height="4px"
          width="4rem"
          ms="auto"
          mt="1"
          bg="bg.muted"
          color="fg.subtle"
          borderRadius="full"
          overflow="hidden"
        >
          <ShareBar to={graduationRate / 100} />
        </Box>
      )}
    </>
  );
}

function Tuition({ university }: { university: FoundUniversity }) {
  return (
    <PricePlace university={university} shape="column">
      {tuitionLines(university).map(({ label, short, amount }, _, { length }) => (
        <Box key={label} whiteSpace="nowrap">
          {formatMoney(amount, university.currency)}
          {length === 1 ? null : <Caption as="span"> {short}</Caption>}
        </Box>
      ))}
    </PricePlace>
  );
}

interface RowActionsProps extends Pick<ResultsTableProps, 'bookmark' | 'isCompared' | 'onCompare' | 'onUncompare'> {
  university: FoundUniversity;
}

export function RowActions({ university, bookmark, isCompared, onCompare, onUncompare }: RowActionsProps) {
  const compared = isCompared(university);
  return (
    <>
      {bookmark(university)}
      <Button
        variant="ghost"
        boxSize={{ base: '11', md: '10' }}
        minH={{ base: '11', md: '10' }}
        p="0"
        color={compared ? 'accent.fg' : 'inherit'}
        aria-label={compared ? compareWords.remove(university.name) : compareWords.addNamed(university.name)}
        title={compared ? compareWords.inComparison : compareWords.add}
        onClick={() => (compared ? onUncompare : onCompare)(university)}
      >
        {compared ? <CheckIcon boxSize="4.5" /> : <PlusIcon boxSize="4.5" />}
      </Button>
    </>
  );
}
