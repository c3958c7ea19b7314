/** Writes the types of the pages' style properties, tokens and recipes (frontend/styled-system), which Panda makes. */
import path from 'node:path';
import { codegen, loadConfigAndCreateContext } from '@pandacss/node';

const FRONTEND = path.resolve(import.meta.dirname, '../../frontend');

export async function writeStyleTypes(): Promise<void> {
  const configPath = path.join(FRONTEND, 'panda.config.ts');
  await codegen(await loadConfigAndCreateContext({ cwd: FRONTEND, configPath }));
}
