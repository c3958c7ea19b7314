/** `npm test` and `npm run test:long`: installs, then hands over to scripts/check.ts on the project's own Node. */
import { ensureInstalled, runOnProjectNode } from './install.mjs';

await ensureInstalled();
await runOnProjectNode('scripts/check.ts');
