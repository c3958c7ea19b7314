import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defaultClientConditions, defineConfig } from 'vite';
import { bringTogether } from './scripts/bring-together.ts';
import { siteTablesFiles } from './scripts/data-release/site-tables.ts';
import { derivedTables } from './scripts/derived-tables.ts';
import { BROWSER_BUILDS, FRENCH, localizedHtml } from './scripts/language-builds.ts';
import { locatorPlatesFile } from './scripts/locator-plates.ts';
import { longTexts } from './scripts/long-texts/plugin.ts';
import { staticStyles } from './scripts/static-styles/plugin.ts';

const API = `http://localhost:${process.env.API_PORT ?? '8787'}`;

const CLIENT_BUILD: BuildEnvironmentOptions = {
  outDir: '../dist/client',
  emptyOutDir: true,
  target: 'es2023',
  // Browsers that know light-dark(), for which nothing has to be written besides.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  manifest: true,
  // Every browser of the target knows it.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      // Every name is in a table that each first load brings along; the manifest tells what is what.
      chunkFileNames: 'assets/[hash:7].js',
      codeSplitting: {
        // What seventeen pages share is one file: many chunks of a kilobyte compress badly (4 kB more on each first load). Not
        // what works out prices of one's own, with all that it needs: it comes for whoever said who they are.
        groups: [{ name: 'common', test: /frontend\/(components|lib|api\/(?!your-prices))/, minShareCount: 17 }],
      },
    },
  },
};

const SERVER = {
  consumer: 'server' as const,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Whole, as the Worker's bundle takes it: nothing is looked up later.
  resolve: { noExternal: true as const, conditions: ['workerd', 'module', 'import', 'default'] },
};

const SERVER_BUILD: BuildEnvironmentOptions = {
  emptyOutDir: true,
  target: 'es2024',
  minify: false,
  copyPublicDir: false,
  rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' } },
};

export default defineConfig({
  root: 'frontend',
  plugins: [
    localizedHtml(),
    derivedTables(),
    longTexts(),
    locatorPlatesFile(),
    siteTablesFiles(),
    staticStyles(),
    react(),
  ],
  // One build makes all: what browsers get in each language, and the same pages as the Worker draws them.
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
      await bringTogether();
    },
  },
  environments: {
    [BROWSER_BUILDS.en]: { build: CLIENT_BUILD },
    [BROWSER_BUILDS.fr]: {
      consumer: 'client',
      resolve: { conditions: [FRENCH, ...defaultClientConditions] },
      build: {
        ...CLIENT_BUILD,
        outDir: '../dist/client-fr',
        copyPublicDir: false,
        rolldownOptions: { ...CLIENT_BUILD.rolldownOptions, input: 'index.html' },
      },
    },
    ssr: {
      ...SERVER,
      build: {
        ...SERVER_BUILD,
        outDir: '../dist/server',
        rolldownOptions: {
          ...SERVER_BUILD.rolldownOptions,
          // The Worker has zod, the rules and the words in English already: its bundle takes these from there, once for all.
          external: [/^#(schema|frontend\/content|words|names)\//, /^zod(\/|$)/],
          input: { render: 'server/render.tsx' },
        },
      },
    },
    // What the Worker says in French: pages and presenters with French words. All else is shared with the Worker's bundle.
    ssr_fr: {
      ...SERVER,
      resolve: { ...SERVER.resolve, conditions: [FRENCH, ...SERVER.resolve.conditions] },
      build: {
        ...SERVER_BUILD,
        ssr: true,
        outDir: '../dist/server-fr',
        rolldownOptions: {
          ...SERVER_BUILD.rolldownOptions,
          external: [/^#(data\/|worker\/(?!(presenters|pages)\/)|worker\/pages\/answers\.ts$)/, /^zod(\/|$)/],
          input: {
            render: 'server/render.tsx',
            presenters: '../worker/presenters/localized.ts',
            'search-presenters': '../worker/presenters/localized-search.ts',
            pages: '../worker/pages/localized.ts',
          },
        },
      },
    },
  },
  // The worker of a page gets the tables that are made of the registry, as pages do.
  worker: { plugins: () => [derivedTables()] },
  // Modules of frontend/api have addresses under /api too, while pages are served as they are written.
  server: { proxy: { '^/api/(?![^?]+\\.ts(\\?|$))': API, '/img': API, '^/data/[^?]+\\.\\w+$': API } },
});
