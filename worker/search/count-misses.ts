/** Counts which rows fail which conditions of a search: enough to list, to count beside a filter and to loosen one. */

/** One condition: the parameter it comes from, the filter that has the parameter, and whether a row fails it. */
export interface Condition<Parameter extends string, Filter extends string> {
  parameter: Parameter;
  filter: Filter;
  fails: (row: number) => boolean;
  /** The rows that meet it, where they are known (see bitsThatMeet). */
  bits?: Uint32Array;
}

const WORD = 32;

/** A bit for every row, all set. */
export function everyBit(size: number): Uint32Array {
  const bits = new Uint32Array(Math.ceil(size / WORD)).fill(0xffff_ffff);
  if (size % WORD !== 0) bits[bits.length - 1] = 2 ** (size % WORD) - 1;
  return bits;
}

/** A bit for each row that does not fail. */
export function bitsThatMeet(size: number, fails: (row: number) => boolean): Uint32Array {
  const bits = new Uint32Array(Math.ceil(size / WORD));
  for (let row = 0; row < size; row += 1) {
    if (!fails(row)) bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
  }
  return bits;
}

export function intersect(bits: Uint32Array, others: Uint32Array): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] as number) & (others[at] as number);
}

/** How many bits are set. */
export function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let word of bits) {
    word -= (word >>> 1) & 0x5555_5555;
    word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
}

const isSet = (bits: Uint32Array, row: number) => (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1;

function rowsOfBits(bits: Uint32Array): Uint32Array {
  const rows = new Uint32Array(countBits(bits));
  let next = 0;
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1) {
      rows[next] = at * WORD + 31 - Math.clz32(word & -word);
      next += 1;
    }
  }
  return rows;
}

/** The failures of each row, as bits of each condition; what is asked of them is what several leave together. */
export class FilterMisses<Parameter extends string, Filter extends string> {
  readonly size: number;
  private readonly conditions: readonly { parameter: Parameter; filter: Filter; bits: Uint32Array }[];
  private readonly all: Uint32Array;
  private none: Uint32Array | undefined;

  constructor(size: number, conditions: readonly Condition<Parameter, Filter>[]) {
    this.size = size;
    this.conditions = conditions.map(({ parameter, filter, fails, bits }) => ({
      parameter,
      filter,
      bits: bits ?? bitsThatMeet(size, fails),
    }));
    this.all = this.together(() => true);
  }

  private together(counts: (condition: { parameter: Parameter; filter: Filter }) => boolean): Uint32Array {
    const bits = everyBit(this.size);
    for (const condition of this.conditions) if (counts(condition)) intersect(bits, condition.bits);
    return bits;
  }

  /** Whether a row meets every condition. */
  passes(row: number): boolean {
    return isSet(this.all, row);
  }

  /** The rows that meet every condition, in their order. */
  rowsPassing(): Uint32Array {
    this.none ??= rowsOfBits(this.all);
    return this.none;
  }

  /** The rows that meet every condition but, at most, those of some filters, in their order. */
  rowsBut(...filters: Filter[]): Uint32Array {
    if (this.conditions.some(({ filter }) => filters.includes(filter)))
      return rowsOfBits(this.together(({ filter }) => !filters.includes(filter)));
    return this.rowsPassing();
  }

  /** The rows that fail the condition of one parameter and no other, in their order. */
  rowsFailingOnly(parameter: Parameter): Uint32Array {
    const only = this.together((condition) => condition.parameter !== parameter);
    for (let at = 0; at < only.length; at += 1) only[at] = (only[at] as number) & ~(this.all[at] as number);
    return rowsOfBits(only);
  }

  /** Whether a row fails the condition of one parameter and no other. */
  failsOnly(parameter: Parameter): (row: number) => boolean {
    const only = this.together((condition) => condition.parameter !== parameter);
    return (row) => isSet(only, row) && !isSet(this.all, row);
  }
}

/** How many rows there are of a kind. */
export function countRows(size: number, isOne: (row: number) => boolean): number {
  let count = 0;
  for (let row = 0; row < size; row += 1) if (isOne(row)) count += 1;
  return count;
}
