/** Rows of every catalogue table, made from a dataset. */
import { gzipSync } from 'node:zlib';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as catalogue from '#schema/db/catalogue.ts';
import { PRICE_FIELDS } from '#schema/domain/money/prices.ts';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import { DOCUMENT_PARTS_MAX } from '#schema/domain/record/university-document.ts';
import { pick } from '#schema/domain/record/university-fields.ts';
import { buildOfflineCopy, OFFLINE_COPY_LAYOUT } from '#schema/search/offline-copy.ts';
import { buildProgramSnapshot, PROGRAM_SNAPSHOT_LAYOUT } from '#schema/search/program-snapshot.ts';
import { buildSnapshot, SNAPSHOT_LAYOUT } from '#schema/search/snapshot.ts';
import { SCHOOLS_OF_GROUPS } from '../lexicons/school-groups.ts';
import { careerDocuments, careerListDocuments } from './career-documents.ts';
import { majorDocuments } from './major-documents.ts';
import { identifier, literal } from './sql.ts';
import { cardOf, storedUniversities, textParts, universityDocuments } from './university-documents.ts';

/** A part of the snapshot is one literal in one statement, so it is bounded by the statement, not by D1's 2 MB a value. */
const SNAPSHOT_PART_CHARACTERS = 90_000;

/** Bytes as base64 in parts, each decodable on its own. */
export function base64Parts(bytes: Uint8Array, partCharacters: number = SNAPSHOT_PART_CHARACTERS): string[] {
  const partBytes = Math.floor(partCharacters / 4) * 3;
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += partBytes) {
    let binary = '';
    for (const byte of bytes.subarray(start, start + partBytes)) binary += String.fromCharCode(byte);
    parts.push(btoa(binary));
  }
  return parts;
}

/** A table and its rows, by column key; produced lazily, for the whole is large. */
export interface TableRows {
  table: SQLiteTable;
  rows: () => Iterable<Record<string, unknown>>;
  /** SQL condition on the rows that stay; without it all are replaced. */
  stays?: string;
}

/** The layout of each snapshot that is written. */
export type SnapshotLayouts = Record<catalogue.SnapshotKind, string>;
export const OWN_LAYOUTS: SnapshotLayouts = {
  search: SNAPSHOT_LAYOUT,
  programs: PROGRAM_SNAPSHOT_LAYOUT,
  offline: OFFLINE_COPY_LAYOUT,
};

/** The bytes of each snapshot; the copy for browsers as it is sent, compressed. */
export function buildSnapshots(dataset: Dataset): Record<catalogue.SnapshotKind, Uint8Array> {
  const { manifest, universities, aliases, provenance, outside, programs: taught } = dataset;
  const { version, affordability, exchangeRate } = manifest;
  const search = buildSnapshot({
    version,
    usdPerCad: exchangeRate.usdPerCad,
    universities,
    aliases,
    provenance,
    outside,
    programs: taught,
    groups: SCHOOLS_OF_GROUPS,
  });
  const programs = buildProgramSnapshot({ ...dataset, version });
  const stored = [...storedUniversities(dataset)];
  const copy = buildOfflineCopy({
    label: { version, affordability },
    search,
    programs,
    cards: stored.map(cardOf),
    documents: stored,
  });
  return { search, programs, offline: gzipSync(copy, { level: 9 }) };
}

/** Key in dataset_meta of the layout that was loaded last. */
export const layoutKey = (kind: string): string => `layout:${kind}`;

/**
 * Which snapshots a load leaves for the release that runs meanwhile: where the layout is another than at the last load,
 * those of that load; where it is the same and so is the dataset, whatever is there; else none.
 */
