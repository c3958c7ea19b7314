/** Switches between light and dark; its name says what a press does. */

import { Button } from '#frontend/components/styled/button.tsx';
import { MoonIcon, SunIcon } from '#frontend/components/ui/icons.tsx';
import { Tooltip } from '#frontend/components/ui/tooltip.tsx';
import { chooseColorMode, useColorMode } from '#frontend/lib/browser/color-mode.ts';
import { shellWords } from '#words/layout/shell.ts';

export function ColorModeToggle() {
  const dark = useColorMode() === 'dark';
  const name = dark ? shellWords.toLight : shellWords.toDark;
  return (
    <Tooltip text={name} align="end">
      <Button
        variant="ghost"
        boxSize={{ base: '11', md: '10' }}
        minH={{ base: '11', md: '10' }}
        p="0"
        data-personal
        aria-label={name}
        onClick={() => chooseColorMode(dark ? 'light' : 'dark')}
      >
        {dark ? <SunIcon /> : <MoonIcon />}
      </Button>
    </Tooltip>
  );
}
