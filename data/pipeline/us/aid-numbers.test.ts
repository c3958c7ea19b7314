import { expect, it } from 'vitest';
import { aidNumbers } from './aid-numbers.ts';
import type { UsRows } from './rows.ts';

const campus = (id: number, opeid: string, undergraduates = 100): [number, UsRows] => [
  id,
  {
    hd2024: { unitid: id, name: `Official ${id}`, opeid, active: true },
    'scorecard-2023-24': { unitid: id, undergraduates },
  } as unknown as UsRows,
];
const nameOf = (id: number) => `School ${id}`;

it('finds the campuses of a number and lets its figures count for the main one', () => {
  const all = [campus(1, '00332905'), campus(2, '00332900'), campus(3, '00332901'), campus(4, '00100200')];
  const found = aidNumbers(new Map(all), all, nameOf);
  expect(found.get(1)).toEqual({ name: 'School 2', campuses: 3, counts: false });
  expect(found.get(2)).toEqual({ name: 'School 2', campuses: 3, counts: true });
  expect(found.has(4)).toBe(false);
});

it('lets them count for the largest campus where the main one is not in the catalogue', () => {
  const all = [campus(1, '332901', 50), campus(2, '332902', 900), campus(3, '332900')];
  const found = aidNumbers(new Map(all), all.slice(0, 2), nameOf);
  expect([found.get(1)?.counts, found.get(2)?.counts]).toEqual([false, true]);
  expect(found.get(2)?.name).toBe('Official 3');
});

it('makes nothing of institutions without a number', () => {
  const all = [campus(1, '-2'), campus(2, '-2')];
  expect(aidNumbers(new Map(all), all, nameOf).size).toBe(0);
});

it('calls a number what its campuses are called before their places, unless two numbers would be called so', () => {
  const named = (id: number, opeid: string, name: string): [number, UsRows] => {
    const [, rows] = campus(id, opeid);
    return [id, { ...rows, hd2024: { ...rows.hd2024, name } } as UsRows];
  };
  const galen = [named(1, '03083700', 'Galen College-Louisville'), named(2, '03083701', 'Galen College-Tampa Bay')];
  const fortis = [
    named(3, '00500100', 'Fortis College-Norfolk'),
    named(4, '00500101', 'Fortis College-Richmond'),
    named(5, '00600100', 'Fortis College-Columbus'),
    named(6, '00600101', 'Fortis College-Cincinnati'),
  ];
  const all = [...galen, ...fortis];
  const found = aidNumbers(new Map(all), all, nameOf);
  expect([found.get(2)?.name, found.get(4)?.name, found.get(6)?.name]).toEqual([
    'Galen College',
    'School 3',
    'School 5',
  ]);
});
