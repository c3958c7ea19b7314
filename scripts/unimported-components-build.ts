/**
 * Vite plugin of the build: components of the router that nobody imports stay behind. The bundler takes
 * `const Form = React.forwardRef(…)` for a call that may do something, and `Form.displayName = 'Form'` for a use, and
 * keeps both with all they call; so it does with `class extends React.Component` and with `Edge.contextType = Context`. What
 * only describes a component is marked as such, the names for developers' tools go. Read as a syntax tree: what is
 * written otherwise in a later release stays as it is, and is only larger.
 */
import type { Plugin, Rolldown } from 'vite';
import { isForBrowsers } from './one-language-build.ts';

const DESCRIBES = new Set(['forwardRef', 'memo', 'createContext']);

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

/** What to do at a place of the source, by position. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** `Name.property = …`: both names and what is assigned; null for any other statement. */
function setting(statement: Statement) {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return null;
  const { left, right } = statement.expression;
  if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return null;
  if (left.property.type !== 'Identifier') return null;
  return { of: left.object.name, property: left.property.name, right };
}

/** The context that a class of the module is given after it, as far as it was made before the class; by the class's name. */
function contextsOf(body: readonly Statement[]): Map<string, { context: string; start: number; end: number }> {
  const made = new Map<string, number>();
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, start } of declaration.declarations) if (id.type === 'Identifier') made.set(id.name, start);
  }
  const contexts = new Map<string, { context: string; start: number; end: number }>();
  for (const statement of body) {
    const set = setting(statement);
    if (set?.property !== 'contextType' || set.right.type !== 'Identifier') continue;
    const [ofContext, ofClass] = [made.get(set.right.name), made.get(set.of)];
    if (ofContext === undefined || ofClass === undefined || ofContext > ofClass) continue;
    contexts.set(set.of, { context: set.right.name, start: statement.start, end: statement.end });
  }
  return contexts;
}

function editsOf(statement: Statement, contexts: ReturnType<typeof contextsOf>): Edit[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id, init }) => {
      if (init?.type === 'ClassExpression' && init.superClass?.type === 'MemberExpression') {
        const given = id.type === 'Identifier' ? contexts.get(id.name) : undefined;
        return [
          { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' },
          ...(given
            ? [
                {
                  start: init.body.start + 1,
                  end: init.body.start + 1,
                  text: ` static contextType = ${given.context};`,
                },
                { start: given.start, end: given.end, text: '' },
              ]
            : []),
          { start: init.end, end: init.end, text: ')()' },
        ];
      }
      const describes =
        init?.type === 'CallExpression' &&
        init.callee.type === 'MemberExpression' &&
        init.callee.property.type === 'Identifier' &&
        DESCRIBES.has(init.callee.property.name);
      return describes ? [{ start: init.start, end: init.start, text: '/* @__PURE__ */ ' }] : [];
    });
  }
  const set = setting(statement);
  const names = set?.property === 'displayName' && set.right.type === 'Literal';
  return names ? [{ start: statement.start, end: statement.end, text: '' }] : [];
}

/** The module with its components described and not named. */
export function describedOnly(code: string, body: readonly Statement[]): string {
  const contexts = contextsOf(body);
  return body
    .flatMap((statement) => editsOf(statement, contexts))
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

export function unimportedComponents(): Plugin {
  return {
    name: 'unimported-components',
    apply: 'build',
    applyToEnvironment: isForBrowsers,
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler(code) {
        return { code: describedOnly(code, this.parse(code).body), map: null };
      },
    },
  };
}
