/**
 * A phone's floating menu button. At the top of a page the header has the button; farther down this one comes on the way
 * back up, so that at no time there are two, and nothing lies over what one reads.
 */

import { Box } from '#frontend/components/styled/box.tsx';
import { MenuIcon } from '#frontend/components/ui/icons.tsx';
import { shellWords } from '#words/layout/shell.ts';
import { MenuButton } from './menu-button.tsx';
import { useWayBack } from './use-way-back.ts';

export function QuickMenu() {
  const shown = useWayBack();
  return (
    <Box
      hideFrom="md"
      _print={{ display: 'none' }}
      position="fixed"
      insetEnd="4"
      bottom="4"
      zIndex="docked"
      visibility={shown ? 'visible' : 'hidden'}
      translate={shown ? '0 0' : '0 6rem'}
      css={{
        // The bar of the schools picked to compare, or of what one does with a school, takes the place below.
        'body:has([data-compare-tray], [data-action-bar]) &': { bottom: '5rem' },
        '@media (prefers-reduced-motion: no-preference)': { transition: 'translate 180ms, visibility 180ms' },
      }}
    >
      <MenuButton floating>
        <MenuIcon boxSize="5" />
        {shellWords.menu}
      </MenuButton>
    </Box>
  );
}
