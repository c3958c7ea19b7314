import { describe, expect, it } from 'vitest';
import { pairPointSentence, promiseSentence, tradeOffSentence } from './school-pairs.ts';

describe('money between two schools', () => {
  it('is "$" alone within the US, and says which dollars it is elsewhere', () => {
    const tradeOff = { kind: 'tuition', there: 30_000, here: 20_000 } as const;
    expect(tradeOffSentence(tradeOff, true)).toBe('Higher tuition: about $30,000 per year vs. $20,000 here');
    expect(tradeOffSentence(tradeOff, false)).toBe('Higher tuition: about US$30,000 per year vs. US$20,000 here');
    const point = { kind: 'same-tuition', there: 20_000, here: 20_100 } as const;
    expect(pairPointSentence(point, true)).toBe('About the same tuition: $20,000 vs. $20,100 here');
    expect(pairPointSentence(point, false)).toBe('About the same tuition: US$20,000 vs. US$20,100 here');
    const found = { there: 20_000, here: 30_000, place: 'Ohio', name: 'Ohio State' };
    expect(promiseSentence('tuition', { ...found, withinUs: true })).toContain(
      '$10,000 per year less in tuition: about $20,000',
    );
    expect(promiseSentence('tuition', { ...found, withinUs: false })).toContain('about US$20,000');
  });
});
