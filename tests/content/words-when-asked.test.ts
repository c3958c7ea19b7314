/**
 * Words are asked for when they are said: the Worker holds all languages in one isolate, so that a constant of a module
 * that copied a word would say it in the language of whoever came first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SPOKEN = /^#(?:words|names)\//;

const parsed = (file: string, code: string) =>
  ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** What the modules of schema/domain pass on from the spoken names, or say by themselves: file by file. */
function livingNames(): Map<string, ReadonlySet<string>> {
  const folder = path.join(ROOT, 'schema/domain');
  const found = new Map<string, ReadonlySet<string>>();
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.ts') && !one.endsWith('.test.ts'))) {
    const names = new Set<string>();
    for (const statement of parsed(file, readFileSync(path.join(folder, file), 'utf8')).statements) {
      const passedOn = ts.isExportDeclaration(statement) && statement.moduleSpecifier;
      if (passedOn && ts.isStringLiteral(passedOn) && SPOKEN.test(passedOn.text)) {
        const { exportClause } = statement;
        if (exportClause && ts.isNamedExports(exportClause))
          for (const { name, isTypeOnly } of exportClause.elements) if (!isTypeOnly) names.add(name.text);
      }
      const isLive = ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Let) !== 0;
      const isExported = isLive && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      if (isExported)
        for (const { name } of statement.declarationList.declarations) if (ts.isIdentifier(name)) names.add(name.text);
    }
    if (names.size > 0) found.set(`#schema/domain/${file}`, names);
  }
  return found;
}

/** Names under which a file has words. */
function wordsOf(source: ts.SourceFile, living: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const words = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
      continue;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !(SPOKEN.test(from) || living.has(from))) continue;
    if (ts.isNamespaceImport(bindings)) words.add(bindings.name.text);
    else
      for (const { name, propertyName, isTypeOnly } of bindings.elements)
        if (!isTypeOnly && (SPOKEN.test(from) || living.get(from)?.has((propertyName ?? name).text)))
          words.add(name.text);
  }
  return words;
}

/** Runs when it is called, or never. */
const isLater = (node: ts.Node): boolean =>
  (ts.isFunctionLike(node) && !isCalledAtOnce(node)) ||
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

/** A function that a module calls where it stands, or gives to a method of a list, which calls it. */
function isCalledAtOnce(node: ts.Node): boolean {
  let { parent } = node;
  if (ts.isParenthesizedExpression(parent)) ({ parent } = parent);
  if (!ts.isCallExpression(parent)) return false;
  if (parent.expression === node || ts.isParenthesizedExpression(parent.expression)) return true;
  return ts.isPropertyAccessExpression(parent.expression) && AT_ONCE.has(parent.expression.name.text);
}
const AT_ONCE = new Set([
  'map',
  'flatMap',
  'filter',
  'find',
  'forEach',
  'reduce',
  'some',
  'every',
  'sort',
  'toSorted',
  'from',
  'fromEntries',
]);

const isName = (node: ts.Identifier): boolean => {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isJsxAttribute(parent) && parent.name === node)
  );
};

/** Lines of a file at which a word is said while the module loads. */
function frozenWords(file: string, code: string, living = new Map<string, ReadonlySet<string>>()): string[] {
  const source = parsed(file, code);
  const words = wordsOf(source, living);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isLater(node)) return;
    if (ts.isIdentifier(node) && words.has(node.text) && !isName(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1}: ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  if (words.size > 0) visit(source);
  return found;
}

function modules(): string[] {
  const below = (folder: string) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.split(path.sep).join('/')}`,
    );
  return [...below('frontend'), ...below('worker')]
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !/^frontend\/(?:content\/(?:en|fr)|words|styled-system)\//.test(file));
}

describe('words', () => {
  it('are said when somebody asks, never while a module loads', () => {
    const living = livingNames();
    const files = modules();
    // A reader that reads nothing would find nothing.
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((file) => frozenWords(file, readFileSync(path.join(ROOT, file), 'utf8'), living))).toEqual([]);
  });

  it.each([
    ["import { a } from '#words/a.ts';\nconst B = a.b;", 2],
    ["import { a as words } from '#names/a.ts';\nexport const B = ['x'].map((x) => words[x]);", 2],
    ["import { a } from '#words/a.ts';\nconst B = { c: { ...a } };", 2],
    ["import * as all from '#words/a.ts';\nclass B {\n  static c = all.a;\n}", 3],
    ["import { a } from '#words/a.ts';\nconst B = { a };", 2],
    ["import { A } from '#schema/domain/live.ts';\nconst B = A.x;", 2],
  ])('would be found in %j', (code, line) => {
    const found = frozenWords('x.ts', code, new Map([['#schema/domain/live.ts', new Set(['A'])]]));
    expect(found.map((one) => Number(one.split(':')[1]))).toEqual([line]);
  });

  it.each([
    "import { a } from '#words/a.ts';\nconst b = () => a.b;",
    "import { a } from '#words/a.ts';\nexport function B({ c = a.b }) { return a[c]; }",
    "import { a } from '#words/a.ts';\ntype B = typeof a;\nconst c: keyof typeof a = 'x';",
    "import type { A } from '#words/a.ts';\nconst b: A = 'a';",
    "import { a } from '#words/a.ts';\nconst b = { a: 1, c: x.a };",
    "import { a } from '#words/a.ts';\nexport { a };",
    "import { A } from '#schema/domain/other.ts';\nconst B = A.x;",
  ])('may stand in %j', (code) => expect(frozenWords('x.ts', code)).toEqual([]));
});
