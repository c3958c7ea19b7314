/** Tuition as typed and as slid: text to whole dollars, and the slider whose ends mean no bound. */

import { language } from '#names/locale.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { TUITION_SLIDER } from '#schema/domain/site/limits.ts';
import { inRange } from './filters.ts';

/** The comma that French writes before one or two decimals, as a point. */
const pointed = (text: string) => (language === 'fr' ? text.replace(/(\d),(?=\d\d?(?!\d))/, '$1.') : text);

/**
 * The first number in a text as a whole one: "$12,500.75" is 12500, "12k" 12000, in French « 12 500,75 $ » 12500; null when
 * there is none, or less than 0.
 */
export function parseWhole(text: string): number | null {
  const [, digits = '', cents = '', k] = /^[^\d-]*(\d[\d,\s]*)(\.\d+)?\s*(k\b)?/i.exec(pointed(text)) ?? [];
  const whole = digits.replace(/[,\s]/g, '');
  return whole === '' || whole.length > 9 ? null : Math.floor(Number(whole + cents) * (k ? 1_000 : 1));
}

/** Whether something was typed that is no number this filter takes. */
export function isUnread(filter: { from: number; to: number }, text: string): boolean {
  return text.trim() !== '' && inRange(filter, parseWhole(text)) === null;
}

export type Bounds = readonly [min: number | null, max: number | null];

/** Where the two thumbs stand for bounds, each within the slider and on one of its steps. */
export function thumbsOf([min, max]: Bounds): [low: number, high: number] {
  const { min: least, max: most, step } = TUITION_SLIDER;
  const place = (value: number) => Math.min(most, Math.max(least, Math.round(value / step) * step));
  return [place(min ?? least), place(max ?? most)];
}

/** The bounds for two thumbs: at the bottom no lower, at the top no upper bound. Crossed thumbs change places. */
export function boundsOf(one: number, other: number): Bounds {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  return [low <= TUITION_SLIDER.min ? null : low, high >= TUITION_SLIDER.max ? null : high];
}

/** Whether the thumbs stand for just these bounds. */
export const isOnSlider = (bounds: Bounds): boolean =>
  boundsOf(...thumbsOf(bounds)).every((end, at) => end === bounds[at]);

/** A thumb's value as a person reads it; the top is open: "$50,000+". */
export function thumbText(value: number): string {
  const open = language === 'fr' ? '\u00a0ou plus' : '+';
  return `${formatMoney(value, 'USD')}${value >= TUITION_SLIDER.max ? open : ''}`;
}
