/** `npm start`: installs, then hands over to scripts/start.ts on the project's own Node. */
import { ensureInstalled, runOnProjectNode } from './install.mjs';

await ensureInstalled();
await runOnProjectNode('scripts/start.ts');
