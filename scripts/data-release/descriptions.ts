/** What a release says of itself: Data Package v2, Croissant 1.1, citation, changes, checksums, terms. */
import { createHash } from 'node:crypto';
import type { ReleaseType } from '#schema/domain/site/release-tables.ts';
import { LICENCES } from './licences.ts';
import { type Cell, type Release, type Table, TERMS_NOT_READ } from './tables.ts';

export interface ReleaseFile {
  name: string;
  bytes: Uint8Array;
  mediaType: string;
  /** The table that it holds; none of a file of several tables or of words. */
  table?: Table;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const NAME = 'campusatlas-universities';
export const TITLE = 'CampusAtlas: universities and colleges of the United States and Canada';
const DESCRIPTION =
  'Figures of universities and colleges of the United States and Canada from public sources, each with source, variable, year and the number of people behind it, or the reason why it is blank.';

const KEYWORDS = ['universities', 'colleges', 'United States', 'Canada', 'tuition', 'net price', 'graduation rate'];

const ofTables = (files: readonly ReleaseFile[]) =>
  files.flatMap(({ table, ...file }) => (table === undefined ? [] : [{ ...file, table }]));

const isParquet = (name: string) => name.endsWith('.parquet');
const resourceName = (file: string) => file.replaceAll('.', '-');

/** Frictionless Data Package, version 2. */
export function dataPackage({ version, asOf }: Release, files: readonly ReleaseFile[]) {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: NAME,
    title: TITLE,
    description: DESCRIPTION,
    version,
    created: `${asOf}T00:00:00Z`,
    keywords: KEYWORDS,
    licenses: Object.entries(LICENCES).map(([name, licence]) => ({ name, ...licence })),
    resources: ofTables(files).map(({ name, bytes, table, mediaType }) => ({
      name: resourceName(name),
      type: 'table',
      path: name,
      title: table.title,
      format: name.replace(/\.gz$/, '').split('.').at(-1),
      mediatype: mediaType,
      ...(isParquet(name) ? {} : { encoding: 'utf-8' }),
      bytes: bytes.length,
      hash: `sha256:${sha256(bytes)}`,
      schema: {
        fields: table.columns.map(({ name: field, type, description }) => ({ name: field, type, description })),
        primaryKey: table.primaryKey,
        ...(table.references === undefined
          ? {}
          : {
              foreignKeys: table.references.map(({ column, table: other, key }) => ({
                fields: [column],
                reference: { resource: resourceName(`${other}.csv`), fields: [key] },
              })),
            }),
        missingValues: [''],
      },
    })),
  };
}

const CROISSANT_TYPES: Record<ReleaseType, string> = { integer: 'sc:Integer', number: 'sc:Float', string: 'sc:Text' };

/** Terms of the vocabulary that its standard context names without a prefix. */
const CROISSANT_TERMS = `
  annotation arrayShape citeAs column containedIn equivalentProperty excludes extract field fileObject
  fileProperty fileSet format includes isArray isLiveDataset jsonPath key md5 parentField readLines recordSet
  references regex sdVersion separator source subField transform unArchive value
`
  .trim()
  .split(/\s+/);

const CROISSANT_CONTEXT = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  dct: 'http://purl.org/dc/terms/',
  conformsTo: 'dct:conformsTo',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  examples: { '@id': 'cr:examples', '@type': '@json' },
  ...Object.fromEntries(CROISSANT_TERMS.map((term) => [term, `cr:${term}`])),
};

const pageAddress = (version: string, origin: string) => `${origin}/data/${version}/index.html`;

/** Croissant 1.1: each table by its Parquet file. No `references`: the standard and its own reader write them differently. */
export function croissant({ version, asOf }: Release, files: readonly ReleaseFile[], origin: string) {
  const url = `${origin}/data/${version}`;
  const page = pageAddress(version, origin);
  const tables = ofTables(files).filter(({ name }) => isParquet(name));
  return {
    '@context': CROISSANT_CONTEXT,
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.1',
    name: NAME,
    description: DESCRIPTION,
    url: page,
    version,
    datePublished: asOf,
    inLanguage: ['en', 'fr'],
    keywords: KEYWORDS,
    license: Object.values(LICENCES).map(({ path }) => path),
    creator: { '@type': 'sc:Organization', name: 'CampusAtlas', url: origin },
    citeAs: `CampusAtlas, ${TITLE}, version ${version}, ${page}`,
    distribution: tables.map(({ name, bytes, mediaType }) => ({
      '@type': 'cr:FileObject',
      '@id': name,
      name,
      contentUrl: `${url}/${name}`,
      encodingFormat: mediaType,
      contentSize: `${bytes.length} B`,
      sha256: sha256(bytes),
    })),
    recordSet: tables.map(({ name, table }) => ({
      '@type': 'cr:RecordSet',
      '@id': table.name,
      name: table.name,
      description: table.title,
      key: table.primaryKey.map((key) => ({ '@id': `${table.name}/${key}` })),
      field: table.columns.map((column) => ({
        '@type': 'cr:Field',
        '@id': `${table.name}/${column.name}`,
        name: column.name,
        description: column.description,
        dataType: CROISSANT_TYPES[column.type],
        source: { fileObject: { '@id': name }, extract: { column: column.name } },
      })),
    })),
  };
}

