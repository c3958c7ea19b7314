/** Switches between light and dark; its name, or its words where there is room, say what a press does. */

import { Button } from '#frontend/components/styled/button.tsx';
import { MoonIcon, SunIcon } from '#frontend/components/ui/icons.tsx';
import { Tooltip } from '#frontend/components/ui/tooltip.tsx';
import { chooseColorMode, useColorMode } from '#frontend/lib/browser/color-mode.ts';
import { shellWords } from '#words/layout/shell.ts';

export function ColorModeToggle({ inWords = false }: { inWords?: boolean }) {
  const dark = useColorMode() === 'dark';
  const name = dark ? shellWords.toLight : shellWords.toDark;
  const choose = () => chooseColorMode(dark ? 'light' : 'dark');
  if (inWords)
    return (
      <Button variant="ghost" size="sm" px="0" minH="11" onClick={choose}>
        {dark ? <SunIcon /> : <MoonIcon />}
        {name}
      </Button>
    );
  return (
    <Tooltip text={name} align="end">
      <Button variant="ghost" boxSize="10" minH="10" p="0" data-personal aria-label={name} onClick={choose}>
        {dark ? <SunIcon /> : <MoonIcon />}
      </Button>
    </Tooltip>
  );
}
