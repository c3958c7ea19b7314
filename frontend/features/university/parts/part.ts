/** What a section of the page can be made of: figures, parts that open at their own line, and components of their own. */
import type { ReactNode } from 'react';
import { currentDay } from '#frontend/content/today.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { PAGE_FIGURES, type PageFigure } from '#schema/domain/figures/derived/page.ts';
import type { PageList } from '#schema/domain/figures/figure.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { hasClosed } from '#schema/domain/record/university-figures.ts';
import type { Brief } from '../brief.ts';

export type Of<Value> = (university: UniversityRecordView) => Value;
/** A component that needs the record alone. */
export type Own = (props: { university: UniversityRecordView }) => ReactNode;

/** One number of the record: its text and its bar follow from its unit. */
export interface FigureEntry {
  figure: PageFigure;
  shows?: Of<boolean>;
  /** Under the figure in place of its meaning. */
  note?: Of<ReactNode>;
  /** Under its name where it has one line. */
  word?: Of<string | undefined>;
}

/** A figure that is drawn by a component of its own, and its name where it is not known. */
export interface OwnFigure {
  own: Own;
  shows?: Of<boolean>;
  blanks: Of<readonly Blank[]>;
}

/** A figure that is not known: one line of the list names all of them. */
export interface Blank {
  field: FactField;
  label: string;
}

/** Figures of which there is a row each: years, groups, fields. */
export interface TableEntry {
  /** The fact with the source of all of it. */
  field: FactField;
  label: () => string;
  intro?: Of<string>;
  columns: () => readonly string[];
  rows: Of<readonly { key: string; name: ReactNode; cells: readonly (string | null)[] }[]>;
}

export interface FoldEntry {
  id: string;
  heading: Of<string>;
  /** What is in it in one line, for those who do not open it. */
  brief?: Of<Brief>;
  shows?: Of<boolean>;
  holds: readonly Part[];
}

/** Without `shows`, always; a component that has nothing to show draws nothing. */
export type Part = { shows?: Of<boolean> } & (
  | { figures: readonly (FigureEntry | OwnFigure | Own)[]; columns?: 2 | 3; lines?: true }
  | { table: TableEntry }
  | { folds: readonly (FoldEntry | Own)[] }
  | { own: Own }
  /** Next to each other on a wide screen. */
  | { pair: readonly Part[] }
);

/** As of today: one that has closed has no price to pay and no way to apply. */
export const stillOpen: Of<boolean> = ({ status }) => !hasClosed(status, currentDay());
export const inUs: Of<boolean> = ({ country }) => country === 'US';
export const inCanada: Of<boolean> = ({ country }) => country === 'CA';

/** The figures that the registry puts in a list of the page, with what only this page says of some of them. */
export function figuresOf(
  list: PageList,
  own: Partial<Record<PageFigure, Omit<FigureEntry, 'figure'>>> = {},
): readonly FigureEntry[] {
  return PAGE_FIGURES[list].map(({ figure, only }) => ({
    figure,
    ...(only === undefined ? {} : { shows: ({ country }) => country === only }),
    ...own[figure],
  }));
}
