/**
 * Which files a dynamic import asks the browser for besides its own: those that are not there yet. Vite names all that a
 * part is made of, and each name is letters of a hash that no compression makes shorter; what the importing file and the
 * frame have brought along already need not be named (some 1.5 kB of each first load).
 */
import type { Plugin } from 'vite';
import { isForBrowsers } from './one-language-build.ts';

/** By file, it and all that it imports at once. */
const brought = new Map<string, ReadonlySet<string>>();
/** What every page has once the frame is there. */
let frame: ReadonlySet<string> = new Set();

/** For `build.modulePreload.resolveDependencies`. */
export function missingFiles(
  _file: string,
  files: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] {
  // The first page names what its own script stands on.
  if (hostType === 'html') return files;
  const own = brought.get(hostId);
  return files.filter((file) => !own?.has(file) && !frame.has(file));
}

/** Learns from the bundle what each file brings along, before the imports are written. */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: isForBrowsers,
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const withImports = (file: string, seen = new Set<string>()): Set<string> => {
          const chunk = bundle[file];
          if (seen.has(file) || chunk?.type !== 'chunk') return seen;
          seen.add(file);
          for (const one of chunk.imports) withImports(one, seen);
          return seen;
        };
        brought.clear();
        for (const [file, chunk] of Object.entries(bundle)) {
          if (chunk.type !== 'chunk') continue;
          brought.set(file, withImports(file));
          // The entry brings the frame, and by a dynamic import so that it comes late.
          if (chunk.isEntry) frame = new Set([file, ...chunk.dynamicImports].flatMap((one) => [...withImports(one)]));
        }
      },
    },
  };
}
