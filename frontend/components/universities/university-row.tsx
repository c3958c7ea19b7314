/** One university as a line of a list that somebody keeps: name, place and size, what it costs, who gets in and who graduates, and what can be done with it. */

import type { ReactNode } from 'react';
import { cardNotice, cardRate } from '#frontend/content/card-lines.ts';
import { placeLine } from '#frontend/content/place-line.ts';
import { tuitionLineOfReader } from '#frontend/content/tuition-lines.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { labelled } from '#words/layout/labelled.ts';
import { myUniversitiesWords } from '#words/saved/my-universities.ts';
import { cardWords } from '#words/search/card-words.ts';
import { TextLink } from '../links/router-link.tsx';
import { PricePlace } from '../own-price/price-place.tsx';
import { Box } from '../styled/box.tsx';
import { Span } from '../styled/text.tsx';
import { LabelBadge } from '../ui/badge.tsx';
import { CampusPicture } from './campus-picture.tsx';

interface UniversityRowProps {
  university: UniversityCard;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** What the list goes by, in place of a price of one's own: it comes first, and the tuition after all. */
  first?: { label: string; value: string } | null;
  /** What is said of it beneath. */
  children?: ReactNode;
}

const LABELS = {
  acceptanceRate: myUniversitiesWords.figures.acceptance,
  graduationRate: myUniversitiesWords.figures.graduation,
} as const;

export function UniversityRow({ university, actions, first = null, children }: UniversityRowProps) {
  const { slug, name, currency } = university;
  const tuition = tuitionLineOfReader(university);
  const notice = cardNotice(university);
  const figures = (['acceptanceRate', 'graduationRate'] as const).filter((field) => university[field] !== null);
  return (
    <Box
      as="li"
      py={{ base: '3', md: '4' }}
      borderBottomWidth="1px"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '6rem minmax(0, 1fr)' }}
      columnGap={{ base: '4', md: '5' }}
    >
      <Box hideBelow="sm" borderRadius="md" overflow="hidden" alignSelf="start">
        <CampusPicture university={university} width={320} />
      </Box>
      <Box minW="0">
        <Box display="flex" justifyContent="space-between" columnGap="3">
          <Box minW="0" flex="1">
            <Box
              as="h3"
              fontFamily="heading"
              fontSize={{ base: 'md', md: 'lg' }}
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
              {university.studentPopulation === null ? null : (
                <>
                  {' · '}
                  <Span whiteSpace="nowrap">
                    {formatCount(university.studentPopulation)} {cardWords.students(university.studentPopulation)}
                  </Span>
                </>
              )}
            </Box>
            {notice === null ? null : (
              <Box as="p" mt="1" textStyle="sm">
                <LabelBadge tone="destructive">{notice.badge}</LabelBadge> {notice.sentence}
              </Box>
            )}
          </Box>
          {actions ? (
            <Box display="flex" flexShrink="0" alignItems="start">
              {actions}
            </Box>
          ) : null}
        </Box>
        <Box mt="2" display="flex" flexWrap="wrap" columnGap={{ base: '4', md: '7' }} rowGap="1">
          {/* As wide as a price of one's own, whose place it is. */}
          <Box minW="8.5rem">
            {first === null ? (
              <PricePlace university={university} shape="line">
                <dl>
                  <RowFigure label={tuition.label} value={formatMoney(tuition.amount, currency)} />
                </dl>
              </PricePlace>
            ) : (
              <dl>
                <RowFigure {...first} />
              </dl>
            )}
          </Box>
          <Box as="dl" display="flex" flexWrap="wrap" columnGap={{ base: '4', md: '7' }} rowGap="1">
            {figures.map((field) => (
              <RowFigure key={field} label={LABELS[field]} value={cardRate(university, field)} />
            ))}
          </Box>
        </Box>
        {first === null ? null : (
          <Box as="p" mt="1" textStyle="sm" color="fg.muted">
            {labelled(tuition.label, formatMoney(tuition.amount, currency))}
          </Box>
        )}
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
