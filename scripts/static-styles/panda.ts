/** Panda's part: the class names of styles and recipes, and the sheets with their rules. */
import path from 'node:path';
import { loadConfigAndCreateContext, PandaContext } from '@pandacss/node';
import type { RecipeStyles } from './definitions.ts';
import { FRONTEND } from './modules.ts';

/** What a part of the site needs of the sheets: atomic styles and recipes by their hashes. */
export interface Needs {
  atomic: Set<string>;
  recipes: Map<string, Set<string>>;
}

/** Stands among a recipe's hashes for what all its variants share. */
export const RECIPE_BASE = 'base';

export const noNeeds = (): Needs => ({ atomic: new Set(), recipes: new Map() });

export function addNeeds(to: Needs, from: Needs): void {
  for (const hash of from.atomic) to.atomic.add(hash);
  for (const [recipe, hashes] of from.recipes) {
    const known = to.recipes.get(recipe) ?? new Set();
    for (const hash of hashes) known.add(hash);
    to.recipes.set(recipe, known);
  }
}

export interface Panda {
  context: PandaContext;
  isStyle: (name: string) => boolean;
  /** The property a shorthand stands for. */
  propertyOf: (name: string) => string;
  /** The classes of a style object; notes what they need. */
  classesOf: (styles: object, needs: Needs) => string;
  /** The class of a recipe's base, and of one of its variants; notes what they need. */
  recipeBase: (name: string, needs: Needs) => string;
  recipeVariant: (name: string, variant: string, value: string, needs: Needs) => string;
  recipeOf: (name: string) => RecipeStyles;
}

/** `own` are the recipes that are written beside the component they are for. */
export async function startPanda(own: ReadonlyMap<string, RecipeStyles>): Promise<Panda> {
  const { conf } = await loadConfigAndCreateContext({ configPath: path.join(FRONTEND, 'panda.config.ts') });
  const recipes = { ...conf.config.theme?.recipes };
  for (const [name, styles] of own) recipes[name] = { className: name, ...styles } as never;
  const context = new PandaContext({ ...conf, config: { ...conf.config, theme: { ...conf.config.theme, recipes } } });
  const classes = new Map<string, { text: string; hashes: string[] }>();

  const hashesOf = (fill: (encoder: PandaContext['encoder']) => void) => {
    const encoder = context.encoder.clone();
    fill(encoder);
    return encoder;
  };
  const classOf = (hash: string, recipe?: string) => {
    const encoder = context.encoder.clone();
    if (recipe === undefined) encoder.atomic.add(hash);
    else encoder.recipes.set(recipe, new Set([hash]));
    return [...context.decoder.clone().collect(encoder).classNames.keys()].map((name) => name.replace(/\\(.)/g, '$1'));
  };

  return {
    context,
    // Selectors and queries are conditions of their own.
    isStyle: (name) => name === 'css' || /[&@]/.test(name) || context.isValidProperty(name),
    propertyOf: (name) => context.utility.resolveShorthand(name),
    classesOf(styles, needs) {
      const key = JSON.stringify(styles);
      let made = classes.get(key);
      if (!made) {
        const hashes = [...hashesOf((encoder) => encoder.processAtomic(styles as never)).atomic];
        made = { text: hashes.flatMap((hash) => classOf(hash)).join(' '), hashes };
        classes.set(key, made);
      }
      for (const hash of made.hashes) needs.atomic.add(hash);
      return made.text;
    },
    recipeBase(name, needs) {
      addNeeds(needs, { atomic: new Set(), recipes: new Map([[name, new Set([RECIPE_BASE])]]) });
      return String(context.recipes.getConfigOrThrow(name).className);
    },
    recipeVariant(name, variant, value, needs) {
      const hashes = hashesOf((encoder) => encoder.processConfigRecipe(name, { [variant]: value })).recipes.get(name);
      // Its defaults come along: only the one that is asked for.
      const wanted = [...(hashes ?? [])].filter((hash) => hash.startsWith(`${variant}]___[`));
      addNeeds(needs, { atomic: new Set(), recipes: new Map([[name, new Set(wanted)]]) });
      return wanted.flatMap((hash) => classOf(hash, name)).join(' ');
    },
    recipeOf: (name) => context.recipes.getConfigOrThrow(name) as RecipeStyles,
  };
}
