/**
 * Vite plugin that names in index.html the scripts of the frame, and the sheet and the scripts of every page, each link
 * marked with the pages it is for. The Worker leaves those of the page that was asked for, so that the browser fetches
 * them along with the frame instead of after having run it.
 */
import path from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { isForBrowsers } from './one-language-build.ts';

/** Folders of frontend/content/en and its like whose modules are parts of a page each: the text of an article, of a subject of the help. */
const TEXTS = ['articles', 'help'];

type Bundle = Rolldown.OutputBundle;

function chunkOf(bundle: Bundle, file: string): Rolldown.OutputChunk | undefined {
  const found = bundle[file];
  return found?.type === 'chunk' ? found : undefined;
}

/** A chunk and all it imports at once. */
function withImports(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = chunkOf(bundle, file);
  if (!chunk || seen.has(file)) return seen;
  seen.add(file);
  for (const one of chunk.imports) withImports(bundle, one, seen);
  return seen;
}

export function pageParts(): Plugin {
  return {
    name: 'page-parts',
    apply: 'build',
    applyToEnvironment: isForBrowsers,
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }): HtmlTagDescriptor[] {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const frame = new Set<string>();
        // The entry is a few lines that bring the frame along as soon as the page has been painted.
        for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
          for (const file of [entry.fileName, ...entry.dynamicImports]) withImports(bundle, file, frame);
        }
        const pagesOf = new Map<string, string[]>();
        const sheets: HtmlTagDescriptor[] = [];
        for (const { facadeModuleId, fileName, viteMetadata } of chunks) {
          const styles = viteMetadata?.importedCss ?? [];
          const { dir, name } = path.parse(facadeModuleId ?? '');
          const folder = path.basename(dir);
          const isText = TEXTS.includes(folder) && path.basename(path.dirname(path.dirname(dir))) === 'content';
          if (folder !== 'pages' && !isText) continue;
          const page = isText ? `${folder}/${name}` : name;
          for (const sheet of styles) {
            sheets.push({
              tag: 'link',
              attrs: { rel: 'stylesheet', href: `/${sheet}`, 'data-pages': page },
              injectTo: 'head',
            });
          }
          for (const file of withImports(bundle, fileName)) {
            if (!frame.has(file)) pagesOf.set(file, [...(pagesOf.get(file) ?? []), page]);
          }
        }
        const linkTo = (file: string, attrs: Record<string, string> = {}): HtmlTagDescriptor => ({
          tag: 'link',
          // No relation that browsers know: app/start.ts has them fetched once the page has come.
          attrs: { rel: 'x-script', href: `/${file}`, ...attrs },
          injectTo: 'head',
        });
        return [
          ...sheets,
          ...[...frame].filter((file) => !html.includes(`/${file}"`)).map((file) => linkTo(file)),
          ...[...pagesOf].map(([file, pages]) => linkTo(file, { 'data-pages': pages.join(' ') })),
        ];
      },
    },
  };
}
