/** Towns to choose from: name and place, how many universities are there. */

import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { CampusPicture } from '#frontend/components/universities/campus-picture.tsx';
import { townRecordOf } from '#frontend/content/town-record.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import type { Location } from '#schema/api/locations.ts';
import { COUNTRY_LABELS } from '#schema/domain/record/enums.ts';
import { locationWords as words } from '#words/places/locations.ts';

interface LocationListProps {
  locations: readonly Location[];
  radiusMiles: number;
  /** The address that opens a town. */
  addressOf: (key: string) => string;
  /** Says what we have written about a town. */
  described?: boolean;
}

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'];

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  columnGap: '8',
} as const;

export function LocationList({ locations, radiusMiles, addressOf, described = false }: LocationListProps) {
  return (
    <List.Root {...grid}>
      {locations.map((location) => {
        const record = described ? townRecordOf(location.key) : null;
        return (
          <List.Item
            key={location.key}
            position="relative"
            py={{ base: '2.5', md: '4' }}
            borderTopWidth="1px"
            display="grid"
            gridTemplateColumns={{ base: '4.5rem minmax(0, 1fr)', md: '6rem minmax(0, 1fr)' }}
            columnGap="4"
            alignItems="start"
          >
            <Box borderRadius="md" overflow="hidden" mt="1">
              <CampusPicture
                university={{
                  id: location.school,
                  name: location.name,
                  city: null,
                  state: location.state,
                  image: null,
                }}
                width={320}
                map
              />
            </Box>
            <Box minW="0">
              <PlainLink
                to={addressOf(location.key)}
                {...KEEP_SCROLL}
                fontSize="lg"
                lineHeight="snug"
                fontWeight="semibold"
                letterSpacing="snug"
                _hover={{ textDecoration: 'underline', textUnderlineOffset: '0.18em', textDecorationThickness: '1px' }}
                _before={{ content: '""', position: 'absolute', inset: '0' }}
              >
                {location.name}
              </PlainLink>
              <Note textStyle="xs">{words.place(location.stateName, COUNTRY_LABELS[location.country])}</Note>
              {location.tuition === null ? null : (
                <Text lineHeight="snug" fontVariantNumeric="tabular-nums lining-nums">
                  <Span fontWeight="semibold" me="1.5">
                    {words.tuition(location.tuition)}
                  </Span>
                  <Span textStyle="xs" color="fg.muted">
                    {words.tuitionOf}
                  </Span>
                </Text>
              )}
              <Note textStyle="xs" fontVariantNumeric="tabular-nums">
                {words.nearby(location.universities, radiusMiles, location.country)}{' '}
                <Span whiteSpace="nowrap">· {words.inTown(location.inTown)}</Span>
              </Note>
              {/* A phone shows more towns instead; the town itself is described where it opens. */}
              {record ? (
                <Note mt="2" display={{ base: 'none', md: 'block' }}>
                  {firstSentence(record.description)}
                </Note>
              ) : null}
            </Box>
          </List.Item>
        );
      })}
    </List.Root>
  );
}

/** What a town is, in a sentence; the rest is where it opens. */
const firstSentence = (text: string) => /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** As high as the popular towns, so that little jumps when they come. */
export function LocationShapes() {
  return (
    <Box {...grid} mt="4" aria-hidden="true">
      {SHAPES.map((key) => (
        <Box key={key} py="4" borderTopWidth="1px" minH={{ base: '10rem', md: '12rem' }}>
          <Skeleton height="6" width="50%" />
          <Skeleton mt="2" height="4" width="65%" />
          <Skeleton mt="3" height="16" />
        </Box>
      ))}
    </Box>
  );
}
