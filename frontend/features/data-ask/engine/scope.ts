/**
 * Gives every name of a question its column, and rewrites conditions so that the engine answers as SQL has it: it takes a
 * comparison with a blank for false, and would turn that into true behind a NOT.
 */
import type { ExprNode, Statement, UserDefinedFunction } from 'squirreling';
import { derivedAlias } from 'squirreling';
import { fail } from './failure.ts';
import { AGGREGATES, FUNCTIONS, type FunctionRule, fits, KNOWN_FUNCTIONS } from './functions.ts';
import { nearestNames } from './nearest.ts';
import { binary, call, cases, column, literal, star, unary } from './nodes.ts';
import { isNumeric, type Kind, type Origin, type Relation, type RelationColumn, type Value } from './relation.ts';

export interface Source {
  alias: string;
  relation: Relation;
}

/** A part of a question whose names have their columns. */
export interface Bound {
  node: ExprNode;
  kind: Kind;
  origins: ReadonlySet<Origin>;
  plain: Origin | null;
  unit: RelationColumn['unit'];
  /** Places of the tables that it needs. */
  uses: ReadonlySet<number>;
}

/**
 * Where in a question a part is: with the rows of a table, with groups of them, inside an aggregate; `raw` is with groups
 * before it is known what they are of.
 */
export type Place = 'rows' | 'groups' | 'inside' | 'raw';

/** A question within the question, answered. */
export interface Answered {
  relation: Relation;
  /** Of its first column. */
  values: readonly Value[];
}

