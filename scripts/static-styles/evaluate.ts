/**
 * Evaluates an expression at build time: to a value, or to one of a few of which the code chooses (a condition, a key
 * of a table that is written out). Anything else is not known, and says so.
 */
import ts from 'typescript';
import { type Choice, MADE, type SourceModule } from './modules.ts';

export type Modules = ReadonlyMap<string, SourceModule>;

const LEAVES_MAX = 24;

export const isKnown = (choice: Choice): choice is { known: unknown } => 'known' in choice;

/** The choice with each of its leaves changed. */
export function mapLeaves(choice: Choice, change: (known: unknown) => Choice): Choice {
  if (isKnown(choice)) return change(choice.known);
  if ('when' in choice) return { ...choice, yes: mapLeaves(choice.yes, change), no: mapLeaves(choice.no, change) };
  const of = Object.fromEntries(Object.entries(choice.of).map(([key, one]) => [key, mapLeaves(one, change)]));
  return { ...choice, of, otherwise: mapLeaves(choice.otherwise, change) };
}

export function leavesOf(choice: Choice): unknown[] {
  if (isKnown(choice)) return [choice.known];
  if ('when' in choice) return [...leavesOf(choice.yes), ...leavesOf(choice.no)];
  return [...Object.values(choice.of).flatMap(leavesOf), ...leavesOf(choice.otherwise)];
}

type Join = (a: unknown, b: unknown) => unknown;

/** Both at once: every pair of their leaves; what depends on the same condition or key goes together. */
function together(one: Choice, other: Choice, join: Join): Choice | null {
  const both = paired(one, other, join);
  return leavesOf(both).length > LEAVES_MAX ? null : both;
}

function paired(one: Choice, other: Choice, join: Join): Choice {
  if (isKnown(one)) return mapLeaves(other, (b) => ({ known: join(one.known, b) }));
  if (isKnown(other)) return mapLeaves(one, (a) => ({ known: join(a, other.known) }));
  if ('when' in one && 'when' in other && one.when === other.when) {
    return { when: one.when, yes: paired(one.yes, other.yes, join), no: paired(one.no, other.no, join) };
  }
  if ('key' in one && 'key' in other && one.key === other.key) {
    const names = new Set([...Object.keys(one.of), ...Object.keys(other.of)]);
    const of = [...names].map((name) => [
      name,
      paired(one.of[name] ?? one.otherwise, other.of[name] ?? other.otherwise, join),
    ]);
    return { key: one.key, of: Object.fromEntries(of), otherwise: paired(one.otherwise, other.otherwise, join) };
  }
  return mapLeaves(one, (a) => mapLeaves(other, (b) => ({ known: join(a, b) })));
}

/** The expression's choice; null where it is not known. */
export function evaluate(node: ts.Expression, here: SourceModule, modules: Modules): Choice | null {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  ) {
    return evaluate(node.expression, here, modules);
  }
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return { known: node.text };
  if (ts.isNumericLiteral(node)) return { known: Number(node.text) };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { known: true };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { known: false };
  if (node.kind === ts.SyntaxKind.NullKeyword) return { known: null };
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const of = evaluate(node.operand, here, modules);
    return of && mapLeaves(of, (known) => ({ known: -(known as number) }));
  }
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [evaluate(node.whenTrue, here, modules), evaluate(node.whenFalse, here, modules)];
    return yes && no && { when: node.condition.getText(here.tree), yes, no };
  }
  if (ts.isIdentifier(node))
    return node.text === 'undefined' ? { known: undefined } : evaluateName(node, here, modules);
  if (ts.isTemplateExpression(node)) return evaluateTemplate(node, here, modules);
  if (ts.isObjectLiteralExpression(node)) return evaluateObject(node, here, modules);
  if (ts.isArrayLiteralExpression(node)) return evaluateArray(node, here, modules);
  if (ts.isPropertyAccessExpression(node)) {
    const of = evaluate(node.expression, here, modules);
    return of && propertyOf(of, node.name.text);
  }
  if (ts.isElementAccessExpression(node)) return evaluateLookup(node, here, modules);
  // defineRecipe({…}) and its like hand back what they are given.
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text.startsWith('define')) {
    return node.arguments[0] ? evaluate(node.arguments[0], here, modules) : null;
  }
  return ts.isCallExpression(node) ? evaluateCall(node, here, modules) : null;
}

/** A key that a table does not have is no object, and has no properties either. */
function propertyOf(of: Choice, name: string): Choice | null {
  if (leavesOf(of).some((leaf) => leaf !== undefined && (typeof leaf !== 'object' || leaf === null))) return null;
  return mapLeaves(of, (known) => ({ known: (known as Record<string, unknown> | undefined)?.[name] }));
}

/** What a name stands for: a module's own constant or one that it imports, unless something nearer has that name. */
function evaluateName(node: ts.Identifier, here: SourceModule, modules: Modules): Choice | null {
  const bound = here.bound?.get(node.text);
  if (bound) return bound;
  const nearest = nearestOf(node);
  if (nearest) return nearest === 'unknown' ? null : evaluate(nearest, here, modules);
  const own = here.values.get(node.text);
  if (own) return ts.isFunctionDeclaration(own) ? null : evaluate(own, here, modules);
  const imported = here.imports.get(node.text);
  if (!imported || imported.from.startsWith(MADE)) return null;
  const there = modules.get(imported.from);
  const value = there?.values.get(imported.name);
  return !there || !value || ts.isFunctionDeclaration(value) ? null : evaluate(value, there, modules);
}

