/**
 * The registry of figures: everything that is known of a school, one entry each. To add one, add its entry in the file of its
 * subject, its words in frontend/content/en/figures and fr/figures, and what reads it in data/pipeline. The order of the
 * entries is that of the comparison.
 */
import { ADMISSION_FIGURES } from './admission.ts';
import type { Figure, FigureUnit, Group } from './figure.ts';
import { LIFE_FIGURES } from './life.ts';
import { MONEY_FIGURES } from './money.ts';
import { OUTCOMES_FIGURES } from './outcomes.ts';
import { SCHOOL_FIGURES } from './school.ts';
import { STUDY_FIGURES } from './study.ts';

export const FIGURES = {
  ...SCHOOL_FIGURES,
  ...ADMISSION_FIGURES,
  ...OUTCOMES_FIGURES,
  ...STUDY_FIGURES,
  ...MONEY_FIGURES,
  ...LIFE_FIGURES,
};

/** Where a figure is in a record, and the fact that says where it comes from. */
export interface FigureSource extends Pick<Figure, 'part' | 'value'> {
  key: FigureKey;
  fact: FactField | null;
}

export type Figures = typeof FIGURES;
export type FigureKey = keyof Figures;
/** The figures whose entry is such a one. */
export type FiguresWith<Entry> = { [Key in FigureKey]: Figures[Key] extends Entry ? Key : never }[FigureKey];

/** Figures that are fields of a record. */
export type FieldKey = FiguresWith<{ record: number }>;
/** Figures that have a source of their own. */
export type FactField = FiguresWith<{ fact: number }>;
/** Fields that are one number with a unit. */
export type NumberField = FiguresWith<{ record: number; unit: FigureUnit; shape: 'whole' | 'number' | 'rate' }>;

export const FIGURE_KEYS = Object.keys(FIGURES) as FigureKey[];

export function figureOf(key: FigureKey): Figure {
  return FIGURES[key];
}

/** The figures that have a place, in its order. */
export function inOrder<Key extends FigureKey>(placeOf: (figure: Figure) => number | undefined): readonly Key[] {
  return FIGURE_KEYS.filter((key) => placeOf(figureOf(key)) !== undefined).sort(
    (a, b) => (placeOf(figureOf(a)) as number) - (placeOf(figureOf(b)) as number),
  ) as Key[];
}

/** The figures for which something holds, in the order of the registry. */
export function figuresWhere<Key extends FigureKey>(holds: (figure: Figure) => boolean): readonly Key[] {
  return FIGURE_KEYS.filter((key) => holds(figureOf(key))) as Key[];
}

/** The fact that says where a figure comes from; null for what has no source of its own. */
export function factOfFigure(key: FigureKey): FactField | null {
  const { fact, part } = figureOf(key);
  if (typeof fact === 'number') return key as FactField;
  return (fact ?? part?.[0] ?? null) as FactField | null;
}

/** Where a figure is in a record. */
export function sourceOf(key: FigureKey): FigureSource {
  const { part, value } = figureOf(key);
  return { key, fact: factOfFigure(key), ...(part ? { part } : {}), ...(value ? { value } : {}) };
}

type ValueOf<Shape> =
  Shape extends Group<infer Value>
    ? Value
    : Shape extends 'whole' | 'number' | 'rate'
      ? number
      : Shape extends 'text'
        ? string
        : Shape extends readonly (infer Code)[]
          ? Code
          : never;

/** The fields of a record, as their shapes say. */
export type RecordFigures = {
  -readonly [Key in FieldKey as Figures[Key] extends { optional: true } ? never : Key]:
    | ValueOf<Figures[Key]['shape']>
    | (Figures[Key] extends { always: true } ? never : null);
} & {
  -readonly [Key in FieldKey as Figures[Key] extends { optional: true } ? Key : never]?:
    | ValueOf<Figures[Key]['shape']>
    | undefined;
};
