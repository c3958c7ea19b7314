/** The figures that a way of looking on from a school goes by, the one that decides first. */
import { DIRECTIONS, type Direction } from '../../peers/directions.ts';
import { type FiguresWith, figureOf, inOrder } from '../figures.ts';

export type LeadingFigure = FiguresWith<{ leads: object }>;

/** `toLess` where a lower value is better: nobody can undercut what is nothing. */
export const LEADING = Object.fromEntries(
  DIRECTIONS.map((direction) => [
    direction,
    inOrder<LeadingFigure>(({ leads }) => leads?.row)
      .filter((key) => figureOf(key).leads?.to === direction)
      .map((key) => ({ key, toLess: figureOf(key).compare?.better === 'lower' })),
  ]),
) as unknown as Readonly<Record<Direction, readonly { key: LeadingFigure; toLess: boolean }[]>>;
