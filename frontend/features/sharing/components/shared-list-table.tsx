/** The schools of a list as a table of key figures; further columns are the page's own. */

import type { ReactNode } from 'react';
import {
  STACKED_BODY,
  STACKED_CELL,
  STACKED_HEADER,
  STACKED_ROW,
  STACKED_TABLE,
} from '#frontend/components/figures/stacked-table.ts';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { LabelBadge } from '#frontend/components/ui/badge.tsx';
import { cardNotice, cardRate } from '#frontend/content/card-lines.ts';
import { placeLine } from '#frontend/content/place-line.ts';
import { currentDay } from '#frontend/content/today.ts';
import { tuitionOfReader } from '#frontend/content/tuition-lines.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { ListedUniversity } from '#schema/api/shared-links.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { nextDeadline } from '#schema/domain/plan/next-deadline.ts';
import { listedWords as words } from '#words/saved/sharing.ts';
import { yearText } from '#words/university/record-texts.ts';

export interface FurtherColumn {
  key: string;
  title: string;
  cell: (university: UniversityCard) => ReactNode;
}

interface SharedListTableProps {
  label: string;
  universities: readonly ListedUniversity[];
  /** Between the name and the figures. */
  further?: readonly FurtherColumn[];
}

const FIGURES = [
  ['acceptance', (university: UniversityCard) => cardRate(university, 'acceptanceRate')],
  ['graduation', (university: UniversityCard) => cardRate(university, 'graduationRate')],
  ['earnings', ({ medianEarnings, currency }: UniversityCard) => formatMoney(medianEarnings, currency)],
  ['students', ({ studentPopulation }: UniversityCard) => formatCount(studentPopulation)],
] as const;

/** The name stays while the figures go by under it. */
const FIRST = {
  position: 'sticky',
  insetStart: '0',
  zIndex: '1',
  bg: 'bg',
  minW: { md: '11rem' },
  _print: { position: 'static' },
} as const;

export function SharedListTable({ label, universities, further = [] }: SharedListTableProps) {
  return (
    // On a phone a list, school after school; where it is a table and too wide it scrolls by itself, by the keyboard too.
    <Box
      overflowX="auto"
      tabIndex={0}
      role="region"
      aria-label={label}
      data-sheet="wide"
      _print={{ page: 'wide', overflowX: 'visible' }}
    >
      <Table.Root role="table" aria-label={label} {...STACKED_TABLE}>
        <Table.Header role="rowgroup" {...STACKED_HEADER}>
          <Table.Row role="row">
            <Table.ColumnHeader role="columnheader" scope="col" {...FIRST}>
              {words.name}
            </Table.ColumnHeader>
            {further.map(({ key, title }) => (
              <Table.ColumnHeader
                key={key}
                role="columnheader"
                scope="col"
                minW="4.5rem"
                maxW="8rem"
                overflowWrap="break-word"
              >
                {title}
              </Table.ColumnHeader>
            ))}
            <Table.ColumnHeader role="columnheader" scope="col" textAlign="end">
              {words.price}
            </Table.ColumnHeader>
            {FIGURES.map(([key]) => (
              <Table.ColumnHeader key={key} role="columnheader" scope="col" textAlign="end">
                {words[key]}
              </Table.ColumnHeader>
            ))}
            <Table.ColumnHeader role="columnheader" scope="col">
              {words.deadline}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup" {...STACKED_BODY}>
          {universities.map(({ university, deadlines }) => (
            <Table.Row key={university.id} role="row" {...STACKED_ROW}>
              <Table.Cell
                as="th"
                role="rowheader"
                scope="row"
                display={{ base: 'block', sm: 'table-cell' }}
                fontWeight="normal"
                textAlign="start"
                {...FIRST}
              >
                <SchoolName university={university} />
              </Table.Cell>
              {further.map(({ key, title, cell }) => (
                <Table.Cell key={key} role="cell" data-name={title} whiteSpace="nowrap" {...STACKED_CELL}>
                  {cell(university)}
                </Table.Cell>
              ))}
              <Table.Cell
                role="cell"
                textAlign="end"
                data-name={words.price}
                minW={{ md: '8.5rem' }}
                fontVariantNumeric="tabular-nums"
                {...STACKED_CELL}
              >
                <PricePlace university={university} shape="cell">
                  {formatMoney(tuitionOfReader(university), university.currency)}
                </PricePlace>
              </Table.Cell>
              {FIGURES.map(([key, text]) => (
                <Table.Cell
                  key={key}
                  role="cell"
                  data-name={words[key]}
                  textAlign="end"
                  fontVariantNumeric="tabular-nums"
                  {...STACKED_CELL}
                >
                  {text(university)}
                </Table.Cell>
              ))}
              <Table.Cell role="cell" data-name={words.deadline} minW="10rem" {...STACKED_CELL}>
                <span>
                  <Deadline deadlines={deadlines} />
                </span>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function SchoolName({ university }: { university: UniversityCard }) {
  const { slug, name } = university;
  const notice = cardNotice(university);
  return (
    <>
      <TextLink to={paths.university(slug)} variant="quiet" fontWeight="semibold">
        {name}
      </TextLink>
      <Box textStyle="xs" color="fg.muted">
        {placeLine(university)}
      </Box>
      {notice === null ? null : (
        <Box textStyle="xs" mt="1">
          <LabelBadge tone="destructive">{notice.badge}</LabelBadge>
        </Box>
      )}
    </>
  );
}

function Deadline({ deadlines }: Pick<ListedUniversity, 'deadlines'>) {
  const next = nextDeadline(deadlines, currentDay());
  if (next) return words.roundDate(next.round, next.date);
  if (deadlines?.rolling) return words.rolling;
  return (
    <Span color="fg.muted">{deadlines === null ? words.noDeadline : words.passed(yearText(deadlines.cycle))}</Span>
  );
}
