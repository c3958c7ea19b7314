/** What a phone shows folded under its heading and a wider screen shows open; without scripts and on paper it is open. */

import { chakra } from '../styled/chakra.ts';
import { ChevronDownIcon } from '../ui/icons.tsx';

/** Style of a part that is folded now. */
export const SHUT = {
  display: { base: 'none', md: 'block', _print: 'block' },
  css: { '@media (scripting: none)': { display: 'block' } },
} as const;

interface FoldButtonProps {
  open: boolean;
  labelledBy: string;
  controls: string;
  onPress: () => void;
}

/** As wide as the heading, over it: the box around both is positioned. */
export function FoldButton({ open, labelledBy, controls, onPress }: FoldButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-labelledby={labelledBy}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onPress}
      position="absolute"
      inset="0"
      display={{ base: 'flex', md: 'none', _print: 'none' }}
      alignItems="center"
      justifyContent="flex-end"
      cursor="pointer"
      borderRadius="xs"
      css={{ '@media (scripting: none)': { display: 'none' } }}
    >
      <ChevronDownIcon boxSize="5" color="fg.muted" transition="rotate 120ms" rotate={open ? '180deg' : '0deg'} />
    </chakra.button>
  );
}
