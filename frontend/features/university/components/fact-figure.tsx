/** A figure of the record: the number, its meaning, the way to its source; a blank says why it is blank. */

import type { ReactNode } from 'react';
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { isPeerFigure, PeerBar } from '#frontend/components/figures/peer-bar.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { LabelBadge } from '#frontend/components/ui/badge.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { yearInCell } from '#frontend/lib/money/year-in-cell.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { type FactField, MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { isOfFew, sharedBy } from '#schema/domain/record/small-cohorts.ts';
import { isOfThePast } from '#schema/domain/record/vintage-year.ts';
import { countedText, yearText } from '#words/university/record-texts.ts';
import { universityWords } from '#words/university/university.ts';
import { detailWords } from '#words/university/university-details.ts';
import { meaningOf } from '#words/university/university-meanings.ts';
import { Meter } from './meter.tsx';

const words = () => detailWords.cohort;

interface FactFigureProps {
  university: UniversityRecordView;
  field: FactField;
  label: string;
  /** The figure in words; null when it is missing. */
  value: ReactNode;
  /** Stands under the figure in place of its meaning. */
  note?: ReactNode;
  /** Part of a hundred, drawn as a bar under the figure. */
  percent?: number | null;
  /** On a phone one line and a bar: what it means and of whom it is are with its source. */
  compact?: boolean;
}

/** The name and the number on one line. */
const ONE_LINE = {
  display: { base: 'grid', md: 'block' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '4',
  css: { '& > dd ~ dd': { gridColumn: '1 / -1' } },
} as const;
const NOT_ON_A_PHONE = { hideBelow: 'md' } as const;

export function FactFigure({ university, field, label, value, note, percent, compact = false }: FactFigureProps) {
  const missing = university.missing[field];
  return (
    <Box minW="0" {...(compact ? ONE_LINE : {})}>
      <DataList.Label textStyle="sm" fontWeight="medium" minH="6">
        {label}{' '}
        <FactSource
          university={university}
          field={field}
          label={label}
          withMeaning={compact || note !== undefined || value === null}
        />
      </DataList.Label>
      {value === null ? (
        <DataList.Value color="fg.muted" mt="1">
          {universityWords.missing.figure}
          {missing ? (
            <Span display="block" textStyle="xs" mt="0.5">
              {MISSING_LABELS[missing]}.
            </Span>
          ) : null}
        </DataList.Value>
      ) : (
        <>
          <DataList.Value textStyle="figure" mt="0.5" display="flex" alignItems="baseline" flexWrap="wrap" gap="2">
            {value}
            {university.facts[field]?.estimate ? <LabelBadge outline>{universityWords.estimateTag}</LabelBadge> : null}
          </DataList.Value>
          <Bar university={university} field={field} percent={percent ?? null} compact={compact} />
          <DataList.Value textStyle="sm" color="fg.muted" mt="1" maxW="22rem" {...(compact ? NOT_ON_A_PHONE : {})}>
            {note ?? meaningOf(field, university)}
          </DataList.Value>
          <CohortNote university={university} field={field} compact={compact} />
          <CampusesNote university={university} field={field} />
          <AgeNote year={university.facts[field]?.year} />
        </>
      )}
    </Box>
  );
}

/** Where the figure stands among those of the school's peers; where nobody can say, a bar of its own length. */
function Bar({
  university,
  field,
  percent,
  compact,
}: {
  university: UniversityRecordView;
  field: FactField;
  percent: number | null;
  compact: boolean;
}) {
  if (isPeerFigure(field) && university.peers?.figures[field]) {
    return (
      <dd>
        <PeerBar university={university} figure={field} briefOnPhone={compact} />
      </dd>
    );
  }
  return percent === null ? null : (
    <dd aria-hidden="true">
      <Meter percent={percent} />
    </dd>
  );
}

/** How many people stand behind a rate; a small group is said as such, with its number. */
function CohortNote({
  university,
  field,
  compact,
}: {
  university: UniversityRecordView;
  field: FactField;
  compact: boolean;
}) {
  const cohort = university.cohorts[field];
  if (!cohort) return null;
  const whole = formatCount(cohort.count);
  const year = yearText(cohort.year);
  const small = isOfFew(field, university);
  const say = cohort.near ? words().near : small ? words().small : words().people;
  return (
    <DataList.Value
      textStyle="xs"
      color={small ? 'fg' : 'fg.muted'}
      mt="1"
      maxW="22rem"
      {...(compact && !small ? NOT_ON_A_PHONE : {})}
    >
      {say(whole, countedText(cohort.of), year)}
    </DataList.Value>
  );
}

/** A figure that is published for a whole system is not this campus's own. */
export function CampusesNote({ university, field }: { university: UniversityRecordView; field: FactField }) {
  const shared = sharedBy(field, university);
  if (!shared || university[field as 'medianEarnings'] === null) return null;
  return (
    <DataList.Value textStyle="xs" mt="1" maxW="22rem">
      {detailWords.allCampuses(formatCount(shared.campuses), shared.name)}
    </DataList.Value>
  );
}

/** An old figure is not taken for today's: its year stands beside it. */
function AgeNote({ year }: { year: string | undefined }) {
  if (year === undefined || !isOfThePast(year, Number(currentDay().slice(0, 4)))) return null;
  return (
    <DataList.Value textStyle="xs" mt="1" maxW="22rem">
      {detailWords.olderFigure(yearInCell(year) ?? yearText(year))}
    </DataList.Value>
  );
}

const COLUMNS = { 2: 'repeat(2, minmax(0, 1fr))', 3: 'repeat(3, minmax(0, 1fr))' } as const;

/** Figures side by side, hairlines between the rows. */
export function FigureGrid({ children, columns = 3 }: { children: ReactNode; columns?: 2 | 3 }) {
  return (
    <Grid
      as="dl"
      gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', xl: COLUMNS[columns] }}
      columnGap="8"
      rowGap={{ base: '4', md: '6' }}
    >
      {children}
    </Grid>
  );
}
