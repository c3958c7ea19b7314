/** A figure of the record: the number, its meaning, the way to its source; a blank says why it is blank. */

import type { ReactNode } from 'react';
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { isPeerFigure, PeerBar } from '#frontend/components/figures/peer-bar.tsx';
import { WithSource } from '#frontend/components/figures/with-source.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { LabelBadge } from '#frontend/components/ui/badge.tsx';
import { cohortText } from '#frontend/content/cohort-text.ts';
import { currentDay } from '#frontend/content/today.ts';
import { yearInCell } from '#frontend/lib/money/year-in-cell.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { type FactField, MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { isOfFew, sharedBy } from '#schema/domain/record/small-cohorts.ts';
import { isOfThePast } from '#schema/domain/record/vintage-year.ts';
import { yearText } from '#words/university/record-texts.ts';
import { universityWords } from '#words/university/university.ts';
import { detailWords } from '#words/university/university-details.ts';
import { meaningOf } from '#words/university/university-meanings.ts';
import { Meter } from './meter.tsx';

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
  /** The list that it stands in says of which year it is where it is old. */
  yearSaid?: boolean;
}

export function FactFigure({ university, field, label, value, note, percent, yearSaid = false }: FactFigureProps) {
  const missing = university.missing[field];
  return (
    <Box minW="0">
      <DataList.Label textStyle="sm" fontWeight="medium" minH="6">
        <WithSource label={label}>
          <FactSource
            university={university}
            field={field}
            label={label}
            withMeaning={note !== undefined || value === null}
          />
        </WithSource>
      </DataList.Label>
      {value === null ? (
        <DataList.Value color="fg.muted" mt="1">
          {missing === 'not-applicable' ? MISSING_LABELS[missing] : universityWords.missing.figure}
          {missing && missing !== 'not-applicable' ? (
            <Span display="block" textStyle="xs" mt="0.5">
              {MISSING_LABELS[missing]}.
            </Span>
          ) : null}
        </DataList.Value>
      ) : (
        <>
          <DataList.Value textStyle="figure" mt="0.5" display="flex" alignItems="baseline" flexWrap="wrap" gap="2">
            {value}
            {university.facts[field]?.estimate ? (
              <LabelBadge look="outline">{universityWords.estimateTag}</LabelBadge>
            ) : null}
          </DataList.Value>
          <dd>
            <Bar university={university} field={field} percent={percent ?? null} />
          </dd>
          <DataList.Value textStyle="sm" color="fg.muted" mt="1" maxW="22rem">
            {note ?? meaningOf(field, university)}
          </DataList.Value>
          <CohortNote university={university} field={field} />
          <CampusesNote university={university} field={field} />
          {yearSaid ? null : <AgeNote university={university} field={field} label={label} />}
        </>
      )}
    </Box>
  );
}

interface FactLineProps {
  university: UniversityRecordView;
  field: FactField;
  label: string;
  value: string;
  percent?: number | null;
  /** In place of a bar among peers: where a range lies on its scale, say. */
  bar?: ReactNode;
  /** Under the name: a word on the number, its parts. */
  note?: ReactNode;
  yearSaid?: boolean;
}

