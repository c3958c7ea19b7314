/** The frame around every page: skip link, header, main, footer, toasts; where the page scrolls and the focus goes. */
import { Box } from '@chakra-ui/react/box';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { Toaster } from '../../components/ui/toaster.tsx';
import { shellWords } from '../../content/shell.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { QuickMenu } from './quick-menu.tsx';

export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  const loading = useNavigation().state === 'loading';

  // A new page, not a new query: a screen reader goes on from the page's beginning, as after a full load.
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Box minH="100dvh" display="flex" flexDirection="column">
      <Box
        as="a"
        {...{ href: '#main' }}
        position="absolute"
        insetStart="4"
        top="-20"
        zIndex="skipNav"
        bg="bg.inverted"
        color="fg.inverted"
        px="4"
        py="3"
        borderRadius="md"
        _focus={{ top: '3' }}
      >
        {shellWords.skip}
      </Box>
      <Header />
      {loading ? (
        <Box
          role="status"
          position="fixed"
          top="0"
          insetInline="0"
          height="3px"
          zIndex="toast"
          bg="accent.emphasized"
          animation="pulse 1s infinite"
        >
          <Box as="span" srOnly>
            {shellWords.loadingPage}
          </Box>
        </Box>
      ) : null}
      <Box as="main" id="main" ref={main} tabIndex={-1} flex="1" outline="none" minH="70vh">
        <Outlet />
      </Box>
      <Footer />
      <QuickMenu />
      <Toaster />
      <ScrollRestoration />
    </Box>
  );
}
