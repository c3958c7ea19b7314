/** The lowest prices for a visitor whose income is known; for others one button that leads there. */

import { useSetAtom } from 'jotai';
import { Flex } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { showsOwnAtom, situationPanelAtom, toldAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import { homeWords } from '#words/site/home.ts';
import { HomeList } from './home-list.tsx';

const LowestPrices = lazyPart(() => import('./lowest-prices.tsx').then((module) => module.LowestPrices));

export function LowestForYou() {
  const shows = useStoredAtom(showsOwnAtom, false);
  const said = useStoredAtom(toldAtom, null);
  const openPanel = useSetAtom(situationPanelAtom);
  const words = homeWords.lowest;
  const known = shows && Boolean(said?.income);
  return (
    <div data-personal>
      <HomeList
        title={words.title}
        rule={known && said?.home ? words.ruleNearHome : words.rule}
        {...(known
          ? { more: { to: paths.popular(said?.home ? 'good-value' : 'lowest-price'), label: words.more } }
          : {})}
      >
        {known ? (
          <Suspense>
            <LowestPrices />
          </Suspense>
        ) : (
          <Flex alignItems="center" gap="4" minH="6.25rem" justifyContent={{ base: 'space-between', md: 'flex-start' }}>
            <Text textStyle="sm" color="fg.muted" maxW="30rem">
              {words.ask}
            </Text>
            <Button
              aria-haspopup="dialog"
              flexShrink="0"
              // Nothing opens without scripts.
              css={{ '@media (scripting: none)': { display: 'none' } }}
              onClick={() => openPanel(true)}
            >
              {words.get}
            </Button>
          </Flex>
        )}
      </HomeList>
    </div>
  );
}
