/** The figures that have a column of their own in D1's table of universities, because a query reads them without the rest. */
import { type FiguresWith, figuresWhere } from '../figures.ts';

export type RowFigure = FiguresWith<{ followed: number } | { row: true }>;

export const ROW_FIGURES = figuresWhere<RowFigure>(({ followed, row }) => followed !== undefined || row === true);
