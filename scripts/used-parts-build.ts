/**
 * Vite plugin that leaves out of the built pages what libraries bring for everyone and nothing here names:
 * - Chakra's table of style properties and conditions, and the lists by which it tells a style from an attribute, keep
 *   only names that are written somewhere in the pages or in the parts of Chakra they use;
 * - Emotion's copying of static members serves `withTheme`, which nothing uses;
 * - Emotion works out a component's styles while it renders, and hands the rules to the browser before the commit: all in
 *   the commit is one long task, while rendering comes in slices between which the browser can answer; and rules handed
 *   over between the slices would have the browser lay the page out after each;
 * - React Router is taken as built for production, which its package offers but does not name, and without what only
 *   its framework uses.
 * A name that is put together while the page runs would be missed: styles and attributes are written out.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ESTree, Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');
const FRONTEND = path.join(ROOT, 'frontend');
const CHAKRA = path.join(ROOT, 'node_modules/@chakra-ui/react/dist/esm');
const ROUTER = path.join(ROOT, 'node_modules/react-router/dist/production/index.mjs');
const NO_STATICS = '\0no-statics';
const STYLES_IN_SLICES = '\0styles-in-slices';
/** In place of Emotion's effects; `insertWaiting` is added to its sheet below. */
const STYLES_CODE = `
import { useInsertionEffect } from 'react';
import { insertWaiting } from '@emotion/sheet';
export const useInsertionEffectAlwaysWithSyncFallback = (create) => {
  const made = create();
  useInsertionEffect(insertWaiting);
  return made;
};
export const useInsertionEffectWithLayoutFallback = (create, deps) =>
  useInsertionEffect(() => {
    const undo = create();
    insertWaiting();
    return undo;
  }, deps);
`;
const SHEET_CODE = `
const waiting = [];
const insertNow = StyleSheet.prototype.insert;
StyleSheet.prototype.insert = function (rule) {
  waiting.push([this, rule]);
};
export function insertWaiting() {
  for (const [sheet, rule] of waiting.splice(0)) insertNow.call(sheet, rule);
}
`;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(tsx?|js)$/.test(file.name) && !/\.test\.tsx?$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name));
}

/** Every word in the pages' sources and in what they use of Chakra: more than the names in use, and never less. */
function writtenWords(): Set<string> {
  const own = filesBelow(FRONTEND).map((file) => readFileSync(file, 'utf8'));
  const parts = new Set(
    own.flatMap((text) => [...text.matchAll(/@chakra-ui\/react\/([\w-]+)/g)].map(([, name]) => name)),
  );
  const folders = [
    'styled-system',
    ...[...parts].map((name) => `components/${name}`),
    'components/loader',
    'components/absolute-center',
    'components/spinner',
    'components/span',
  ];
  const theirs = folders
    .map((folder) => path.join(CHAKRA, folder))
    .filter((folder) => existsSync(folder) && statSync(folder).isDirectory())
    .flatMap(filesBelow)
    .map((file) => readFileSync(file, 'utf8'));
  return new Set([...own, ...theirs].flatMap((text) => text.match(/[A-Za-z_][\w]*/g) ?? []));
}

type Property = ESTree.ObjectExpression['properties'][number];

function keyOf(property: Property): string | null {
  if (property.type !== 'Property') return null;
  const { key } = property;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
}

/** The other names that a style property's definition says it goes by. */
function shorthandsOf(property: Property): string[] {
  if (property.type !== 'Property' || property.value.type !== 'ObjectExpression') return [];
  const shorthand = property.value.properties.find((one) => keyOf(one) === 'shorthand');
  if (shorthand?.type !== 'Property') return [];
  const elements = shorthand.value.type === 'ArrayExpression' ? shorthand.value.elements : [shorthand.value];
  return elements.flatMap((one) => (one?.type === 'Literal' && typeof one.value === 'string' ? [one.value] : []));
}

