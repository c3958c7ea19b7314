/** What stands where no university is selected yet: ways to begin. */

import { useListed } from '#frontend/api/listed.ts';
import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { Caption } from '#frontend/components/styled/text.tsx';
import { ChevronRightIcon, PlusIcon } from '#frontend/components/ui/icons.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { KEY_NUMBERS } from '#schema/domain/figures/derived/compare.ts';
import { readFigure } from '#schema/domain/figures/read-figure.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { knownPairs } from '#schema/domain/site/known-pairs.ts';
import { READER } from '#schema/domain/site/reader.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import { FIGURE_LABELS } from '#words/figures/derived/labels.ts';
import { labelled } from '#words/layout/labelled.ts';
import { COMPARE_TABS } from '../address.ts';
import { comparisonRows } from '../rows.ts';

interface NothingSelectedProps {
  /** Schools the visitor has kept or looked at. */
  own: readonly { id: number; name: string }[];
  /** How many were selected before the list was cleared. */
  cleared: number;
  onPick: (university: { id: number; name: string }) => void;
  onRestore: () => void;
}

/** The prices that a comparison leads with: after aid, then what residents and what others are asked. */
const [AFTER_AID, ...FEES] = KEY_NUMBERS.filter(({ published }) => published).map(({ key }) => key);

/** What a year at both costs, by the first price that both have: after aid, else what most readers of them would pay. */
function priceLine(one: UniversityCard, other: UniversityCard): string | null {
  const country = one.country === other.country ? one.country : null;
  const order = [AFTER_AID, ...(country === READER.country ? FEES : FEES.toReversed())];
  const [first] = order.flatMap((key) => {
    if (key === undefined) return [];
    const here = readFigure(key, one);
    const there = readFigure(key, other);
    return here === null || there === null ? [] : [{ key, here, there }];
  });
  if (first === undefined) return null;
  const row = comparisonRows().financials.find(({ key }) => key === first.key);
  const labelIn = country !== null && row !== undefined && 'labelIn' in row ? row.labelIn?.[country] : undefined;
  return labelled(
    labelIn ?? FIGURE_LABELS[first.key],
    [formatMoney(first.here, one.currency), formatMoney(first.there, other.currency)].join(' · '),
  );
}

function ReadyPairs() {
  const pairs = knownPairs();
  const { data } = useListed(pairs.flat().map(({ id }) => id));
  const cardOf = (id: number) => data?.universities.find(({ university }) => university.id === id)?.university;
  return (
    <Box>
      <Box as="h2" textStyle="label" color="fg" mb="2">
        {comparePageWords.empty.pairs}
      </Box>
      <Grid
        as="ul"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="10"
        borderTopWidth="1px"
      >
        {pairs.map(([one, other]) => (
          <List.Item key={one.id} borderBottomWidth="1px">
            <PlainLink
              to={paths.compare([one.id, other.id])}
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap="3"
              minH="14"
              py="2"
              _hover={{ textDecoration: 'underline' }}
            >
              <Box minW="0">
                {comparePageWords.empty.pair(one.name, other.name)}
                {/* As high before the prices are here as after. */}
                <Caption minH="1lh" fontVariantNumeric="tabular-nums lining-nums">
                  <PairPrice one={cardOf(one.id)} other={cardOf(other.id)} />
                </Caption>
              </Box>
              <ChevronRightIcon boxSize="4" color="fg.muted" flexShrink="0" />
            </PlainLink>
          </List.Item>
        ))}
      </Grid>
    </Box>
  );
}

function PairPrice({ one, other }: { one: UniversityCard | undefined; other: UniversityCard | undefined }) {
  return one && other ? priceLine(one, other) : null;
}

/** What a comparison has, part by part. */
function WhatItHas() {
  return (
    <Box>
      <Box as="h2" textStyle="label" mb="2">
        {comparePageWords.empty.shows}
      </Box>
      <DataList.Root display="grid" gap="3" textStyle="sm">
        {COMPARE_TABS.map((tab) => (
          <Box key={tab}>
            <DataList.Label fontWeight="medium">{comparePageWords.tabs[tab]}</DataList.Label>
            <DataList.Value color="fg.muted">{comparePageWords.empty.parts[tab]}</DataList.Value>
          </Box>
        ))}
      </DataList.Root>
    </Box>
  );
}

export function NothingSelected({ own, cleared, onPick, onRestore }: NothingSelectedProps) {
  return (
    <>
      <Box display="grid" gap="6" maxW="prose" mb={own.length > 0 || cleared > 0 ? '8' : '0'}>
        {own.length === 0 ? null : (
          <div>
            <Box as="h2" textStyle="label" mb="2">
              {comparePageWords.empty.own}
            </Box>
            <Wrap as="ul" gap="2">
              {own.map(({ id, name }) => (
                <li key={id}>
                  <Button
                    variant="outline"
                    size="sm"
                    color="fg"
                    textAlign="start"
                    whiteSpace="normal"
                    aria-label={comparePageWords.empty.add(name)}
                    onClick={() => onPick({ id, name })}
                  >
                    <PlusIcon boxSize="4" />
                    {name}
                  </Button>
                </li>
              ))}
            </Wrap>
          </div>
        )}
        {cleared > 0 ? (
          <Button variant="outline" justifySelf="start" onClick={onRestore}>
            {comparePageWords.empty.restore(cleared)}
          </Button>
        ) : null}
      </Box>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        columnGap="12"
        rowGap="8"
        alignItems="start"
      >
        <ReadyPairs />
        <WhatItHas />
      </Grid>
    </>
  );
}
