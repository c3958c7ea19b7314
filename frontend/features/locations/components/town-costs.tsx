/** What living and studying in a town costs: words for the six, real prices of the universities for all. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Pagination } from '#frontend/components/page/pagination.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { Caption, Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { COST_OF_LIVING } from '#frontend/content/town-keys.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { TownCosts as Costs, PriceSpread, TownResponse } from '#schema/api/locations.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import type { PriceField } from '#schema/domain/money/prices.ts';
import { COUNTRY_LABELS, type Currency } from '#schema/domain/record/enums.ts';
import type { TownRecord } from '#words/places/college-towns.md';
import { townWords as words } from '#words/places/locations.ts';
import type { ExplorerAddress } from '../address.ts';
import { PriceText } from './town-universities.tsx';
import { WrittenItems } from './town-words.tsx';

/** In the order people ask: at home, from elsewhere, living there. */
const COLUMNS: readonly PriceField[] = ['tuitionInState', 'tuition', 'roomAndBoard'];

interface TownCostsProps {
  town: TownResponse;
  record: TownRecord | null;
  addressOf: (change: Partial<ExplorerAddress>) => string;
}

export function TownCosts({ town, record, addressOf }: TownCostsProps) {
  const { location, costs, page, totalPages } = town;
  return (
    <>
      <Heading as="h2" size="md">
        {words.costOfLiving}
      </Heading>
      {record ? (
        <WrittenItems items={COST_OF_LIVING.map((key) => [words.livingItems[key], record.costOfLiving[key]])} />
      ) : (
        <Text mt="2" maxW="prose" color="fg.muted">
          {words.writtenNothing(location.name, 'cost')}
        </Text>
      )}
      {costs.map((of) => (
        <Charges key={of.country} costs={of} />
      ))}
      <Heading as="h2" size="md" mt="10">
        {words.each}
      </Heading>
      <EachPrice town={town} />
      <Box mt="6">
        <Pagination page={page} totalPages={totalPages} addressOf={(to) => addressOf({ townPage: to })} />
      </Box>
    </>
  );
}

/** A table wider than a phone scrolls by itself; the keyboard can move it too. */
function WideTable({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Box role="region" aria-label={label} tabIndex={0} mt="3" position="relative" overflowX="auto">
      <Table.Root minW="34rem">{children}</Table.Root>
    </Box>
  );
}

function Charges({ costs: { country, currency, groups, sources } }: { costs: Costs }) {
  const title = words.charges(COUNTRY_LABELS[country]);
  const columns = words.priceColumns[country];
  return (
    <Box mt="10">
      <Heading as="h2" size="md">
        {title}
      </Heading>
      <Note mt="2" maxW="prose">
        {words.chargesNote}
      </Note>
      <WideTable label={title}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{words.groupColumn}</Table.ColumnHeader>
            {COLUMNS.map((field) => (
              <Table.ColumnHeader key={field} scope="col" textAlign="end">
                {columns[field]}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {groups.map((group) => (
            <Table.Row key={group.type ?? 'all'}>
              <Table.Cell as="th" scope="row" fontWeight="medium">
                {words.groups[group.type ?? 'all']} ({group.universities})
              </Table.Cell>
              {COLUMNS.map((field) => (
                <Table.Cell key={field} textAlign="end">
                  <Spread spread={group[field]} currency={currency} all={group.universities} />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </WideTable>
      {sources.length === 0 ? null : (
        <>
          <Box as="h3" mt="4" textStyle="sm" fontWeight="medium">
            {words.sources}
          </Box>
          {COLUMNS.map((field) => {
            const of = sources.filter((source) => source.field === field);
            if (of.length === 0) return null;
            return (
              <Box key={field} mt="1" textStyle="xs" color="fg.muted" maxW="prose">
                <Span color="fg">{words.sourcesOf(columns[field])}</Span>{' '}
                {of
                  .map(({ source, year, universities, estimate }) =>
                    estimate
                      ? `${words.source(source, year, universities)} (${words.sourceEstimates})`
                      : words.source(source, year, universities),
                  )
                  .join('; ')}
                .
              </Box>
            );
          })}
        </>
      )}
    </Box>
  );
}

function Spread({ spread, currency, all }: { spread: PriceSpread | null; currency: Currency; all: number }) {
  if (spread === null) {
    return <Span color="fg.muted">{words.noPrices}</Span>;
  }
  const { median, low, high, universities, estimates } = spread;
  return (
    <>
      <Span fontWeight="semibold" textStyle="md">
        {formatMoney(median, currency)}
      </Span>
      <Caption as="span" display="block">
        {low === high ? null : `${words.range(formatMoney(low, currency), formatMoney(high, currency))} · `}
        {words.from(universities, all)}
        {estimates > 0 ? `, ${words.estimates(estimates)}` : null}
      </Caption>
    </>
  );
}

/** The page of the universities with each price and its year. */
function EachPrice({ town: { universities } }: { town: TownResponse }) {
  const countries = new Set(universities.map(({ country }) => country));
  const [only] = countries;
  const columns = words.priceColumns[only ?? 'US'];
  return (
    <WideTable label={words.each}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">{words.nameColumn}</Table.ColumnHeader>
          {COLUMNS.map((field) => (
            <Table.ColumnHeader key={field} scope="col" textAlign="end">
              {countries.size > 1 ? words.mixedColumns[field] : columns[field]}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {universities.map((university) => (
          <Table.Row key={university.id}>
            <Table.Cell as="th" scope="row" fontWeight="normal">
              <TextLink to={paths.university(university.slug)}>{university.name}</TextLink>
            </Table.Cell>
            {COLUMNS.map((field) => (
              <Table.Cell key={field} textAlign="end">
                <PriceText university={university} field={field} />
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </WideTable>
  );
}