/** A known figure in one line: its name, where it stands among those of peers, the number. What it means and of whom it is are with its source. */
export function FactLine({ university, field, label, value, percent, bar, note, yearSaid = false }: FactLineProps) {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', xl: 'minmax(0, 10fr) minmax(0, 12fr) minmax(5.5rem, auto)' }}
      gridTemplateAreas={{
        base: '"name number" "bar bar" "said said" "notes notes"',
        xl: '"name bar number" "name said said" "name notes notes"',
      }}
      columnGap={{ base: '4', xl: '5' }}
      alignItems="start"
      py="2"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <DataList.Label gridArea="name" textStyle="sm" fontWeight="medium" minH="6">
        <WithSource label={label}>
          <FactSource university={university} field={field} label={label} />
        </WithSource>
        {note ? (
          <Span display="block" textStyle="xs" fontWeight="normal" color="fg.muted" hideBelow="md">
            {note}
          </Span>
        ) : null}
      </DataList.Label>
      <DataList.Value gridArea="number" textStyle="lg" fontWeight="semibold" textAlign="end" whiteSpace="nowrap">
        {university.facts[field]?.estimate ? (
          <LabelBadge look="outline">{universityWords.estimateTag}</LabelBadge>
        ) : null}{' '}
        {value}
      </DataList.Value>
      <Box as="dd" display="contents">
        <Bar university={university} field={field} percent={percent ?? null} line track={bar} />
        <Box gridArea="notes" _empty={{ display: 'none' }}>
          <LineNotes university={university} field={field} />
          {yearSaid ? null : <AgeNote as="span" university={university} field={field} label={label} />}
        </Box>
      </Box>
    </Grid>
  );
}

/** What has to be read with the number: that it is of few, of several campuses. */
function LineNotes({ university, field }: { university: UniversityRecordView; field: FactField }) {
  return (
    <>
      {isOfFew(field, university) ? <CohortNote as="span" university={university} field={field} /> : null}
      <CampusesNote as="span" university={university} field={field} />
    </>
  );
}

/** Where the figure stands among those of the school's peers; where nobody can say, a bar of its own length. */
function Bar({
  university,
  field,
  percent,
  line = false,
  track,
}: {
  university: UniversityRecordView;
  field: FactField;
  percent: number | null;
  line?: boolean;
  track?: ReactNode;
}) {
  if (isPeerFigure(field) && university.peers?.figures[field])
    return <PeerBar university={university} figure={field} line={line} track={track} />;
  const own = track ?? (percent === null ? null : <Meter percent={percent} />);
  if (own === null || !line) return own;
  return (
    <Box gridArea="bar" mt={{ base: '1', xl: '1.5' }} aria-hidden="true">
      {own}
    </Box>
  );
}

interface NoteProps {
  university: UniversityRecordView;
  field: FactField;
  /** Inside a description, or one of its own. */
  as?: 'span';
}

/** How many people stand behind a rate; a small group is said as such, with its number. */
function CohortNote({ university, field, as }: NoteProps) {
  const text = cohortText(university, field);
  if (text === null) return null;
  return <SmallNote as={as} text={text} muted={!isOfFew(field, university)} />;
}

/** A figure that is published for a whole system is not this campus's own. */
export function CampusesNote({ university, field, as }: NoteProps) {
  const shared = sharedBy(field, university);
  if (!shared || university[field as 'medianEarnings'] === null) return null;
  return <SmallNote as={as} text={detailWords.allCampuses(formatCount(shared.campuses), shared.name)} />;
}

/** An old figure is not taken for today's. */
function AgeNote({ university, field, label, as }: NoteProps & { label: string }) {
  const older = olderOf(university, field, label);
  return older.length === 0 ? null : <SmallNote as={as} text={detailWords.older(older)} muted />;
}

/** The figure with its year where it is old. */
export function olderOf(university: UniversityRecordView, field: FactField, label: string) {
  const year = university.facts[field]?.year;
  return year !== undefined && isOfThePast(year, Number(currentDay().slice(0, 4)))
    ? [{ label, year: yearInCell(year) ?? yearText(year) }]
    : [];
}

function SmallNote({ as, text, muted = false }: { as: 'span' | undefined; text: string; muted?: boolean }) {
  return (
    <Box as={as ?? 'dd'} display="block" textStyle="xs" color={muted ? 'fg.muted' : 'fg'} mt="1" maxW="22rem">
      {text}
    </Box>
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

/** Figures one under the other, a line each. */
export function FactLines({ children }: { children: ReactNode }) {
  return (
    <DataList.Root borderTopWidth="1px" maxW="3xl">
      {children}
    </DataList.Root>
  );
}
