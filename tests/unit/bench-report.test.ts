import { describe, expect, it } from 'vitest';
import { median, quantile } from '../bench/numbers.ts';
import { fixed, mergedDocument, type Section, sectionText, tableText, targetsText } from '../bench/report.ts';

const section = (about: string, met: boolean | null = true): Section => ({
  about,
  body: [tableText({ head: ['what', 'ms'], rows: [['a', 1]] })],
  targets: [{ name: `target of ${about}`, wanted: 'less', measured: '1', met, why: 'it is slow.' }],
});
const STAMP = '2026-01-02, a machine';
const TITLES = ['One', 'Two'];

describe('tables of benchmarks', () => {
  it('writes what is not known as a dash and keeps a bar inside its cell', () => {
    expect(tableText({ head: ['answer', 'ms'], rows: [['a|b', null]] })).toBe(
      '| answer | ms |\n| --- | ---: |\n| a\\|b | – |',
    );
  });

  it('writes numbers with the digits asked for, and none for what is no number', () => {
    expect([fixed(1234.5, 1), fixed(0.12345, 3), fixed(null, 1), fixed(Number.NaN, 1)]).toEqual([
      '1,234.5',
      '0.123',
      null,
      null,
    ]);
  });

  it('says why for targets that were missed, and for those only', () => {
    const target = { wanted: 'w', measured: 'm', why: 'because.' };
    const text = targetsText([
      { ...target, name: 'good', met: true },
      { ...target, name: 'bad', met: false },
      { ...target, name: 'unknown', met: null },
    ]);
    expect(text).toContain('| good | w | m | met |');
    expect(text).toContain('| bad | w | m | **missed** |');
    expect(text).toContain('| unknown | w | m | not measured |');
    expect(text.match(/because\./g)).toHaveLength(1);
    expect(text).toContain('- *bad*: because.');
  });
});

describe('docs/benchmarks.md', () => {
  const first = sectionText('One', section('first'), STAMP);
  const second = sectionText('Two', section('second', false), STAMP);

  it('holds the sections in their order, whatever order they come in', () => {
    const document = mergedDocument(
      '',
      new Map([
        ['Two', second],
        ['One', first],
      ]),
      TITLES,
    );
    expect(document.indexOf('## One')).toBeGreaterThan(0);
    expect(document.indexOf('## Two')).toBeGreaterThan(document.indexOf('## One'));
  });

  it('replaces the sections that were measured again and leaves the others as they were', () => {
    const before = mergedDocument(
      '',
      new Map([
        ['One', first],
        ['Two', second],
      ]),
      TITLES,
    );
    const again = sectionText('Two', section('another', true), '2026-03-04, another machine');
    const after = mergedDocument(before, new Map([['Two', again]]), TITLES);
    expect(after).toContain(first);
    expect(after).toContain(again);
    expect(after).not.toContain('target of second');
    expect(mergedDocument(after, new Map(), TITLES)).toBe(after);
  });

  it('drops what is no longer measured', () => {
    const before = mergedDocument(
      '',
      new Map([
        ['One', first],
        ['Two', second],
      ]),
      TITLES,
    );
    expect(mergedDocument(before, new Map(), ['Two'])).not.toContain('## One');
  });

  it('counts the verdicts of all sections, those left as they were too', () => {
    const before = mergedDocument(
      '',
      new Map([
        ['One', first],
        ['Two', second],
      ]),
      TITLES,
    );
    expect(before).toContain('1 of 2 targets are met.');
    expect(before).toContain('- Two: target of second');
    const unknown = sectionText('One', section('first', null), STAMP);
    const after = mergedDocument(before, new Map([['One', unknown]]), TITLES);
    expect(after).toContain('0 of 2 targets are met.');
    expect(after).toContain('Not measured:\n\n- One: target of first');
  });
});

describe('middles and quantiles', () => {
  it('takes the middle, or the mean of two', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, Number.NaN]);
  });

  it('takes the value that the share is at or below', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect([quantile(hundred, 0.5), quantile(hundred, 0.95), quantile([7], 0.95)]).toEqual([51, 96, 7]);
  });
});
