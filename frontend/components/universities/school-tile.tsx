/**
 * A university among a few others: a small picture beside name, place and type, and under them what a list has to say of
 * it. The whole tile leads to the university, its name is the link.
 */

import type { ReactNode } from 'react';
import { placeLine } from '#frontend/content/place-line.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { PlainLink } from '../links/router-link.tsx';
import { Box } from '../styled/box.tsx';
import { Heading } from '../styled/heading.tsx';
import { TypeBadge } from '../ui/badge.tsx';
import { CampusPicture } from './campus-picture.tsx';

/** One below the other on a phone, else three in a row. */
export const TILE_GRID = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  columnGap: { base: '5', md: '7' },
  rowGap: '6',
} as const;

interface SchoolTileProps {
  university: UniversityCard;
  /** Beside its type. */
  kind?: string | undefined;
  children?: ReactNode;
}

export function SchoolTile({ university, kind, children }: SchoolTileProps) {
  const { slug, name, city, state, country, type } = university;
  return (
    <Box
      as="li"
      position="relative"
      display="grid"
      // Beside two others narrower than alone on a phone.
      gridTemplateColumns={{ base: '6.5rem minmax(0, 1fr)', sm: '5rem minmax(0, 1fr)' }}
      gridTemplateRows="auto 1fr"
      columnGap="4"
    >
      <Box borderRadius="md" overflow="hidden" alignSelf="start">
        <CampusPicture university={university} width={320} />
      </Box>
      <Box minW="0">
        <Heading as="h3" size="sm" overflowWrap="break-word">
          <PlainLink
            to={paths.university(slug)}
            _hover={{ textDecoration: 'underline' }}
            css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
          >
            {name}
          </PlainLink>
        </Heading>
        <Box as="p" textStyle="sm" color="fg.muted" mt="0.5">
          {placeLine({ city, stateName: state, country })}
        </Box>
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="2" textStyle="sm" color="fg.muted">
          <TypeBadge type={type} />
          {kind}
        </Box>
      </Box>
      {children ? <Box gridColumn="1 / -1">{children}</Box> : null}
    </Box>
  );
}
