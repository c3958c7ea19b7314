/** The first of a longer list, a line each: name, place or sentence, price, and a date. */

import type { ReactNode } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import { placeLine } from '#frontend/content/place-line.ts';
import { tuitionOfReaderNamed } from '#frontend/content/tuition-lines.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { myUniversitiesWords } from '#words/saved/my-universities.ts';

/** How many of each section the dashboard shows. */
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
      py="3"
      borderBottomWidth="1px"
      borderColor="border.muted"
      _first={{ pt: '0' }}
      _last={{ borderBottomWidth: '0', pb: '0' }}
      display="flex"
      justifyContent="space-between"
      columnGap={{ base: '3', md: '6' }}
    >
      <Box minW="0" flex="1">
        <Box as="h3" fontWeight="semibold" overflowWrap="anywhere">
          <TextLink to={to} variant="quiet">
            {name}
          </TextLink>
        </Box>
        {about ? <Note>{about}</Note> : null}
      </Box>
      <Box
        textStyle="sm"
        color="fg.muted"
        textAlign="end"
        flexShrink="0"
        maxW={{ base: '9.5rem', md: '14rem' }}
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
  /** Under the price. */
  date?: ReactNode;
}

export function UniversityLine({ university, about, date }: UniversityLineProps) {
  const { slug, name } = university;
  const place = placeLine(university);
  return (
    <ShortLine
      to={paths.university(slug)}
      name={name}
      about={about === undefined ? place : `${place}. ${about}`}
      side={
        <>
          <PricePlace university={university} shape="amount">
            {myUniversitiesWords.figures.tuition}{' '}
            <Span color="fg" fontWeight="semibold">
              {tuitionOfReaderNamed(university)}
            </Span>
          </PricePlace>
          {date}
        </>
      }
    />
  );
}
