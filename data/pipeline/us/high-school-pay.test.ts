import path from 'node:path';
import { expect, it } from 'vitest';
import { highSchoolPay } from '#schema/domain/aid/high-school-pay.ts';
import { readHd2024 } from '../../sources/hd2024/read.ts';
import { loadSource, readCsv } from '../../sources/source.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../sources/net-price-2026-06');

/** Pay of high school by state as the raw file has it for most schools of the state. */
function payByState(): Map<string, number> {
  const states = new Map(readHd2024().rows.map(({ unitid, state }) => [unitid, state]));
  const counts = new Map<string, Map<number, number>>();
  const { rows } = readCsv(loadSource(FOLDER), ({ UNITID, EARN_THR_STATE }) => ({
    state: states.get(Number(UNITID)),
    pay: Number(EARN_THR_STATE),
  }));
  for (const { state, pay } of rows) {
    if (!state || !pay) continue;
    const ofState = counts.get(state) ?? new Map<number, number>();
    ofState.set(pay, (ofState.get(pay) ?? 0) + 1);
    counts.set(state, ofState);
  }
  return new Map(
    [...counts].map(([state, pays]) => [state, ([...pays].sort((a, b) => b[1] - a[1])[0] as [number, number])[0]]),
  );
}

it('the pay of high school by state is what the source has', () => {
  const raw = payByState();
  expect(raw.size).toBeGreaterThanOrEqual(51);
  for (const [state, pay] of raw) expect([state, highSchoolPay(state)]).toEqual([state, pay]);
  expect(highSchoolPay('ON')).toBeNull();
  expect(highSchoolPay('GU')).toBeNull();
});
