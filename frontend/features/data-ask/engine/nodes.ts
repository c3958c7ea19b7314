/** Parts of a question as the engine reads them. */
import type { ExprNode } from 'squirreling';

const HERE = { positionStart: 0, positionEnd: 0 };

type Binary = Extract<ExprNode, { type: 'binary' }>;
type Unary = Extract<ExprNode, { type: 'unary' }>;

export const literal = (value: string | number | boolean | null): ExprNode => ({ type: 'literal', value, ...HERE });
export const column = (name: string): ExprNode => ({ type: 'identifier', name, ...HERE });
export const binary = (op: Binary['op'], left: ExprNode, right: ExprNode): ExprNode => ({
  type: 'binary',
  op,
  left,
  right,
  ...HERE,
});
export const unary = (op: Unary['op'], argument: ExprNode): ExprNode => ({ type: 'unary', op, argument, ...HERE });
export const call = (
  funcName: string,
  args: ExprNode[],
  more: Pick<Extract<ExprNode, { type: 'function' }>, 'distinct' | 'filter'> = {},
): ExprNode => ({ type: 'function', funcName, args, ...more, ...HERE });
export const cases = (whens: readonly { condition: ExprNode; result: ExprNode }[], otherwise: ExprNode): ExprNode => ({
  type: 'case',
  whenClauses: whens.map((when) => ({ ...when, ...HERE })),
  elseResult: otherwise,
  ...HERE,
});
export const star: ExprNode = { type: 'star', ...HERE };

export const all = (conditions: readonly ExprNode[]): ExprNode | undefined =>
  conditions.length === 0 ? undefined : conditions.reduce((left, right) => binary('AND', left, right));

/** A condition as the parts that must all hold. */
export function partsOf(condition: ExprNode | undefined): ExprNode[] {
  if (condition === undefined) return [];
  if (condition.type !== 'binary' || condition.op !== 'AND') return [condition];
  return [...partsOf(condition.left), ...partsOf(condition.right)];
}
