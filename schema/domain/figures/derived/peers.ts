/** The figures that are compared with those of a school's peers, in the order of the stored positions, with their units. */

import type { FigureUnit } from '../figure.ts';
import { type FiguresWith, figureOf, inOrder } from '../figures.ts';

export type PeerFigure = FiguresWith<{ peers: number }>;

export const PEER_UNITS = Object.fromEntries(
  inOrder<PeerFigure>(({ peers }) => peers).map((key) => [key, figureOf(key).unit]),
) as Record<PeerFigure, FigureUnit>;
