/** One's own price in the place of a published one: the amount, that it is one's own, and its receipt one press away. */

import type { ReactNode } from 'react';
import { useOwnPrice } from '#frontend/api/your-prices.ts';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Popover } from '#frontend/components/ui/popover.tsx';
import type { UniversityCard } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import { ownPriceWords as words } from '#words/situation/own-price.ts';
import { PriceReceipt } from './price-receipt.tsx';

/** How a place looks: a card's, a line of a list, a cell of a table, the head of a university's page. */
const SHAPES = ['card', 'line', 'cell', 'figure'] as const;

export interface OwnPriceProps {
  university: Pick<UniversityCard, 'id' | 'name'> & { yourPrice?: YourPrice | undefined };
  shape: (typeof SHAPES)[number];
  published: ReactNode;
}

export function OwnPrice({ university, shape, published }: OwnPriceProps) {
  const own = useOwnPrice(university.id);
  // What the page's own address asks for shows where nobody's own price does.
  const price = own === null ? university.yourPrice : own.price;
  if (!price) return published;
  return (
    <Grid minW="0" gridTemplateColumns="minmax(0, 1fr)" data-personal>
      <Box gridArea="1 / 1" visibility="hidden" minW="0">
        {published}
      </Box>
      <Box gridArea="1 / 1" minW="0" data-own-price={university.id}>
        <Shown university={university} price={price} shape={shape} asked={own === null} />
      </Box>
    </Grid>
  );
}

const DIRECTIONS = {
  card: { base: 'row-reverse', md: 'column-reverse' },
  line: 'column-reverse',
  cell: 'column-reverse',
  figure: 'column',
} as const;
const JUSTIFY = { card: 'flex-end', line: 'flex-end', cell: 'flex-end', figure: 'flex-start' } as const;
const ALIGN = {
  card: { base: 'baseline', md: 'stretch' },
  line: 'stretch',
  cell: 'stretch',
  figure: 'stretch',
} as const;
const AMOUNT = { card: { base: 'sm', md: 'md' }, line: 'md', cell: 'sm', figure: 'figure' } as const;

function Shown({
  university,
  price,
  shape,
  asked,
}: Omit<OwnPriceProps, 'published'> & { price: YourPrice; asked: boolean }) {
  const { amount, currency, estimate } = price;
  const label = asked ? words.asAsked(estimate) : words.labelled(estimate);
  return (
    <Flex as="dl" m="0">
      <Flex
        flexDirection={DIRECTIONS[shape]}
        alignItems={ALIGN[shape]}
        justifyContent={JUSTIFY[shape]}
        columnGap="1"
        minW="0"
        maxW="100%"
      >
        <DataList.Label
          textStyle={shape === 'figure' ? 'sm' : 'xs'}
          color="fg.muted"
          position="relative"
          zIndex="1"
          minW="0"
        >
          <Popover
            name={words.receipt(university.name)}
            opener={(props) => (
              <Button
                variant="plain"
                textStyle={shape === 'figure' ? 'sm' : 'xs'}
                borderWidth="0"
                minH="6"
                my="-1"
                maxW="100%"
                overflow="hidden"
                textOverflow="ellipsis"
                whiteSpace="nowrap"
                textAlign="start"
                aria-label={words.explain(label, university.name)}
                {...props}
              >
                {label}
              </Button>
            )}
          >
            <PriceReceipt price={price} />
          </Popover>
        </DataList.Label>
        <DataList.Value
          textStyle={AMOUNT[shape]}
          mt={shape === 'figure' ? '0.5' : '0'}
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums lining-nums"
          whiteSpace="nowrap"
        >
          {amount === null ? words.unknown : formatMoney(amount, currency)}
        </DataList.Value>
      </Flex>
    </Flex>
  );
}
