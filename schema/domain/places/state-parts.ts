/** Parts of states and provinces by direction, as areas that a list can keep to: "ma-western" is Western Massachusetts. */
import { STATE_CODES } from './places.ts';

export const DIRECTIONS = [
  'northern',
  'southern',
  'eastern',
  'western',
  'northeastern',
  'northwestern',
  'southeastern',
  'southwestern',
  'central',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface StatePart {
  /** "MA". */
  state: string;
  direction: Direction;
}

/** The key of a part. The state comes first: the keys of towns end with theirs, and Central is a town of South Carolina. */
export const statePartKey = ({ state, direction }: StatePart): string => `${state.toLowerCase()}-${direction}`;

/** The part that an area's key names; undefined for any other area. */
export function statePart(key: string): StatePart | undefined {
  const state = key.slice(0, 2).toUpperCase();
  const direction = DIRECTIONS.find((one) => one === key.slice(3));
  return direction !== undefined && key[2] === '-' && STATE_CODES.includes(state) ? { state, direction } : undefined;
}
