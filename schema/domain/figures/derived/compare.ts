/** The rows of the comparison by tab, in order, and the rows of the printed sheet. */
import { COMPARE_TABS, type CompareTab, type Figure, type FigureUnit } from '../figure.ts';
import { FIGURE_KEYS, type FigureSource, type FiguresWith, figureOf, inOrder, sourceOf } from '../figures.ts';

export type ComparedFigure = FiguresWith<{ compare: object }>;
export type PrintedFigure = FiguresWith<{ print: object }>;

export interface ComparedRow extends FigureSource, Omit<NonNullable<Figure['compare']>, 'tab'> {
  key: ComparedFigure;
  unit: FigureUnit | null;
}

export interface PrintedRow extends FigureSource, Omit<NonNullable<Figure['print']>, 'row'> {
  key: PrintedFigure;
  unit: FigureUnit | null;
}

export const COMPARED = Object.fromEntries(
  COMPARE_TABS.map((own) => [
    own,
    FIGURE_KEYS.flatMap((key) => {
      const { compare, unit = null } = figureOf(key);
      if (compare?.tab !== own) return [];
      const { tab: _, ...row } = compare;
      return [{ ...sourceOf(key), unit, ...row }];
    }),
  ]),
) as unknown as Readonly<Record<CompareTab, readonly ComparedRow[]>>;

export const PRINTED = inOrder<PrintedFigure>(({ print }) => print?.row).map((key) => {
  const { print, unit = null } = figureOf(key);
  return { ...sourceOf(key), unit, ...(print?.only ? { only: print.only } : {}) };
}) as readonly PrintedRow[];

/** The key numbers of a comparison: what one pays, who finishes, who gets in, what they earn and owe. */
export const KEY_NUMBERS: readonly { key: ComparedFigure; published: boolean }[] = Object.values(COMPARED)
  .flat()
  .filter(({ first }) => first !== undefined)
  .sort((a, b) => (a.first ?? 0) - (b.first ?? 0))
  .map(({ key, published = false }) => ({ key, published }));
