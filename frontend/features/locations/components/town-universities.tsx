/** The universities around a town, nearest first: how far, how large, what kind, what tuition is. */

import { EstimateTag } from '#frontend/components/figures/estimate-tag.tsx';
import { ButtonLink, PlainLink } from '#frontend/components/links/router-link.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Pagination } from '#frontend/components/page/pagination.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { Caption, Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { TypeBadge } from '#frontend/components/ui/badge.tsx';
import { PinIcon } from '#frontend/components/ui/icons.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { SETTING_NAMES } from '#names/enums.ts';
import type { TownResponse, TownUniversity } from '#schema/api/locations.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { isArtsFee } from '#schema/domain/money/arts-fee.ts';
import type { PriceField } from '#schema/domain/money/prices.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { townWords as words } from '#words/places/locations.ts';
import { cardWords } from '#words/search/card-words.ts';
import { distanceWords } from '#words/search/distance.ts';
import { yearText } from '#words/university/record-texts.ts';
import type { ExplorerAddress } from '../address.ts';

interface TownUniversitiesProps {
  town: TownResponse;
  addressOf: (change: Partial<ExplorerAddress>) => string;
}

export function TownUniversities({ town, addressOf }: TownUniversitiesProps) {
  const { location, radiusMiles, total, universities, page, totalPages } = town;
  const around = new URLSearchParams({
    nearPlace: `${location.name}, ${location.stateName}`,
    radiusMiles: String(radiusMiles),
  });
  return (
    <>
      <Box as="h2" srOnly>
        {words.tabs.universities}
      </Box>
      <Text fontWeight="medium">{words.list(location.name, radiusMiles, total, location.country)}</Text>
      <Note mt="1" maxW="prose">
        {words.next} {words.distanceFrom(location.name)}
        {universities.some(({ country }) => country === 'CA') ? ` ${words.distancesInCanada}` : null}
      </Note>
      <List.Root mt="4">
        {universities.map((university) => (
          <List.Item key={university.id} py="3.5" borderTopWidth="1px">
            <University university={university} />
          </List.Item>
        ))}
      </List.Root>
      <Box mt="6">
        <Pagination page={page} totalPages={totalPages} addressOf={(to) => addressOf({ townPage: to })} />
      </Box>
      <Wrap mt="6" gap="3">
        <ButtonLink to={paths.search(around)} variant="outline">
          {words.inSearch}
        </ButtonLink>
        <ButtonLink to={paths.search(`${around}&view=map`)} variant="outline">
          <PinIcon boxSize="4.5" />
          {words.onMap}
        </ButtonLink>
      </Wrap>
    </>
  );
}

function University({ university }: { university: TownUniversity }) {
  const { slug, name, city, stateName, country, type, studentPopulation, campusSetting, distanceMiles } = university;
  const students =
    studentPopulation === null ? words.noStudents : `${formatCount(studentPopulation)} ${words.studentsAt}`;
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem' }} columnGap="8" rowGap="2.5">
      <Box minW="0">
        <PlainLink
          to={paths.university(slug)}
          fontWeight="semibold"
          display="inline-block"
          minH="6"
          _hover={{ textDecoration: 'underline', textUnderlineOffset: '0.18em', textDecorationThickness: '1px' }}
        >
          {name}
        </PlainLink>
        <Note fontVariantNumeric="tabular-nums">
          {townInState(city, stateName)}
          {' · '}
          <Span color="fg">{distanceWords(distanceMiles, country)}</Span>
        </Note>
        <Wrap mt="1.5" alignItems="center" columnGap="3" rowGap="1" textStyle="sm">
          <TypeBadge type={type} />
          <span>{students}</span>
          {campusSetting === null ? null : <span>{SETTING_NAMES[campusSetting]}</span>}
        </Wrap>
      </Box>
      <PricePlace university={university} shape="line">
        <Grid as="dl" gridTemplateColumns="repeat(2, minmax(0, 1fr))" columnGap="4">
          {university.tuition !== null && university.tuition === university.tuitionInState ? (
            <Price university={university} field="tuition" label={words.tuitionForAll} />
          ) : (
            <>
              <Price university={university} field="tuitionInState" />
              <Price university={university} field="tuition" />
            </>
          )}
        </Grid>
      </PricePlace>
    </Grid>
  );
}

/** A price with its year, or that it is not known. */
function Price({ university, field, label }: { university: TownUniversity; field: PriceField; label?: string }) {
  return (
    <Box minW="0">
      <DataList.Label textStyle="xs" color="fg.muted">
        {label ?? words.priceColumns[university.country][field]}
      </DataList.Label>
      <DataList.Value fontVariantNumeric="tabular-nums lining-nums">
        <PriceText university={university} field={field} />
      </DataList.Value>
    </Box>
  );
}

export function PriceText({ university, field }: { university: TownUniversity; field: PriceField }) {
  const amount = university[field];
  if (amount === null) {
    return <Span color="fg.muted">{words.noPrices}</Span>;
  }
  const origin = university.origins[field];
  return (
    <>
      <Span fontWeight="medium">{formatMoney(amount, university.currency)}</Span>
      {field !== 'roomAndBoard' && isArtsFee(university, field) ? (
        <Caption as="span" display="block">
          {cardWords.artsPrograms}
        </Caption>
      ) : null}
      {origin ? (
        <Caption as="span" display="block">
          {yearText(origin.year)} {origin.estimate ? <EstimateTag /> : null}
        </Caption>
      ) : null}
    </>
  );
}
