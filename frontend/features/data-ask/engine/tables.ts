/** The tables of a release, read from their Parquet files when a question first names them. */
import { parquetMetadata, parquetRead } from 'hyparquet';
import { RELEASE_FIGURES } from '#schema/domain/figures/derived/release.ts';
import type { FigureUnit } from '#schema/domain/figures/figure.ts';
import { PROGRAM_MONEY, RELEASE_TABLES, type ReleaseTable } from '#schema/domain/site/release-tables.ts';
import { fail } from './failure.ts';
import type { Origin, Relation, RelationColumn, Value } from './relation.ts';

const UNITS = new Map<Origin, FigureUnit | null>([
  ...RELEASE_FIGURES.map(({ key, unit }) => [`universities.${key}`, unit] as const),
  ...PROGRAM_MONEY.map((name) => [`programs.${name}`, 'money'] as const),
]);

/** A table over the bytes of its file; a column is decoded when it is first read. */
export function parquetTable(name: ReleaseTable, file: ArrayBuffer): Relation {
  const metadata = parquetMetadata(file);
  const columns: RelationColumn[] = RELEASE_TABLES[name].map((one) => {
    const origin = `${name}.${one.name}` as const;
    const kind = one.type === 'string' ? 'text' : one.type;
    return { name: one.name, kind, origins: [origin], plain: origin, unit: UNITS.get(origin) ?? null };
  });
  const length = Number(metadata.num_rows);
  const read = new Map<number, Promise<Value[]>>();
  const decoded = async (at: number): Promise<Value[]> => {
    const column = (columns[at] as RelationColumn).name;
    const values = new Array<Value>(length).fill(null);
    await parquetRead({
      file,
      metadata,
      columns: [column],
      onChunk: ({ columnData, rowStart }) => {
        for (let row = 0; row < columnData.length; row++) values[rowStart + row] = columnData[row] ?? null;
      },
    });
    return values;
  };
  return {
    columns,
    length,
    read(at) {
      const known = read.get(at) ?? decoded(at);
      read.set(at, known);
      return known;
    },
  };
}

/** All tables, each got once by `load` and again after a failure. */
export function releaseTables(
  load: (name: ReleaseTable) => Promise<ArrayBuffer>,
): Record<ReleaseTable, () => Promise<Relation>> {
  const got = new Map<ReleaseTable, Promise<Relation>>();
  const table = (name: ReleaseTable) => () => {
    const known = got.get(name);
    if (known) return known;
    const asked = load(name).then((file) => {
      try {
        return parquetTable(name, file);
      } catch (error) {
        return fail({ kind: 'no-files' }, error);
      }
    });
    got.set(name, asked);
    asked.catch(() => got.delete(name));
    return asked;
  };
  return {
    universities: table('universities'),
    figures: table('figures'),
    programs: table('programs'),
    columns: table('columns'),
  };
}
