import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Board, EMPTY_BOARD } from '#schema/domain/plan/board.ts';
import { storeBoard, storedBoard } from './state.ts';

const KEY = 'campusatlas:board';
const SAVED = { id: 'b1', name: 'With Grandma', changedAt: '2026-10-01T12:00:00.000Z' };
const board: Board = { ...EMPTY_BOARD, schools: [243_744] };

describe('the board in the storage of a browser', () => {
  const storage = new Map<string, string>();
  beforeEach(() => {
    storage.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('says under `kept` which board of the account it is, as browsers have had it from the start', async () => {
    await storeBoard(EMPTY_BOARD, SAVED);
    expect(storage.has(KEY)).toBe(false);
    await storeBoard(board, SAVED);
    expect(JSON.parse(storage.get(KEY) ?? '').kept).toEqual(SAVED);
    expect((await storedBoard())?.savedUnder).toEqual(SAVED);
  });

  it('knows a board that an earlier release stored, without its version', async () => {
    await storeBoard(board, SAVED);
    const { id, name } = SAVED;
    storage.set(KEY, JSON.stringify({ ...JSON.parse(storage.get(KEY) ?? ''), kept: { id, name } }));
    expect((await storedBoard())?.savedUnder).toEqual({ id, name, changedAt: null });
  });

  it.each([undefined, null, 'b1', { id: 7, name: 'x' }, { id: 'b1' }])(
    'belongs to no account with %j',
    async (kept) => {
      await storeBoard(board, null);
      storage.set(KEY, JSON.stringify({ ...JSON.parse(storage.get(KEY) ?? ''), kept }));
      expect((await storedBoard())?.savedUnder).toBeNull();
    },
  );
});
