/** One town: what it is, the universities around it, and four tabs. */

import { useId } from 'react';
import { Figure } from '#frontend/components/figures/source-popover.tsx';
import { SelectField } from '#frontend/components/forms/form-field.tsx';
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Failed } from '#frontend/components/page/failed.tsx';
import { Tabs } from '#frontend/components/page/tabs.tsx';
import { Box, Grid, Section } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Caption, Span, Text } from '#frontend/components/styled/text.tsx';
import { ChevronLeftIcon } from '#frontend/components/ui/icons.tsx';
import { townRecordOf } from '#frontend/content/town-record.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import type { TownResponse } from '#schema/api/locations.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { COUNTRY_LABELS } from '#schema/domain/record/enums.ts';
import { TOWN_RADIUS_DEFAULT } from '#schema/domain/site/limits.ts';
import type { TownRecord } from '#words/places/college-towns.md';
import { locationWords, townWords as words } from '#words/places/locations.ts';
import { type ExplorerAddress, TOWN_VIEWS } from '../address.ts';
import { isUnknownTown, useTown } from '../queries.ts';
import { TownCosts } from './town-costs.tsx';
import { TownUniversities } from './town-universities.tsx';
import { TownWords } from './town-words.tsx';
import { useArrival } from './use-arrival.ts';

const tabsShown = () => TOWN_VIEWS.map((key) => ({ key, label: words.tabs[key] }));

interface TownDetailProps {
  place: string;
  address: ExplorerAddress;
  addressOf: (change: Partial<ExplorerAddress>) => string;
  onChange: (change: Partial<ExplorerAddress>) => void;
}

export function TownDetail({ place, address, addressOf, onChange }: TownDetailProps) {
  const { data, isPlaceholderData, error, refetch } = useTown(place, address.radius, address.townPage);
  const part = useArrival<HTMLElement>();
  const id = useId();
  return (
    <Section
      ref={part}
      tabIndex={-1}
      aria-labelledby={data ? id : undefined}
      aria-busy={isPlaceholderData}
      outline="none"
      scrollMarginTop={{ base: '4', md: '20' }}
    >
      <ButtonLink
        to={addressOf({ place: null, radius: TOWN_RADIUS_DEFAULT, view: 'universities', townPage: 1 })}
        {...KEEP_SCROLL}
        variant="outline"
        size="sm"
      >
        <ChevronLeftIcon boxSize="4" />
        {words.back}
      </ButtonLink>
      {data ? (
        <Town id={id} town={data} address={address} addressOf={addressOf} onChange={onChange} />
      ) : error ? (
        isUnknownTown(error) ? (
          <Box role="alert" mt="6">
            <EmptyState title={words.unknown}>{words.unknownHelp}</EmptyState>
          </Box>
        ) : (
          <Box mt="6">
            <Failed title={locationWords.failed} again={locationWords.tryAgain} onAgain={() => void refetch()} />
          </Box>
        )
      ) : (
        <Box mt="6" minH="60vh">
          <Box role="status" srOnly>
            {words.loading}
          </Box>
          <Skeleton height="9" width="14rem" maxW="100%" />
          <Skeleton mt="4" height="16" maxW="prose" />
          <Skeleton mt="6" height="48" />
        </Box>
      )}
    </Section>
  );
}

interface TownProps extends Omit<TownDetailProps, 'place'> {
  id: string;
  town: TownResponse;
}

function Town({ id, town, address, addressOf, onChange }: TownProps) {
  const { location, students } = town;
  const record = townRecordOf(location.key);
  const { view, radius } = address;
  return (
    <>
      <Grid
        mt="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 15rem' }}
        columnGap="10"
        rowGap="5"
        alignItems="start"
      >
        <Box minW="0">
          <Heading as="h1" id={id} size="xl">
            {location.name}
          </Heading>
          <Text color="fg.muted">
            {placeLine(record?.region ?? location.stateName, COUNTRY_LABELS[location.country])}
          </Text>
          {record ? <Description record={record} /> : null}
        </Box>
        <SelectField
          label={words.radius}
          value={String(radius)}
          options={words.radii.map(({ miles, label }) => ({ value: String(miles), label }))}
          onChange={(value) =>
            onChange({ radius: words.radii.find(({ miles }) => String(miles) === value)?.miles ?? radius, townPage: 1 })
          }
        />
      </Grid>
      <Grid
        as="dl"
        mt="6"
        py="5"
        borderTopWidth="1px"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
        columnGap="8"
        rowGap="5"
      >
        <Figure
          label={words.universities}
          value={formatCount(location.universities)}
          note={locationWords.inTown(location.inTown)}
        />
        <Figure
          label={words.students}
          value={formatCount(students.total)}
          note={words.studentsOf(students.universities, town.total)}
        />
        {record ? (
          <Figure
            label={words.population}
            value={formatCount(record.population.count)}
            note={record.population.source}
          />
        ) : null}
      </Grid>
      <Tabs
        label={words.tabsLabel}
        tabs={tabsShown()}
        current={view}
        onChange={(next) => onChange({ view: next, townPage: next === view ? address.townPage : 1 })}
      >
        <Box pt="6">
          {view === 'universities' ? <TownUniversities town={town} addressOf={addressOf} /> : null}
          {view === 'cost' ? <TownCosts town={town} record={record} addressOf={addressOf} /> : null}
          {view === 'transportation' || view === 'lifestyle' ? (
            <TownWords topic={view} town={town} record={record} />
          ) : null}
        </Box>
      </Tabs>
    </>
  );
}

/** "Central Canada" says the country already. */
const placeLine = (region: string, country: string) => (region.endsWith(country) ? region : `${region}, ${country}`);

function Description({ record }: { record: TownRecord }) {
  return (
    <>
      <Text mt="3" maxW="prose">
        {record.description}
      </Text>
      <Text mt="2" maxW="prose" textStyle="sm">
        <Span fontWeight="medium">{words.climate}</Span> {record.climate}
      </Text>
      <Caption mt="2">{words.asOf}</Caption>
    </>
  );
}
