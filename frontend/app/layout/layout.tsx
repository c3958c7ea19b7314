/** The frame around every page: skip link, header, main, footer, toasts; where the page scrolls and the focus goes. */

import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#frontend/api/session.ts';
import { SkipLink } from '#frontend/components/links/skip-link.tsx';
import { Box, Stack } from '#frontend/components/styled/box.tsx';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { situationPanelAtom } from '#frontend/lib/storage/own-situation.ts';
import { shellWords } from '#words/layout/shell.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { Header } from './header.tsx';
import { useScroll } from './use-scroll.ts';
import { useWrittenHead } from './use-written-head.ts';

// Only for who is signed in. Where it cannot be had, what is done here is sent at the next start.
const AccountSync = lazyPart(() => import('../sync/account-sync.tsx').then((module) => module.AccountSync));

// Nothing of it takes room above the page or is part of its first sight.
const aroundPage = () => import('./around-page.tsx');
const StatusLine = lazyPart(() => aroundPage().then((module) => module.StatusLine));
const Footer = lazyPart(() => aroundPage().then((module) => module.Footer));
const QuickMenu = lazyPart(() => aroundPage().then((module) => module.QuickMenu));
const Besides = lazyPart(() => aroundPage().then((module) => module.Besides));

// Once it is asked for.
const SituationPanel = lazyPart(() =>
  import('#frontend/features/situation/components/situation-panel.tsx').then((module) => module.SituationPanel),
);

/** While the first page is on its way: room as tall as the window, so that the footer does not jump. */
const ROOM = <Box minH="100dvh" />;

export function Layout({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  // Once asked for it stays, so that closing it gives the focus back.
  const panelAsked = useRef(false);
  const panelOpen = useAtomValue(situationPanelAtom);
  if (panelOpen) panelAsked.current = true;
  useScroll();
  useWrittenHead();

  // A new page, not a new query: a screen reader goes on from the page's beginning, as after a full load.
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Stack minH="100dvh">
      <SkipLink to="main">{shellWords.skip}</SkipLink>
      <Header />
      <Suspense>
        <StatusLine />
      </Suspense>
      <Box as="main" id="main" ref={main} tabIndex={-1} flex="1" outline="none" minH="70vh">
        <noscript>
          <p data-without-scripts>{shellWords.withoutScripts}</p>
        </noscript>
        <PageBoundary address={pathname}>
          <Suspense fallback={ROOM}>{children}</Suspense>
        </PageBoundary>
      </Box>
      <Suspense>
        <Footer />
        <QuickMenu />
        <Besides />
      </Suspense>
      <Suspense>{panelAsked.current ? <SituationPanel /> : null}</Suspense>
      <Suspense>{user ? <AccountSync user={user} /> : null}</Suspense>
    </Stack>
  );
}
