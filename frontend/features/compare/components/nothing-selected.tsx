/** What stands where no university is selected yet: ways to begin. */

import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { ChevronRightIcon, PlusIcon } from '#frontend/components/ui/icons.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { knownPairs } from '#schema/domain/site/known-pairs.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import { COMPARE_TABS } from '../address.ts';

interface NothingSelectedProps {
  /** Schools the visitor has kept or looked at. */
  own: readonly { id: number; name: string }[];
  /** How many were selected before the list was cleared. */
  cleared: number;
  onPick: (university: { id: number; name: string }) => void;
  onRestore: () => void;
}

function ReadyPairs() {
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
        {knownPairs().map(([one, other]) => (
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
              {comparePageWords.empty.pair(one.name, other.name)}
              <ChevronRightIcon boxSize="4" color="fg.muted" flexShrink="0" />
            </PlainLink>
          </List.Item>
        ))}
      </Grid>
    </Box>
  );
}

/** What a comparison has, part by part. */
function WhatItHas() {
  return (
    <Box>
      <Box as="h2" textStyle="label" mb="2">
        {comparePageWords.empty.shows}
      </Box>
      <DataList.Root borderTopWidth="1px">
        {COMPARE_TABS.map((tab) => (
          <Box key={tab} py="2" minH="14" borderBottomWidth="1px">
            <DataList.Label fontWeight="medium">{comparePageWords.tabs[tab]}</DataList.Label>
            <DataList.Value textStyle="sm" color="fg.muted">
              {comparePageWords.empty.parts[tab]}
            </DataList.Value>
          </Box>
        ))}
      </DataList.Root>
    </Box>
  );
}

export function NothingSelected({ own, cleared, onPick, onRestore }: NothingSelectedProps) {
  return (
    <>
      <Box maxW="prose" color="fg.muted">
        <Box as="p" textStyle="lg" fontWeight="medium" color="fg" mb="2">
          {comparePageWords.empty.title}
        </Box>
        <p>{comparePageWords.empty.body}</p>
        {own.length === 0 ? null : (
          <>
            <Box as="h2" textStyle="label" color="fg" mt="6" mb="2">
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
          </>
        )}
        {cleared > 0 ? (
          <Button variant="outline" mt="6" onClick={onRestore}>
            {comparePageWords.empty.restore(cleared)}
          </Button>
        ) : null}
      </Box>
      <Grid
        mt={{ base: '6', md: '8' }}
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
