/**
 * A part of a page: heading and purpose on the left of wide screens, the content beside them. One that is folded shows its
 * heading alone on phones and tablets until it is pressed, or until the address leads to it; without scripts and on paper it is open.
 */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFragment } from '#frontend/lib/links/use-fragment.ts';
import { Box } from '../styled/box.tsx';
import { Heading } from '../styled/heading.tsx';
import { PartsInLine } from './parts-in-line.tsx';
import { FoldButton, SHUT_ON_TABLETS } from './phone-fold.tsx';

export interface PageSectionProps {
  /** Fragment of the address that leads here. */
  id: string;
  title: string;
  /** A line under the heading. */
  intro?: ReactNode;
  folded?: boolean;
  /** The heading above the content on wide screens too. */
  stacked?: boolean;
  /** A few words under the heading, which show where the part is folded too. */
  aside?: string;
  /** What is in it, in a line, while it is folded. */
  brief?: readonly string[] | null;
  children: ReactNode;
}

export function PageSection({
  id,
  title,
  intro,
  folded = false,
  stacked = false,
  aside,
  brief,
  children,
}: PageSectionProps) {
  const titleId = `${id}-title`;
  const section = useRef<HTMLElement>(null);
  const { open, toggle } = useFold(folded, section);
  return (
    <Box
      as="section"
      ref={section}
      id={id}
      aria-labelledby={titleId}
      borderTopWidth="1px"
      py={folded ? { base: '2', lg: '8' } : { base: '4', md: '8' }}
      scrollMarginTop="12"
      display="grid"
      gridTemplateColumns={stacked ? 'minmax(0, 1fr)' : { base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' }}
      columnGap="12"
      rowGap="5"
    >
      <Box>
        <Box position="relative" minH={folded ? { base: '11', lg: '0' } : '0'} display="flex" alignItems="center">
          <Box flex="1">
            <Heading as="h2" id={titleId} size="lg">
              {title}
            </Heading>
            {aside ? (
              <Box as="p" mt="0.5" textStyle="sm" color="fg.muted">
                {aside}
              </Box>
            ) : null}
            {brief && !open ? (
              <Box
                as="span"
                display={{ base: 'block', lg: 'none', _print: 'none' }}
                textStyle="sm"
                color="fg.muted"
                maxH="1lh"
                overflow="hidden"
              >
                <PartsInLine parts={brief} />
              </Box>
            ) : null}
          </Box>
          {folded ? (
            <FoldButton on="tablets" open={open} labelledBy={titleId} controls={`${id}-content`} onPress={toggle} />
          ) : null}
        </Box>
        {intro ? (
          <Box as="p" mt="2" textStyle="sm" color="fg.muted" maxW="prose" {...(open ? {} : SHUT_ON_TABLETS)}>
            {intro}
          </Box>
        ) : null}
      </Box>
      <Box id={`${id}-content`} minW="0" {...(open ? {} : SHUT_ON_TABLETS)}>
        {children}
      </Box>
    </Box>
  );
}

/** Open once the address leads to the section or to something in it. */
function useFold(folded: boolean, section: { current: HTMLElement | null }) {
  const [open, setOpen] = useState(!folded);
  const led = useRef(false);
  const fragment = useFragment();
  useEffect(() => {
    if (!folded || fragment === null || !section.current?.contains(document.getElementById(fragment))) return;
    led.current = true;
    setOpen(true);
  }, [folded, fragment, section]);
  // What one is led to is there to scroll to only now.
  useEffect(() => {
    if (!open || !led.current || fragment === null) return;
    led.current = false;
    document.getElementById(fragment)?.scrollIntoView();
  }, [open, fragment]);
  return { open, toggle: () => setOpen((now) => !now) };
}
