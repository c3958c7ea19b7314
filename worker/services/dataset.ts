/** Answers the dataset's version and manifest. */
import type { Manifest } from '#schema/domain/record/dataset.ts';
import { readManifest } from '#worker/queries/dataset.ts';
import type { Reader } from '#worker/queries/read.ts';

/** Sources, counts and vintages of dataset `version`. Throws DatasetMoved when D1 holds another. */
export function findManifest(reader: Reader, version: string): Promise<Manifest> {
  return readManifest(reader, version);
}