/** The constant inside a function that has the name, or `unknown` for whatever else has it there; null: nothing has. */
function nearestOf(node: ts.Identifier): ts.Expression | 'unknown' | null {
  const named = (name: ts.BindingName): boolean =>
    ts.isIdentifier(name)
      ? name.text === node.text
      : name.elements.some((element) => ts.isBindingElement(element) && named(element.name));
  for (let scope: ts.Node = node.parent; scope && !ts.isSourceFile(scope); scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some(({ name }) => named(name))) return 'unknown';
    if (!ts.isBlock(scope)) continue;
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      const found = statement.declarationList.declarations.find(({ name }) => named(name));
      if (!found) continue;
      const isConstant = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0 && ts.isIdentifier(found.name);
      return isConstant && found.initializer ? found.initializer : 'unknown';
    }
  }
  return null;
}

/** Whether a parameter or a constant inside a function has the name. */
export const isShadowed = (node: ts.Identifier): boolean => nearestOf(node) !== null;

/** A call of a function that only puts its arguments together. */
function evaluateCall(node: ts.CallExpression, here: SourceModule, modules: Modules): Choice | null {
  if (!ts.isIdentifier(node.expression) || isShadowed(node.expression)) return null;
  const { text } = node.expression;
  const imported = here.imports.get(text);
  const there = imported ? modules.get(imported.from) : here;
  const called = there?.values.get(imported?.name ?? text);
  if (!there || !called || !(ts.isFunctionDeclaration(called) || ts.isArrowFunction(called)) || !called.body)
    return null;
  const answer = ts.isBlock(called.body) ? onlyAnswer(called.body) : called.body;
  if (!answer) return null;
  const bound = new Map<string, Choice>();
  for (const [at, { name }] of called.parameters.entries()) {
    const argument = node.arguments[at];
    const value = argument && evaluate(argument, here, modules);
    if (!value || !ts.isIdentifier(name)) return null;
    bound.set(name.text, value);
  }
  return evaluate(answer, { ...there, bound }, modules);
}

function onlyAnswer({ statements }: ts.Block): ts.Expression | null {
  const [only] = statements;
  return statements.length === 1 && only && ts.isReturnStatement(only) ? (only.expression ?? null) : null;
}

function evaluateTemplate(node: ts.TemplateExpression, here: SourceModule, modules: Modules): Choice | null {
  let text: Choice | null = { known: node.head.text };
  for (const { expression, literal } of node.templateSpans) {
    const part = evaluate(expression, here, modules);
    text = text && part && together(text, part, (before, one) => `${before}${one}${literal.text}`);
  }
  return text;
}

function evaluateArray(node: ts.ArrayLiteralExpression, here: SourceModule, modules: Modules): Choice | null {
  let array: Choice | null = { known: [] };
  for (const element of node.elements) {
    const one = evaluate(element, here, modules);
    array = array && one && together(array, one, (before, value) => [...(before as unknown[]), value]);
  }
  return array;
}

function evaluateObject(node: ts.ObjectLiteralExpression, here: SourceModule, modules: Modules): Choice | null {
  let object: Choice | null = { known: {} };
  for (const property of node.properties) {
    const part = propertyChoice(property, here, modules);
    object = object && part && together(object, part, (before, one) => ({ ...(before as object), ...(one as object) }));
  }
  return object;
}

function propertyChoice(property: ts.ObjectLiteralElementLike, here: SourceModule, modules: Modules): Choice | null {
  if (ts.isSpreadAssignment(property)) return evaluate(property.expression, here, modules);
  if (ts.isShorthandPropertyAssignment(property))
    return named(property.name.text, evaluate(property.name, here, modules));
  if (!ts.isPropertyAssignment(property)) return null;
  const { name, initializer } = property;
  const key = ts.isComputedPropertyName(name) ? evaluate(name.expression, here, modules) : { known: name.text };
  return key && isKnown(key) ? named(String(key.known), evaluate(initializer, here, modules)) : null;
}

const named = (name: string, value: Choice | null) =>
  value && mapLeaves(value, (known) => ({ known: { [name]: known } }));

/** `TABLE[key]` of a table that is written out. */
function evaluateLookup(node: ts.ElementAccessExpression, here: SourceModule, modules: Modules): Choice | null {
  const table = evaluate(node.expression, here, modules);
  if (!table || !isKnown(table) || typeof table.known !== 'object' || table.known === null) return null;
  const key = evaluate(node.argumentExpression, here, modules);
  const entries = table.known as Record<string, unknown>;
  if (key && isKnown(key)) return { known: entries[String(key.known)] };
  const of = Object.fromEntries(Object.entries(entries).map(([name, known]): [string, Choice] => [name, { known }]));
  return { key: node.argumentExpression.getText(here.tree), of, otherwise: { known: undefined } };
}
