/**
 * The picture of a university without a photograph: the outline of its state or province, a dot for every school there,
 * and this one marked. The shapes come from the site's build (data/pipeline/map/locator-plates.ts).
 */

import { type DrawnSchool, placeLine, xmlText } from './drawn-school.ts';
import { PLACEHOLDER_SIZE } from './placeholder-size.ts';

/** A state or province, in pixels of a plate. */
export interface StatePlate {
  /** SVG path. */
  outline: string;
  /** Left, top, width and height of the outline. */
  box: readonly [left: number, top: number, width: number, height: number];
  /** Which of the paper colors. */
  paper: number;
  /** Where each school is, by UNITID or our own number of a Canadian school. */
  schools: Readonly<Record<string, readonly [x: number, y: number]>>;
}

/** By country and code: "US-VT". */
export type LocatorPlates = Readonly<Record<string, StatePlate>>;

/** Where the built site has them, as JSON. */
export const LOCATOR_PLATES_PATH = '/locator-plates.json';

/**
 * Pixels of a whole plate, and the part of it that an outline fills. The page writes the place above, in its own letters, and
 * on a phone has a button at the lower left: the widest outline ends before it.
 */
export const PLATE = { width: 640, height: 400, map: { left: 216, top: 96, width: 384, height: 280 } } as const;

/** Sand, sage, sky, rose, stone: neighboring regions have different ones. */
const PAPERS = ['#d8cbb0', '#c3cfba', '#bccdd6', '#dac4ba', '#cbc7bb'] as const;
export const PAPER_COUNT = PAPERS.length;
const LAND = '#f8f4ea';
const LINE = '#8b8473';
const OTHERS = '#b3ab98';
const SCHOOL = '#33506f';
const INK = '#3a382f';

/** Share of the width that this school's dot is wide where there is no room for words. */
const SMALL_DOT = 0.035;
const PADDING = 24;
/** Paper beyond the plate on each side, for a frame of another shape than 16 by 10. */
const PAPER_BEYOND = 1000;

function circle([x, y]: readonly [number, number], radius: number, rest: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" ${rest}/>`;
}

/** Left, top, width and height, 16 by 10, around the outline alone. */
function closeUp({ box: [left, top, width, height] }: StatePlate): readonly [number, number, number, number] {
  const whole = Math.round(Math.max(width + 2 * PADDING, (height + 2 * PADDING) * 1.6));
  const high = Math.round(whole / 1.6);
  return [Math.round(left + width / 2 - whole / 2), Math.round(top + height / 2 - high / 2), whole, high];
}

/**
 * An SVG document of 16:10 that needs nothing from outside and runs no script or style sheet. In a wider or higher frame the
 * outline keeps to the lower right and the paper goes on, so that nothing of it is cut and its upper left is free for words.
 * `small` comes closer and leaves the other schools out; without a plate it has the place on plain paper.
 */
export function locatorPlateSvg(
  subject: DrawnSchool,
  plate: StatePlate | undefined,
  { small = false }: { small?: boolean } = {},
): string {
  const view = plate && small ? closeUp(plate) : ([0, 0, PLATE.width, PLATE.height] as const);
  const [left, top, width, height] = view;
  const at = plate?.schools[subject.id];
  const radius = small ? Math.round(width * SMALL_DOT) : 11;
  const others = small || !plate ? [] : Object.values(plate.schools).filter((one) => one !== at);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" width="${PLACEHOLDER_SIZE.width}" height="${PLACEHOLDER_SIZE.height}" preserveAspectRatio="xMaxYMax" role="img">`,
    `<title>${xmlText(subject.name)}</title>`,
    `<rect x="${left - PAPER_BEYOND}" y="${top - PAPER_BEYOND}" width="${width + 2 * PAPER_BEYOND}" height="${height + 2 * PAPER_BEYOND}" fill="${PAPERS[plate?.paper ?? 0] ?? PAPERS[0]}"/>`,
    plate
      ? `<path d="${plate.outline}" fill="${LAND}" stroke="${LINE}" stroke-width="${small ? width / 260 : 1.5}" stroke-linejoin="round"/>`
      : '',
    // A line of no length with round ends is a dot.
    others.length > 0
      ? `<path d="${others.map(([x, y]) => `M${x} ${y}h0`).join('')}" stroke="${OTHERS}" stroke-width="6" stroke-linecap="round"/>`
      : '',
    at
      ? circle(at, radius * 2, `fill="${SCHOOL}" fill-opacity="0.18"`) +
        circle(at, radius, `fill="${SCHOOL}" stroke="${LAND}" stroke-width="${small ? width / 160 : 3}"`)
      : '',
    small && !plate
      ? `<text x="40" y="212" font-family="sans-serif" font-size="40" fill="${INK}">${xmlText(placeLine(subject))}</text>`
      : '',
    '</svg>',
  ].join('');
}
