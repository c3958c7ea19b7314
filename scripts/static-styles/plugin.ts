/**
 * Vite plugin that works out the pages' styles when they are built: every module with its classes written in, a sheet for
 * the frame and one for each page (scripts/static-styles/). Fails where a style would be left to run time.
 */
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { FRONTEND } from './modules.ts';
import { FRAME_ENTRY, isPage, makeSheets, type Sheets } from './sheets.ts';
import { compileSite, type Site } from './site.ts';

const SHEET = 'virtual:styles/';
const FRAME = 'frame';

const nameOf = (page: string) => path.basename(page, '.tsx');

export function staticStyles(): Plugin {
  let made: Promise<{ site: Site; sheets: Sheets }> | undefined;
  const site = () => {
    made ??= compileSite().then((compiled) => ({ site: compiled, sheets: makeSheets(compiled) }));
    return made;
  };
  return {
    name: 'static-styles',
    enforce: 'pre',
    buildStart() {
      made = undefined;
    },
    resolveId(id) {
      return id.startsWith(SHEET) ? `\0${id}` : null;
    },
    async load(id) {
      if (!id.startsWith(`\0${SHEET}`)) return null;
      const { sheets } = await site();
      const name = id.slice(SHEET.length + 1).replace(/\.css$/, '');
      const page = [...sheets.pages.keys()].find((file) => nameOf(file) === name);
      return name === FRAME ? sheets.frame : ((page && sheets.pages.get(page)) ?? '');
    },
    async transform(code, id) {
      const file = id.split('?')[0] as string;
      // The browser's entry brings the frame's sheet along.
      if (file === FRAME_ENTRY) return { code: `import '${SHEET}${FRAME}.css';\n${code}`, map: null };
      const { compiled: all, modules } = (await site()).site;
      const compiled = all.get(file);
      // A module without styles stays as other plugins have loaded it.
      if (!compiled || (compiled.code === modules.get(file)?.text && !isPage(file))) return null;
      return {
        code: isPage(file) ? `import '${SHEET}${nameOf(file)}.css';\n${compiled.code}` : compiled.code,
        map: null,
      };
    },
    handleHotUpdate({ server, file }: { server: ViteDevServer; file: string }) {
      if (!file.startsWith(FRONTEND)) return;
      made = undefined;
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith(`\0${SHEET}`)) void server.reloadModule(module);
      }
    },
  };
}
