/** One university as a line of a list that somebody keeps: name, place, four figures, and what can be done with it. */

import type { ReactNode } from 'react';
import { cardNotice, cardRate } from '#frontend/content/card-lines.ts';
import { placeLine } from '#frontend/content/place-line.ts';
import { tuitionOfReader } from '#frontend/content/tuition-lines.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { myUniversitiesWords } from '#words/saved/my-universities.ts';
import { TextLink } from '../links/router-link.tsx';
import { PricePlace } from '../own-price/price-place.tsx';
import { Box } from '../styled/box.tsx';
import { LabelBadge } from '../ui/badge.tsx';
import { CampusPicture } from './campus-picture.tsx';

interface UniversityRowProps {
  university: UniversityCard;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** What is said of it beneath. */
  children?: ReactNode;
}

export function UniversityRow({ university, actions, children }: UniversityRowProps) {
  const { slug, name, currency } = university;
  const notice = cardNotice(university);
  const figures = [
    [myUniversitiesWords.figures.students, formatCount(university.studentPopulation)],
    [myUniversitiesWords.figures.acceptance, cardRate(university, 'acceptanceRate')],
    [myUniversitiesWords.figures.graduation, cardRate(university, 'graduationRate')],
  ] as const;
  return (
    <Box
      as="li"
      py="5"
      borderBottomWidth="1px"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' }}
      columnGap="6"
      rowGap="4"
    >
      <Box hideBelow="sm" borderRadius="md" overflow="hidden" alignSelf="start">
        <CampusPicture university={university} eager={false} />
      </Box>
      <Box minW="0">
        <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="6" rowGap="2">
          <Box minW="0" flex="1 1 14rem">
            <Box
              as="h3"
              fontFamily="heading"
              fontSize="lg"
              lineHeight="snug"
              fontWeight="semibold"
              overflowWrap="anywhere"
            >
              <TextLink to={paths.university(slug)} variant="quiet">
                {name}
              </TextLink>
            </Box>
            <Box as="p" mt="0.5" textStyle="sm" color="fg.muted">
              {placeLine(university)}
            </Box>
            {notice === null ? null : (
              <Box as="p" mt="1" textStyle="sm">
                <LabelBadge tone="destructive">{notice.badge}</LabelBadge> {notice.sentence}
              </Box>
            )}
          </Box>
          {actions ? (
            <Box display="flex" flexWrap="wrap" gap="2" alignItems="start">
              {actions}
            </Box>
          ) : null}
        </Box>
        <Box mt="3" display="flex" flexWrap="wrap" columnGap="7" rowGap="2">
          {/* As wide as a price of one's own, whose place it is. */}
          <Box minW="8.5rem">
            <PricePlace university={university} shape="line">
              <dl>
                <RowFigure
                  label={myUniversitiesWords.figures.tuition}
                  value={formatMoney(tuitionOfReader(university), currency)}
                />
              </dl>
            </PricePlace>
          </Box>
          <Box as="dl" display="flex" flexWrap="wrap" columnGap="7" rowGap="2">
            {figures.map(([label, value]) => (
              <RowFigure key={label} label={label} value={value} />
            ))}
          </Box>
        </Box>
        {children}
      </Box>
    </Box>
  );
}

function RowFigure({ label, value }: { label: string; value: string }) {
  return (
    <Box display="flex" flexDirection="column-reverse">
      <Box as="dt" textStyle="xs" color="fg.muted">
        {label}
      </Box>
      <Box as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums lining-nums">
        {value}
      </Box>
    </Box>
  );
}
