/**
 * A made-up view of a university, for the slides of its virtual tour and where the Worker's picture cannot be had: a calm
 * landscape and a piece of campus architecture, chosen by the university's id. The same input always gives the same drawing.
 */

import { type DrawnSchool, xmlText } from './drawn-school.ts';
import type { CampusSetting } from './enums.ts';
import { PLACEHOLDER_SIZE } from './placeholder-size.ts';

const WIDTH = 640;
const HEIGHT = 400;

/** Flat tones from the sky down to the ground. Middle lightness, so that they sit on a light and on a dark page. */
interface Palette {
  sky: string;
  disc: string;
  far: string;
  mid: string;
  near: string;
}

const PALETTES: readonly [Palette, ...Palette[]] = [
  { sky: '#9fb4b3', disc: '#e9d8b0', far: '#7f9b9c', mid: '#557779', near: '#2c4b50' },
  { sky: '#c9a98c', disc: '#f2dfb8', far: '#b1846a', mid: '#875a4b', near: '#513434' },
  { sky: '#a9b68f', disc: '#f0e3b2', far: '#87996f', mid: '#5e7552', near: '#34493a' },
  { sky: '#a3adc6', disc: '#ecdcc4', far: '#818dae', mid: '#596790', near: '#303c62' },
  { sky: '#cdb27b', disc: '#f6e7bd', far: '#b09358', mid: '#7c6b45', near: '#474233' },
  { sky: '#bb9eaa', disc: '#f0dccf', far: '#9c7c8d', mid: '#73566c', near: '#443348' },
  { sky: '#92b1c2', disc: '#f1e2bf', far: '#6d94aa', mid: '#45708b', near: '#22455e' },
  { sky: '#b9b0a0', disc: '#efe3c8', far: '#999080', mid: '#6d675c', near: '#3f3d39' },
  { sky: '#9dbba8', disc: '#f3e2b9', far: '#76a08b', mid: '#4b7a6a', near: '#264d48' },
  { sky: '#d0a394', disc: '#f6dfbd', far: '#b67d71', mid: '#8d5656', near: '#553040' },
];

/** A seeded stream of numbers from 0 up to 1 (mulberry32), so that a drawing never changes between runs. */
function numbersFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
const between = (random: Random, low: number, high: number): number => Math.round(low + random() * (high - low));

function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;
}

/** A soft ridge across the whole width: `base` is its mean height from the top, `swing` how far it moves. */
function ridge(random: Random, base: number, swing: number, steps: number): string {
  const stride = WIDTH / steps;
  let x = 0;
  let y = base + between(random, -swing, swing);
  let d = `M0 ${HEIGHT}V${y}`;
  for (let step = 1; step <= steps; step += 1) {
    const nextX = Math.round(step * stride);
    const nextY = base + between(random, -swing, swing);
    const middle = Math.round((x + nextX) / 2);
    d += `C${middle} ${y} ${middle} ${nextY} ${nextX} ${nextY}`;
    x = nextX;
    y = nextY;
  }
  return `${d}V${HEIGHT}Z`;
}

/** House blocks of changing height: a skyline. */
function skyline(random: Random, base: number, tallest: number): string {
  let x = 0;
  let d = `M0 ${HEIGHT}V${base}`;
  while (x < WIDTH) {
    const width = between(random, 22, 58);
    d += `V${base - between(random, 0, tallest)}H${Math.min(WIDTH, x + width)}`;
    x += width;
  }
  return `${d}V${HEIGHT}Z`;
}

/** Round crowns side by side: a line of trees. */
function trees(random: Random, base: number): string {
  let x = -20;
  let d = `M-20 ${HEIGHT}V${base}`;
  while (x < WIDTH) {
    const radius = between(random, 16, 34);
    d += `a${radius} ${between(random, radius, radius + 14)} 0 0 1 ${radius * 2} 0`;
    x += radius * 2;
  }
  return `${d}V${HEIGHT}Z`;
}

/** Gabled roofs side by side: a small town. */
function gables(random: Random, base: number): string {
  let x = 0;
  let d = `M0 ${HEIGHT}V${base}`;
  while (x < WIDTH) {
    const half = between(random, 18, 34);
    const eaves = base - between(random, 0, 14);
    d += `V${eaves}l${half} -${between(random, 16, 30)}l${half} ${between(random, 16, 24)}V${base}h${between(random, 6, 30)}`;
    x += half * 2 + 18;
  }
  return `${d}V${HEIGHT}Z`;
}

const LANDS: Record<CampusSetting, (random: Random, palette: Palette) => string> = {
  Urban: (random, palette) =>
    shape(skyline(random, 268, 92), palette.far) + shape(skyline(random, 306, 56), palette.mid, 0.75),
  Suburban: (random, palette) =>
    shape(ridge(random, 262, 18, 4), palette.far) + shape(trees(random, 306), palette.mid, 0.75),
  'Small City': (random, palette) =>
    shape(ridge(random, 246, 26, 3), palette.far) + shape(gables(random, 304), palette.mid, 0.75),
  Rural: (random, palette) =>
    shape(ridge(random, 226, 42, 4), palette.far) + shape(ridge(random, 288, 24, 3), palette.mid, 0.75),
};
const SETTINGS = Object.keys(LANDS) as CampusSetting[];

/** An opening with a round head, as a path of its own: `x` is its left edge, `foot` its lower end. */
function arch(x: number, foot: number, width: number, height: number): string {
  const radius = width / 2;
  return `M${x} ${foot}v-${height - radius}a${radius} ${radius} 0 0 1 ${width} 0v${height - radius}z`;
}

