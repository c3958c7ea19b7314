/** What the build marks in the router's modules, so that components nobody imports stay behind. */
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { describedOnly } from '../../scripts/unimported-components-build.ts';

const marked = (code: string) => describedOnly(code, parseAst(code).body);

it('marks calls and classes that only describe a component', () => {
  expect(marked('var Form = React10.forwardRef(() => null);')).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(() => null);',
  );
  expect(marked('export const Of = React.createContext(null);')).toContain('/* @__PURE__ */ React.createContext');
  expect(marked('var Edge = class extends React.Component {};')).toBe(
    'var Edge = /* @__PURE__ */ (() => class extends React.Component {})();',
  );
});

it('moves the context of a class into it, where the context was made before', () => {
  const context = 'const Context = React.createContext(null);';
  const edge = 'var Edge = class extends React.Component { draw() {} };';
  expect(marked(`${context}\n${edge}\nEdge.contextType = Context;`)).toBe(
    `const Context = /* @__PURE__ */ React.createContext(null);
var Edge = /* @__PURE__ */ (() => class extends React.Component { static contextType = Context; draw() {} })();
`,
  );
  expect(marked(`${edge}\n${context}\nEdge.contextType = Context;`)).toContain('Edge.contextType = Context;');
});

it('takes names for developers’ tools away', () => {
  expect(marked('Form.displayName = "Form";\nrun();')).toBe('\nrun();');
});

it('leaves alone what does something', () => {
  for (const code of [
    'var made = make(React.forwardRef);',
    'React.start();',
    'function draw() { Form.displayName = "Form"; }',
    'window.displayName = name();',
    'const store = library.createStore();',
  ]) {
    expect(marked(code)).toBe(code);
  }
});
