/** Snapshots in KV with a checksum: what is not byte for byte what was stored, label included, counts as missing. */
import { within } from '#worker/deadline.ts';
import type { HasDeadlines, Platform } from '#worker/platform.ts';
import { digest, digestOfBytes } from './digest.ts';

type Needs = Pick<Platform, 'cache' | 'log' | 'later'> & HasDeadlines;
type Sealed<Label> = Label & { seal: string };

async function sealOf(label: object, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return digest(JSON.stringify([label, await digestOfBytes(bytes)]));
}

/** The bytes under `key` with their label; null when there are none, KV fails or is slow, or they are damaged. */
export async function readStored<Label extends object>(
  { cache, log, config }: Needs,
  key: string,
): Promise<{ label: Label; bytes: Uint8Array } | null> {
  try {
    const { value, metadata } = await within(
      config.deadlines.snapshotFromCache,
      'KV',
      cache.getWithMetadata<Sealed<Label>>(key, 'arrayBuffer'),
    );
    if (!value) return null;
    const bytes = new Uint8Array(value);
    const { seal, ...label } = metadata ?? ({} as Sealed<Label>);
    if (seal === (await sealOf(label, bytes))) return { label: label as unknown as Label, bytes };
    log('warn', 'cache-entry-damaged', { key });
  } catch (error) {
    log('warn', 'cache-read-failed', { key, error: String(error) });
  }
  return null;
}

/** Puts the bytes under `key` after the answer has left. A failed write is only logged. */
export function storeLater(
  { cache, log, config, later }: Needs,
  key: string,
  { label, bytes }: { label: object; bytes: Uint8Array<ArrayBuffer> },
): void {
  const put = async () => {
    const metadata = { ...label, seal: await sealOf(label, bytes) };
    await within(config.deadlines.putAway, 'KV', cache.put(key, bytes, { metadata }));
  };
  later(put().catch((error: unknown) => log('warn', 'cache-write-failed', { key, error: String(error) })));
}
