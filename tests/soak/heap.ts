/** Reads the Worker's heap after a garbage collection, from the runtime's inspector. */
import type { Miniflare } from 'miniflare';

/** The Worker among the runtime's isolates; the others are databases, caches and the asset layer, as they are simulated. */
const WORKER = 'core:user:';
const PATIENCE = 30_000;

/** Bytes of the Worker's heap and buffers; null when the runtime does not say. */
export async function heapUsed(miniflare: Miniflare): Promise<number | null> {
  try {
    const inspector = await miniflare.getInspectorURL();
    const socket = new WebSocket(new URL(`/${WORKER}`, inspector));
    return await new Promise<number | null>((resolve) => {
      const end = (bytes: number | null) => {
        clearTimeout(timer);
        socket.close();
        resolve(bytes);
      };
      const timer = setTimeout(() => end(null), PATIENCE);
      socket.onerror = () => end(null);
      socket.onopen = () => {
        for (const [id, method] of [
          'HeapProfiler.enable',
          'HeapProfiler.collectGarbage',
          'Runtime.getHeapUsage',
        ].entries())
          socket.send(JSON.stringify({ id, method }));
      };
      socket.onmessage = ({ data }) => {
        const { id, result } = JSON.parse(String(data)) as { id?: number; result?: Record<string, number> };
        if (id === 2) end(result?.usedSize === undefined ? null : result.usedSize + (result.backingStorageSize ?? 0));
      };
    });
  } catch {
    return null;
  }
}
