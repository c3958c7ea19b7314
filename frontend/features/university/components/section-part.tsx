/** Shows the parts of a section (parts/part.ts). */
import type { ReactNode } from 'react';
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { Collapsible, Folds } from '#frontend/components/page/collapsible.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Caption, Note } from '#frontend/components/styled/text.tsx';
import { figureText, isShare } from '#frontend/content/figure-text.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { PAGE_LABELS } from '#words/figures/derived/page.ts';
import { detailWords } from '#words/university/university-details.ts';
import type { Blank, FigureEntry, FoldEntry, Own, OwnFigure, Part, TableEntry } from '../parts/part.ts';
import { saysLittle } from '../unknown-figures.ts';
import { BlankLines } from './blank-lines.tsx';
import { FactFigure, FactLine, FactLines, FigureGrid, olderOf } from './fact-figure.tsx';

interface PartsProps {
  university: UniversityRecordView;
  parts: readonly Part[];
}

/** The parts one below the other. */
export function SectionParts(props: PartsProps) {
  return (
    <Grid gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '5', md: '6' }}>
      <Parts {...props} />
    </Grid>
  );
}

function Parts({ university, parts }: PartsProps) {
  return parts
    .filter(({ shows }) => shows?.(university) ?? true)
    .map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what shows of a record never changes
      <OnePart key={place} university={university} part={part} />
    ));
}

function OnePart({ university, part }: { university: UniversityRecordView; part: Part }) {
  if ('own' in part)
    return (
      <Box minW="0" _empty={{ display: 'none' }}>
        <part.own university={university} />
      </Box>
    );
  if ('table' in part) return <SourcedTable university={university} table={part.table} />;
  if ('pair' in part) return <Pair university={university} parts={part.pair} />;
  if ('figures' in part) return <FigureList university={university} {...part} />;
  return (
    <Folds>
      {part.folds.map((fold) =>
        typeof fold === 'function' ? (
          <OwnPart key={fold.name} own={fold} university={university} />
        ) : (
          <Fold key={fold.id} university={university} fold={fold} />
        ),
      )}
    </Folds>
  );
}

/** Next to each other where there is room for both. */
function Pair({ university, parts }: PartsProps) {
  return (
    <Grid
      // As many as there are, each at least so wide: one alone has all of the width.
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 20rem), 1fr))"
      columnGap={{ base: '8', xl: '12' }}
      rowGap={{ base: '5', md: '8' }}
      alignItems="start"
    >
      <Parts university={university} parts={parts} />
    </Grid>
  );
}

function OwnPart({ own: Component, university }: { own: Own; university: UniversityRecordView }) {
  return <Component university={university} />;
}

function Fold({ university, fold }: { university: UniversityRecordView; fold: FoldEntry }) {
  const { id, heading, brief, shows, holds } = fold;
  if (shows?.(university) === false) return null;
  return (
    <Collapsible id={id} heading={heading(university)} brief={brief?.(university) ?? null}>
      <Grid gridTemplateColumns="minmax(0, 1fr)" gap="5">
        <Parts university={university} parts={holds} />
      </Grid>
    </Collapsible>
  );
}

interface FigureListProps {
  university: UniversityRecordView;
  figures: readonly (FigureEntry | OwnFigure | Own)[];
  columns?: 2 | 3;
  lines?: boolean | undefined;
}

/** Figures side by side or in a line each, each with its source, its place among peers and its meaning; under them, in a line, those that are not known. */
function FigureList({ university, figures, columns = 3, lines = false }: FigureListProps) {
  const blanks = figures.flatMap((entry) => blanksOf(entry, university));
  // A list of nothing would be a rule over a blank.
  const known = figures.filter((entry) => isDrawn(entry, university));
  return (
    <Grid gridTemplateColumns="minmax(0, 1fr)" gap="4" _empty={{ display: 'none' }}>
      {known.length === 0 ? null : (
        <Figures lines={lines} columns={columns}>
          {known.map((entry) =>
            'figure' in entry ? (
              <RecordFigure key={entry.figure} university={university} entry={entry} line={lines} />
            ) : (
              <OwnFigurePart key={ownOf(entry).name} entry={entry} university={university} />
            ),
          )}
        </Figures>
      )}
      <OlderNote university={university} entries={known} />
      <BlankLines university={university} blanks={saysLittle(university) ? [] : blanks} />
    </Grid>
  );
}

/** An old figure is not taken for today's: once for all of a list. */
function OlderNote({ university, entries }: { university: UniversityRecordView; entries: FigureListProps['figures'] }) {
  const older = entries.flatMap((entry) =>
    'figure' in entry ? olderOf(university, entry.figure, PAGE_LABELS[entry.figure]) : [],
  );
  return older.length === 0 ? null : <Caption maxW="prose">{detailWords.older(older)}</Caption>;
}

function Figures({ lines, columns, children }: { lines: boolean; columns: 2 | 3; children: ReactNode }) {
  return lines ? <FactLines>{children}</FactLines> : <FigureGrid columns={columns}>{children}</FigureGrid>;
}

function isDrawn(entry: FigureEntry | OwnFigure | Own, university: UniversityRecordView): boolean {
  if (typeof entry === 'function') return true;
  if (entry.shows?.(university) === false) return false;
  return !('figure' in entry) || university[entry.figure] !== null;
}

const ownOf = (entry: OwnFigure | Own): Own => (typeof entry === 'function' ? entry : entry.own);

function OwnFigurePart({ entry, university }: { entry: OwnFigure | Own; university: UniversityRecordView }) {
  return <OwnPart own={ownOf(entry)} university={university} />;
}

function blanksOf(entry: FigureEntry | OwnFigure | Own, university: UniversityRecordView): readonly Blank[] {
  if (typeof entry === 'function') return [];
  if ('own' in entry) return entry.blanks(university);
  const { figure, shows } = entry;
  return university[figure] === null && shows?.(university) !== false
    ? [{ field: figure, label: PAGE_LABELS[figure] }]
    : [];
}

interface RecordFigureProps {
  university: UniversityRecordView;
  entry: FigureEntry;
  line: boolean;
}

function RecordFigure({ university, entry: { figure, shows, note, word }, line }: RecordFigureProps) {
  if (shows?.(university) === false) return null;
  const value = university[figure];
  const text = figureText(figure, university);
  const shared = { university, field: figure, label: PAGE_LABELS[figure], percent: isShare(figure) ? value : null };
  return line && text !== null ? (
    <FactLine {...shared} value={text} note={word?.(university)} yearSaid />
  ) : (
    <FactFigure {...shared} value={text} note={value === null ? undefined : note?.(university)} yearSaid />
  );
}

/** A table whose intro leads to its source. */
function SourcedTable({ university, table }: { university: UniversityRecordView; table: TableEntry }) {
  const { field, label, intro, columns, rows } = table;
  const source = <FactSource university={university} field={field} label={label()} />;
  return (
    <div>
      {intro ? (
        <Note maxW="prose">
          {intro(university)} {source}
        </Note>
      ) : (
        source
      )}
      <FigureTable label={label()} columns={columns()} rows={rows(university)} />
    </div>
  );
}
