/** Tests that how one applies in Canada is said, and not shown as it was noted down. */
import { describe, expect, it } from 'vitest';
import { routeText } from '#words/layout/route-texts.ts';
import { withDates } from '#words/plan/plan.ts';
import { committedDataset } from '../search/catalogue.ts';

const routes = committedDataset().universities.flatMap(({ applicationRoutes }) => applicationRoutes ?? []);

describe('how one applies in Canada', () => {
  it('names the currency of every amount', () => {
    const fees = [...new Set(routes.flatMap(({ fee }) => fee ?? []))].map((fee) => routeText(fee));
    expect(fees.length).toBeGreaterThan(10);
    expect(fees.filter((fee) => /(?<![$\d.–])\b\d{2,}(?:\.\d\d)?(?! programs)/.test(fee.replace(/–\d+/g, '')))).toEqual(
      [],
    );
  });

  it('holds no notes of the person who read it, and no word that people in Canada do not use for it', () => {
    const texts = routes.flatMap(({ applicants, opens, deadline, fee, note }) =>
      [applicants, opens, deadline, fee, note].flatMap((text) => (text === null ? [] : withDates(routeText(text)))),
    );
    expect(texts.length).toBeGreaterThan(300);
    const notes =
      /from knowledge|old page|not found|another source|not stated|standing date|each further|institution|\bdomestic\b|\d{4}-\d\d|^all$/;
    expect([...new Set(texts.filter((text) => notes.test(text)))]).toEqual([]);
  });
});
