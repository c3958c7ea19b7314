/** The copy of the search that a visitor may save in the browser. */
import { OFFLINE_COPY_LAYOUT } from '#schema/search/offline-copy.ts';
import { confirmLater, type DatasetReader, withDataset } from '#worker/cache/dataset-store.ts';
import { digestOfBytes } from '#worker/cache/digest.ts';
import { type SideSnapshot, sideSnapshot } from '#worker/cache/side-snapshot.ts';

/** Sent as it is stored: the browser opens it. */
const COPY: SideSnapshot<Uint8Array<ArrayBuffer>> = {
  kind: 'offline',
  layout: OFFLINE_COPY_LAYOUT,
  open: (bytes) => bytes,
};

/** The compressed copy of the dataset, with its version and a tag of its bytes. Throws Failure `unavailable`. */
export async function findOfflineCopy(
  deps: DatasetReader,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; version: string; tag: string }> {
  const found = await withDataset(deps, async (dataset) => ({
    bytes: await sideSnapshot(deps, dataset, COPY),
    version: dataset.version,
  }));
  confirmLater(deps);
  return { ...found, tag: `"${await digestOfBytes(found.bytes)}"` };
}
