/** Which rows fail which of the conditions of a search: enough to list, to count beside a filter and to loosen one. */

/** One condition: the parameter it comes from, the filter that has the parameter, and whether a row fails it. */
export interface Condition<Parameter extends string, Filter extends string> {
  parameter: Parameter;
  filter: Filter;
  fails: (row: number) => boolean;
}

/** How many of some names each row fails, and the last of them: with a count of one, the only one. */
interface Tally {
  count: Uint16Array;
  last: Uint16Array;
}

/** The rows that fail no filter, and by filter those that fail it and no other. */
interface RowsByFailure {
  none: Uint32Array;
  only: Map<number, number[]>;
}

/**
 * The failures of each row. Names are numbered as they come, so that there may be as many conditions as there are; what
 * a row fails is told as far as it fails one name alone, which is all that anybody asks.
 */
export class Failures<Parameter extends string, Filter extends string> {
  readonly size: number;
  private readonly parameters: Tally;
  private readonly filters: Tally;
  private readonly parameterAt = new Map<Parameter, number>();
  private readonly filterAt = new Map<Filter, number>();
  private rows: RowsByFailure | undefined;

  constructor(size: number, conditions: readonly Condition<Parameter, Filter>[]) {
    this.size = size;
    this.parameters = { count: new Uint16Array(size), last: new Uint16Array(size) };
    this.filters = { count: new Uint16Array(size), last: new Uint16Array(size) };
    for (const [filter, own] of Map.groupBy(conditions, (condition) => condition.filter)) {
      const filterAt = this.filterAt.size;
      this.filterAt.set(filter, filterAt);
      for (const { parameter } of own) this.parameterAt.set(parameter, this.parameterAt.size);
      const [only] = own;
      if (own.length === 1 && only) {
        // Nearly every filter has one condition: the loop over all rows is then a plain one.
        const parameterAt = this.parameterAt.get(only.parameter) as number;
        const { fails } = only;
        for (let row = 0; row < size; row += 1) {
          if (!fails(row)) continue;
          add(this.parameters, row, parameterAt);
          add(this.filters, row, filterAt);
        }
        continue;
      }
      for (let row = 0; row < size; row += 1) {
        let failed = false;
        for (const { parameter, fails } of own) {
          if (!fails(row)) continue;
          failed = true;
          add(this.parameters, row, this.parameterAt.get(parameter) as number);
        }
        if (failed) add(this.filters, row, filterAt);
      }
    }
  }

  /** Whether a row meets every condition. */
  passes(row: number): boolean {
    return this.filters.count[row] === 0;
  }

  /** The rows that meet every condition but, at most, those of one filter. */
  rowsBut(filter: Filter): Uint32Array {
    this.rows ??= this.rowsByFailure();
    const { none, only } = this.rows;
    const own = only.get(this.filterAt.get(filter) ?? -1) ?? [];
    if (own.length === 0) return none;
    const rows = new Uint32Array(none.length + own.length);
    rows.set(none);
    rows.set(own, none.length);
    return rows;
  }

  /** Found once for all filters: beside each of them something is counted. */
  private rowsByFailure(): RowsByFailure {
    const { count, last } = this.filters;
    const none: number[] = [];
    const only: RowsByFailure['only'] = new Map();
    for (let row = 0; row < this.size; row += 1) {
      if (count[row] === 0) none.push(row);
      if (count[row] !== 1) continue;
      const filter = last[row] as number;
      const rows = only.get(filter);
      if (rows) rows.push(row);
      else only.set(filter, [row]);
    }
    return { none: Uint32Array.from(none), only };
  }

  /** Whether a row fails the condition of one parameter and no other. */
  failsOnly(parameter: Parameter): (row: number) => boolean {
    const { count, last } = this.parameters;
    const own = this.parameterAt.get(parameter);
    return (row) => count[row] === 1 && last[row] === own;
  }
}

function add({ count, last }: Tally, row: number, at: number): void {
  count[row] = (count[row] as number) + 1;
  last[row] = at;
}

/** How many rows there are of a kind. */
export function countRows(size: number, isOne: (row: number) => boolean): number {
  let count = 0;
  for (let row = 0; row < size; row += 1) if (isOne(row)) count += 1;
  return count;
}
