/** What is folded under its heading on a phone, or everywhere; without scripts and on paper it is open. */

import { type ReactNode, useEffect, useId, useState } from 'react';
import { Box } from '../styled/box.tsx';
import { chakra } from '../styled/chakra.ts';
import { ChevronDownIcon } from '../ui/icons.tsx';

/** Widths at which a part is folded. `tablets` includes phones. */
type FoldedOn = 'phones' | 'tablets' | 'all';

/** Style of a part that is folded now. */
export const SHUT = {
  display: { base: 'none', md: 'block', _print: 'block' },
  css: { '@media (scripting: none)': { display: 'block' } },
} as const;

/** The same of a part that is folded on a tablet too. */
export const SHUT_ON_TABLETS = { ...SHUT, display: { base: 'none', lg: 'block', _print: 'block' } } as const;

/** The same of a part that is folded at any width. */
export const SHUT_EVERYWHERE = { ...SHUT, display: { base: 'none', md: 'none', _print: 'block' } } as const;

const BUTTON_ON = {
  phones: { display: { base: 'flex', md: 'none', _print: 'none' } },
  tablets: { display: { base: 'flex', lg: 'none', _print: 'none' } },
  all: { display: { base: 'flex', _print: 'none' } },
} as const satisfies Record<FoldedOn, object>;

interface FoldButtonProps {
  on?: FoldedOn;
  open: boolean;
  labelledBy: string;
  controls: string;
  onPress: () => void;
}

/** As wide as the heading, over it: the box around both is positioned. */
export function FoldButton({ on = 'phones', open, labelledBy, controls, onPress }: FoldButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-labelledby={labelledBy}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onPress}
      position="absolute"
      inset="0"
      {...BUTTON_ON[on]}
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

interface PhoneFoldProps {
  /** The heading, which takes the id that names the button. */
  heading: (id: string) => ReactNode;
  children: ReactNode;
  /** A line under the part and space at its end, on a phone. */
  ruled?: boolean;
  /** Folded at any width. */
  everywhere?: boolean;
  /** Open from the start, or from when this becomes true. */
  unfolded?: boolean;
}

/** A part that a phone, or every screen, shows as its heading until one presses it. */
export function PhoneFold({ heading, children, ruled = false, everywhere = false, unfolded = false }: PhoneFoldProps) {
  const id = useId();
  const [open, setOpen] = useState(unfolded);
  useEffect(() => {
    if (unfolded) setOpen(true);
  }, [unfolded]);
  return (
    <Box borderBottomWidth={{ base: ruled ? '1px' : '0', md: '0' }}>
      <Box
        position="relative"
        minH={everywhere ? '11' : { base: '11', md: '0' }}
        display={everywhere ? 'flex' : { base: 'flex', md: 'block' }}
        alignItems="center"
      >
        {heading(`${id}-heading`)}
        <FoldButton
          on={everywhere ? 'all' : 'phones'}
          open={open}
          labelledBy={`${id}-heading`}
          controls={`${id}-content`}
          onPress={() => setOpen((now) => !now)}
        />
      </Box>
      <Box
        id={`${id}-content`}
        pb={{ base: ruled ? '4' : '0', md: '0' }}
        {...(open ? {} : everywhere ? SHUT_EVERYWHERE : SHUT)}
      >
        {children}
      </Box>
    </Box>
  );
}
