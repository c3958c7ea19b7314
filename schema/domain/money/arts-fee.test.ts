import { describe, expect, it } from 'vitest';
import { areArtsFees } from './arts-fee.ts';

const at = (state: string) => ({ country: 'CA' as const, state });

describe('fees of arts programs', () => {
  it('are those of a list of Ontario’s schools, which says so once', () => {
    expect(areArtsFees([at('ON'), at('ON')])).toBe(true);
  });

  it('are not those of a list with any other, nor of one school', () => {
    expect(areArtsFees([at('ON'), at('QC')])).toBe(false);
    // The sources of Nova Scotia say it of what Canadians pay only.
    expect(areArtsFees([at('NS'), at('NS')])).toBe(false);
    expect(areArtsFees([at('ON')])).toBe(false);
    expect(areArtsFees([])).toBe(false);
  });
});
