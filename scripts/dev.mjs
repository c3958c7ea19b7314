/** `npm run dev`: installs, then Vite with hot reload beside the Worker (scripts/dev.ts). */
import { ensureInstalled, runOnProjectNode } from './install.mjs';

ensureInstalled();
runOnProjectNode('scripts/dev.ts');
