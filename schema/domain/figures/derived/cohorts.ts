/** The figures that are of people, for the rules of small-cohorts.ts. */
import { type FactField, type FiguresWith, figuresWhere } from '../figures.ts';

/** Shares of a group of people, and averages whose number of people is known at some schools. */
export const RATE_FIELDS = figuresWhere<FactField & FiguresWith<{ people: 'rate' }>>(({ people }) => people === 'rate');
export const AVERAGE_FIELDS = figuresWhere<FactField>(({ people }) => people === 'average');
/** What Canadian sources publish for whole entering classes. */
export const WHOLE_CLASS_FIELDS = figuresWhere<FactField>(({ wholeClass }) => wholeClass === true);
/** What the College Scorecard publishes for all campuses with one number for federal student aid. */
export const SHARED_FIELDS = figuresWhere<FactField>(({ shared }) => shared === true);
