/** `npm run dev`: installs, then Vite with hot reload beside the Worker (scripts/dev.ts). */
import { ensureInstalled, runOnProjectNode } from './install.mjs';

await ensureInstalled();
await runOnProjectNode('scripts/dev.ts');
