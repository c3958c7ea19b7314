/**
 * A component without its recipe shows unstyled and says nothing: every one we import must have it in our system. For
 * inputs, selects and checkboxes there is components/controls.tsx.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { system } from './system.ts';

const FRONTEND = path.resolve(import.meta.dirname, '..');
const COMPONENTS = path.resolve(FRONTEND, '../node_modules/@chakra-ui/react/dist/esm/components');
const IMPORT = /import\s+(type\s+)?[^;]*?from\s+'@chakra-ui\/react(\/[\w-]+)?'/g;

const imports = globSync('**/*.{ts,tsx}', { cwd: FRONTEND }).flatMap((file) =>
  [...readFileSync(path.join(FRONTEND, file), 'utf8').matchAll(IMPORT)].map(([, type, subpath]) => ({
    file,
    type: type !== undefined,
    name: subpath?.slice(1),
  })),
);
const components = [
  ...new Set(imports.flatMap(({ name }) => (name && existsSync(path.join(COMPONENTS, name)) ? [name] : []))),
];

/** The recipe a component asks its system for, as its own source says it. */
function recipeKeys(component: string): string[] {
  const folder = path.join(COMPONENTS, component);
  const sources = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return sources.flatMap((source) => [...source.matchAll(/\bkey: "([\w]+)"/g)].map(([, key]) => key as string));
}

describe('the system', () => {
  it('is asked for components with recipes at all', () => {
    expect(components).toEqual(expect.arrayContaining(['button', 'badge', 'heading', 'table']));
    expect(recipeKeys('button')).toContain('button');
    expect(recipeKeys('table')).toContain('table');
  });

  it.each(components.flatMap((component) => recipeKeys(component).map((key) => [component, key] as const)))(
    'has the recipe of %s, %s',
    (_, key) => {
      expect(system.hasRecipe(key)).toBe(true);
    },
  );

  it('is fed by single components only: the whole library would come along in development', () => {
    expect(imports.filter(({ name, type }) => name === undefined && !type)).toEqual([]);
  });
});
