/** Tables of the scheduled jobs, kept between runs. A load of the dataset never touches these tables. */
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ChangeKind, WatchedFigures } from '../domain/record/changes.ts';

/** The figures of each university that people are notified about, as of the dataset last compared with. */
export const watchedFigures = sqliteTable('watched_figures', {
  universityId: integer('university_id').primaryKey(),
  figures: text('figures', { mode: 'json' }).$type<WatchedFigures>().notNull(),
});

/** What one dataset changed against the one before, a row for each figure. `id` is version:university:kind. */
export const datasetChanges = sqliteTable(
  'dataset_changes',
  {
    id: text('id').primaryKey(),
    version: text('version').notNull(),
    universityId: integer('university_id').notNull(),
    kind: text('kind').$type<ChangeKind>().notNull(),
    /** Name of the university at the time; a closed one has no other source of it. */
    name: text('name').notNull(),
    before: text('before', { mode: 'json' }).$type<string | number | null>(),
    after: text('after', { mode: 'json' }).$type<string | number | null>(),
    detectedAt: integer('detected_at').notNull(),
  },
  (table) => [
    index('dataset_changes_university').on(table.universityId, table.detectedAt),
    index('dataset_changes_detected').on(table.detectedAt),
  ],
);

export type DatasetChange = typeof datasetChanges.$inferSelect;

/** How strongly two universities are kept by the same people; only pairs above a threshold of people are written. */
export const bookmarkedTogether = sqliteTable(
  'kept_together',
  {
    universityId: integer('university_id').notNull(),
    otherId: integer('other_id').notNull(),
    /** People who keep both. */
    people: integer('people').notNull(),
    /** Lift damped by support, 0 to 1. */
    strength: real('strength').notNull(),
  },
  (table) => [primaryKey({ columns: [table.universityId, table.otherId] })],
);

/** The last run of each scheduled job, for the operator. */
export const jobRuns = sqliteTable('job_runs', {
  job: text('job').primaryKey(),
  startedAt: integer('started_at').notNull(),
  finishedAt: integer('finished_at'),
  outcome: text('outcome').$type<'running' | 'done' | 'failed'>().notNull(),
  /** Counts, as JSON; never a person's data. */
  detail: text('detail', { mode: 'json' }).$type<Record<string, number | string>>().notNull(),
});
