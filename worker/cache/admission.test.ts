import { describe, expect, it } from 'vitest';
import { admit, BUDGETS, emptyAdmission, KEY_INTERVAL, REMEMBERED, WINDOW, wasSeen } from './admission.ts';

const OPEN = true;
const CLOSED = false;

describe('admit', () => {
  it('takes a closed question at once and an open one at its second sighting', () => {
    const admission = emptyAdmission();
    expect(admit(admission, 'closed', CLOSED, 0)).toBe(true);
    expect(admit(admission, 'open', OPEN, 0)).toBe(false);
    expect(admit(admission, 'open', OPEN, 1)).toBe(true);
  });

  it('forgets a sighting when the window has passed', () => {
    const admission = emptyAdmission();
    admit(admission, 'open', OPEN, 0);
    expect(admit(admission, 'open', OPEN, WINDOW + 1)).toBe(false);
    expect(admit(admission, 'open', OPEN, WINDOW + 2)).toBe(true);
  });

  it('counts a sighting to the last millisecond of the window', () => {
    const admission = emptyAdmission();
    admit(admission, 'open', OPEN, 0);
    expect([WINDOW, WINDOW + 1].map((now) => wasSeen(admission, 'open', now))).toEqual([true, false]);
    expect(admit(admission, 'open', OPEN, WINDOW)).toBe(true);
  });

  it('writes a key once in its interval', () => {
    const admission = emptyAdmission();
    expect(admit(admission, 'key', CLOSED, 0)).toBe(true);
    expect(admit(admission, 'key', CLOSED, KEY_INTERVAL - 1)).toBe(false);
    expect(admit(admission, 'key', CLOSED, KEY_INTERVAL)).toBe(true);
  });

  it('stops at the minute budget and starts anew with the next minute', () => {
    const admission = emptyAdmission();
    const admitted = (from: number, now: number) =>
      Array.from({ length: BUDGETS.closed + 20 }, (_, n) => admit(admission, `key${from + n}`, CLOSED, now)).filter(
        Boolean,
      );
    expect(admitted(0, 1_000)).toHaveLength(BUDGETS.closed);
    expect(admitted(1_000, 60_999)).toHaveLength(0);
    expect(admitted(2_000, 61_000)).toHaveLength(BUDGETS.closed);
  });

  it('keeps a budget for open questions when closed ones have used up theirs', () => {
    const admission = emptyAdmission();
    for (let n = 0; n < BUDGETS.closed; n++) admit(admission, `record${n}`, CLOSED, 0);
    expect(admit(admission, 'record', CLOSED, 0)).toBe(false);
    admit(admission, 'popular text', OPEN, 0);
    expect(admit(admission, 'popular text', OPEN, 1)).toBe(true);
  });

  it('remembers a fixed number of keys and lets the one longest unseen go', () => {
    const admission = emptyAdmission();
    admit(admission, 'first', OPEN, 0);
    admit(admission, 'second', OPEN, 0);
    for (let n = 0; n < REMEMBERED - 1; n++) admit(admission, `text${n}`, OPEN, 0);
    expect(admission.sightings.size).toBe(REMEMBERED);
    expect(admission.sightings.has('first')).toBe(false);
    expect(admit(admission, 'second', OPEN, 1)).toBe(true);
  });
});