/** Buildings stand on y = 344 and are drawn around x = 0; `wall` is the mass, `light` what shines through it. */
type Building = (random: Random, wall: string, light: string) => string;

const arcade: Building = (random, wall, light) => {
  const bays = between(random, 5, 7);
  const bay = 40;
  const left = (-bays * bay) / 2;
  let openings = '';
  for (let index = 0; index < bays; index += 1) openings += arch(left + index * bay + 7, 344, bay - 14, 62);
  return (
    shape(`M${left - 10} 344v-92h${bays * bay + 20}v92z`, wall) +
    shape(`M${left - 18} 254h${bays * bay + 36}v-11h-${bays * bay + 36}z`, wall) +
    shape(openings, light)
  );
};

const portico: Building = (random, wall, light) => {
  const columns = between(random, 5, 7);
  const width = columns * 30 + 20;
  const half = width / 2;
  let gaps = '';
  for (let index = 0; index < columns; index += 1) gaps += `M${-half + 20 + index * 30} 332v-66h16v66z`;
  return (
    shape(`M${-half - 12} 344v-14h${width + 24}v14z`, wall) +
    shape(`M${-half} 332v-78h${width}v78z`, wall) +
    shape(`M${-half - 12} 256L0 ${254 - between(random, 38, 56)}L${half + 12} 256z`, wall) +
    shape(gaps, light)
  );
};

const tower: Building = (random, wall, light) => {
  const rise = between(random, 150, 186);
  return (
    shape(`M-150 344v-58h300v58z`, wall) +
    shape(`M-158 288l34 -24h248l34 24z`, wall) +
    shape(`M-25 344v-${rise}h50v${rise}z`, wall) +
    shape(`M-31 ${346 - rise}L0 ${344 - rise - between(random, 34, 58)}L31 ${346 - rise}z`, wall) +
    shape(`${arch(-9, 344 - rise + 46, 18, 34)}${arch(-11, 344, 22, 34)}`, light) +
    shape(
      'M-130 330v-26h16v26zM-92 330v-26h16v26zM-54 330v-26h16v26zM38 330v-26h16v26zM76 330v-26h16v26zM114 330v-26h16v26z',
      light,
    )
  );
};

const dome: Building = (random, wall, light) => {
  const radius = between(random, 46, 60);
  return (
    shape(`M-140 344v-70h280v70z`, wall) +
    shape(`M-148 276h296v-11h-296z`, wall) +
    shape(`M${-radius} 266v-18a${radius} ${radius} 0 0 1 ${radius * 2} 0v18z`, wall) +
    shape(`M-6 ${248 - radius + 5}v-18h12v18z`, wall) +
    shape(`M-1.5 ${248 - radius - 10}v-20h3v20z`, wall) +
    shape([-118, -82, -46, -10, 26, 62, 98].map((x) => arch(x, 330, 20, 38)).join(''), light)
  );
};

const hall: Building = (random, wall, light) => {
  const storeys = between(random, 3, 4);
  const top = 344 - storeys * 34;
  let windows = '';
  for (let storey = 0; storey < storeys; storey += 1) {
    for (let bay = 0; bay < 8; bay += 1) {
      if (storey === 0 && (bay === 3 || bay === 4)) continue;
      windows += `M${-122 + bay * 32} ${334 - storey * 34}v-19h20v19z`;
    }
  }
  return (
    shape(`M-136 344V${top}h272V344z`, wall) +
    shape(`M-146 ${top + 2}l22 -32h248l22 32z`, wall) +
    shape(`M-44 ${top}L0 ${top - 48}L44 ${top}z`, wall) +
    shape(windows + arch(-13, 344, 26, 34), light)
  );
};

const library: Building = (random, wall, light) => {
  const lift = between(random, 84, 118);
  const fins = Array.from({ length: 9 }, (_, index) => `M${-118 + index * 27} 328v-${lift - 30}h12v${lift - 30}z`).join(
    '',
  );
  return (
    shape(`M-132 344v-${lift}h264v${lift}z`, wall) +
    shape(`M-160 ${346 - lift}h320v-14h-320z`, wall) +
    shape(`M40 ${334 - lift}v-36h72v36z`, wall) +
    shape(fins, light)
  );
};

const BUILDINGS: readonly [Building, ...Building[]] = [arcade, portico, tower, dome, hall, library];

/**
 * An SVG document of 16:10 that needs nothing from outside and runs no script or style sheet, so that it
 * may be sent under a strict content policy or shown from a data address.
 */
export function placeholderSvg(subject: DrawnSchool): string {
  const random = numbersFrom(subject.id);
  const palette = PALETTES[Math.floor(random() * PALETTES.length)] ?? PALETTES[0];
  const building = BUILDINGS[Math.floor(random() * BUILDINGS.length)] ?? BUILDINGS[0];
  const drawnSetting = SETTINGS[Math.floor(random() * SETTINGS.length)] ?? 'Rural';
  const land = LANDS[subject.setting ?? drawnSetting];
  const buildingX = between(random, 372, 424);
  const discX = between(random, 350, 560);
  const discY = between(random, 96, 170);
  const discRadius = between(random, 38, 66);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${PLACEHOLDER_SIZE.width}" height="${PLACEHOLDER_SIZE.height}" preserveAspectRatio="xMaxYMax slice" role="img">`,
    `<title>${xmlText(subject.name)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.sky}"/>`,
    `<circle cx="${discX}" cy="${discY}" r="${discRadius}" fill="${palette.disc}" fill-opacity="0.85"/>`,
    land(random, palette),
    `<g transform="translate(${buildingX} 0)">${building(random, palette.near, palette.disc)}</g>`,
    shape(ridge(random, 340, 5, 3), palette.near),
    '</svg>',
  ].join('');
}
