/**
 * Vite plugin of the build: fails where Chakra's runtime or Emotion would be a part of the site, in browsers or in the
 * Worker. Both are there to write the styles with, and stay behind (docs/decisions/0055-what-a-first-visit-loads.md).
 */
import type { Plugin } from 'vite';

const RUNTIME = /\/node_modules\/(@chakra-ui|@emotion|@ark-ui|@zag-js)\//;

/** The modules of a runtime among those that were bundled. */
export function styleRuntimes(modules: Iterable<string>): string[] {
  return [...modules].filter((id) => RUNTIME.test(id));
}

export function noStyleRuntime(): Plugin {
  return {
    name: 'no-style-runtime',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? Object.keys(one.modules) : []));
      const found = styleRuntimes(modules);
      if (found.length > 0)
        this.error(`Styles are worked out when the site is built; bundled all the same:\n${found.join('\n')}`);
    },
  };
}
