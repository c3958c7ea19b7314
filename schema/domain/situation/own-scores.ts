/**
 * Position of the visitor's score among those of the students who entered: below, inside or above their middle half. It
 * is no chance: nobody publishes how likely one is to be admitted with a score.
 */
import type { ScoreRange } from '../record/dataset.ts';
import type { EnteringAverages } from '../record/university-figures.ts';

export type ScorePlace = 'below' | 'inside' | 'above';

/** Both ends belong to the middle half, as in the search by a score. */
export function placeOfScore(score: number, [low, high]: ScoreRange): ScorePlace {
  return score < low ? 'below' : score > high ? 'above' : 'inside';
}

const BANDS = ['below70', 'from70', 'from75', 'from80', 'from85', 'from90', 'from95'] as const;
/** The school averages at which the bands begin, percent; the last one ends at the highest there is. */
const BAND_STARTS = [0, 70, 75, 80, 85, 90, 95, 100] as const;
const QUARTER = 25;

/**
 * The middle half of entrants' school averages (percent), from the bands in which Ontario's universities publish them: from
 * the beginning of the band in which the lowest quarter ends to the end of the band in which the highest begins. The true
 * middle half lies within it. Null where the bands hold nobody.
 */
export function middleHalfOfAverages(bands: EnteringAverages): ScoreRange | null {
  const shares = BANDS.map((band) => bands[band] ?? 0);
  const all = shares.reduce((sum, share) => sum + share, 0);
  if (all <= 0) return null;
  let passed = 0;
  let low: number | null = null;
  for (const [index, share] of shares.entries()) {
    passed += share;
    const percent = (passed / all) * 100;
    if (low === null && percent > QUARTER) low = BAND_STARTS[index] ?? 0;
    if (percent >= 100 - QUARTER) return [low ?? BAND_STARTS[index] ?? 0, BAND_STARTS[index + 1] ?? 100];
  }
  return null;
}

/** Below or above what a university publishes of the averages of all who entered; an end that is a band's belongs inside. */
export function placeOfAverage(average: number, averages: readonly EnteringAverages[] | null) {
  const overall = averages?.find(({ field }) => field === 'Overall');
  const middle = overall ? middleHalfOfAverages(overall) : null;
  return middle && { middle, place: placeOfScore(average, middle) };
}
