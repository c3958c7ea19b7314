/**
 * Answers a question in SQL over the tables of a release: parses it, gives every name its column, and runs it step by
 * step. The engine (squirreling) parses, filters, groups, counts and sorts; tables are joined here, since it knows no bound
 * for what a join makes, and questions within a question are answered once and not for every row.
 */
import type { AsyncCells, AsyncDataSource, ExprNode, SelectStatement, Statement } from 'squirreling';
import { derivedAlias, executeSql, parseSql } from 'squirreling';
import { fail, QuestionFailure } from './failure.ts';
import { AGGREGATES, KNOWN_FUNCTIONS, OWN_FUNCTIONS } from './functions.ts';
import { LIMITS, type Limits, QUESTION_MAX } from './limits.ts';
import { nearestNames } from './nearest.ts';
import { all, column, partsOf } from './nodes.ts';
import { type Kind, type Relation, type RelationColumn, relationOf, type Value } from './relation.ts';
import { type Answered, type Bound, columnKey, Scope, type Source } from './scope.ts';
import { type SimpleTest, simpleTest } from './simple-tests.ts';

/** The tables by name. Rejects with a QuestionFailure when one cannot be had. */
export type Tables = Readonly<Record<string, () => Promise<Relation>>>;

export interface Answer {
  columns: readonly RelationColumn[];
  rows: readonly (readonly Value[])[];
  /** There are more rows than an answer may have. */
  cut: boolean;
}

type Select = SelectStatement;
type OrderByItem = Select['orderBy'][number];
/** What of a step is not as in `SELECT * FROM t`. */
type Parts = { [Name in keyof Select]?: Select[Name] | undefined };
type SelectColumn = Select['columns'][number];
type Compound = Extract<Statement, { type: 'compound' }>;
type Functions = NonNullable<Parameters<typeof executeSql>[0]['functions']>;

const HERE = { positionStart: 0, positionEnd: 0 };
/** Rows between two looks at the clock. */
const LOOK_EVERY = 4_096;

/** The answer. Rejects with a QuestionFailure, and nothing else. */
export async function runQuestion(text: string, tables: Tables, limits: Limits = LIMITS): Promise<Answer> {
  try {
    const run = new Run(tables, limits);
    const relation = await run.statement(parsed(text), new Map(), null);
    const length = Math.min(relation.length, limits.rows);
    const values = await Promise.all(relation.columns.map((_, at) => relation.read(at)));
    const rows = Array.from({ length }, (_, row) => values.map((one) => one[row] ?? null));
    return { columns: relation.columns, rows, cut: relation.length > length };
  } catch (error) {
    if (error instanceof QuestionFailure) throw error;
    // A question of four thousand brackets.
    if (error instanceof RangeError) return fail({ kind: 'too-deep' }, error);
    return fail({ kind: 'engine' }, error);
  }
}

/** What the engine says of a text that it cannot read, which has a place in it. */
interface EngineError extends Error {
  positionStart?: number;
  positionEnd?: number;
}

/** Messages of the parser that have words of their own here. */
const PARSER_MESSAGES: readonly (readonly [message: RegExp, what: 'window' | 'join' | 'cast' | 'table-function'])[] = [
  [/window function|OVER/i, 'window'],
  [/cast type/i, 'cast'],
  [/CROSS JOIN|Comma-separated FROM|LATERAL|POSITIONAL/, 'join'],
  [/table function/i, 'table-function'],
];

