/** The front page's opening: the promise, the search, where to start or go on, and the map of all there is. */

import { type ReactNode, useId, useRef, useState } from 'react';
import { Box, Section } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { homeWords as words } from '#words/site/home.ts';
import type { MatchingDots } from '../matching-dots.ts';
import universityMap from '../university-map.svg';
import { ChipLink, ChipRow } from './chip-row.tsx';

const DotsOfLine = lazyPart(() => import('./dots-of-line.tsx').then((module) => module.DotsOfLine));

interface HeroProps {
  /** The search box with its buttons, which belongs to another feature; it says what is typed in it. */
  search: (onType: (text: string) => void) => ReactNode;
  /** What somebody was at, in place of examples. */
  carryOn: ReactNode;
}

export function Hero({ search, carryOn }: HeroProps) {
  const dots = useId();
  const map = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<MatchingDots | null>(null);
  return (
    // In a narrow window its two halves are parts of the page's opening, where the map comes last.
    <Section display={{ base: 'contents', lg: 'block' }} borderBottomWidth="1px">
      <Container
        py={{ base: '5', md: '6' }}
        display={{ base: 'contents', lg: 'grid' }}
        gridTemplateColumns={{ lg: 'minmax(0, 6fr) minmax(0, 5fr)' }}
        gap={{ lg: '12' }}
        alignItems="center"
      >
        <Box
          minW="0"
          pt={{ base: '5', md: '6', lg: '0' }}
          pb={{ base: '3', md: '6', lg: '0' }}
          px={{ base: '4', md: '8', lg: '0' }}
          borderBottomWidth={{ base: '1px', lg: '0' }}
        >
          {/* On two lines in both languages. */}
          <Heading as="h1" size="2xl" fontSize={{ lg: '3.5rem' }}>
            {words.title}
          </Heading>
          <Text mt={{ base: '3', md: '5' }} textStyle={{ base: 'md', md: 'lg' }} color="fg.muted" maxW="36rem">
            {words.lead}
          </Text>
          <Box mt={{ base: '5', md: '8' }}>{search(setTyped)}</Box>
          {carryOn ?? (
            <ChipRow title={words.starts.label}>
              {words.starts.links.map(({ label, query }) => (
                <li key={label}>
                  <ChipLink to={paths.search(query)}>{label}</ChipLink>
                </li>
              ))}
            </ChipRow>
          )}
        </Box>
        <Box
          as="figure"
          minW="0"
          ref={map}
          order={{ base: '1', lg: '0' }}
          px={{ base: '4', md: '8', lg: '0' }}
          py={{ base: '4', lg: '0' }}
          borderBottomWidth={{ base: '1px', lg: '0' }}
        >
          {/* A mask, so that the dots take the theme's colour. */}
          <chakra.svg
            role="img"
            aria-label={words.map}
            viewBox="0 0 800 560"
            display="block"
            width="100%"
            height="auto"
            color="accent.solid"
          >
            <mask id={dots} {...{ 'mask-type': 'alpha' }}>
              <image href={universityMap} width="800" height="560" />
            </mask>
            <chakra.g
              opacity={found === null ? '1' : '0.2'}
              css={{ '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity 180ms' } }}
            >
              <path d="M0 0h800v560H0z" fill="currentColor" mask={`url(#${dots})`} />
            </chakra.g>
            {found === null ? null : (
              <path
                d={found.path}
                data-matches
                fill="none"
                stroke="currentColor"
                strokeWidth="6"
                strokeLinecap="round"
              />
            )}
          </chakra.svg>
          <Box as="figcaption" mt="3" textStyle="xs" color="fg.muted" textAlign={{ lg: 'end' }}>
            {found === null ? words.mapCaption : ''}
            <Box as="span" role="status" textStyle="sm" fontWeight="semibold" color="fg">
              {found?.count ?? ''}
            </Box>
          </Box>
          {typed === '' ? null : (
            <Suspense>
              <DotsOfLine text={typed} map={map} onFound={setFound} />
            </Suspense>
          )}
        </Box>
      </Container>
    </Section>
  );
}
