import { describe, expect, it } from 'vitest';
import { nextActive } from '#frontend/lib/forms/use-combobox.ts';
import { saysName } from './listbox.tsx';

const walk = (step: 1 | -1, count: number, presses: number) => {
  const seen: number[] = [];
  for (let active = -1, press = 0; press < presses; press += 1) {
    active = nextActive(active, count, step);
    seen.push(active);
  }
  return seen;
};

describe('moving through suggestions', () => {
  it('goes down the list, back to the text, and round again', () => {
    expect(walk(1, 3, 5)).toEqual([0, 1, 2, -1, 0]);
  });

  it('goes up from the text to the last one', () => {
    expect(walk(-1, 3, 5)).toEqual([2, 1, 0, -1, 2]);
  });

  it('stays on the text when there is nothing to move through', () => {
    expect(walk(1, 0, 2)).toEqual([-1, -1]);
  });
});

describe('the other name of a suggestion', () => {
  it('is said only when the name itself does not say it', () => {
    expect(saysName('McGill University', 'mcgill')).toBe(true);
    expect(saysName('Université Laval', 'universite laval')).toBe(true);
    expect(saysName('University of California-Los Angeles', 'UCLA')).toBe(false);
  });
});
