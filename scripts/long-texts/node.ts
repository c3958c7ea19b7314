/** `node --import` of this lets a script that Node runs by itself import the long texts as the build does. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileText, moduleOf } from './compile.ts';

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.md')) return next(url, context);
    const source = moduleOf(compileText(fileURLToPath(url), (file) => readFileSync(file, 'utf8')));
    return { format: 'module', source, shortCircuit: true };
  },
});
