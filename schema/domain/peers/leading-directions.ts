/** The directions in which others can be better than a school. */
import { LEADING, type LeadingFigure } from '../figures/derived/leads.ts';
import { DIRECTIONS, type Direction } from './directions.ts';

type Known = { readonly [Key in LeadingFigure]: number | null };

/** Others need a price that they can undercut, a rate that they can exceed; a direction without a figure is always open. */
export const leadingDirections = (school: Known): readonly Direction[] =>
  DIRECTIONS.filter((direction) => {
    const figures = LEADING[direction];
    const deciding = figures.find(({ key }) => school[key] !== null);
    return deciding ? !deciding.toLess || (school[deciding.key] ?? 0) > 0 : figures.length === 0;
  });
