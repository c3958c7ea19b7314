/** Where the parts of states lie ("Western Massachusetts"), and what people call them. */
import lines from '#data/lexicons/state-parts.json' with { type: 'json' };
import type { Position } from '#schema/domain/places/distance.ts';
import { DIRECTIONS, type Direction, type StatePart, statePartKey } from '#schema/domain/places/state-parts.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { townsOf } from './towns.ts';

/** Degrees that a part lies between; where one is missing, as far as the state goes. */
interface Lines {
  north?: number;
  south?: number;
  east?: number;
  west?: number;
}
const LINES = lines as Record<string, Lines>;

/** The share of a state's length or width that its north, south, east or west is, and that of each in a corner. */
const SIDE = 0.4;
const CORNER = 0.5;
/** What its center is, either way from the middle. */
const CENTER = 0.25;

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/**
 * Where people draw no line of their own (data/lexicons/state-parts.json), a side is two fifths of the state, a corner a
 * quarter of it, and the center half of its length and width, measured between the towns that have schools.
 */
function linesOf(towns: readonly Position[], direction: Direction): Lines {
  const latitudes = towns.map(({ latitude }) => latitude);
  const longitudes = towns.map(({ longitude }) => longitude);
  const latitude = (share: number) => between(Math.min(...latitudes), Math.max(...latitudes), share);
  const longitude = (share: number) => between(Math.min(...longitudes), Math.max(...longitudes), share);
  if (direction === 'central') {
    return {
      south: latitude(0.5 - CENTER),
      north: latitude(0.5 + CENTER),
      west: longitude(0.5 - CENTER),
      east: longitude(0.5 + CENTER),
    };
  }
  const isCorner = /^(north|south)(east|west)/.test(direction);
  const side = isCorner ? CORNER : SIDE;
  return {
    ...(direction.startsWith('north') ? { south: latitude(1 - side) } : {}),
    ...(direction.startsWith('south') ? { north: latitude(side) } : {}),
    ...(/east/.test(direction) ? { west: longitude(1 - side) } : {}),
    ...(/west/.test(direction) ? { east: longitude(side) } : {}),
  };
}

/** Whether a position in the state of a part is in that part. */
export function partTest(snapshot: Snapshot, part: StatePart): (position: Position) => boolean {
  const townsThere = () => townsOf(snapshot).filter(({ state }) => state === part.state);
  const { north, south, east, west } = LINES[statePartKey(part)] ?? linesOf(townsThere(), part.direction);
  return ({ latitude, longitude }) =>
    (north === undefined || latitude <= north) &&
    (south === undefined || latitude >= south) &&
    (east === undefined || longitude <= east) &&
    (west === undefined || longitude >= west);
}

/** How people name a direction: in English before the state, in French and Spanish with "of" between. */
const SAID: Record<Direction, { before: readonly string[]; french: readonly string[] }> = {
  northern: { before: ['northern', 'north'], french: ['nord', 'norte'] },
  southern: { before: ['southern', 'south'], french: ['sud', 'sur'] },
  eastern: { before: ['eastern', 'east'], french: ['est', 'este'] },
  western: { before: ['western', 'west'], french: ['ouest', 'oeste'] },
  northeastern: { before: ['northeastern', 'northeast', 'north east'], french: ['nord est', 'noreste'] },
  northwestern: { before: ['northwestern', 'northwest', 'north west'], french: ['nord ouest', 'noroeste'] },
  southeastern: { before: ['southeastern', 'southeast', 'south east'], french: ['sud est', 'sureste'] },
  southwestern: { before: ['southwestern', 'southwest', 'south west'], french: ['sud ouest', 'suroeste'] },
  central: { before: ['central', 'middle', 'mid'], french: ['centre', 'centro'] },
};

/** Nobody says "north south carolina", but "north and south carolina" is two states. */
const HAS_DIRECTION = /^(north|south|west) /;

/** What is said of the parts of a state, given what it is called itself: "western mass", « ouest du Massachusetts ». */
export function partsCalled(
  state: string,
  { names, french }: { names: readonly string[]; french: readonly string[] },
): { part: StatePart; words: readonly string[]; french: readonly string[] }[] {
  return DIRECTIONS.map((direction) => {
    const { before, french: inFrench } = SAID[direction];
    return {
      part: { state, direction },
      words: before.flatMap((side) =>
        names.flatMap((name) => (side !== direction && HAS_DIRECTION.test(name) ? [] : [`${side} ${name}`])),
      ),
      french: inFrench.flatMap((side) =>
        french.flatMap((name) => ['de', 'du', 'de la'].map((of) => `${side} ${of} ${name}`)),
      ),
    };
  });
}
