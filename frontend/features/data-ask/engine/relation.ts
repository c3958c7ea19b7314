/** A table in memory: of a file, or what a step of a question has made. */
import type { FigureUnit } from '#schema/domain/figures/figure.ts';

export type Value = string | number | null;
/** `null`: a column that has no values at all, such as NULL written out. */
export type Kind = 'integer' | 'number' | 'text' | 'null';

export const isNumeric = (kind: Kind): boolean => kind === 'integer' || kind === 'number';

/** A column of a file, as `universities.city`. */
export type Origin = `${string}.${string}`;

export interface RelationColumn {
  name: string;
  kind: Kind;
  /** The columns of the files that it is made of. */
  origins: readonly Origin[];
  /** The column of a file whose values it has unchanged. */
  plain: Origin | null;
  /** What its numbers are counted in, where all of them are in the same. */
  unit: FigureUnit | null;
}

export interface Relation {
  columns: readonly RelationColumn[];
  length: number;
  /** The values of a column, by its place. */
  read(at: number): Promise<ArrayLike<Value>>;
}

/** A table whose values are all there. */
export function relationOf(columns: readonly RelationColumn[], values: readonly ArrayLike<Value>[]): Relation {
  return {
    columns,
    length: values[0]?.length ?? 0,
    read: (at) => Promise.resolve(values[at] ?? []),
  };
}
