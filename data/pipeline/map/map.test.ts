import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CA_PROVINCES, US_STATES } from '#schema/domain/places/english-places.ts';
import { mapRegionOf } from '#schema/domain/places/map-projection.ts';
import { codeNumber, openPlaces, type PackedPlaces } from '#schema/search/postal-places.ts';
import { committedDataset } from '#tests/search/catalogue.ts';
import type { Source } from '../../sources/source.ts';
import { readZipPlaces } from '../../sources/zip-places/read.ts';
import { mapFiles } from './build.ts';
import { zipPlaceName } from './postal-places.ts';
import { ringArea, ringPath, simplifyLine, withBorderOf } from './state-shapes.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

describe('a simplified line', () => {
  it('keeps its ends and what stands out, and drops what does not', () => {
    const line = [
      [0, 0],
      [1, 0.01],
      [2, 0],
      [3, 2],
      [4, 0],
    ] as const;
    expect(simplifyLine(line, 0.1)).toEqual([
      [0, 0],
      [2, 0],
      [3, 2],
      [4, 0],
    ]);
  });

  it('keeps a closed line open enough to be a shape', () => {
    const ring = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ] as const;
    expect(simplifyLine(ring, 1)).toEqual(ring);
    expect(ringArea(ring)).toBe(100);
  });
});

describe('a path', () => {
  it('is in twentieths of a unit, each step relative to the last point', () => {
    expect(
      ringPath([
        [0, 0],
        [1.04, 0],
        [1.04, -2],
        [0, -2],
        [0, 0],
      ]),
    ).toBe('M0 0l21 0 0-40-21 0 0 40z');
  });

  it('is nothing when rounding leaves no area', () => {
    expect(
      ringPath([
        [0, 0],
        [0.01, 0],
        [0.01, 0.01],
        [0, 0],
      ]),
    ).toBe('');
  });
});

describe('a border of two sources', () => {
  const source = (country: 'US' | 'CA', code: string, lines: [number, number][][], polygons: number[][][]) => ({
    source: {} as Source,
    rejects: [],
    lines,
    rows: [{ code, country, polygons }],
  });
  // A square in the south, whose northern edge one source draws straight and the other with a step.
  const states = source(
    'US',
    'MT',
    [
      [
        [0, 0],
        [10, 0],
        [10, 5],
        [5, 5],
        [5, 6],
        [0, 6],
        [0, 0],
      ],
    ],
    [[[0]]],
  );
  const north: [number, number][] = [
    [10, 5.1],
    [10, 9],
    [0, 9],
    [0, 6.1],
  ];
  const border: [number, number][] = [
    [0, 6.1],
    [10, 5.1],
  ];
  const canada = {
    ...source('CA', 'AB', [border, north], [[[0, 1]]]),
    rows: [
      { code: 'AB', country: 'CA' as const, polygons: [[[0, 1]]] },
      { code: 'MT', country: 'US' as const, polygons: [[[~0]]] },
    ],
  };

  it('is drawn as the states have it, and all else as it was', () => {
    const { rows, lines } = withBorderOf(canada, states);
    expect(rows.map(({ code }) => code)).toEqual(['AB']);
    expect(lines).toEqual([
      [
        [0, 6],
        [5, 6],
        [5, 5],
        [10, 5],
      ],
      north,
    ]);
  });

  it('stays where no outline comes near its ends', () => {
    const far = { ...states, lines: states.lines.map((line) => line.map(([x, y]) => [x, y - 2] as [number, number])) };
    expect(withBorderOf(canada, far).lines[0]).toEqual(border);
  });
});

describe('the place of a ZIP code', () => {
  it('is named with its state, and not where either is missing or is no state', () => {
    expect(zipPlaceName({ place: 'Chicago', state: 'IL' })).toBe('Chicago, IL');
    expect(zipPlaceName({ place: 'Chicago', state: null })).toBeNull();
    expect(zipPlaceName({ place: null, state: 'PR' })).toBeNull();
    expect(zipPlaceName({ place: 'FPO', state: 'AE' })).toBeNull();
  });
});

describe('the committed files of the map', () => {
  const files = mapFiles();

  it('are what the pipeline makes of its sources', () => {
    for (const [file, text] of files) expect(readFileSync(path.join(ROOT, file), 'utf8'), file).toBe(text);
  });

  it('have a shape for each state and province, the District of Columbia and the territories with a source', () => {
    const shapes = JSON.parse(files.get('frontend/features/map/state-shapes.json') ?? '') as Record<string, string>;
    const wanted = [
      ...Object.keys(US_STATES).map((code) => `US-${code}`),
      ...['AS', 'GU', 'MP', 'PR', 'VI'].map((code) => `US-${code}`),
      ...Object.keys(CA_PROVINCES).map((code) => `CA-${code}`),
    ];
    expect(Object.keys(shapes).sort()).toEqual(wanted.sort());
    for (const [key, drawn] of Object.entries(shapes)) expect(drawn, key).toMatch(/^(M-?\d+[ -]\d+l[-\d ]+z)+$/);
  });

  it('hold every ZIP code and every forward sortation area of the sources, within 250 kB in the Worker', () => {
    const text = files.get('worker/search/postal-places.json') ?? '';
    const { zips, areas } = JSON.parse(text) as Record<'zips' | 'areas', PackedPlaces>;
    expect([openPlaces(zips).size, openPlaces(areas).size]).toEqual([40_943, 1_643]);
    const open = openPlaces(zips);
    const misplaced = readZipPlaces().rows.filter((row) => {
      const found = open.find(codeNumber(row.zip));
      const off = Math.max(
        Math.abs((found?.latitude ?? 99) - row.latitude),
        Math.abs((found?.longitude ?? 999) - row.longitude),
      );
      return off > 0.0051 || found?.name !== zipPlaceName(row);
    });
    expect(misplaced).toEqual([]);
    expect(gzipSync(text).length).toBeLessThan(250_000);
  });

  it('stay within 40 kB over the wire', () => {
    const text = files.get('frontend/features/map/state-shapes.json') ?? '';
    expect(brotliCompressSync(text).length).toBeLessThan(40_000);
  });
});

describe('the map and the dataset', () => {
  const FRAMED: Record<string, string> = {
    AK: 'alaska',
    HI: 'hawaii',
    PR: 'caribbean',
    VI: 'caribbean',
    GU: 'pacific',
    AS: 'pacific',
    MP: 'pacific',
    FM: 'pacific',
    MH: 'pacific',
    PW: 'pacific',
  };

  it('agree on the region of every university', () => {
    for (const { name, state, country, latitude, longitude } of committedDataset().universities) {
      if (latitude === null || longitude === null) continue;
      const region = country === 'US' ? (FRAMED[state] ?? 'mainland') : 'mainland';
      expect(mapRegionOf(latitude, longitude), name).toBe(region);
    }
  });
});
