/**
 * What Data Package v2 and Croissant 1.1 ask of a description, written from the two standards: every property that they
 * require, the values that they allow, and that what refers to something finds it. Anything that they do not name is a fault.
 */
import { z } from 'zod';

const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const unique = <T>(list: readonly T[]) => new Set(list).size === list.length;

/** Each fault as the place and what is wrong there; none of a sound description. */
function faultsOf(schema: z.ZodType, description: unknown): string[] {
  const { error } = schema.safeParse(description);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const FIELD = z.strictObject({ name: text, type: z.enum(['integer', 'number', 'string']), description: text });

const FOREIGN_KEY = z.strictObject({
  fields: z.array(text).min(1),
  reference: z.strictObject({ resource: text, fields: z.array(text).min(1) }),
});

const TABLE_SCHEMA = z
  .strictObject({
    fields: z.array(FIELD).min(1),
    primaryKey: z.array(text).min(1),
    foreignKeys: z.array(FOREIGN_KEY).min(1).optional(),
    missingValues: z.array(z.string()),
  })
  .superRefine(({ fields, primaryKey, foreignKeys = [], missingValues }, context) => {
    const names = fields.map(({ name }) => name);
    const fault = (message: string) => context.addIssue({ code: 'custom', message });
    if (!unique(names)) fault('two fields have one name');
    if (!unique(missingValues)) fault('a missing value is named twice');
    for (const name of [...primaryKey, ...foreignKeys.flatMap((key) => key.fields)])
      if (!names.includes(name)) fault(`a key names ${name}, which is no field`);
    for (const key of foreignKeys)
      if (key.fields.length !== key.reference.fields.length) fault('a foreign key of unequal lengths');
  });

/** A path below the descriptor: not absolute, nothing hidden, none that leads up. */
const RELATIVE_PATH = z.string().regex(/^(?=[^./~])(?!file:)(?!.*(?:\/\.\.\/|\\|:\/\/)).+$/);

const RESOURCE = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9._-]+$/),
    type: z.literal('table'),
    path: RELATIVE_PATH,
    title: text,
    format: text,
    mediatype: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
    encoding: z.literal('utf-8').optional(),
    bytes: z.int().positive(),
    hash: z.string().regex(/^sha256:[0-9a-f]{64}$/),
    schema: TABLE_SCHEMA,
  })
  .refine(({ encoding, format }) => (encoding !== undefined) === (format !== 'parquet'), {
    message: 'an encoding is of a file of text',
  });

const DATA_PACKAGE = z
  .strictObject({
    $schema: z.literal('https://datapackage.org/profiles/2.0/datapackage.json'),
    name: z.string().regex(/^[a-z0-9._-]+$/),
    title: text,
    description: text,
    version: text,
    created: z.iso.datetime(),
    keywords: z.array(text).min(1),
    licenses: z
      .array(z.strictObject({ name: z.string().regex(/^[-a-zA-Z0-9._]+$/), title: text, path: address }))
      .min(1),
    resources: z.array(RESOURCE).min(1),
  })
  .superRefine(({ resources }, context) => {
    const fault = (message: string) => context.addIssue({ code: 'custom', message });
    if (!unique(resources.map(({ name }) => name))) fault('two resources have one name');
    const byName = new Map(resources.map(({ name, schema }) => [name, schema.fields.map((field) => field.name)]));
    for (const { schema } of resources)
      for (const { reference } of schema.foreignKeys ?? [])
        for (const field of reference.fields)
          if (!byName.get(reference.resource)?.includes(field))
            fault(`no field ${field} of a resource ${reference.resource}`);
  });

export const dataPackageFaults = (description: unknown): string[] => faultsOf(DATA_PACKAGE, description);

const ID = z.strictObject({ '@id': text });

/** The context of the standard: each of its terms without a prefix. */
const CONTEXT = z
  .looseObject({
    '@language': text,
    '@vocab': z.enum(['http://schema.org/', 'https://schema.org/']),
    sc: z.enum(['http://schema.org/', 'https://schema.org/']),
    cr: z.literal('http://mlcommons.org/croissant/'),
    dct: z.literal('http://purl.org/dc/terms/'),
    conformsTo: z.literal('dct:conformsTo'),
    dataType: z.strictObject({ '@id': z.literal('cr:dataType'), '@type': z.literal('@vocab') }),
  })
  .refine(
    (context) =>
      ['citeAs', 'column', 'extract', 'field', 'fileObject', 'key', 'recordSet', 'source'].every(
        (term) => context[term] === `cr:${term}`,
      ),
    { message: 'a term is not of the vocabulary' },
  );

const CROISSANT = z
  .strictObject({
    '@context': CONTEXT,
    '@type': z.literal('sc:Dataset'),
    conformsTo: z.literal('http://mlcommons.org/croissant/1.1'),
    name: text,
    description: text,
    url: address,
    version: text,
    datePublished: z.iso.date(),
    inLanguage: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
    keywords: z.array(text).min(1),
    license: z.array(address).min(1),
    creator: z.strictObject({ '@type': z.enum(['sc:Organization', 'sc:Person']), name: text, url: address }),
    citeAs: text,
    distribution: z
      .array(
        z.strictObject({
          '@type': z.literal('cr:FileObject'),
          '@id': text,
          name: text,
          contentUrl: address,
          encodingFormat: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
          contentSize: z.string().regex(/^[1-9]\d* B$/),
          sha256,
        }),
      )
      .min(1),
    recordSet: z
      .array(
        z.strictObject({
          '@type': z.literal('cr:RecordSet'),
          '@id': text,
          name: text,
          description: text,
          key: z.array(ID).min(1),
          field: z
            .array(
              z.strictObject({
                '@type': z.literal('cr:Field'),
                '@id': text,
                name: text,
                description: text,
                dataType: z.enum(['sc:Integer', 'sc:Float', 'sc:Text']),
                source: z.strictObject({ fileObject: ID, extract: z.strictObject({ column: text }) }),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  })
  .superRefine(({ distribution, recordSet }, context) => {
    const fault = (message: string) => context.addIssue({ code: 'custom', message });
    const files = distribution.map((file) => file['@id']);
    const fields = recordSet.flatMap((set) => set.field);
    if (!unique([...files, ...recordSet.map((set) => set['@id']), ...fields.map((field) => field['@id'])]))
      fault('two parts have one @id');
    for (const { source } of fields)
      if (!files.includes(source.fileObject['@id'])) fault(`no file ${source.fileObject['@id']}`);
    for (const set of recordSet)
      for (const key of set.key)
        if (!set.field.some((field) => field['@id'] === key['@id'])) fault(`the key ${key['@id']} is no field`);
  });

export const croissantFaults = (description: unknown): string[] => faultsOf(CROISSANT, description);
