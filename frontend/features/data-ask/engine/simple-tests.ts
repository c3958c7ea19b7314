/** Conditions that compare one column with one value, tested row by row at once: the engine awaits every value of every row. */
import type { ExprNode } from 'squirreling';
import type { Value } from './relation.ts';

export interface SimpleTest {
  /** What the engine calls the column. */
  column: string;
  holds: (value: Value) => boolean;
}

type Compare = (value: string | number, other: string | number) => boolean;
const COMPARISONS: Readonly<Record<string, Compare>> = {
  '=': (a, b) => a === b,
  '==': (a, b) => a === b,
  '<>': (a, b) => a !== b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};
const TURNED: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** The test that a condition is, with blanks that meet no comparison; null where it is another kind of condition. */
export function simpleTest(
  node: ExprNode,
  functions: Readonly<Record<string, { apply: (value: Value) => unknown }>>,
): SimpleTest | null {
  if (node.type === 'unary' && node.argument.type === 'identifier' && node.op.startsWith('IS')) {
    const isNull = node.op === 'IS NULL';
    return { column: node.argument.name, holds: (value) => (value === null) === isNull };
  }
  if (node.type === 'function' && node.args.length === 1 && node.args[0]?.type === 'identifier') {
    const set = node.funcName.startsWith('ASK_IN_') ? functions[node.funcName] : undefined;
    return set === undefined ? null : { column: node.args[0].name, holds: (value) => set.apply(value) === true };
  }
  if (node.type !== 'binary') return null;
  const { left, right } = node;
  const turned = left.type === 'literal' && right.type === 'identifier';
  const [column, literal] = turned ? [right, left] : [left, right];
  if (column.type !== 'identifier' || literal.type !== 'literal') return null;
  const compare = COMPARISONS[turned ? (TURNED[node.op] ?? node.op) : node.op];
  const { value: other } = literal;
  if (compare === undefined || (typeof other !== 'string' && typeof other !== 'number')) return null;
  return { column: column.name, holds: (value) => value !== null && compare(value, other) };
}
