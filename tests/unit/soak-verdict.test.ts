import { describe, expect, it } from 'vitest';
import { memoryVerdict, noCounts, type Reading, readingLine, soakReport } from '../soak/verdict.ts';

const readings = (...megabytes: (number | null)[]): Reading[] =>
  megabytes.map((one, at) => ({
    seconds: at * 75,
    requests: at * 100,
    heap: one === null ? null : one * 1e6,
    process: 1e9,
  }));
const FLAT = readings(180, 300, 390, 400, 398, 402, 401, 399, 405, 400, 410, 398, 403, 400, 402, 401);
const GROWING = readings(...Array.from({ length: 16 }, (_, at) => 200 + at * 25));

describe('memory over a soak', () => {
  it('is flat when it stays where it was after the warming up', () => {
    expect(memoryVerdict(FLAT)).toMatchObject({ flat: true, sentence: expect.stringContaining('is flat') });
  });

  it('grew when the end holds more than the beginning', () => {
    expect(memoryVerdict(GROWING)).toMatchObject({ flat: false, sentence: expect.stringContaining('GREW') });
  });

  it('is not judged by a few readings, or where the system does not tell', () => {
    expect(memoryVerdict(FLAT.slice(0, 8)).flat).toBeNull();
    expect(memoryVerdict(readings(...Array<null>(40).fill(null))).flat).toBeNull();
  });
});

describe('the verdict', () => {
  const counts = { ...noCounts(), requests: 1_000, writes: 300, statuses: new Map([[200, 1_000]]) };

  it('is well when nothing is lost, fails or grows', () => {
    const { lines, well } = soakReport(counts, FLAT);
    expect(well).toBe(true);
    expect(lines.join('\n')).toContain('1000 requests, of them 300 writes; 200: 1000');
  });

  it.each([
    ['something was lost', { ...counts, lost: ['person 1, bookmarks: 5 is gone'] }, FLAT],
    ['something failed', { ...counts, failures: ['GET /: 500'] }, FLAT],
    ['memory grew', counts, GROWING],
    ['nobody asked anything', noCounts(), FLAT],
  ])('is not when %s', (_, found, over) => {
    const { lines, well } = soakReport(found, over);
    expect(well).toBe(false);
    for (const one of [...found.lost, ...found.failures]) expect(lines.join('\n')).toContain(one);
  });

  it('says of each minute what there is to say', () => {
    expect(readingLine({ seconds: 65, requests: 12, heap: 6e7, process: 4e8 }, counts)).toBe(
      '  1:05         12 requests  Worker 60 MB  process 400 MB  0 waited  0 failures  0 lost',
    );
  });
});
