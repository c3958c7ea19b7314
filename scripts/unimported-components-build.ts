/**
 * Vite plugin of the build: components of the router that nobody imports stay behind. The bundler takes
 * `const Form = React.forwardRef(…)` for a call that may do something, and `Form.displayName = 'Form'` for a use, and
 * keeps both with all they call; so it does with `class extends React.Component`. What only describes a component is
 * marked as such, the names for developers' tools go. Read as a syntax tree: what is written otherwise in a later release stays as it is, and is only larger.
 */
import type { Plugin, Rolldown } from 'vite';

const DESCRIBES = new Set(['forwardRef', 'memo', 'createContext']);

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

/** What to do at a place of the source, by position. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

function editsOf(statement: Statement): Edit[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ init }) => {
      if (init?.type === 'ClassExpression' && init.superClass?.type === 'MemberExpression') {
        return [
          { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' },
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
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return [];
  const { left, right } = statement.expression;
  const names =
    left.type === 'MemberExpression' &&
    left.object.type === 'Identifier' &&
    left.property.type === 'Identifier' &&
    left.property.name === 'displayName' &&
    right.type === 'Literal';
  return names ? [{ start: statement.start, end: statement.end, text: '' }] : [];
}

/** The module with its components described and not named. */
export function describedOnly(code: string, body: readonly Statement[]): string {
  return body
    .flatMap(editsOf)
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

export function unimportedComponents(): Plugin {
  return {
    name: 'unimported-components',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler(code) {
        return { code: describedOnly(code, this.parse(code).body), map: null };
      },
    },
  };
}
