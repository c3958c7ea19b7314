/** The modules of the pages as syntax trees: who imports whom, and what their constants are. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const FRONTEND = path.join(ROOT, 'frontend');
/** Typed by Panda, taken as names here. */
export const MADE = path.join(FRONTEND, 'styled-system');

/** The values an expression can have, each leaf one of them. */
export type Choice =
  | { known: unknown }
  | { when: string; yes: Choice; no: Choice }
  | { key: string; of: Record<string, Choice>; otherwise: Choice };

export interface Imported {
  /** Absolute path, or the name of a package. */
  from: string;
  /** As the module there calls it; `default` or `*` too. */
  name: string;
}

export interface SourceModule {
  file: string;
  text: string;
  tree: ts.SourceFile;
  imports: Map<string, Imported>;
  /** Module-level constants and functions by name. */
  values: Map<string, ts.Expression | ts.FunctionDeclaration>;
  /** Local modules that are imported at once, and those that come when they are wanted. */
  uses: { now: string[]; later: string[] };
  /** What a function's parameters stand for while a call of it is worked out. */
  bound?: ReadonlyMap<string, Choice>;
}

/** The file an import leads to; null for packages and what is no module of ours. */
export function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return path.join(ROOT, specifier.slice(1));
  return specifier.startsWith('.') ? path.resolve(path.dirname(from), specifier) : null;
}

export function readModule(file: string, text: string): SourceModule {
  const tree = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const made: SourceModule = { file, text, tree, imports: new Map(), values: new Map(), uses: { now: [], later: [] } };
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement)) readImport(made, statement);
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && !statement.isTypeOnly) {
      noteUse(made, (statement.moduleSpecifier as ts.StringLiteral).text, 'now');
    }
    if (ts.isFunctionDeclaration(statement) && statement.name) made.values.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) made.values.set(name.text, initializer);
      }
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [asked] = node.arguments;
      if (asked && ts.isStringLiteral(asked)) noteUse(made, asked.text, 'later');
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return made;
}

function noteUse({ file, uses }: SourceModule, specifier: string, when: 'now' | 'later'): void {
  const target = resolveImport(file, specifier);
  if (target !== null) uses[when].push(target);
}

function readImport(made: SourceModule, { importClause, moduleSpecifier }: ts.ImportDeclaration): void {
  const specifier = (moduleSpecifier as ts.StringLiteral).text;
  const from = resolveImport(made.file, specifier) ?? specifier;
  if (importClause?.isTypeOnly) return;
  noteUse(made, specifier, 'now');
  if (importClause?.name) made.imports.set(importClause.name.text, { from, name: 'default' });
  const bindings = importClause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) made.imports.set(bindings.name.text, { from, name: '*' });
  if (!bindings || !ts.isNamedImports(bindings)) return;
  for (const { name, propertyName, isTypeOnly } of bindings.elements) {
    if (!isTypeOnly) made.imports.set(name.text, { from, name: (propertyName ?? name).text });
  }
}

/** Every module of the pages by its path. */
export function readFrontend(): Map<string, SourceModule> {
  const files = readdirSync(FRONTEND, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/(\.test|\.d)\.tsx?$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => !file.startsWith(MADE) && !file.includes(`${path.sep}service-worker${path.sep}`))
    .sort();
  return new Map(files.map((file) => [file, readModule(file, readFileSync(file, 'utf8'))]));
}
