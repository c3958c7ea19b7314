/** `npm run docs:database`: writes the diagram of docs/database.md from the tables of schema/db. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DatabaseTable, databaseTables as tables } from './database-tables.ts';

export const DATABASE_DOCS_FILE = path.resolve(import.meta.dirname, '../docs/database.md');

const BLOCK = /```mermaid\n[\s\S]*?```/;

/**
 * What a column refers to, by its name. The schema declares no foreign keys: a dataset load replaces the catalogue while
 * accounts go on naming its universities.
 */
const REFERS_TO: Record<string, string> = {
  user_id: 'users',
  university_id: 'universities',
  similar_id: 'universities',
  other_id: 'universities',
  list_id: 'lists',
  change_id: 'dataset_changes',
};
/** Tables with a row for each university under the university's own id. */
const ONE_TO_ONE: Record<string, string> = { university_cards: 'universities' };

/** Names of the columns that end in `_id` and refer to no table: a new one needs a line in REFERS_TO. */
export const unknownReferences = (): string[] =>
  tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => column.name.endsWith('_id') && !REFERS_TO[column.name])
      .map((column) => `${name}.${column.name}`),
  );

/** The tables as a Mermaid entity-relationship diagram. */
function diagram(): string {
  const relations = tables.flatMap((table) => {
    const referring = table.columns.flatMap(({ name }) => {
      const to = REFERS_TO[name];
      return to === undefined ? [] : [`  ${to} ||--o{ ${table.name} : ${name}`];
    });
    const to = ONE_TO_ONE[table.name];
    return to === undefined ? referring : [`  ${to} ||--|| ${table.name} : id`, ...referring];
  });
  return ['```mermaid', 'erDiagram', ...relations, ...tables.flatMap(entity), '```'].join('\n');
}

function entity(table: DatabaseTable): string[] {
  const keys = new Set(table.primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name)));
  const lines = table.columns.map((column) => {
    const marks = [
      ...(column.primary || keys.has(column.name) ? ['PK'] : []),
      ...(REFERS_TO[column.name] === undefined ? [] : ['FK']),
    ];
    return `    ${column.getSQLType()} ${column.name}${marks.length > 0 ? ` ${marks.join(', ')}` : ''}`;
  });
  return [`  ${table.name} {`, ...lines, '  }'];
}

/** The page with the diagram as the tables are now. */
export function databaseDocs(): string {
  const page = readFileSync(DATABASE_DOCS_FILE, 'utf8');
  if (!BLOCK.test(page)) throw new Error('docs/database.md has no mermaid block');
  return page.replace(BLOCK, () => diagram());
}

if (import.meta.main) writeFileSync(DATABASE_DOCS_FILE, databaseDocs());