export const citation = ({ version, asOf }: Release, origin: string): string =>
  [
    'cff-version: 1.2.0',
    'message: Cite this dataset as below, and the source of each figure that you use.',
    'type: dataset',
    `title: ${JSON.stringify(TITLE)}`,
    'authors:',
    '  - name: CampusAtlas',
    `version: ${JSON.stringify(version)}`,
    `date-released: ${asOf}`,
    `url: ${JSON.stringify(pageAddress(version, origin))}`,
    '',
  ].join('\n');

/** As `sha256sum --check` reads them. */
export const checksums = (files: readonly ReleaseFile[]): string =>
  files.map(({ name, bytes }) => `${sha256(bytes)}  ${name}\n`).join('');

/** On what terms the figures are, and which sources are not in the release. */
export const termsText = ({ leftOut, groups }: Release): string =>
  [
    '# Terms',
    '',
    'Each value has the licence of its source (column `licence` of the table `figures`). Quote figures with source and year.',
    '',
    ...Object.entries(LICENCES).map(([key, { title, path }]) => `- \`${key}\`: ${title}, ${path}`),
    '',
    '## Left out',
    '',
    `Sources whose terms do not allow passing on, or were not read, with how many values are left out (\`${TERMS_NOT_READ}\`):`,
    '',
    ...leftOut.map(({ source, values }) => `- ${source}: ${values}`),
    '',
    `Figures that are groups of values have no column: ${groups.join(', ')}.`,
    '',
  ].join('\n');

/** The table of figures of a release that came before. */
export interface EarlierRelease {
  version: string;
  figures: readonly (readonly Cell[])[];
}

const valuesOf = (rows: readonly (readonly Cell[])[]) =>
  new Map(rows.map(([id, figure, value, text]) => [`${id} ${figure}`, value ?? text ?? null]));
const schoolsOf = (rows: readonly (readonly Cell[])[]) => new Set(rows.map(([id]) => id));

/** What has changed since an earlier release: for each figure how many values are new, gone and different. */
export function changelog({ version, asOf, tables }: Release, before: EarlierRelease | null): string {
  const lines = ['# Changes', '', `Version ${version}, data as of ${asOf}.`, ''];
  if (before === null) return [...lines, 'Not compared with an earlier release.', ''].join('\n');
  const figures = tables.find(({ name }) => name === 'figures')?.rows ?? [];
  const [now, then] = [valuesOf(figures), valuesOf(before.figures)];
  const [schoolsNow, schoolsThen] = [schoolsOf(figures), schoolsOf(before.figures)];
  const counts = new Map<string, { added: number; removed: number; changed: number }>();
  for (const key of new Set([...now.keys(), ...then.keys()])) {
    const [was, is] = [then.get(key) ?? null, now.get(key) ?? null];
    if (was === is) continue;
    const figure = key.split(' ')[1] ?? '';
    const count = counts.get(figure) ?? { added: 0, removed: 0, changed: 0 };
    counts.set(figure, count);
    count[was === null ? 'added' : is === null ? 'removed' : 'changed'] += 1;
  }
  const listed = (ids: readonly (Cell | undefined)[]) => ids.join(', ') || 'none';
  return [
    ...lines,
    `Since version ${before.version}:`,
    '',
    `- Schools added: ${listed([...schoolsNow].filter((id) => !schoolsThen.has(id)))}`,
    `- Schools removed: ${listed([...schoolsThen].filter((id) => !schoolsNow.has(id)))}`,
    '',
    '| figure | added | removed | changed |',
    '| --- | --- | --- | --- |',
    ...[...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([figure, { added, removed, changed }]) => `| ${figure} | ${added} | ${removed} | ${changed} |`),
    '',
  ].join('\n');
}
