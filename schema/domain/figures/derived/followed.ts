/** The figures that are followed from year to year, with the group of notifications that a change of each belongs to. */
import { type FiguresWith, figureOf, inOrder } from '../figures.ts';

export type FollowedFigure = FiguresWith<{ followed: number }>;

export const FOLLOWED = Object.fromEntries(
  inOrder<FollowedFigure>(({ followed }) => followed).map((key) => [
    key,
    figureOf(key).unit === 'rate' ? 'rates' : 'price',
  ]),
) as Record<FollowedFigure, 'price' | 'rates'>;
