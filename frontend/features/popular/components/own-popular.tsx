/** The lists that depend on who asks: the lowest prices of one's own, and good value in one's own state or province. */

import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { situationPanelAtom } from '#frontend/lib/storage/own-situation.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import type { OwnPopularTab } from '#schema/domain/site/popular.ts';
import { popularWords as words } from '#words/saved/popular.ts';
import { useOwnPopular } from '../own-queries.ts';
import { PopularList } from './popular-list.tsx';

interface OwnPopularProps {
  tab: OwnPopularTab;
  card: (university: UniversityCard, index: number) => ReactNode;
}

export function OwnPopular({ tab, card }: OwnPopularProps) {
  const openPanel = useSetAtom(situationPanelAtom);
  const { told, ...popular } = useOwnPopular(tab);
  return (
    // As high as a list, which comes once it is known whose it is.
    <Box minH={{ base: '60vh', md: '25rem' }}>
      {told ? (
        <PopularList tab={tab} {...popular} card={card} />
      ) : (
        <>
          <Text mt="5" maxW="prose">
            {words.rules[tab]}
          </Text>
          <Box mt="6">
            <EmptyState
              title={words.needs[tab]}
              actions={
                <Button aria-haspopup="dialog" onClick={() => openPanel(true)}>
                  {words.say}
                </Button>
              }
            />
          </Box>
        </>
      )}
    </Box>
  );
}
