/**
 * A decision board as the text of a link: its version, a full stop, and its list of values as JSON, deflated and in
 * base64url. All of it is the platform's own; nothing is asked of a server.
 */
import { BOARD_LINK_MAX, BOARD_NOTES_MAX, type Board, SAVED_BOARD_NOTES_MAX } from '#schema/domain/plan/board.ts';
import {
  BOARD_STATE_MAX,
  BOARD_VERSION,
  type BoardFault,
  boardOfValues,
  valuesOfBoard,
} from '#schema/domain/plan/board-link.ts';

/** Bytes to which a text may inflate: several times the largest board, and an end for a small one that grows. */
const INFLATED_MAX = 64_000;

/** The board as a text; equal boards have equal texts. Notes beyond `notesMax` are left out. */
export async function writeBoard(board: Board, notesMax = BOARD_NOTES_MAX): Promise<string> {
  const values = valuesOfBoard(board, notesMax);
  const bytes = await through(new TextEncoder().encode(JSON.stringify(values)), new CompressionStream('deflate-raw'));
  return `${BOARD_VERSION}.${toBase64Url(bytes as Uint8Array)}`;
}

/**
 * The board of a text, or what is wrong with it. `kept` is a board of an account, which may be longer and hold more notes.
 */
export async function readBoard(text: string, saved = false): Promise<Board | BoardFault> {
  if (text.length > (saved ? BOARD_STATE_MAX : BOARD_LINK_MAX)) return 'too-long';
  const [, version, body] = /^(\d{1,4})\.([\w-]*)$/.exec(text) ?? [];
  if (version === undefined || body === undefined) return 'unreadable';
  if (Number(version) !== BOARD_VERSION) return 'other-version';
  try {
    const bytes = await through(fromBase64Url(body), new DecompressionStream('deflate-raw'), INFLATED_MAX);
    if (bytes === null) return 'unreadable';
    const values: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return boardOfValues(values, saved ? SAVED_BOARD_NOTES_MAX : BOARD_NOTES_MAX);
  } catch {
    // Bytes that are no deflated stream, no UTF-8 or no JSON, or values of another shape.
    return 'unreadable';
  }
}

/** All bytes of a stream; null when there are more than so many. */
async function through(
  bytes: Uint8Array,
  stream: { readable: ReadableStream<Uint8Array>; writable: WritableStream<BufferSource> },
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array | null> {
  const writer = stream.writable.getWriter();
  // What is wrong with the bytes is told by the reading side too.
  const written = writer.write(bytes as BufferSource).then(() => writer.close());
  written.catch(() => undefined);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel().catch(() => undefined);
      return null;
    }
    chunks.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
}