function stayingSnapshots(version: string, layouts: SnapshotLayouts): string {
  const meta = getTableConfig(catalogue.datasetMeta).name;
  const inMeta = (key: string) => `(SELECT value FROM ${identifier(meta)} WHERE key = ${key})`;
  const own = `CASE kind ${Object.entries(layouts)
    .map(([kind, layout]) => `WHEN ${literal(kind)} THEN ${literal(layout)}`)
    .join(' ')} END`;
  const last = inMeta("'layout:' || kind");
  return `layout <> ${own} AND CASE WHEN ${last} = ${own} THEN ${inMeta("'version'")} = ${literal(version)} ELSE layout = ${last} END`;
}

/** The parts of every document, and those of ids that stand for one of them. */
function* documentRows(dataset: Dataset): Generator<typeof catalogue.universityDocuments.$inferInsert> {
  const others = Map.groupBy(Object.entries(dataset.redirects), ([, to]) => to);
  for (const document of universityDocuments(dataset)) {
    const parts = textParts(JSON.stringify(document));
    if (parts.length > DOCUMENT_PARTS_MAX) {
      throw new Error(`university ${document.id}: its document has ${parts.length} parts`);
    }
    for (const id of [document.id, ...(others.get(document.id) ?? []).map(([other]) => Number(other))]) {
      for (const [part, text] of parts.entries()) {
        yield { key: id * DOCUMENT_PARTS_MAX + part, parts: parts.length, text };
      }
    }
  }
}

/** Every catalogue table but dataset_meta, which the swap sets. */
export function tableRows(dataset: Dataset, layouts: SnapshotLayouts = OWN_LAYOUTS): TableRows[] {
  const { version } = dataset.manifest;
  return [
    {
      table: catalogue.universities,
      rows: function* () {
        for (const university of storedUniversities(dataset)) {
          yield {
            ...university,
            facts: pick(university.facts, PRICE_FIELDS),
          } satisfies typeof catalogue.universities.$inferInsert;
        }
      },
    },
    {
      table: catalogue.universityCards,
      rows: function* () {
        for (const university of storedUniversities(dataset)) {
          yield { id: university.id, card: cardOf(university) } satisfies typeof catalogue.universityCards.$inferInsert;
        }
      },
    },
    {
      table: catalogue.universityDocuments,
      rows: () => documentRows(dataset),
    },
    {
      table: catalogue.similarUniversities,
      rows: function* () {
        for (const { id, neighbours: list } of dataset.neighbours) {
          let rank = 0;
          for (const [similarId, distance, reasons] of list) {
            rank += 1;
            yield {
              universityId: id,
              rank,
              similarId,
              distance,
              reasons,
            } satisfies typeof catalogue.similarUniversities.$inferInsert;
          }
        }
      },
    },
    {
      table: catalogue.majors,
      rows: function* () {
        for (const document of majorDocuments(dataset)) {
          const { key, level, universities, graduates } = document;
          yield {
            key,
            level,
            universitiesUs: universities.US,
            universitiesCa: universities.CA,
            graduates,
            document,
          } satisfies typeof catalogue.majors.$inferInsert;
        }
      },
    },
    {
      table: catalogue.careers,
      rows: function* () {
        for (const document of careerDocuments(dataset)) {
          yield { slug: document.slug, document } satisfies typeof catalogue.careers.$inferInsert;
        }
      },
    },
    {
      table: catalogue.careerLists,
      rows: function* () {
        for (const { key, ...document } of careerListDocuments(dataset)) {
          yield { key, document } satisfies typeof catalogue.careerLists.$inferInsert;
        }
      },
    },
    {
      table: catalogue.snapshots,
      stays: stayingSnapshots(version, layouts),
      rows: function* () {
        for (const [kind, bytes] of Object.entries(buildSnapshots(dataset)) as [catalogue.SnapshotKind, Uint8Array][]) {
          let part = 0;
          for (const base64 of base64Parts(bytes)) {
            yield {
              kind,
              layout: layouts[kind],
              part,
              version,
              base64,
            } satisfies typeof catalogue.snapshots.$inferInsert;
            part += 1;
          }
        }
      },
    },
  ];
}
