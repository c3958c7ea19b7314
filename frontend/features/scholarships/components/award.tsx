/** One award: what it is worth, for whom, by when, and where that is from. */

import type { ReactNode } from 'react';
import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Badge } from '#frontend/components/styled/badge.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { ExternalIcon } from '#frontend/components/ui/icons.tsx';
import type { Scholarship, ScholarshipDeadline } from '#schema/domain/site/scholarships.ts';
import {
  basisText,
  closingText,
  levelsText,
  openingText,
  sourceText,
  scholarshipListWords as words,
} from '#words/scholarships/scholarship-words.ts';

const PALETTES: Record<keyof typeof words.badges, string> = {
  ahead: 'secondary',
  later: 'gold',
  unknown: 'ink',
  closed: 'ink',
};

interface AwardProps {
  award: Scholarship;
  deadline: ScholarshipDeadline;
  /** What one can do with it. */
  action?: ReactNode;
}

export function Award({ award, deadline, action }: AwardProps) {
  const { key, name, provider, countries, amount, who, levels, basis, group, citizenship, awards, note } = award;
  const state = deadline.standing === 'ahead' && deadline.opensLater !== null ? 'later' : deadline.standing;
  const opening = openingText(award, deadline);
  const sources = [...new Set(award.sources.map(sourceText).filter((text) => text !== null))];
  const place = countries.length > 1 ? words.bothCountries : words.countries[countries[0] ?? 'US'];
  return (
    <article aria-labelledby={`award-${key}`}>
      <Wrap justifyContent="space-between" alignItems="flex-start" columnGap="6" rowGap="2">
        <Box minW="0">
          <Heading as="h3" id={`award-${key}`} size="md">
            {name}
          </Heading>
          <Note mt="0.5">
            {provider} · {place}
          </Note>
        </Box>
        {action && (
          // As large as what comes into it, whichever of its words it says.
          <Box data-personal width="9rem" minH={{ base: '11', md: '9' }} flexShrink="0">
            {action}
          </Box>
        )}
      </Wrap>
      <Grid
        as="dl"
        mt="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
        rowGap="3"
      >
        <Fact title={words.closes}>
          <Span display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
            <Badge colorPalette={PALETTES[state]} variant={state === 'closed' ? 'outline' : 'subtle'}>
              {words.badges[state]}
            </Badge>
            <span>{closingText(award, deadline)}</span>
          </Span>
          {opening === null ? null : (
            <Note as="span" display="block">
              {opening}
            </Note>
          )}
        </Fact>
        <Fact title={words.amount}>{amount.text}</Fact>
      </Grid>
      <Text mt="3" maxW="prose">
        {who}.
      </Text>
      <Note mt="1" maxW="prose">
        {words.forWhom(
          [levelsText(levels), basisText(basis), ...(group === null ? [] : [words.groups[group]])].join(' · '),
        )}
        <br />
        {words.citizenship(citizenship)}
        {awards === null ? null : (
          <>
            <br />
            {words.number(awards)}
          </>
        )}
      </Note>
      {note === null ? null : (
        <Text mt="2" maxW="prose" textStyle="sm">
          {note}
        </Text>
      )}
      <Wrap alignItems="baseline" columnGap="6">
        <OfficialPage award={award} />
        <Disclosure summary={words.whereFrom}>
          <Box mt="1" mb="2" maxW="prose" textStyle="sm" color="fg.muted">
            <p>
              {words.evidence[award.evidence]} {words.read(award.read)}
            </p>
            {sources.length === 0 ? null : (
              <List.Root mt="1" ps="5" listStyle="disc" overflowWrap="anywhere">
                {sources.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </List.Root>
            )}
          </Box>
        </Disclosure>
      </Wrap>
    </article>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <DataList.Label textStyle="xs" color="fg.muted">
        {title}
      </DataList.Label>
      <dd>{children}</dd>
    </Box>
  );
}

function OfficialPage({ award: { url, name, provider } }: { award: Scholarship }) {
  if (url === null) {
    return (
      <Note minH={{ base: '11', md: '9' }} display="flex" alignItems="center">
        {words.noLink(provider)}
      </Note>
    );
  }
  return (
    <ExternalLink
      href={url}
      aria-label={`${words.official(name)} (${words.external})`}
      touch="block"
      gap="1.5"
      minH={{ base: '11', md: '9' }}
      textStyle="sm"
    >
      {words.officialShort}
      <ExternalIcon boxSize="3.5" flexShrink="0" />
    </ExternalLink>
  );
}
