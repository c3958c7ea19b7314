/** The lowest prices for a visitor whose income is known; for others the two questions that they depend on. */

import type { ReactNode } from 'react';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { showsOwnAtom, toldAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import { homeWords } from '#words/site/home.ts';
import { HomeList } from './home-list.tsx';

const LowestPrices = lazyPart(() => import('./lowest-prices.tsx').then((module) => module.LowestPrices));

const LowTuition = lazyPart(() => import('./low-tuition.tsx').then((module) => module.LowTuition));

/** `questions` belong to another feature. */
export function LowestForYou({ questions }: { questions: ReactNode }) {
  const shows = useStoredAtom(showsOwnAtom, false);
  const said = useStoredAtom(toldAtom, null);
  const words = homeWords.lowest;
  const known = shows && Boolean(said?.income);
  return (
    <div data-personal>
      <HomeList
        title={words.title}
        asking={!known}
        beside={
          known ? null : (
            <Suspense>
              <LowTuition />
            </Suspense>
          )
        }
        rule={known ? (said?.home ? words.ruleNearHome : words.rule) : words.ask}
        {...(known
          ? { more: { to: paths.popular(said?.home ? 'good-value' : 'lowest-price'), label: words.more } }
          : {})}
      >
        <Suspense>{known ? <LowestPrices /> : questions}</Suspense>
      </HomeList>
    </div>
  );
}
