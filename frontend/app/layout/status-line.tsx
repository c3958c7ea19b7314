/** A line under the header when there is something to know of the page as a whole: offline, from before, or outdated. */

import type { ReactNode } from 'react';
import { ButtonAnchor } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { useOnline } from '#frontend/lib/browser/use-online.ts';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { useNewerBuild } from '#frontend/lib/rendering/newer-build.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { offlineWords as words } from '#words/layout/offline.ts';
import { shellWords } from '#words/layout/shell.ts';
import { aroundPageWords } from '#words/places/around-page.ts';
import { connectionMessage } from './connection-message.ts';
import { useLanguageLink } from './use-language-link.ts';
import { useLanguageOffer } from './use-language-offer.ts';
import { useShownData } from './use-shown-data.ts';

// Without a network the part may not be there; the line then does without.
const OfflineWays = lazyPart(() => import('./offline-ways.tsx').then((module) => module.OfflineWays));

export function StatusLine() {
  const online = useOnline();
  const { refresh, ...shown } = useShownData();
  const newerBuild = useNewerBuild();
  const offer = useLanguageOffer();
  // What the page can no longer read is not a matter of the connection.
  const message = online && newerBuild === 'needed' ? null : connectionMessage(online, shown);
  return (
    <Box role="status" position="sticky" top="0" zIndex="docked">
      {message ? (
        <Line text={message.text}>
          {online ? (
            <Button variant="outline" size="sm" onClick={refresh}>
              {words.retry}
            </Button>
          ) : null}
          {message.notSaved ? (
            <Suspense>
              <OfflineWays />
            </Suspense>
          ) : null}
        </Line>
      ) : newerBuild ? (
        <Line text={newerBuild === 'needed' ? shellWords.updated.sentence : words.newVersion}>
          <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
            {words.reload}
          </Button>
        </Line>
      ) : offer.shown ? (
        <LanguageOffer onDismiss={offer.dismiss} />
      ) : null}
    </Box>
  );
}

/** In the other language's words: whoever reads it is offered the page in it. */
function LanguageOffer({ onDismiss }: { onDismiss: () => void }) {
  const link = useLanguageLink();
  const { text, accept, dismiss } = aroundPageWords.otherLanguage;
  return (
    // Nothing makes way for it.
    <Box
      lang={link.lang}
      data-language-offer=""
      position="fixed"
      insetInline="0"
      bottom="0"
      bg="bg.subtle"
      // On a phone the menu's button is over its end.
      pe={{ base: '16', md: '0' }}
    >
      <Line text={text}>
        <ButtonAnchor {...link} variant="outline" size="sm">
          {accept}
        </ButtonAnchor>
        <Button variant="ghost" size="sm" onClick={onDismiss}>
          {dismiss}
        </Button>
      </Line>
    </Box>
  );
}

function Line({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Box bg="bg.subtle" borderBottomWidth="1px" textStyle="sm">
      <Container py="2" display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1">
        <p>{text}</p>
        {children}
      </Container>
    </Box>
  );
}
