/** A line under the header when there is something to know of the page as a whole: offline, from before, or outdated. */

import type { ReactNode } from 'react';
import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { CloseIcon } from '#frontend/components/ui/icons.tsx';
import { useOnline } from '#frontend/lib/browser/use-online.ts';
import { chooseLanguage } from '#frontend/lib/links/chosen-language.ts';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { useNewerBuild } from '#frontend/lib/rendering/newer-build.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { language } from '#names/locale.ts';
import { offlineWords as words } from '#words/layout/offline.ts';
import { shellWords } from '#words/layout/shell.ts';
import { aroundPageWords } from '#words/places/around-page.ts';
import { connectionMessage } from './connection-message.ts';
import { useLanguageLink } from './use-language-link.ts';
import { useShownData } from './use-shown-data.ts';

// Without a network the part may not be there; the line then does without.
const OfflineWays = lazyPart(() => import('./offline-ways.tsx').then((module) => module.OfflineWays));

export function StatusLine() {
  const online = useOnline();
  const { refresh, ...shown } = useShownData();
  const newerBuild = useNewerBuild();
  // What the page can no longer read is not a matter of the connection.
  const message = online && newerBuild === 'needed' ? null : connectionMessage(online, shown);
  return (
    <>
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
        ) : null}
      </Box>
      <LanguageOffer />
    </>
  );
}

/** Taken back by whoever reads on in this language. */
function stay() {
  chooseLanguage(language);
  document.documentElement.classList.remove('offers-other');
}

/**
 * In the other language's words: whoever reads it is offered the page in it. It is in every page, and public/color-mode.js
 * says before the first paint whether it shows, so that nothing makes way for it later.
 */
function LanguageOffer() {
  const { title, ...link } = useLanguageLink();
  const dismiss = aroundPageWords.stay;
  return (
    <Box
      as="section"
      aria-label={title}
      lang={link.lang}
      data-language-offer=""
      css={{ 'html:not(.offers-other) &': { display: 'none' } }}
      bg="bg.subtle"
      borderBottomWidth="1px"
      textStyle="sm"
      _print={{ display: 'none' }}
    >
      <Container display="flex" alignItems="center" columnGap="3">
        <ExternalLink {...link} rel={undefined} touch="block">
          {title}
        </ExternalLink>
        <Button
          variant="ghost"
          boxSize={{ base: '11', md: '9' }}
          minH={{ base: '11', md: '9' }}
          p="0"
          ms="auto"
          me={{ base: '-3', md: '0' }}
          aria-label={dismiss}
          title={dismiss}
          onClick={stay}
        >
          <CloseIcon boxSize="4" />
        </Button>
      </Container>
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
