import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { bringTogether } from './scripts/bring-together.ts';
import { endpointTable } from './scripts/endpoint-table.ts';
import { laterQueries } from './scripts/later-queries-build.ts';
import { noStyleRuntime } from './scripts/no-style-runtime-build.ts';
import { BROWSER_BUILDS, oneLanguage } from './scripts/one-language-build.ts';
import { pageParts } from './scripts/page-parts-build.ts';
import { missingFiles, preloads } from './scripts/preloads-build.ts';

import { staticStyles } from './scripts/static-styles-build.ts';
import { undrawnParts } from './scripts/undrawn-parts-build.ts';
import { unimportedComponents } from './scripts/unimported-components-build.ts';

const API = `http://localhost:${process.env.API_PORT ?? '8787'}`;

/** Modules whose path in the project begins so. */
const inside = (paths: string) => new RegExp(`/(?:${paths})`);

/** Its package offers one build for production and one for development, and names the latter. */
const ROUTER = path.resolve(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs');

const CLIENT_BUILD: BuildEnvironmentOptions = {
  outDir: '../dist/client',
  emptyOutDir: true,
  target: 'es2023',
  // Browsers that know light-dark(), for which nothing has to be written besides.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  manifest: true,
  // Every browser of the target knows it.
  modulePreload: { polyfill: false, resolveDependencies: missingFiles },
  rolldownOptions: {
    output: {
      // Every name is in a table that each first load brings along; the manifest tells what is what.
      chunkFileNames: 'assets/[hash:7].js',
      codeSplitting: {
        groups: [
          // Where it were a part of the frame, the page's first script would run the frame before anything is painted.
          { name: 'loader', test: /vite\/preload-helper/, priority: 5 },
          // What the frame is built on, run before it in tasks of their own (app/start.ts); what only some pages use of it
          // stays with them.
          {
            name: 'libraries',
            test: inside(
              'node_modules/((react|react-dom|scheduler)/|(react-router|react-router-dom|@tanstack)/(?!.*([mM]utation|[iI]nfinite|[qQ]ueries)))',
            ),
            priority: 4,
          },
          // What every page needs is one file: a few lines bring it along (app/start.ts), so that it is no entry itself.
          {
            name: 'frame',
            test: inside(
              'frontend/app/main|frontend/components/page-head|frontend/api/(initial-data|shared-queries)|schema/domain/(enums|formats|plural)\\.',
            ),
            priority: 2,
          },
          // Small, and hardly ever without each other.
          {
            name: 'explained',
            test: inside('frontend/(components/(popover|term\\.)|content/(en|fr)/glossary\\.)'),
            priority: 1,
          },
          // What lists of universities, a university's page and the comparison share, which would be twenty small files.
          {
            name: 'universities',
            test: inside(
              '(frontend/(features/(bookmarks|compare)/state|features/bookmarks/bookmark-toggle|components/(badge|campus-picture)|content/(place-line|(en|fr)/(status|pictures))\\.)|schema/domain/(categories|small-cohorts|drawn-size)\\.)',
            ),
            priority: 1,
          },
          // Comparison and majors have it too.
          { name: 'places', test: inside('schema/domain/places\\.'), priority: 2 },
          // What the list of scholarships says stands above it too, and comes before it.
          { name: 'scholarship-words', test: inside('frontend/content/(en|fr)/scholarship-words\\.'), priority: 2 },
          // The page and the plan have them, and one file is smaller than three.
          {
            name: 'scholarships',
            test: inside(
              '(frontend/content/(en/|fr/)?scholarship-(list|words)\\.|schema/domain/scholarships\\.|data/dataset/scholarships\\.)',
            ),
            priority: 1,
          },
          // A price and how far it is: headlines and tables have them without cards.
          {
            name: 'prices',
            test: inside(
              '(frontend/(components/own-price/price-place|content/(en/|fr/)?(tuition-lines|distance)\\.)|schema/domain/distance\\.)',
            ),
            priority: 2,
          },
          // A card and what it says.
          {
            name: 'cards',
            test: inside(
              '(frontend/(pages/lists/(listed-card|chosen-tray)|features/search/components/(university-card|why-line)|features/hidden/(queries|components/hideable)|content/(en/|fr/)?(card-words|card-lines)\\.))',
            ),
            priority: 1,
          },
          // The box with what only it and other boxes of suggestions need.
          {
            name: 'search-box',
            test: inside(
              'frontend/(features/search/components/search-box|lib/use-debounced|components/listbox-moves)\\.',
            ),
            priority: 1,
          },
          // What an address of the search asks for.
          {
            name: 'asked',
            test: inside(
              '(frontend/features/search/(filters|sort|around)\\.|schema/domain/(search-filters|filter-values|school-groups|subject-keys)\\.)',
            ),
            priority: 1,
          },
        ],
      },
    },
  },
};

export default defineConfig({
  root: 'frontend',
  plugins: [
    oneLanguage(),
    endpointTable(),
    laterQueries(),
    staticStyles(),
    undrawnParts(),
    react(),
    unimportedComponents(),
    noStyleRuntime(),
    preloads(),
    pageParts(),
  ],
  resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] },
  // One build makes all: what browsers get in each language, and the same pages as the Worker draws them.
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
      await bringTogether();
    },
  },
  environments: {
    [BROWSER_BUILDS.en]: { build: CLIENT_BUILD, define: { SITE_LANGUAGE: '"en"' } },
    [BROWSER_BUILDS.fr]: {
      consumer: 'client',
      define: { SITE_LANGUAGE: '"fr"' },
      build: {
        ...CLIENT_BUILD,
        outDir: '../dist/client-fr',
        copyPublicDir: false,
        rolldownOptions: { ...CLIENT_BUILD.rolldownOptions, input: 'index.html' },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      // Whole, as the Worker's bundle takes it: nothing is looked up later.
      resolve: { noExternal: true, conditions: ['workerd', 'module', 'import', 'default'] },
      build: {
        outDir: '../dist/server',
        emptyOutDir: true,
        target: 'es2024',
        minify: false,
        copyPublicDir: false,
        rolldownOptions: {
          // The Worker has the rules and the words already: its bundle takes these from there, once for both.
          external: (id) => /^#(schema\/domain|frontend\/content|words|names)\//.test(id),
          input: { render: 'server/render.tsx' },
          output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
        },
      },
    },
  },
  server: { proxy: { '/api': API, '/img': API } },
});
