import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { allScholarships } from '#frontend/content/scholarship-list.ts';
import { setRenderDate } from '#frontend/content/today.ts';
import { deadlineOf } from '#schema/domain/site/scholarships.ts';
import { Award } from './award.tsx';

const DAY = '2026-11-27';
const closing = (from: string, to: string) => {
  const found = allScholarships()
    .map((award) => ({ award, deadline: deadlineOf(award, DAY) }))
    .find(({ deadline: { standing, day, opensLater } }) => {
      return standing === 'ahead' && opensLater === null && day !== null && day >= from && day <= to;
    });
  if (!found) throw new Error(`No scholarship closes from ${from} to ${to}`);
  return found;
};

async function textOf(found: ReturnType<typeof closing>): Promise<string> {
  setRenderDate(DAY);
  const { prelude } = await prerender(
    <MemoryRouter>
      <Award {...found} />
    </MemoryRouter>,
  );
  return (await new Response(prelude).text()).replace(/<[^>]+>/g, '');
}

afterEach(() => setRenderDate(null));

it('a date that is near says how many days are left, and one that is far does not', async () => {
  expect(await textOf(closing('2026-12-01', '2026-12-01'))).toContain('December 1, 2026 · in 4 days');
  expect(await textOf(closing('2027-01-10', '2027-10-31'))).not.toMatch(/ · in \d/);
});
