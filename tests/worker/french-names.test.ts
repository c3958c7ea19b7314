/** French names of Canadian institutions: what pages and lists say, and what the box finds. */
import { beforeAll, expect, it } from 'vitest';
import frenchNames from '#data/lexicons/fr-school-names.json' with { type: 'json' };
import type { SearchResponse, SuggestResponse } from '#schema/api/search.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { loadSmallDataset, SMALL } from './helpers/database.ts';
import { warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

const NAMES: Readonly<Record<string, { name: string; basis: string }>> = frenchNames.names;
const renamed = SMALL.universities.filter(({ id }) => NAMES[id] !== undefined);

async function ask<Body>(address: string): Promise<Body> {
  return (await (await warmTestApp()).ask(address)).json() as Promise<Body>;
}

it('has schools to show', () => expect(renamed.length).toBeGreaterThan(0));

it.each(renamed.map(({ id, name }) => [name, id] as const))('%s', async (name, id) => {
  const french = NAMES[id]?.name as string;
  const slug = slugOf(name, id);
  const record = await ask<UniversityRecordView>(`/api/universities/by-slug/${slug}?lang=fr`);
  expect([record.name, record.slug]).toEqual([french, slug]);
  expect(record.aliases.map((alias) => alias.name)).toContain(name.replaceAll("'", '’'));
  expect((await ask<UniversityRecordView>(`/api/universities/by-slug/${slug}`)).name).toBe(name);
  const asked = encodeURIComponent(french);
  const { universities } = await ask<SearchResponse>(`/api/universities/search?lang=fr&search=${asked}`);
  expect(universities[0]).toMatchObject({ id, name: french, slug });
  const { suggestions } = await ask<SuggestResponse>(`/api/universities/suggest?lang=fr&q=${asked}`);
  expect(suggestions[0]).toMatchObject({ id, name: french, slug, matched: null });
});

it('names every school by an institution of Canada and what the name rests on', () => {
  for (const [id, { name, basis }] of Object.entries(NAMES)) {
    expect([id, Number(id) >= 800_000, name.includes("'")]).toEqual([id, true, false]);
    expect(Object.keys(frenchNames.bases)).toContain(basis);
  }
});