const NONE: ReadonlySet<never> = new Set<never>();
const FLIPPED = { '=': '<>', '==': '<>', '<>': '=', '!=': '=', '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;
type Comparison = keyof typeof FLIPPED;
const isComparison = (op: string): op is Comparison => Object.hasOwn(FLIPPED, op);
const isArithmetic = (op: string): op is '+' | '-' | '*' | '/' | '%' => ['+', '-', '*', '/', '%'].includes(op);
const flipped = (op: Comparison): Comparison => FLIPPED[op];

/** What the engine calls a column of a table of a question. */
export const columnKey = (source: number, at: number): string => `s${source}c${at}`;

const union = <Item>(sets: readonly ReadonlySet<Item>[]): ReadonlySet<Item> => new Set(sets.flatMap((one) => [...one]));

/** The unit of amounts that are added, chosen from or averaged; numbers written out have none of their own. */
function sameUnit(parts: readonly Bound[]): Bound['unit'] {
  const [first, ...others] = parts.filter(({ node }) => node.type !== 'literal').map(({ unit }) => unit);
  return first !== undefined && others.every((unit) => unit === first) ? first : null;
}

export class Scope {
  readonly sources: readonly Source[];
  /** Sets of values that IN looks into, under the names of functions. */
  readonly functions: Record<string, UserDefinedFunction>;
  private readonly answers: ReadonlyMap<Statement, Answered>;
  private readonly outer: Scope | null;
  private readonly aliases = new Map<string, ExprNode>();
  /** What rows are grouped by, once that is known. */
  private groups: ReadonlySet<string> | null = null;

  constructor(
    sources: readonly Source[],
    answers: ReadonlyMap<Statement, Answered>,
    outer: Scope | null,
    functions: Record<string, UserDefinedFunction>,
  ) {
    this.sources = sources;
    this.answers = answers;
    this.outer = outer;
    this.functions = functions;
  }

  /** A name that a question gives to a column of its answer. */
  name(alias: string, node: ExprNode): void {
    this.aliases.set(alias.toLowerCase(), node);
  }

  groupBy(keys: readonly Bound[]): void {
    this.groups = new Set(keys.map(({ node }) => JSON.stringify(node)));
  }

  /** The column that a name means, null where there is none. */
  find(name: string, prefix?: string): { source: number; at: number; column: RelationColumn } | null {
    const wanted = name.toLowerCase();
    const found = this.sources.flatMap(({ alias, relation }, source) => {
      if (prefix !== undefined && alias.toLowerCase() !== prefix.toLowerCase()) return [];
      return relation.columns.flatMap((one, at) =>
        one.name.toLowerCase() === wanted ? [{ source, at, column: one, alias }] : [],
      );
    });
    if (found.length > 1) fail({ kind: 'ambiguous-column', name, tables: found.map(({ alias }) => alias) });
    return found[0] ?? null;
  }

  private identifier(name: string, prefix: string | undefined, place: Place): Bound {
    const found = this.find(name, prefix);
    if (found !== null) {
      if (place === 'groups') fail({ kind: 'ungrouped', name });
      const { source, at, column: known } = found;
      return {
        node: column(columnKey(source, at)),
        kind: known.kind,
        origins: new Set(known.origins),
        plain: known.plain,
        unit: known.unit,
        uses: new Set([source]),
      };
    }
    const alias = prefix === undefined ? this.aliases.get(name.toLowerCase()) : undefined;
    if (alias !== undefined && !(alias.type === 'identifier' && alias.name === name)) return this.value(alias, place);
    if (prefix !== undefined && !this.sources.some((one) => one.alias.toLowerCase() === prefix.toLowerCase())) {
      if (this.outer?.sources.some((one) => one.alias.toLowerCase() === prefix.toLowerCase())) {
        fail({ kind: 'unsupported', what: 'outer-column' });
      }
      const tables = this.sources.map((one) => one.alias);
      fail({ kind: 'unknown-table', name: prefix, near: nearestNames(prefix, tables) });
    }
    if (prefix === undefined && this.outer?.find(name)) fail({ kind: 'unsupported', what: 'outer-column' });
    const known = this.sources.flatMap((one) => one.relation.columns.map((each) => each.name));
    // A column that is selected under its own name has that for an alias.
    const aliases = [...this.aliases.keys()].filter((one) => one !== name.toLowerCase());
    return fail({ kind: 'unknown-column', name, near: nearestNames(name, [...known, ...aliases]) });
  }

  /** Numbers with numbers and texts with texts; what both are. */
  private sameKind(parts: readonly Bound[]): Kind {
    return parts.reduce<Kind>((kind, part) => {
      if (kind === 'null' || kind === part.kind) return part.kind;
      if (part.kind === 'null') return kind;
      if (isNumeric(kind) && isNumeric(part.kind)) return 'number';
      return fail({ kind: 'kinds', found: '' });
    }, 'null');
  }

  private made(node: ExprNode, kind: Kind, parts: readonly Bound[], unit: Bound['unit'] = null): Bound {
    return {
      node,
      kind,
      origins: union(parts.map(({ origins }) => origins)),
      plain: null,
      unit,
      uses: union(parts.map(({ uses }) => uses)),
    };
  }

  /** A part that is a value. Throws a QuestionFailure. */
  value(node: ExprNode, place: Place): Bound {
    if (place === 'groups' && this.groups !== null && node.type !== 'literal') {
      const raw = this.value(node, 'raw');
      if (this.groups.has(JSON.stringify(raw.node))) return raw;
    }
    switch (node.type) {
      case 'literal':
        return this.literalValue(node.value);
      case 'identifier':
        return this.identifier(node.name, node.prefix, place);
      case 'unary': {
        if (node.op !== '-') return fail({ kind: 'condition', found: node.op });
        const argument = this.value(node.argument, place);
        if (argument.kind === 'text') fail({ kind: 'kinds', found: '-' });
        if (argument.node.type === 'literal' && typeof argument.node.value === 'number') {
          return { ...argument, node: literal(-argument.node.value) };
        }
        return this.made(unary('-', argument.node), argument.kind, [argument], argument.unit);
      }
      case 'binary': {
        const { op } = node;
        if (!isArithmetic(op)) return fail({ kind: 'condition', found: op });
        const sides = [this.value(node.left, place), this.value(node.right, place)] as const;
        if (sides.some(({ kind }) => kind === 'text')) fail({ kind: 'kinds', found: op });
        const kind = this.sameKind(sides);
        if (op === '%' && kind === 'number') fail({ kind: 'unsupported', what: 'remainder' });
        const unit = op === '+' || op === '-' ? sameUnit(sides) : null;
        return this.made(binary(op, sides[0].node, sides[1].node), op === '/' ? 'number' : kind, sides, unit);
      }
      case 'function':
        return this.functionValue(node, place);
      case 'case': {
        const whens = node.whenClauses.map(({ condition, result }) => ({
          condition: this.condition(
            node.caseExpr === undefined ? condition : binary('=', node.caseExpr, condition),
            place,
          ),
          result: this.value(result, place),
        }));
        const otherwise = node.elseResult === undefined ? this.literalValue(null) : this.value(node.elseResult, place);
        const results = [...whens.map(({ result }) => result), otherwise];
        const parts = [...whens.map(({ condition }) => condition), ...results];
        return this.made(
          cases(
            whens.map(({ condition, result }) => ({ condition: condition.node, result: result.node })),
            otherwise.node,
          ),
          this.sameKind(results),
          parts,
        );
      }
      case 'subquery':
        return this.scalar(node.subquery);
      case 'cast':
        return fail({ kind: 'unsupported', what: 'cast' });
      case 'window':
        return fail({ kind: 'unsupported', what: 'window' });
      case 'star':
      case 'interval':
        return fail({ kind: 'unsupported', what: 'literal' });
      default:
        return fail({ kind: 'condition', found: node.type.toUpperCase().replace(' VALUELIST', '') });
    }
  }

  private literalValue(value: unknown): Bound {
    const known = { origins: NONE, plain: null, unit: null, uses: NONE };
    if (value === null) return { node: literal(null), kind: 'null', ...known };
    if (typeof value === 'string') return { node: literal(value), kind: 'text', ...known };
    if (typeof value === 'number' && Number.isFinite(value)) {
      return { node: literal(value), kind: Number.isInteger(value) ? 'integer' : 'number', ...known };
    }
    return fail({ kind: 'unsupported', what: 'literal' });
  }

  /** The one column of a question within the question. */
  private answerOf(statement: Statement): { known: RelationColumn; values: readonly Value[] } {
    const { relation, values } = this.answered(statement);
    const [known, ...others] = relation.columns;
    if (known === undefined || others.length > 0) return fail({ kind: 'one-column' });
    return { known, values };
  }

  private answered(statement: Statement): Answered {
    return this.answers.get(statement) ?? fail({ kind: 'engine' });
  }

  /** Its first row, as SQLite has it. */
  private scalar(statement: Statement): Bound {
    const { known, values } = this.answerOf(statement);
    const value = values[0] ?? null;
    return {
      ...this.literalValue(value),
      kind: value === null ? 'null' : known.kind,
      origins: new Set(known.origins),
    };
  }

  private functionValue(node: Extract<ExprNode, { type: 'function' }>, place: Place): Bound {
    const name = node.funcName.toUpperCase();
    const aggregate = Object.hasOwn(AGGREGATES, name) ? AGGREGATES[name] : undefined;
    if (aggregate === undefined) {
      const rule = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
      if (rule === undefined) {
        const called = node.funcName;
        return fail({ kind: 'unknown-function', name: called, near: nearestNames(called, KNOWN_FUNCTIONS) });
      }
      if (node.distinct || node.filter) fail({ kind: 'arguments', name });
      const args = this.args(name, rule, node.args, place);
      return this.made(
        call(
          rule.engine ?? name,
          args.map((one) => one.node),
        ),
        this.given(rule, args),
        args,
        rule.keepsUnit ? sameUnit(args) : null,
      );
    }
    if (place === 'rows' || place === 'inside') fail({ kind: 'aggregate', name });
    if (node.distinct && name !== 'COUNT') fail({ kind: 'unsupported', what: 'distinct-aggregate' });
    const filter = node.filter === undefined ? undefined : this.condition(node.filter, 'inside');
    const counted = name === 'COUNT' && node.args[0]?.type === 'star' && node.args.length === 1;
    const args = counted ? [] : this.args(name, aggregate, node.args, 'inside');
    const more = {
      ...(node.distinct ? { distinct: true as const } : {}),
      ...(filter === undefined ? {} : { filter: filter.node }),
    };
    return this.made(
      call(name, counted ? [star] : args.map((one) => one.node), more),
      this.given(aggregate, args),
      filter === undefined ? args : [...args, filter],
      aggregate.keepsUnit ? sameUnit(args) : null,
    );
  }

  private args(name: string, rule: FunctionRule, nodes: readonly ExprNode[], place: Place): Bound[] {
    if (nodes.length < rule.min || nodes.length > rule.max) fail({ kind: 'arguments', name });
    return nodes.map((node, at) => {
      const argument = this.value(node, place);
      const taken = rule.takes[Math.min(at, rule.takes.length - 1)] ?? 'any';
      if (!fits(argument.kind, taken)) fail({ kind: 'kinds', found: name });
      const allowed = rule.written?.[at];
      if (allowed && !(argument.node.type === 'literal' && allowed(argument.node.value))) {
        fail({ kind: 'arguments', name });
      }
      return argument;
    });
  }

  private given({ gives }: FunctionRule, args: readonly Bound[]): Kind {
    return gives === 'same' ? this.sameKind(args) : gives;
  }

  /** A part that holds or does not; blank is not. Throws a QuestionFailure. */
  condition(node: ExprNode, place: Place, negated = false): Bound {
    if (node.type === 'literal' && typeof node.value === 'boolean') {
      return this.made(literal(node.value !== negated), 'null', []);
    }
    if (node.type === 'unary' && node.op === 'NOT') return this.condition(node.argument, place, !negated);
    if (node.type === 'unary' && node.op !== '-') {
      const argument = this.value(node.argument, place);
      const isNull = (node.op === 'IS NULL') !== negated;
      return this.made(unary(isNull ? 'IS NULL' : 'IS NOT NULL', argument.node), 'null', [argument]);
    }
    if (node.type === 'binary' && (node.op === 'AND' || node.op === 'OR')) {
      const sides = [this.condition(node.left, place, negated), this.condition(node.right, place, negated)] as const;
      const op = (node.op === 'AND') === negated ? 'OR' : 'AND';
      return this.made(binary(op, sides[0].node, sides[1].node), 'null', sides);
    }
    if (node.type === 'binary' && node.op === 'LIKE') return this.likeness(node.left, node.right, place, negated);
    if (node.type === 'binary' && isComparison(node.op)) {
      const sides = this.compared(node.left, node.right, node.op, place);
      return this.made(binary(negated ? flipped(node.op) : node.op, sides[0].node, sides[1].node), 'null', sides);
    }
    if (node.type === 'in') {
      const { known, values } = this.answerOf(node.subquery);
      return this.membership(node.expr, values, known.kind, place, negated);
    }
    if (node.type === 'in valuelist') {
      const values = node.values.map((one) => this.value(one, place));
      const written = values.flatMap((one) => (one.node.type === 'literal' ? [one.node.value as Value] : []));
      if (written.length === values.length) {
        return this.membership(node.expr, written, this.sameKind(values), place, negated);
      }
      const [first, ...others] = node.values.map((one) => binary('=', node.expr, one));
      if (first === undefined) return fail({ kind: 'unsupported', what: 'in-list' });
      return this.condition(
        others.reduce((left, right) => binary('OR', left, right), first),
        place,
        negated,
      );
    }
    if (node.type === 'exists' || node.type === 'not exists') {
      const found = this.answered(node.subquery).relation.length > 0;
      return this.made(literal(found === ((node.type === 'exists') !== negated)), 'null', []);
    }
    return fail({ kind: 'not-condition', found: derivedAlias(node) });
  }

  private compared(left: ExprNode, right: ExprNode, op: string, place: Place): readonly [Bound, Bound] {
    const sides = [this.value(left, place), this.value(right, place)] as const;
    for (const { node } of sides) if (node.type === 'literal' && node.value === null) fail({ kind: 'compare-null' });
    if (
      sides[0].kind !== 'null' &&
      sides[1].kind !== 'null' &&
      (sides[0].kind === 'text') !== (sides[1].kind === 'text')
    ) {
      fail({ kind: 'kinds', found: op });
    }
    return sides;
  }

  private likeness(left: ExprNode, right: ExprNode, place: Place, negated: boolean): Bound {
    const sides = this.compared(left, right, 'LIKE', place);
    for (const { kind } of sides) if (isNumeric(kind)) fail({ kind: 'kinds', found: 'LIKE' });
    const like = binary('LIKE', sides[0].node, sides[1].node);
    if (!negated) return this.made(like, 'null', sides);
    const known = sides.map(({ node }) => unary('IS NOT NULL', node));
    return this.made(
      [...known, unary('NOT', like)].reduce((a, b) => binary('AND', a, b)),
      'null',
      sides,
    );
  }

  /** IN, by a set: the engine would compare with every value, or answer the inner question again for every row. */
  private membership(expr: ExprNode, values: readonly Value[], kind: Kind, place: Place, negated: boolean): Bound {
    const asked = this.value(expr, place);
    if (asked.kind !== 'null' && kind !== 'null' && (asked.kind === 'text') !== (kind === 'text')) {
      fail({ kind: 'kinds', found: 'IN' });
    }
    const set = new Set(values);
    const hasBlank = set.delete(null);
    const name = `ASK_IN_${Object.keys(this.functions).length}`;
    this.functions[name] = {
      arguments: { min: 1, max: 1 },
      apply: (value) => {
        if (!negated) return value != null && set.has(value as Value);
        if (set.size === 0 && !hasBlank) return true;
        return value != null && !hasBlank && !set.has(value as Value);
      },
    };
    return this.made(call(name, [asked.node]), 'null', [asked]);
  }
}
