import { describe, expect, it } from 'vitest';
import { missionOf } from '#data/pipeline/similar/known-kinds.ts';
import type { SimilarReason, SimilarReasonKey, SimilarReasonValues } from '#schema/domain/peers/similar-reasons.ts';
import { sizeCategoryOf } from '#schema/domain/record/categories.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { DESIGNATIONS } from '#schema/domain/record/enums.ts';
import { decides } from '#schema/domain/record/small-cohorts.ts';
import { isGone } from '#schema/domain/record/university-figures.ts';
import { SIMILAR_COUNT } from '#schema/domain/site/limits.ts';
import { similarReason } from '#words/university/similar-reasons.ts';
import { committedDataset } from '../search/catalogue.ts';
import known from './known-neighbours.json' with { type: 'json' };

const { universities, neighbours } = committedDataset();
const byId = new Map(universities.map((university) => [university.id, university]));
const listOf = new Map(neighbours.map((record) => [record.id, record.neighbours]));

describe('the nearest universities', () => {
  it.each(known)('of $name are the ones people would name', ({ id, within, least, among }) => {
    const nearest = (listOf.get(id) ?? []).slice(0, within).map(([neighbour]) => String(neighbour));
    const hits = nearest.filter((neighbour) => neighbour in among).length;
    const names = nearest.map((neighbour) => byId.get(Number(neighbour))?.name).join('; ');
    expect(hits, `${hits} of ${least} among: ${names}`).toBeGreaterThanOrEqual(least);
  });

  it('of a historically Black college are mostly historically Black colleges', () => {
    const isHbcu = (id: number) => byId.get(id)?.designations.includes('hbcu') ?? false;
    const shares = universities
      .filter(({ id }) => isHbcu(id))
      .map(({ id }) => (listOf.get(id) ?? []).slice(0, 6).filter(([other]) => isHbcu(other)).length / 6);
    expect(shares.length).toBeGreaterThan(80);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.7);
  });

  it('stay in the country, nearly always', () => {
    const pairs = neighbours.flatMap(({ id, neighbours: list }) =>
      list.slice(0, 3).map(([other]) => byId.get(id)?.country === byId.get(other)?.country),
    );
    expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThan(0.98);
  });

  it('do not gather around a few schools that lack figures', () => {
    const named = new Map<number, number>();
    for (const { neighbours: list } of neighbours) {
      for (const [other] of list.slice(0, 6)) named.set(other, (named.get(other) ?? 0) + 1);
    }
    expect(Math.max(...named.values())).toBeLessThan(40);
  });

  it('put no school into more than 125 of the lists that are stored', () => {
    const named = new Map<number, number>();
    for (const { neighbours: list } of neighbours) {
      for (const [other] of list) named.set(other, (named.get(other) ?? 0) + 1);
    }
    expect(Math.max(...named.values())).toBeLessThanOrEqual(125);
  });

  it('are of the same kind, and open', () => {
    const wrong = neighbours.flatMap(({ id, neighbours: list }) =>
      list.filter(([other]) => {
        const [one, two] = [byId.get(id), byId.get(other)];
        return !one || !two || one.kind !== two.kind || isGone(one.status) || isGone(two.status);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the reasons', () => {
  const pairs = neighbours.flatMap(({ id, neighbours: list }) =>
    list.map(([other, , reasons]) => ({ a: byId.get(id), b: byId.get(other), reasons })),
  );

  /** Whether a reason is true of both; of keys that are not looked at, it is. */
  const HOLDS: {
    [Key in SimilarReasonKey]?: (
      a: UniversityRecord,
      b: UniversityRecord,
      ...values: SimilarReasonValues[Key]
    ) => boolean;
  } = {
    place: (a, b, place) =>
      DESIGNATIONS.some((designation) => designation === place)
        ? [a, b].every(({ designations }) => designations.some((designation) => designation === place))
        : [a, b].some(({ id }) => missionOf(id) === place),
    kind: (a, b, size, type) =>
      [a, b].every((one) => one.type === type && sizeCategoryOf(one.studentPopulation) === size),
    control: (a, b, type) => [a, b].every((one) => one.type === type),
    state: (a, b, country, state) => [a, b].every((one) => one.country === country && one.state === state),
    denomination: (a, b, published) => [a, b].every((one) => one.religiousDenomination === published),
    open: (a, b) => [a, b].every((one) => one.admissionPolicy === 'open'),
    language: (a, b, language) => [a, b].every((one) => one.language === language),
    level: (a, b, highest) => [a, b].every((one) => one.highestAward === highest),
    setting: (a, b, locale) => [a, b].every((one) => one.locale === locale),
    calendar: (a, b, calendar) => [a, b].every((one) => one.academicCalendar === calendar),
    admitted: (a, b, percent) => [a, b].every((one) => Math.abs((one.acceptanceRate ?? 1000) - percent) <= 7),
    netPrice: (a, b, amount) => [a, b].every((one) => Math.abs((one.netPrice ?? 1e9) - amount) <= 500 + 0.1 * amount),
    noTuition: (a, b) => [a, b].every((one) => one.tuition === 0),
    nearStudents: (a, b, there, here) => a.studentPopulation === here && b.studentPopulation === there,
    nearFounded: (a, b, there, here) => a.yearFounded === here && b.yearFounded === there,
    town: (_, b, city, country, state) => b.city === city && b.country === country && b.state === state,
  };
  const holds = (a: UniversityRecord, b: UniversityRecord, [key, ...values]: SimilarReason) =>
    (HOLDS[key] as ((...of: unknown[]) => boolean) | undefined)?.(a, b, ...values) ?? true;

  it('are true of both schools', () => {
    const wrong = pairs.filter(({ a, b, reasons }) => !a || !b || !reasons.every((reason) => holds(a, b, reason)));
    expect(wrong.map(({ a, b, reasons }) => `${a?.name} and ${b?.name}: ${reasons.join('; ')}`)).toEqual([]);
  });

  it('are said by figures and names that are there', () => {
    const sentences = new Set(pairs.flatMap(({ reasons }) => reasons.map(similarReason)));
    expect(sentences.size).toBeGreaterThan(5_000);
    expect([...sentences].filter((text) => !/^\p{Lu}.{7,}$/u.test(text) || /undefined|NaN|null/.test(text))).toEqual(
      [],
    );
  });

  it('are two different short phrases', () => {
    const wrong = pairs.filter(({ reasons: [one, two] }) => {
      const said = [similarReason(one), similarReason(two)];
      return said[0] === said[1] || said.some((text) => text.length > 110);
    });
    expect(wrong.map(({ reasons }) => reasons)).toEqual([]);
  });

  it('differ between the three cards of a page, but where next to nothing is published', () => {
    const again = neighbours.map(({ neighbours: list }) => {
      const told = list.slice(0, SIMILAR_COUNT).flatMap(([, , reasons]) => reasons.map(similarReason));
      return told.length - new Set(told).size;
    });
    const pages = Map.groupBy(again, (times) => times);
    console.info(
      [...pages]
        .sort((a, b) => a[0] - b[0])
        .map(([times, all]) => `${times} again: ${all.length} pages`)
        .join(', '),
    );
    expect((pages.get(0)?.length ?? 0) / neighbours.length).toBeGreaterThan(0.985);
  });

  const RATES: { [Key in SimilarReasonKey]?: 'acceptanceRate' | 'graduationRate' } = {
    admitted: 'acceptanceRate',
    nearAdmitted: 'acceptanceRate',
    graduationRate: 'graduationRate',
    nearGraduationRate: 'graduationRate',
  };

  it('rest on no rate of few people', () => {
    const few = pairs.filter(({ a, b, reasons }) =>
      reasons.some(([key]) => {
        const field = RATES[key];
        return field !== undefined && [a, b].some((one) => !one || !decides(field, one));
      }),
    );
    expect(few.map(({ a, b, reasons }) => `${a?.name}, ${b?.name}: ${reasons.join('; ')}`)).toEqual([]);
  });
});
