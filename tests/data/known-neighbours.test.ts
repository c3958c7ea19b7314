import { describe, expect, it } from 'vitest';
import { SIMILAR_COUNT } from '#schema/domain/limits.ts';
import { decides } from '#schema/domain/small-cohorts.ts';
import { isGone } from '#schema/domain/university-figures.ts';
import { loadDataset } from '../../data/pipeline/dataset-files.ts';
import known from './known-neighbours.json' with { type: 'json' };

const { universities, neighbours } = loadDataset();
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

  it('put no school into more than 120 of the lists that are stored', () => {
    const named = new Map<number, number>();
    for (const { neighbours: list } of neighbours) {
      for (const [other] of list) named.set(other, (named.get(other) ?? 0) + 1);
    }
    expect(Math.max(...named.values())).toBeLessThan(120);
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

  it('are true of both schools where they name a state, a kind or a figure', () => {
    const wrong = pairs.filter(({ a, b, reasons }) =>
      reasons.some((reason) => {
        if (!a || !b) return true;
        if (reason === 'Both in Canada') return a.country !== 'CA' || b.country !== 'CA';
        if (reason === 'Both are historically Black institutions') {
          return !a.designations.includes('hbcu') || !b.designations.includes('hbcu');
        }
        if (/^Both in (Ohio|Ontario|Texas)$/.test(reason)) return a.state !== b.state;
        const admitted = /^Both admit about (\d+)%/.exec(reason)?.[1];
        if (admitted) {
          return [a, b].some(({ acceptanceRate }) => Math.abs((acceptanceRate ?? 1000) - Number(admitted)) > 7);
        }
        const net = /^Similar price: about \$([\d,]+) net/.exec(reason)?.[1]?.replaceAll(',', '');
        if (net) return [a, b].some(({ netPrice }) => Math.abs((netPrice ?? 1e9) / Number(net) - 1) > 0.6);
        if (/^Both are .*\bpublic\b/.test(reason)) return a.type !== 'public' || b.type !== 'public';
        if (/^Both are .*\bprivate\b/.test(reason)) return a.type !== 'private' || b.type !== 'private';
        return false;
      }),
    );
    expect(wrong.map(({ a, b, reasons }) => `${a?.name} and ${b?.name}: ${reasons.join('; ')}`)).toEqual([]);
  });

  it('are two different short phrases', () => {
    const wrong = pairs.filter(
      ({ reasons: [one, two] }) => one === two || [one, two].some((reason) => reason.length > 110),
    );
    expect(wrong.map(({ reasons }) => reasons)).toEqual([]);
  });

  it('never say that both are in one country', () => {
    expect(
      pairs.filter(({ reasons }) => reasons.some((reason) => /in the United States|^Both in Canada/.test(reason))),
    ).toEqual([]);
  });

  it('differ between the three cards of a page, but where next to nothing is published', () => {
    const again = neighbours.map(({ neighbours: list }) => {
      const told = list.slice(0, SIMILAR_COUNT).flatMap(([, , reasons]) => reasons);
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

  it('rest on no rate of few people', () => {
    const few = pairs.filter(({ a, b, reasons }) =>
      reasons.some((reason) => {
        const field = /admit/i.test(reason)
          ? 'acceptanceRate'
          : /graduation rate|finish/.test(reason)
            ? 'graduationRate'
            : null;
        const isOpen = reason === 'Both have open admission';
        return field !== null && !isOpen && [a, b].some((one) => !one || !decides(field, one.cohorts));
      }),
    );
    expect(few.map(({ a, b, reasons }) => `${a?.name}, ${b?.name}: ${reasons.join('; ')}`)).toEqual([]);
  });
});
