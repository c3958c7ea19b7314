import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { bringTogether } from './scripts/bring-together.ts';
import { BROWSER_BUILDS, oneLanguage } from './scripts/one-language-build.ts';
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
        // What a dozen pages share is one file: many chunks of a kilobyte compress badly (4 kB more on each first load).
        groups: [{ name: 'common', test: /frontend\/(components|lib|api)\//, minShareCount: 12 }],
      },
    },
  },
};

export default defineConfig({
  root: 'frontend',
  plugins: [oneLanguage(), staticStyles(), react()],
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
