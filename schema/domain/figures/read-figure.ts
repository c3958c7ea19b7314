/** Reads figures out of a record by their keys. */
import { type FigureKey, sourceOf } from './figures.ts';
import { type Readable, readSource, sourceDecides } from './read-source.ts';

/** The number that a record has for a figure; null where it has none. */
export const readFigure = (key: FigureKey, university: Readable): number | null =>
  readSource(sourceOf(key), university);

/** The value of a figure; null where there is none, and where it may not be used to choose by. */
export function decidingValue(key: FigureKey, university: Readable): number | null {
  const source = sourceOf(key);
  return sourceDecides(source, university) ? readSource(source, university) : null;
}
