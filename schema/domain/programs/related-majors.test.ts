import { describe, expect, it } from 'vitest';
import { ACADEMIC_PROGRAM_KEYS } from './academic-programs.ts';
import { RELATED_MAJORS } from './related-majors.ts';

const entries = Object.entries(RELATED_MAJORS);

describe('related majors', () => {
  it('are three to five others, each once', () => {
    for (const [key, related] of entries) {
      expect(related, key).not.toContain(key);
      expect(new Set(related).size, key).toBe(related.length);
      expect(related.length, key).toBeGreaterThanOrEqual(3);
      expect(related.length, key).toBeLessThanOrEqual(5);
    }
  });

  it('leave no major that none leads to', () => {
    const named = new Set(entries.flatMap(([, related]) => related));
    expect(ACADEMIC_PROGRAM_KEYS.filter((key) => !named.has(key))).toEqual([]);
  });
});
