/** Who may import whom: the table of docs/architecture.md as rules. Every rule is an error. */
const room = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    room('no-cycles', {}, { circular: true }, 'Imports run one way.'),
    room('nothing-imports-tests', { pathNot: '^tests/|\\.test\\.tsx?$' }, { path: '^tests/|\\.test\\.tsx?$' }),
    room('domain-stands-alone', { path: '^schema/domain/', pathNot: '\\.test\\.ts$' }, { pathNot: '^schema/domain/' }),
    room(
      'schema-stays-in-schema',
      { path: '^schema/', pathNot: '\\.test\\.ts$' },
      { path: '^(worker|frontend|data|scripts)/' },
    ),
    room('api-knows-no-tables', { path: '^schema/(api|search)/' }, { path: '^schema/db/' }),
    room(
      'frontend-sees-only-contracts',
      { path: '^frontend/' },
      {
        path: '^(worker|data|scripts|schema/(db|search|migrations))/',
        pathNot: '^data/dataset/(scholarship(s|-texts)|transfer-policies)\\.json$',
      },
      'Scholarships and transfer rules are words and facts of one page each, which the site is built with.',
    ),
    room(
      'worker-sees-no-other-runtime',
      { path: '^worker/' },
      { path: '^(frontend|data|scripts)/', pathNot: '^(frontend/(content/|server/render)|data/lexicons/)' },
      'Pages are drawn by one door; lexicons are data that the Worker is built with.',
    ),
    room(
      'only-what-leaves-has-words',
      { path: '^worker/', pathNot: '^worker/(pages|presenters)/|\\.test\\.ts$' },
      { path: '^frontend/' },
      'Pages say what the scripts will say, presenters what the API says; all else goes by keys.',
    ),
    room(
      'only-pages-draw',
      { path: '^worker/', pathNot: '^worker/pages/|\\.test\\.ts$' },
      { path: '^frontend/', pathNot: '^frontend/content/' },
    ),
    room('words-stand-alone', { path: '^frontend/content/' }, { path: '^frontend/', pathNot: '^frontend/content/' }),
    room('data-sees-only-schema', { path: '^data/', pathNot: '\\.test\\.ts$' }, { path: '^(frontend|worker)/' }),
    room(
      'only-queries-know-the-tables',
      { path: '^worker/', pathNot: '^worker/(queries|presenters)/|\\.test\\.ts$' },
      { path: '^schema/db/|drizzle-orm' },
    ),
    room(
      'presenters-take-types-only',
      { path: '^worker/presenters/' },
      { path: '^schema/db/|drizzle-orm', dependencyTypesNot: ['type-only'] },
    ),
    room(
      'services-know-no-http',
      { path: '^worker/(services|search|queries)/', pathNot: '\\.test\\.ts$' },
      { path: '^worker/(http|pages|index)' },
    ),
    room(
      'http-and-pages-ask-services',
      { path: '^worker/(http|pages)/', pathNot: '\\.test\\.ts$' },
      { path: '^worker/queries/' },
      'One way through: a route asks a service, and the service asks queries.',
    ),
    room(
      'routes-and-pages-search-through-services',
      { path: '^worker/(http/routes|pages)/', pathNot: '\\.test\\.ts$' },
      { path: '^worker/search/' },
    ),
    room(
      'the-ground-stands-alone',
      { path: '^worker/(platform|session-start)\\.ts$' },
      { path: '^(worker|schema|frontend)/' },
    ),
    room(
      'rooms-name-what-they-need',
      {
        path: '^worker/',
        pathNot: '^worker/(http|pages|jobs)/|^worker/(index|create-app-context)\\.ts$|\\.test\\.ts$',
      },
      { path: '^worker/(deps|create-app-context)\\.ts$' },
      'What a request has as a whole is known where requests and jobs are; below, a room names its own part of it.',
    ),
    room(
      'one-builder',
      { path: '^worker/', pathNot: '^worker/index\\.ts$' },
      { path: '^worker/create-app-context\\.ts$' },
    ),
    room('queries-know-no-rules', { path: '^worker/queries/' }, { path: '^worker/(services|search|presenters)/' }),
    room(
      'features-are-strangers',
      { path: '^frontend/features/([^/]+)/' },
      { path: '^frontend/features/', pathNot: '^frontend/features/$1/' },
      'Pages compose features; features do not know each other.',
    ),
    room(
      'frontend-runs-downhill-components',
      { path: '^frontend/(components|theme|lib|api|content)/' },
      { path: '^frontend/(features|pages|app)/' },
    ),
    room('frontend-runs-downhill-features', { path: '^frontend/features/' }, { path: '^frontend/(pages|app)/' }),
    room('frontend-runs-downhill-pages', { path: '^frontend/pages/' }, { path: '^frontend/app/' }),
    room(
      'components-do-not-fetch',
      { path: '^frontend/(components|features/[^/]+/components)/' },
      { path: '^frontend/api/client' },
    ),
    room('no-unresolved', {}, { couldNotResolve: true, pathNot: '^cloudflare:|styled-system/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|dist|frontend/styled-system|\\.wrangler|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
