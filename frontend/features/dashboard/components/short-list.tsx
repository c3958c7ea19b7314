/** The first of a longer list, a line each: name, place or sentence, and price. */

import type { ReactNode } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Note, Span } from '#frontend/components/styled/text.tsx';
import { placeLine } from '#frontend/content/place-line.ts';
import { tuitionByHome } from '#frontend/content/tuition-lines.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { myUniversitiesWords } from '#words/saved/my-universities.ts';

/** How many saved schools the dashboard shows. */
export const SHOWN_BOOKMARKS = 8;
/** How many of each further section the dashboard shows. */
export const SHOWN = 3;

interface ShortLineProps {
  to: string;
  name: string;
  /** A line beneath the name. */
  about?: ReactNode;
  /** At the end of the line. */
  side: ReactNode;
}

export function ShortLine({ to, name, about, side }: ShortLineProps) {
  return (
    <List.Item
      py={{ base: '2', lg: '0' }}
      borderBottomWidth={{ base: '1px', lg: '0' }}
      borderColor="border.muted"
      _first={{ pt: '0' }}
      _last={{ borderBottomWidth: '0', pb: '0' }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap={{ base: '3', md: '4' }}
      alignContent="start"
    >
      <Box as="h3" minW="0" fontWeight="semibold" overflowWrap="anywhere">
        <TextLink to={to} variant="quiet">
          {name}
        </TextLink>
      </Box>
      {about ? (
        <Note gridColumn="1" gridRow="2">
          {about}
        </Note>
      ) : null}
      <Box
        gridRow="1 / span 2"
        textStyle="sm"
        color="fg.muted"
        textAlign="end"
        maxW={{ base: '9.5rem', md: '14rem', lg: '9.5rem' }}
        fontVariantNumeric="tabular-nums lining-nums"
      >
        {side}
      </Box>
    </List.Item>
  );
}

interface UniversityLineProps {
  university: UniversityCard;
  about?: string | undefined;
}

export function UniversityLine({ university, about }: UniversityLineProps) {
  const { slug, name } = university;
  const place = placeLine(university);
  return (
    <ShortLine
      to={paths.university(slug)}
      name={name}
      about={about === undefined ? place : `${place}. ${about}`}
      side={
        <PricePlace university={university} shape="amount">
          <Span display="block" color="fg" fontWeight="semibold" whiteSpace="nowrap">
            {tuitionByHome(university).amount}
          </Span>
          <Caption as="span" display="block">
            {myUniversitiesWords.figures.tuition}
          </Caption>
        </PricePlace>
      }
    />
  );
}
