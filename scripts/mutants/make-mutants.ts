/** Makes mutants of a source file: small mistakes, each in one place, found by its syntax. */
import ts from 'typescript';
import { TRACES } from './traces.ts';

export interface Mutant {
  /** As in the source: `from` up to `to` is replaced with `after`. */
  from: number;
  to: number;
  after: string;
  before: string;
  line: number;
  /** Number of the function it is in, as `withTraces` counts them; 0 is the file itself. */
  inside: number;
}

const K = ts.SyntaxKind;

/** What each operator is taken for. */
const OPERATORS = new Map<ts.SyntaxKind, string>([
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.AsteriskToken, '/'],
  [K.SlashToken, '*'],
  [K.PercentToken, '*'],
  [K.AsteriskAsteriskToken, '*'],
  [K.AmpersandToken, '|'],
  [K.BarToken, '&'],
  [K.LessThanLessThanToken, '>>'],
  [K.GreaterThanGreaterThanToken, '<<'],
  [K.GreaterThanGreaterThanGreaterThanToken, '<<'],
  [K.PlusEqualsToken, '-='],
  [K.MinusEqualsToken, '+='],
  [K.AsteriskEqualsToken, '/='],
  [K.SlashEqualsToken, '*='],
  [K.BarEqualsToken, '&='],
]);

const EQUALITY = new Set([K.EqualsEqualsEqualsToken, K.ExclamationEqualsEqualsToken]);
const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** A type, or what only brings names in and out: no mistake there shows while the program runs. */
const isSilent = (node: ts.Node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  (ts.isFunctionLike(node) as boolean) && (node as ts.FunctionLikeDeclaration).body !== undefined;

/** A constant of the file that stands by itself (`const FADE = 0.93`); tables of data are the data's business. */
function isConstant(node: ts.NumericLiteral): boolean {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent)) return ts.isSourceFile(parent.parent.parent.parent);
  return ts.isBinaryExpression(parent) || ts.isConditionalExpression(parent) || ts.isReturnStatement(parent);
}

/** A call that only writes the operator's log says nothing to who uses the function. */
const isLog = (node: ts.Node) => ts.isCallExpression(node) && /(?:^|\.)log$/.test(node.expression.getText());

/** What can go wrong at one node: the replaced node and its replacement. */
function mistakesAt(node: ts.Node): [ts.Node, string][] {
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node;
    const [a, b, operator] = [left.getText(), right.getText(), operatorToken.kind];
    if (operator === K.AmpersandAmpersandToken) return [[node, `(${a} || ${b})`]];
    if (operator === K.BarBarToken) return [[node, `(${a} && ${b})`]];
    if (operator === K.QuestionQuestionToken) return [[node, `(${a})`]];
    const other = OPERATORS.get(operator);
    if (other === undefined || (operator === K.PlusToken && (isText(left) || isText(right)))) return [];
    const swapped: [ts.Node, string] = [operatorToken, other];
    const emptied = [left, right].filter((side) => EQUALITY.has(operator) && ts.isStringLiteral(side) && side.text);
    return [swapped, ...emptied.map((side): [ts.Node, string] => [side, "''"])];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) return [[node, node.operand.getText()]];
  if (node.kind === K.TrueKeyword) return [[node, 'false']];
  if (node.kind === K.FalseKeyword) return [[node, 'true']];
  if (ts.isNumericLiteral(node) && isConstant(node)) {
    const value = Number(node.text.replaceAll('_', ''));
    return [[node, Number.isInteger(value) ? `${value + 1}` : '0']];
  }
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    return [
      [condition, 'true'],
      [condition, 'false'],
    ];
  }
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'Math') {
    const other = { min: 'max', max: 'min', floor: 'ceil', ceil: 'floor', round: 'floor' }[node.name.text];
    return other === undefined ? [] : [[node.name, other]];
  }
  if (ts.isPropertyAccessExpression(node)) {
    const other = { some: 'every', every: 'some', startsWith: 'endsWith', endsWith: 'startsWith' }[node.name.text];
    return other === undefined || !ts.isCallExpression(node.parent) ? [] : [[node.name, other]];
  }
  if (ts.isExpressionStatement(node) && !isLog(node.expression)) return [[node, ';']];
  if (ts.isThrowStatement(node) || ts.isContinueStatement(node)) return [[node, ';']];
  if (ts.isBreakStatement(node) && !ts.isCaseClause(node.parent)) return [[node, ';']];
  return [];
}

/** Every mutant of a source text, from top to bottom. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  let functions = 0;
  const visit = (node: ts.Node, inside: number): void => {
    if (isSilent(node)) return;
    for (const [replaced, after] of mistakesAt(node)) {
      const [from, to] = [replaced.getStart(source), replaced.getEnd()];
      const line = source.getLineAndCharacterOfPosition(from).line + 1;
      found.push({ from, to, after, before: text.slice(from, to), line, inside });
    }
    const here = isFunction(node) ? ++functions : inside;
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(source, 0);
  return found;
}

export const mutated = (text: string, { from, to, after }: Mutant) => text.slice(0, from) + after + text.slice(to);

/** The source text, noting each function that is entered and, as number 0, that the file was loaded. */
export function withTraces(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const noting = (number: number) => `(globalThis.${TRACES} ??= new Set()).add(${JSON.stringify(`${file}#${number}`)})`;
  const inserted: [at: number, text: string][] = [[text.length, `\n;${noting(0)};`]];
  let functions = 0;
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    if (isFunction(node)) {
      functions += 1;
      const body = node.body as ts.ConciseBody;
      const [start, end] = [body.getStart(source), body.getEnd()];
      if (ts.isBlock(body)) inserted.push([start + 1, `;${noting(functions)};`]);
      else inserted.push([start, `(${noting(functions)}, `], [end, ')']);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  // From the end, so that places before stay where they are; of two at one place the inner one goes in first.
  return inserted
    .map(([at, piece], order) => ({ at, piece, order }))
    .sort((a, b) => b.at - a.at || b.order - a.order)
    .reduce((made, { at, piece }) => made.slice(0, at) + piece + made.slice(at), text);
}