function parsed(text: string): Statement {
  const question = text.trim().replace(/;\s*$/, '');
  if (question === '') fail({ kind: 'empty' });
  if (question.length > QUESTION_MAX) fail({ kind: 'too-long', max: QUESTION_MAX });
  if (!/^(?:\s|\(|--[^\n]*\n|\/\*[\s\S]*?\*\/)*(?:select|with)\b/i.test(question)) fail({ kind: 'not-select' });
  const { query, placeOf } = withQuotedKeywords(question);
  try {
    return parseSql({ query, functions: { ...OWN_FUNCTIONS } });
  } catch (error) {
    if (!(error instanceof Error) || error instanceof RangeError) throw error;
    const { message } = error;
    const positionStart = placeOf((error as EngineError).positionStart ?? 0);
    const positionEnd = placeOf((error as EngineError).positionEnd ?? 0);
    const known = PARSER_MESSAGES.find(([pattern]) => pattern.test(message));
    if (known) fail({ kind: 'unsupported', what: known[1] }, error);
    const start = text.length - text.trimStart().length + positionStart;
    const found = question.slice(positionStart, Math.max(positionEnd, positionStart + 1));
    if (/^Unknown function/.test(message)) {
      fail({ kind: 'unknown-function', name: found, near: nearestNames(found, KNOWN_FUNCTIONS) }, error);
    }
    if (/function requires/.test(message)) fail({ kind: 'arguments', name: found.split('(')[0] ?? found }, error);
    if (/^Aggregate function/.test(message)) fail({ kind: 'aggregate', name: found.split('(')[0] ?? found }, error);
    return fail({ kind: 'syntax', at: start, found: found.slice(0, 40) }, error);
  }
}

const TOKENS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\.\s*(?:day|month|year|hour|minute|second)\b/gi;

/** The parser takes `f.year` for a unit of time; in quotes it is a column. With the place that one in the result had. */
function withQuotedKeywords(question: string): { query: string; placeOf: (at: number) => number } {
  const added: number[] = [];
  let extra = 0;
  const query = question.replace(TOKENS, (token, offset: number) => {
    if (!token.startsWith('.')) return token;
    const name = token.slice(1).trimStart();
    const start = offset + extra + token.length - name.length;
    added.push(start, start + name.length + 1);
    extra += 2;
    return `${token.slice(0, -name.length)}"${name}"`;
  });
  return { query, placeOf: (at) => at - added.filter((one) => one < at).length };
}

/** Named tables of WITH. */
type Named = ReadonlyMap<string, Relation>;

interface Output {
  name: string;
  node: ExprNode;
}

/** What to order by, and which way. */
interface Sorting {
  at: number;
  term: OrderByItem;
}

class Run {
  private readonly tables: Tables;
  private readonly limits: Limits;
  private readonly until: number;

  constructor(tables: Tables, limits: Limits) {
    this.tables = tables;
    this.limits = limits;
    this.until = Date.now() + limits.seconds * 1000;
  }

  private look(rows: number): void {
    if (rows > this.limits.steps) fail({ kind: 'too-many-rows', max: this.limits.steps });
    if (Date.now() > this.until) fail({ kind: 'time', seconds: this.limits.seconds });
  }

  async statement(statement: Statement, named: Named, outer: Scope | null): Promise<Relation> {
    if (statement.type === 'with') {
      const known = new Map(named);
      for (const { name, query } of statement.ctes) {
        known.set(name.toLowerCase(), await this.statement(query, known, outer));
      }
      return this.statement(statement.query, known, outer);
    }
    return statement.type === 'compound'
      ? this.compound(statement, named, outer)
      : this.select(statement, named, outer);
  }

  private async table(name: string, named: Named): Promise<Relation> {
    const known = named.get(name.toLowerCase());
    if (known) return known;
    const own = Object.keys(this.tables).find((one) => one === name.toLowerCase());
    if (own === undefined) {
      return fail({
        kind: 'unknown-table',
        name,
        near: nearestNames(name, [...named.keys(), ...Object.keys(this.tables)]),
      });
    }
    return (this.tables[own] as () => Promise<Relation>)();
  }

  private async sourceOf(from: Select['from'], named: Named, outer: Scope | null): Promise<Source> {
    if (from.type === 'function') return fail({ kind: 'unsupported', what: 'table-function' });
    if (from.type === 'table') {
      return { alias: from.alias ?? from.table, relation: await this.table(from.table, named) };
    }
    return { alias: from.alias ?? '', relation: await this.statement(from.query, named, outer) };
  }

  /** The questions within a question, answered. */
  private async answers(parts: unknown, named: Named, scope: Scope): Promise<Map<Statement, Answered>> {
    const answered = new Map<Statement, Answered>();
    for (const statement of innerQuestions(parts)) {
      const relation = await this.statement(statement, named, scope);
      const values = relation.columns.length === 0 ? [] : Array.from(await relation.read(0));
      answered.set(statement, { relation, values });
    }
    return answered;
  }

  private async select(select: Select, named: Named, outer: Scope | null): Promise<Relation> {
    const sources = [await this.sourceOf(select.from, named, outer)];
    for (const join of select.joins) {
      if (join.fromFunction) fail({ kind: 'unsupported', what: 'table-function' });
      if (join.joinType !== 'INNER' && join.joinType !== 'LEFT') fail({ kind: 'unsupported', what: 'outer-join' });
      sources.push({ alias: join.alias ?? join.table, relation: await this.table(join.table, named) });
    }
    const aliases = sources.map(({ alias }) => alias.toLowerCase());
    for (const [at, alias] of aliases.entries()) {
      if (aliases.indexOf(alias) !== at) fail({ kind: 'same-name', name: alias });
    }
    const functions: Functions = { ...OWN_FUNCTIONS };
    const { columns, where, groupBy, having, orderBy, joins } = select;
    const inner = { columns, where, groupBy, having, orderBy, on: joins.map(({ on }) => on) };
    const answered = await this.answers(inner, named, new Scope(sources, new Map(), outer, functions));
    const scope = new Scope(sources, answered, outer, functions);
    const outputs = outputsOf(select, scope);
    for (const { name, node } of outputs) scope.name(name, node);
    // The parser calls a column by the name that the engine would give it, where a number in ORDER BY names it.
    for (const { node } of outputs) if (node.type !== 'identifier') scope.name(derivedAlias(node), node);

    const conditions = partsOf(where).map((one) => scope.condition(one, 'rows'));
    const { rows, rest } = await this.joined(select, scope, conditions);
    return this.project(select, scope, outputs, rows, rest);
  }

  /** The rows of all tables of a question by their places, and the conditions that are still to be met. */
  private async joined(
    { joins }: Select,
    scope: Scope,
    conditions: readonly Bound[],
  ): Promise<{ rows: JoinedRows; rest: Bound[] }> {
    const { sources, functions } = scope;
    if (joins.length === 0) return { rows: [null], rest: [...conditions] };
    const rest: Bound[] = [];
    const first = new Map<number, Bound[]>();
    const ofOne = (bound: Bound) => (bound.uses.size === 1 ? [...bound.uses][0] : undefined);
    const early = (at: number, bound: Bound) => first.set(at, [...(first.get(at) ?? []), bound]);
    const keys: JoinKey[] = [];
    const later: Bound[] = [];
    joins.forEach(({ on, joinType }, index) => {
      const at = index + 1;
      let key: JoinKey | undefined;
      for (const part of partsOf(on)) {
        key ??= joinKey(part, scope, at);
        if (key?.part === part) continue;
        const bound = scope.condition(part, 'rows');
        if ([...bound.uses].some((one) => one > at)) fail({ kind: 'unsupported', what: 'join-on' });
        if (ofOne(bound) === at) early(at, bound);
        else if (joinType === 'INNER') later.push(bound);
        else fail({ kind: 'unsupported', what: 'join-on' });
      }
      keys.push(key ?? fail({ kind: 'unsupported', what: 'join-on' }));
    });
    for (const bound of [...conditions, ...later]) {
      const at = ofOne(bound);
      // What is asked of a table that may be missing in a row is asked when it is known.
      if (at !== undefined && (at === 0 || joins[at - 1]?.joinType === 'INNER')) early(at, bound);
      else rest.push(bound);
    }
    const rowsOf = async (at: number) => {
      const { relation } = sources[at] as Source;
      const asked = first.get(at);
      if (asked === undefined) return Int32Array.from({ length: relation.length }, (_, row) => row);
      return this.filtered(relation, at, asked, functions);
    };
    let rows: Int32Array[] = [await rowsOf(0)];
    for (const [index, { joinType }] of joins.entries()) {
      const { left, right } = keys[index] as JoinKey;
      const at = index + 1;
      const leftValues = await (sources[left.source] as Source).relation.read(left.at);
      const rightValues = await (sources[at] as Source).relation.read(right.at);
      rows = this.join(rows, left.source, leftValues, await rowsOf(at), rightValues, joinType === 'LEFT');
    }
    return { rows, rest };
  }

  /** Joins one more table by equal values; -1 is a row that it lacks. */
  private join(
    rows: readonly Int32Array[],
    source: number,
    leftValues: ArrayLike<Value>,
    right: Int32Array,
    rightValues: ArrayLike<Value>,
    keepAll: boolean,
  ): Int32Array[] {
    const places = new Map<Value, number[]>();
    for (const row of right) {
      const value = rightValues[row] ?? null;
      if (value === null) continue;
      const known = places.get(value);
      if (known) known.push(row);
      else places.set(value, [row]);
    }
    const left = rows[source] as Int32Array;
    const made: number[][] = [...rows, right].map(() => []);
    const add = (row: number, other: number) => {
      for (const [at, one] of rows.entries()) made[at]?.push(one[row] as number);
      made.at(-1)?.push(other);
    };
    for (let row = 0; row < left.length; row++) {
      const place = left[row] as number;
      const found = place < 0 ? undefined : places.get(leftValues[place] ?? null);
      if (found) for (const other of found) add(row, other);
      else if (keepAll) add(row, -1);
      if (row % LOOK_EVERY === 0) this.look(made[0]?.length ?? 0);
    }
    this.look(made[0]?.length ?? 0);
    return made.map((one) => Int32Array.from(one));
  }

  /** The rows of a table that meet conditions. */
  private async filtered(
    relation: Relation,
    source: number,
    conditions: readonly Bound[],
    functions: Functions,
  ): Promise<Int32Array> {
    const row = 'row';
    const nodes = conditions.map(({ node }) => node);
    const values = await readColumns(keysOf(nodes), relation, source);
    values.set(row, { length: relation.length, at: (at) => at });
    const [found] = await this.engine(
      { columns: [derived(column(row), 'c0')], where: all(nodes) },
      values,
      relation.length,
      functions,
    );
    return Int32Array.from(found as number[]);
  }

  private async project(
    select: Select,
    scope: Scope,
    outputs: readonly Output[],
    rows: JoinedRows,
    rest: readonly Bound[],
  ): Promise<Relation> {
    const { groupBy, having, orderBy, distinct } = select;
    const keys = groupBy.map((one) => scope.value(one, 'rows'));
    const grouped = keys.length > 0 || having !== undefined || outputs.some(({ node }) => hasAggregate(node));
    const place = grouped ? 'groups' : 'rows';
    if (grouped) scope.groupBy(keys);
    const bound = outputs.map(({ node }) => scope.value(node, place));
    const condition = having === undefined ? undefined : scope.condition(having, place);
    const sorted: Sorting[] = [];
    const hidden: Bound[] = [];
    for (const term of orderBy) {
      const key = scope.value(term.expr, place);
      if (key.node.type === 'literal') continue;
      const text = JSON.stringify(key.node);
      const shown = bound.findIndex(({ node }) => JSON.stringify(node) === text);
      if (shown === -1 && distinct) fail({ kind: 'unsupported', what: 'distinct-order' });
      if (shown === -1) hidden.push(key);
      sorted.push({ at: shown === -1 ? bound.length + hidden.length - 1 : shown, term });
    }
    const made = [...bound, ...hidden];
    const nodes = [
      ...made.map(({ node }) => node),
      ...rest.map(({ node }) => node),
      ...keys.map(({ node }) => node),
      ...(condition === undefined ? [] : [condition.node]),
    ];
    const length = rows[0] === null ? (scope.sources[0] as Source).relation.length : (rows[0] as Int32Array).length;
    const values = new Map<string, Column>();
    for (const [source, { relation }] of scope.sources.entries()) {
      const own = await readColumns(keysOf(nodes), relation, source);
      const place = rows[source];
      for (const [key, one] of own) {
        values.set(
          key,
          place == null
            ? one
            : { length, at: (row) => ((place[row] as number) < 0 ? null : one.at(place[row] as number)) },
        );
      }
    }
    const bounds = sorted.length > 0 ? {} : { limit: select.limit, offset: select.offset };
    const found = await this.engine(
      {
        columns: made.map(({ node }, at) => derived(node, `c${at}`)),
        distinct,
        where: all(rest.map(({ node }) => node)),
        groupBy: keys.map(({ node }) => node),
        having: condition?.node,
        ...bounds,
      },
      values,
      length,
      scope.functions,
    );
    const columns = bound.map(({ kind, origins, plain, unit }, at) => ({
      name: (outputs[at] as Output).name,
      kind,
      origins: [...origins],
      plain,
      unit,
    }));
    if (sorted.length === 0) return relationOf(columns, found.slice(0, columns.length));
    return this.ordered(columns, found, sorted, select);
  }

  private async ordered(
    columns: readonly RelationColumn[],
    found: readonly Value[][],
    sorted: readonly Sorting[],
    { limit, offset }: Pick<Select, 'limit' | 'offset'>,
  ): Promise<Relation> {
    const values = new Map(found.map((one, at) => [`c${at}`, columnOf(one)]));
    const inOrder = await this.engine(
      {
        columns: columns.map((_, at) => derived(column(`c${at}`), `d${at}`)),
        // Blanks are the least, as in SQLite; the engine has them first either way.
        orderBy: sorted.map(({ at, term }) => ({
          ...term,
          expr: column(`c${at}`),
          nulls: term.nulls ?? (term.direction === 'DESC' ? 'LAST' : 'FIRST'),
        })),
        limit,
        offset,
      },
      values,
      found[0]?.length ?? 0,
      {},
    );
    return relationOf(columns, inOrder);
  }

  private async compound(compound: Compound, named: Named, outer: Scope | null): Promise<Relation> {
    const { operator, all: every } = compound;
    if (every && operator !== 'UNION') fail({ kind: 'unsupported', what: 'all' });
    const left = await this.statement(compound.left, named, outer);
    const right = await this.statement(compound.right, named, outer);
    if (left.columns.length !== right.columns.length) {
      fail({ kind: 'column-count', left: left.columns.length, right: right.columns.length });
    }
    const columns = left.columns.map((one, at): RelationColumn => {
      const other = right.columns[at] as RelationColumn;
      const origins = [...new Set([...one.origins, ...other.origins])];
      return {
        name: one.name,
        kind: commonKind(one.kind, other.kind),
        origins,
        plain: one.plain === other.plain ? one.plain : null,
        unit: one.unit === other.unit ? one.unit : null,
      };
    });
    const tables: Record<string, AsyncDataSource> = {};
    for (const [name, relation] of Object.entries({ l: left, r: right })) {
      const read = await Promise.all(relation.columns.map((_, at) => relation.read(at)));
      tables[name] = this.source(new Map(read.map((one, at) => [`c${at}`, columnOf(one)])), relation.length);
    }
    const side = (table: string) =>
      selectOf({ columns: columns.map((_, at) => derived(column(`c${at}`), `c${at}`)) }, table);
    const found = await this.collect(
      {
        type: 'compound',
        operator,
        all: every,
        left: side('l'),
        right: side('r'),
        orderBy: [],
        ...HERE,
      },
      tables,
      {},
      columns.length,
    );
    const { orderBy, limit, offset } = compound;
    if (orderBy.length === 0 && limit === undefined && offset === undefined) return relationOf(columns, found);
    const sorted = orderBy.map((term) => {
      const { expr } = term;
      const at =
        expr.type === 'identifier'
          ? columns.findIndex(({ name }) => name.toLowerCase() === expr.name.toLowerCase())
          : -1;
      if (at === -1) fail({ kind: 'unsupported', what: 'order-compound' });
      return { at, term };
    });
    return this.ordered(columns, found, sorted, compound);
  }

  /** One table of the engine. */
  private source(
    values: ReadonlyMap<string, Column>,
    length: number,
    rows: readonly number[] | null = null,
  ): AsyncDataSource {
    const columns = [...values.keys()];
    const count = rows?.length ?? length;
    const look = (row: number) => this.look(row);
    return {
      numRows: count,
      columns,
      scan: ({ columns: wanted = columns }) => ({
        appliedWhere: false,
        appliedLimitOffset: false,
        async *rows() {
          const read = wanted.map((name) => values.get(name)?.at);
          for (let place = 0; place < count; place++) {
            if (place % LOOK_EVERY === 0) look(0);
            const row = rows === null ? place : (rows[place] as number);
            const cells: AsyncCells = {};
            for (const [at, name] of wanted.entries()) {
              const value = read[at]?.(row) ?? null;
              // A value is awaited as well as its promise, and a table has two million of them.
              cells[name] = () => value as unknown as Promise<Value>;
            }
            yield { columns: wanted, cells };
          }
        },
      }),
    };
  }

  /** One step: what the engine makes of the rows of one table. */
  private engine(
    { where, ...parts }: Parts,
    values: ReadonlyMap<string, Column>,
    length: number,
    functions: Functions,
  ): Promise<Value[][]> {
    const tests: SimpleTest[] = [];
    const others: ExprNode[] = [];
    for (const part of partsOf(where)) {
      const test = simpleTest(part, functions);
      if (test) tests.push(test);
      else others.push(part);
    }
    const select = selectOf({ ...parts, where: all(others) }, 't');
    const tested = tests.map(({ column: name, holds }) => ({ at: (values.get(name) as Column).at, holds }));
    const rows = tests.length === 0 ? null : rowsThat(length, (row) => tested.every(({ at, holds }) => holds(at(row))));
    return this.collect(select, { t: this.source(values, length, rows) }, functions, select.columns.length);
  }

  private async collect(
    query: Statement,
    tables: Record<string, AsyncDataSource>,
    functions: Functions,
    width: number,
  ): Promise<Value[][]> {
    const found: Value[][] = Array.from({ length: width }, () => []);
    let count = 0;
    for await (const { columns, cells } of executeSql({ query, tables, functions }).rows()) {
      if (count % LOOK_EVERY === 0) this.look(count);
      count++;
      for (const [at, name] of columns.entries()) found[at]?.push(primitive(await cells[name]?.()));
    }
    this.look(count);
    return found;
  }
}

/** Values of a column by row. */
interface Column {
  length: number;
  at: (row: number) => Value;
}
/** For each table the row at each place of a join, -1 for none; null where nothing was joined. */
type JoinedRows = readonly (Int32Array | null)[];

interface JoinKey {
  part: ExprNode;
  left: { source: number; at: number };
  right: { source: number; at: number };
}

/** The rows that meet a test. */
function rowsThat(length: number, test: (row: number) => boolean): number[] {
  const rows: number[] = [];
  for (let row = 0; row < length; row++) if (test(row)) rows.push(row);
  return rows;
}

const columnOf = (values: ArrayLike<Value>): Column => ({
  length: values.length,
  at: (row) => values[row] ?? null,
});
const primitive = (value: unknown): Value => (typeof value === 'number' || typeof value === 'string' ? value : null);
const derived = (expr: ExprNode, alias: string): SelectColumn => ({ type: 'derived', expr, alias, ...HERE });

const selectOf = (parts: Parts, table: string): Select =>
  ({
    type: 'select',
    distinct: false,
    columns: [],
    from: { type: 'table', table, ...HERE },
    joins: [],
    groupBy: [],
    orderBy: [],
    ...HERE,
    ...parts,
  }) as Select;

function commonKind(a: Kind, b: Kind): Kind {
  if (a === b || b === 'null') return a;
  if (a === 'null') return b;
  if (a === 'text' || b === 'text') return fail({ kind: 'kinds', found: 'UNION' });
  return 'number';
}

/** The columns of an answer with their names: stars written out, and no two of one name. */
function outputsOf(select: Select, scope: Scope): Output[] {
  const outputs = select.columns.flatMap((one): Output[] => {
    if (one.type === 'star') return starOutputs(one.table, scope);
    const { expr, alias } = one;
    if (
      alias !== undefined &&
      scope.sources.some(({ relation }) => relation.columns.some(({ name }) => name === alias))
    ) {
      const itself = expr.type === 'identifier' && expr.name.toLowerCase() === alias.toLowerCase();
      if (!itself) fail({ kind: 'hidden-column', name: alias });
    }
    const column = expr.type === 'identifier' ? scope.find(expr.name, expr.prefix)?.column.name : undefined;
    return [{ name: alias ?? column ?? derivedAlias(expr), node: expr }];
  });
  const names = outputs.map(({ name }) => name.toLowerCase());
  for (const [at, name] of names.entries()) if (names.indexOf(name) !== at) fail({ kind: 'same-name', name });
  return outputs;
}

function starOutputs(table: string | undefined, { sources }: Scope): Output[] {
  const wanted = sources.filter(({ alias }) => table === undefined || alias.toLowerCase() === table.toLowerCase());
  if (wanted.length === 0) {
    const near = nearestNames(
      table ?? '',
      sources.map(({ alias }) => alias),
    );
    fail({ kind: 'unknown-table', name: table ?? '', near });
  }
  return wanted.flatMap(({ alias, relation }) =>
    relation.columns.map(({ name }) => ({
      name,
      node: { type: 'identifier', name, ...(alias === '' ? {} : { prefix: alias }), ...HERE } as ExprNode,
    })),
  );
}

/** The pair of columns by which a table is joined: `a.id = b.university_id`. */
function joinKey(part: ExprNode, scope: Scope, at: number): JoinKey | undefined {
  if (part.type !== 'binary' || (part.op !== '=' && part.op !== '==')) return undefined;
  const { left, right } = part;
  if (left.type !== 'identifier' || right.type !== 'identifier') return undefined;
  const sides = [scope.find(left.name, left.prefix), scope.find(right.name, right.prefix)] as const;
  if (sides[0] === null || sides[1] === null) return undefined;
  if ((sides[0].column.kind === 'text') !== (sides[1].column.kind === 'text')) fail({ kind: 'kinds', found: '=' });
  const [a, b] = sides[0].source === at ? [sides[1], sides[0]] : [sides[0], sides[1]];
  return b.source === at && a.source < at ? { part, left: a, right: b } : undefined;
}

/** Whether a part counts rows; a question within it does so for itself. */
function hasAggregate(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(hasAggregate);
  if (typeof part !== 'object' || part === null) return false;
  const node = part as { type?: string; funcName?: string; subquery?: unknown };
  if (node.type === 'function' && Object.hasOwn(AGGREGATES, node.funcName?.toUpperCase() ?? '')) return true;
  return Object.entries(node).some(([name, value]) => name !== 'subquery' && hasAggregate(value));
}

function innerQuestions(part: unknown): Statement[] {
  if (Array.isArray(part)) return part.flatMap(innerQuestions);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'subquery' ? [value as Statement] : innerQuestions(value),
  );
}

/** What parts of a question call columns. */
function keysOf(parts: unknown): Set<string> {
  const keys = new Set<string>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (typeof part === 'object' && part !== null) {
      const node = part as { type?: string; name?: string };
      if (node.type === 'identifier' && node.name !== undefined) keys.add(node.name);
      Object.values(node).forEach(visit);
    }
  };
  visit(parts);
  return keys;
}

async function readColumns(
  keys: ReadonlySet<string>,
  relation: Relation,
  source: number,
): Promise<Map<string, Column>> {
  const wanted = relation.columns.flatMap((_, at) => {
    const key = columnKey(source, at);
    return keys.has(key) ? [{ key, at }] : [];
  });
  const read = await Promise.all(wanted.map(async ({ key, at }) => [key, columnOf(await relation.read(at))] as const));
  return new Map(read);
}
