/** The whole site's styles: every module compiled, and what each part of it needs of the sheets. */
import { type Compiled, compile } from './compile.ts';
import { Definitions, type RecipeStyles } from './definitions.ts';
import { readFrontend, type SourceModule } from './modules.ts';
import { type Panda, startPanda } from './panda.ts';

export interface Site {
  modules: Map<string, SourceModule>;
  compiled: Map<string, Compiled>;
  panda: Panda;
}

/** Throws with every place where a style is left to run time. */
export async function compileSite(): Promise<Site> {
  const modules = readFrontend();
  const definitions = new Definitions(modules);
  const own = new Map<string, RecipeStyles>();
  for (const module of modules.values()) {
    for (const { recipe } of definitions.ofModule(module)) if (recipe?.own) own.set(recipe.name, recipe.own);
  }
  const panda = await startPanda(own);
  const compiled = new Map([...modules].map(([file, module]) => [file, compile(module, definitions, panda)]));
  const failures = [...compiled.values()].flatMap((one) => one.failures);
  if (failures.length > 0) throw new Error(`Styles that are left to run time:\n${failures.join('\n')}`);
  return { modules, compiled, panda };
}
