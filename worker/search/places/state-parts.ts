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
const SAID: Record<Direction, { english: readonly string[]; french: string; spanish: string }> = {
  northern: { english: ['northern', 'north'], french: 'nord', spanish: 'norte' },
  southern: { english: ['southern', 'south'], french: 'sud', spanish: 'sur' },
  eastern: { english: ['eastern', 'east'], french: 'est', spanish: 'este' },
  western: { english: ['western', 'west'], french: 'ouest', spanish: 'oeste' },
  northeastern: { english: ['northeastern', 'northeast', 'north east'], french: 'nord est', spanish: 'noreste' },
  northwestern: { english: ['northwestern', 'northwest', 'north west'], french: 'nord ouest', spanish: 'noroeste' },
  southeastern: { english: ['southeastern', 'southeast', 'south east'], french: 'sud est', spanish: 'sureste' },
  southwestern: { english: ['southwestern', 'southwest', 'south west'], french: 'sud ouest', spanish: 'suroeste' },
  central: { english: ['central', 'middle', 'mid'], french: 'centre', spanish: 'centro' },
};

/** Nobody says "north south carolina", but "north and south carolina" is two states. */
const HAS_DIRECTION = /^(north|south|west) /;

/** How people name the parts of a state by the state's own names: "western mass", « ouest du Massachusetts », "oeste de nuevo mexico". */
export function partsCalled(
  state: string,
  names: { english: readonly string[]; french: readonly string[]; spanish: readonly string[] },
): { part: StatePart; english: readonly string[]; others: readonly string[] }[] {
  return DIRECTIONS.map((direction) => {
    const { english, french, spanish } = SAID[direction];
    return {
      part: { state, direction },
      english: english.flatMap((side) =>
        names.english.flatMap((name) => (side !== direction && HAS_DIRECTION.test(name) ? [] : [`${side} ${name}`])),
      ),
      others: [
        ...names.french.flatMap((name) => ['de', 'du', 'de la'].map((of) => `${french} ${of} ${name}`)),
        ...names.spanish.map((name) => `${spanish} de ${name}`),
      ],
    };
  });
}
