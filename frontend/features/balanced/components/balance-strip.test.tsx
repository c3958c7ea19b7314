import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Standing } from '#schema/domain/peers/balanced-list.ts';
import type { Stood } from '../use-standings.ts';
import { BalanceStrip } from './balance-strip.tsx';

const OWN = { sat: null, act: null, average: null };

function drawn(list: readonly (Standing | null)[], state: { pending?: boolean; failed?: boolean } = {}) {
  const byId = new Map(
    list.map((standing, id): [number, Stood] => [
      id,
      { id, name: `School ${id}`, standing, verdict: null, facts: null, within: null },
    ]),
  );
  return renderToStaticMarkup(
    <MemoryRouter>
      <BalanceStrip standings={{ byId, own: OWN, pending: false, failed: false, ...state }} ids={[...byId.keys()]} />
    </MemoryRouter>,
  );
}

const parts = (markup: string) =>
  [...markup.matchAll(/<li[^>]*data-standing="(\w+)"[^>]*>(.*?)<\/li>/g)].map(([, standing, content]) => [
    standing,
    content?.replaceAll(/<[^>]+>/g, ''),
  ]);

test('counts each part in words, and says how many cannot be placed', () => {
  const markup = drawn(['reach', 'target', 'target', 'likely', null]);
  expect(parts(markup)).toEqual([
    ['reach', '1 reach'],
    ['target', '2 target'],
    ['likely', '1 likely'],
  ]);
  expect(markup).toContain('1 not placed');
  expect(markup).not.toContain('Add a');
});

test('the bar has a part for each standing, as long as its share of the schools that can be placed', () => {
  const bar = (markup: string) =>
    [...markup.matchAll(/<rect data-part="(\w+)" x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, of, x, width]) => [
      of,
      x,
      width,
    ]);
  expect(bar(drawn(['reach', 'target', 'target', 'likely', null]))).toEqual([
    ['reach', '0', '24.5'],
    ['target', '25', '49.5'],
    ['likely', '75', '25'],
  ]);
  expect(bar(drawn(['target']))).toEqual([['target', '0', '100']]);
  expect(bar(drawn([null]))).toEqual([]);
  expect(drawn(['reach', 'likely'])).not.toContain('style=');
});

test('an empty part leads to the search for it; a list needs no reach', () => {
  const markup = drawn(['likely']);
  expect(parts(markup)).toEqual([
    ['reach', 'No reach schools. You don’t need one.'],
    ['target', 'Add a target'],
    ['likely', '1 likely'],
  ]);
  expect(markup).toContain('href="/search?acceptanceRateMin=20&amp;acceptanceRateMax=79"');
  expect(parts(drawn(['target'])).at(-1)).toEqual(['likely', 'Add a likely school']);
});

test('a list of nothing, or one that could not be sorted, has no strip; one on its way has no part', () => {
  expect(drawn([])).toBe('');
  expect(drawn(['target'], { failed: true })).toBe('');
  expect(parts(drawn(['target'], { pending: true }))).toEqual([]);
});
