/** The front page's opening: the promise, the search, where to start, and the map of all there is. */

import { type ReactNode, useId, useRef, useState } from 'react';
import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Section } from '#frontend/components/styled/box.tsx';
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

const DotsOfLine = lazyPart(() => import('./dots-of-line.tsx').then((module) => module.DotsOfLine));

/** `search` is the search box with its buttons, which belongs to another feature; it says what is typed in it. */
export function Hero({ search }: { search: (onType: (text: string) => void) => ReactNode }) {
  const dots = useId();
  const map = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<MatchingDots | null>(null);
  return (
    <Section borderBottomWidth="1px">
      <Container
        py={{ base: '5', md: '16', lg: '20' }}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' }}
        gap={{ base: '5', lg: '12' }}
        alignItems="center"
      >
        <Box minW="0">
          <Heading as="h1" size="2xl">
            {words.title}
          </Heading>
          <Text mt={{ base: '3', md: '5' }} textStyle={{ base: 'md', md: 'lg' }} color="fg.muted" maxW="36rem">
            {words.lead}
          </Text>
          <Box mt={{ base: '5', md: '8' }}>{search(setTyped)}</Box>
          <Box as="nav" aria-label={words.starts.label} mt={{ base: '2', md: '6' }} mx={{ base: '-4', md: '0' }}>
            {/* On a phone one line, which goes sideways. */}
            <Flex
              as="ul"
              gap="2"
              flexWrap={{ md: 'wrap' }}
              overflowX={{ base: 'auto', md: 'visible' }}
              px={{ base: '4', md: '0' }}
              css={{ scrollbarWidth: 'none' }}
            >
              {words.starts.links.map(({ label, query }) => (
                <li key={label}>
                  <PlainLink
                    to={paths.search(query)}
                    display="inline-flex"
                    alignItems="center"
                    minH={{ base: '11', md: '8' }}
                    px="3"
                    whiteSpace="nowrap"
                    borderWidth="1px"
                    borderColor="border.emphasized"
                    borderRadius="full"
                    textStyle="sm"
                    _hover={{ borderColor: 'accent.solid', color: 'accent.fg' }}
                  >
                    {label}
                  </PlainLink>
                </li>
              ))}
            </Flex>
          </Box>
        </Box>
        <Box as="figure" minW="0" ref={map}>
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
