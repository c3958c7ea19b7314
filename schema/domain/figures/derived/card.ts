/** The fields of a card, which lists show and browsers store. */
import { type FieldKey, type FiguresWith, inOrder } from '../figures.ts';

export type CardFigure = FieldKey & FiguresWith<{ on: 'card' }>;

export const CARD_FIGURES = inOrder<CardFigure>(({ record, on }) => (on === 'card' ? record : undefined));
