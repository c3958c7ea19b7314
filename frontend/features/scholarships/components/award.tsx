/** One award: what it is worth, for whom and by when; behind one line its rules and where all that is from. */

import type { ReactNode } from 'react';
import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Badge } from '#frontend/components/styled/badge.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { ExternalIcon } from '#frontend/components/ui/icons.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { daysUntil } from '#schema/domain/plan/plan.ts';
import { hasOneDeadline, type Scholarship, type ScholarshipDeadline } from '#schema/domain/site/scholarships.ts';
import { labelled } from '#words/layout/labelled.ts';
import {
  basisText,
  closingText,
  levelsText,
  openingText,
  sourceText,
  scholarshipListWords as words,
} from '#words/scholarships/scholarship-words.ts';

interface AwardProps {
  award: Scholarship;
  deadline: ScholarshipDeadline;
  /** What one can do with it. */
  action?: ReactNode;
}

export function Award({ award, deadline, action }: AwardProps) {
  const { key, name, countries, amount, who } = award;
  const place = countries.length > 1 ? words.bothCountries : words.countries[countries[0] ?? 'US'];
  return (
    <Grid
      as="article"
      aria-labelledby={`award-${key}`}
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'minmax(0, 1fr) minmax(0, 20rem)',
        lg: 'minmax(0, 6fr) minmax(0, 5fr) auto',
      }}
      // Beside a long amount the name and who it is for stay together.
      gridTemplateRows={{ md: 'auto 1fr auto' }}
      columnGap={{ base: '12', lg: '10' }}
      position="relative"
    >
      <div>
        <Heading as="h3" id={`award-${key}`} size="md">
          {name}
        </Heading>
        <Text hideFrom="md" fontWeight="semibold" fontVariantNumeric="tabular-nums lining-nums">
          {amount.text}
        </Text>
      </div>
      <Box gridColumn={{ md: '2' }} gridRow={{ md: '1 / span 2' }}>
        <Text hideBelow="md" fontWeight="semibold">
          {amount.text}
        </Text>
        <Note mt="0.5">
          {hasOneDeadline(award) ? `${words.closes} ` : null}
          <Span color={award.closes.kind.startsWith('last-known') ? 'fg.muted' : 'fg'}>
            {closingText(award, deadline, true)}
          </Span>
          <Soon deadline={deadline} />
          <Standing deadline={deadline} /> {/* A line neither begins nor ends with the point between them. */}
          <Span whiteSpace="nowrap">· {place}</Span>
        </Note>
      </Box>
      <Text mt={{ base: '0.5', md: '1' }} textStyle="sm" maxW="prose">
        {who}.
      </Text>
      {/* What opens lies under the line that opens it and what one can do beside that. */}
      <Box
        display={{ base: 'grid', lg: 'contents' }}
        gridColumn="1 / -1"
        gridTemplateColumns="minmax(0, 1fr) auto"
        mt={{ base: '-1.5', md: '0' }}
      >
        <Box gridColumn="1 / -1" gridRow={{ base: '1', lg: '3' }}>
          <Disclosure summary={words.details} aside>
            <Details award={award} deadline={deadline} />
          </Disclosure>
        </Box>
        <Wrap
          gridColumn={{ base: '2', lg: '3' }}
          gridRow={{ base: '1', lg: '1 / span 2' }}
          mt={{ base: '2', lg: '0' }}
          pe={{ lg: '20' }}
          alignSelf="start"
          columnGap="2"
        >
          <OfficialPage award={award} />
          {action && (
            // As large as what comes into it, whichever of its words it says.
            <Box data-personal minW="7.5rem" minH={{ base: '11', md: '9' }} flexShrink="0">
              {action}
            </Box>
          )}
        </Wrap>
      </Box>
    </Grid>
  );
}

/** A date within this many days says how many; one within a week presses. */
const SOON = 30;
const PRESSING = 7;
const COLORS = { true: { look: { color: 'destructive.fg' } }, false: { look: { color: 'fg' } } } as const;

function Soon({ deadline: { standing, day, opensLater } }: { deadline: ScholarshipDeadline }) {
  if (standing === 'closed' || day === null || opensLater !== null) return null;
  const days = daysUntil(day, currentDay());
  if (days < 0 || days > SOON) return null;
  return (
    <>
      {' '}
      <Span {...COLORS[`${days <= PRESSING}`].look} fontWeight="semibold" whiteSpace="nowrap">
        · {words.left(days)}
      </Span>
    </>
  );
}

/** That one cannot apply today; a day ahead says by itself that one can. */
function Standing({ deadline: { standing, opensLater } }: { deadline: ScholarshipDeadline }) {
  const said = standing === 'closed' ? 'closed' : standing === 'ahead' && opensLater !== null ? 'later' : null;
  if (said === null) return null;
  return (
    <Badge mx="1" colorPalette={said === 'later' ? 'gold' : 'ink'} variant={said === 'later' ? 'subtle' : 'outline'}>
      {words.badges[said]}
    </Badge>
  );
}

/** The rest, for whoever may apply. */
function Details({ award, deadline }: Omit<AwardProps, 'action'>) {
  const { provider, levels, basis, group, citizenship, awards, note, url } = award;
  const opening = openingText(award, deadline);
  const closing = closingText(award, deadline);
  const sources = [...new Set(award.sources.map(sourceText).filter((text) => text !== null))];
  const lines = [
    words.sponsor(provider),
    ...(closing === closingText(award, deadline, true) ? [] : [labelled(words.closes, closing)]),
    ...(opening === null ? [] : [opening]),
    words.forWhom(
      [levelsText(levels), basisText(basis), ...(group === null ? [] : [words.groupInLine(words.groups[group])])].join(
        ' · ',
      ),
    ),
    words.citizenship(citizenship),
    ...(awards === null ? [] : [words.number(awards)]),
  ];
  return (
    <Box maxW="prose" textStyle="sm" overflowWrap="anywhere">
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {note === null ? null : <Text mt="2">{note}</Text>}
      {url === null ? <Note mt="2">{words.noLink(provider)}</Note> : null}
      <Box mt="2" color="fg.muted">
        <p>
          {words.evidence[award.evidence]} {words.read(award.read)}
        </p>
        {sources.length === 0 ? null : (
          <List.Root mt="1" ps="5" listStyle="disc">
            {sources.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </List.Root>
        )}
      </Box>
    </Box>
  );
}

function OfficialPage({ award: { url, name } }: { award: Scholarship }) {
  if (url === null) return null;
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
