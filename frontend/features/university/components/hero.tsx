/** The top of the page: where the school is, its name, badges, other names, what one can do, and its picture. */

import type { ReactNode } from 'react';
import { ButtonAnchor, ExternalLink, PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Span, Text } from '#frontend/components/styled/text.tsx';
import { LabelBadge, TypeBadge } from '#frontend/components/ui/badge.tsx';
import { ExternalIcon, PinIcon } from '#frontend/components/ui/icons.tsx';
import { placeInLine } from '#frontend/content/place-line.ts';
import { websiteLink } from '#frontend/content/website-link.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { DISTINCTION_NAMES } from '#names/enums.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { distinctionOf } from '#schema/domain/record/categories.ts';
import { COUNTRY_LABELS } from '#schema/domain/record/enums.ts';
import { universityWords } from '#words/university/university.ts';
import { applyAddress } from '../apply-address.ts';
import { religionText } from '../record-words.ts';

// Drawn by the Worker, and a picture: its tour and credit can come a moment later.
const HeroPicture = lazy(() => import('./hero-picture.tsx').then((module) => ({ default: module.HeroPicture })));
// Few schools are anything but open.
const StatusNotice = lazy(() => import('./status-notice.tsx').then((module) => ({ default: module.StatusNotice })));

interface HeroProps {
  university: UniversityRecordView;
  /** Bookmark toggle and the like, which other features bring. */
  actions: ReactNode;
}

export function Hero({ university, actions }: HeroProps) {
  const { name, type, religiousAffiliation } = university;
  const religion = religiousAffiliation === null || religiousAffiliation === 'none' ? null : religionText(university);
  const distinction = distinctionOf(university);
  const apply = applyAddress(university);
  return (
    // Beside each other on a wide screen; below it the picture comes after the figures (see HeroPicture).
    <Box
      display={{ base: 'contents', lg: 'grid' }}
      // As wide as makes the picture as high as the name with its buttons; where the name is longer it grows with it.
      gridTemplateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 24rem)' }}
      columnGap={{ lg: '12', xl: '16' }}
      py={{ lg: '6' }}
    >
      <Box minW="0" pt={{ base: '4', lg: '0' }} pb={{ base: '1', md: '5', lg: '0' }}>
        <Box hideBelow="md" mb="3">
          <Breadcrumb university={university} />
        </Box>
        <Heading as="h1" size="xl" overflowWrap="break-word">
          {name}
        </Heading>
        <Text mt="2" textStyle="lg" color="fg.muted" display="flex" alignItems="center" gap="1.5">
          <PinIcon boxSize="4.5" flexShrink="0" />
          {placeInLine(university)}
        </Text>
        {university.status.state === 'open' ? null : (
          <Suspense>
            <StatusNotice university={university} />
          </Suspense>
        )}
        <Wrap mt={{ base: '1', md: '2' }} alignItems="center" columnGap="4" rowGap="0">
          <Wrap gap="2">
            <TypeBadge type={type} />
            {religion === null ? null : <LabelBadge>{universityWords.religiousBadge(religion)}</LabelBadge>}
            {distinction === null ? null : <LabelBadge tone="gold">{DISTINCTION_NAMES[distinction]}</LabelBadge>}
          </Wrap>
          <OfficialWebsite university={university} />
        </Wrap>
        {/* On a phone they are along the bottom (action-bar.tsx). */}
        <Wrap hideBelow="md" mt="3" gap="3">
          {apply === null ? null : (
            <ButtonAnchor href={apply} target="_blank" minH="11">
              {universityWords.linkNames.apply}
              <ExternalIcon boxSize="4" />
            </ButtonAnchor>
          )}
          {actions}
        </Wrap>
      </Box>
      <Suspense fallback={<Box minH="9rem" order={{ base: '1', lg: '0' }} />}>
        <HeroPicture university={university} />
      </Suspense>
    </Box>
  );
}

function Breadcrumb({ university: { country, state, stateName } }: { university: UniversityRecordView }) {
  const words = universityWords.breadcrumb;
  const steps = [
    { label: words.all, to: paths.search() },
    { label: COUNTRY_LABELS[country], to: paths.search(new URLSearchParams({ country })) },
    { label: stateName, to: paths.search(new URLSearchParams({ country, state })) },
  ];
  return (
    <nav aria-label={words.label}>
      <Wrap as="ol" textStyle="sm" color="fg.muted">
        {steps.map(({ label, to }, index) => (
          <List.Item key={label} display="inline-flex" alignItems="center">
            {index > 0 ? (
              <Span aria-hidden="true" px="2" color="fg.subtle">
                /
              </Span>
            ) : null}
            <PlainLink
              to={to}
              minH="6"
              display="inline-flex"
              alignItems="center"
              _hover={{ color: 'fg', textDecoration: 'underline' }}
            >
              {label}
            </PlainLink>
          </List.Item>
        ))}
      </Wrap>
    </nav>
  );
}

function OfficialWebsite({ university }: { university: UniversityRecordView }) {
  const words = universityWords.website;
  const { href, host } = websiteLink(university);
  return (
    <Wrap alignItems="center" columnGap="2" rowGap="0">
      <ExternalLink
        href={href}
        target="_blank"
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        minH="11"
        textStyle="sm"
        whiteSpace="nowrap"
      >
        {words.link}
        <ExternalIcon boxSize="4" />
      </ExternalLink>
      <Caption hideBelow="md">{host === null ? words.search : host}</Caption>
    </Wrap>
  );
}
