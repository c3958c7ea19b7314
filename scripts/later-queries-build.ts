/**
 * Vite plugin of the build: of the library of questions a first load brings what asks. Its client names the classes of
 * changes and of endless lists too, which nothing uses until a part that changes something or goes on loading has come;
 * such a part brings the class with its own observer, and gives it to the client's files. What is imported otherwise in a
 * later release stays as it is, and is only larger.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { isForBrowsers } from './one-language-build.ts';

/** A class or function of the first file, used by the second, and made use of through the third alone. */
const LATER = [
  { of: 'mutation.js', name: 'Mutation', usedBy: 'mutationCache.js', broughtBy: 'mutationObserver.js' },
  {
    of: 'infiniteQueryBehavior.js',
    name: 'infiniteQueryBehavior',
    usedBy: 'query.js',
    broughtBy: 'infiniteQueryObserver.js',
  },
] as const;

const LIBRARY = /@tanstack\/query-core\/build\/modern\/([^/]+)$/;
const PLACE = 'later-queries:place-of/';
const GIVEN = 'later-queries:given/';

/** Works called with `new` and without. */
const placeOf = (name: string) =>
  `let given; export const give${name} = (one) => { given = one; };
export function ${name}(...all) { return new.target ? new given(...all) : given(...all); }`;

export function laterQueries(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'later-queries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: isForBrowsers,
    resolveId(id, importer) {
      if (id.startsWith(PLACE)) return `\0${id}`;
      const by = LIBRARY.exec(importer ?? '')?.[1];
      const later = LATER.find(({ of }) => id === `./${of}`);
      if (by === undefined || later === undefined || importer === undefined) return null;
      const file = path.join(path.dirname(importer), later.of);
      if (by === later.usedBy) return `\0${PLACE}${later.name}`;
      if (by !== later.broughtBy) return null;
      files.set(later.name, file);
      return `\0${GIVEN}${later.name}`;
    },
    load(id) {
      if (id.startsWith(`\0${PLACE}`)) return placeOf(id.slice(PLACE.length + 1));
      const name = id.startsWith(`\0${GIVEN}`) ? id.slice(GIVEN.length + 1) : '';
      const file = files.get(name);
      if (file === undefined) return null;
      return {
        code: `import { ${name} } from ${JSON.stringify(file)}; import { give${name} } from ${JSON.stringify(PLACE + name)};
give${name}(${name}); export * from ${JSON.stringify(file)};`,
        moduleSideEffects: true,
      };
    },
  };
}