/** Every object literal of the tree that is the value of `name` or the first argument of `call`. */
function objectsUnder(tree: unknown, name: string, call: string): ESTree.ObjectExpression[] {
  const found: ESTree.ObjectExpression[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const {
      type,
      key,
      value,
      callee,
      arguments: given,
    } = node as Record<string, never> & {
      key?: { name?: string };
      value?: ESTree.ObjectExpression;
      callee?: { name?: string };
      arguments?: ESTree.ObjectExpression[];
    };
    if (type === 'Property' && key?.name === name && value?.type === 'ObjectExpression') found.push(value);
    if (type === 'CallExpression' && callee?.name === call && given?.[0]?.type === 'ObjectExpression')
      found.push(given[0]);
    Object.values(node).forEach(visit);
  };
  visit(tree);
  return found;
}

/** The code without these properties of its object literals. */
function without(code: string, properties: readonly Property[]): string {
  return [...properties]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}

/** Fails the build where a library no longer looks as it did. */
function replaced(code: string, pattern: RegExp, by: (match: string, list: string) => string): string {
  if (!pattern.test(code)) throw new Error(`Nothing matches ${pattern}; look at scripts/used-parts-build.ts`);
  return code.replace(pattern, by);
}

/**
 * The router without what a link fetches ahead for the framework's server, and so that what nothing uses can be seen to
 * do nothing: names for development tools keep components that nothing shows.
 */
function leaner(code: string): string {
  return code
    .replace(/return shouldPrefetch && !isAbsolute \? [^;]+ : link;/, 'return link;')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ ');
}

export function usedParts(): Plugin {
  let words: Set<string> | undefined;
  const isWord = (name: string): boolean => {
    words ??= writtenWords();
    return words.has(name);
  };
  /** The properties of which neither name nor shorthand is written anywhere behind `prefix`. */
  const unwritten = ([object]: ESTree.ObjectExpression[], prefix: string): Property[] =>
    (object?.properties ?? []).filter((property) => {
      const name = keyOf(property);
      return name !== null && ![name, ...shorthandsOf(property)].some((one) => isWord(prefix + one));
    });
  return {
    name: 'used-parts',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      words = undefined;
    },
    resolveId(source) {
      if (source === 'hoist-non-react-statics') return NO_STATICS;
      if (source === '@emotion/use-insertion-effect-with-fallbacks') return STYLES_IN_SLICES;
      if (source === 'react-router') return ROUTER;
      return null;
    },
    load(id) {
      if (id === NO_STATICS) return 'export default (target) => target;';
      if (id === STYLES_IN_SLICES) return STYLES_CODE;
      return null;
    },
    transform(code, id) {
      if (id.endsWith('/@chakra-ui/react/dist/esm/preset-base.js')) {
        const tree = this.parse(code);
        const utilities = objectsUnder(tree, 'utilities', '');
        const conditions = objectsUnder(tree, '', 'defineConditions');
        if (utilities.length !== 1 || conditions.length !== 1) {
          throw new Error("Chakra's base is laid out otherwise; look at scripts/used-parts-build.ts");
        }
        return { code: without(code, [...unwritten(utilities, ''), ...unwritten(conditions, '_')]), map: null };
      }
      if (id.endsWith('/@pandacss/is-valid-prop/dist/index.mjs')) {
        const kept = (list: string) => list.split(',').filter(isWord).join(',');
        return {
          code: replaced(code, /(?<=cssPropertiesStr = ")([^"]+)(?=")/, (_, list) => kept(list)),
          map: null,
        };
      }
      if (id.endsWith('/emotion-is-prop-valid.esm.js')) {
        const kept = (list: string) => list.split('|').filter(isWord).join('|');
        return {
          code: replaced(code, /(?<=reactPropsRegex = \/\^\(\()([^()]+)(?=\))/, (_, list) => kept(list)),
          map: null,
        };
      }
      if (id.endsWith('/emotion-sheet.esm.js')) return { code: code + SHEET_CODE, map: null };
      if (id.includes('/react-router/dist/production/')) {
        return { code: leaner(code), map: null };
      }
      return null;
    },
  };
}
