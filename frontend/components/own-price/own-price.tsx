/**
 * One's own price in the place of a published one: the amount in the color of what is one's own, and its receipt one
 * press away.
 */

import type { ComponentProps, ReactNode } from 'react';
import { useOwnPrice, useSituation } from '#frontend/api/your-prices.ts';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { Popover } from '#frontend/components/ui/popover.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityCard } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { isPricedForArts } from '#schema/domain/money/arts-fee.ts';
import { shareOfIncome } from '#schema/domain/money/share-of-income.ts';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import type { PricePartKind } from '#schema/domain/money/your-price-words.ts';
import { ownPriceWords as words } from '#words/situation/own-price.ts';
import { hedgeOf, labelOf } from './own-price-label.ts';
import { StickerBar } from './sticker-bar.tsx';

// Made when it opens.
const PriceReceipt = lazy(() => import('./price-receipt.tsx').then((module) => ({ default: module.PriceReceipt })));

/**
 * How a place looks: a card's, a line of a list, a cell of a table, the head of a university's page; the amount alone, pressed for
 * its receipt; or so in a column that is headed "Your price".
 */
const SHAPES = ['card', 'line', 'cell', 'figure', 'amount', 'column'] as const;

export interface OwnPriceProps {
  university: Pick<UniversityCard, 'id' | 'name'> & { yourPrice?: YourPrice | undefined };
  shape: (typeof SHAPES)[number];
  /** In the head of a page: whom each kind of tuition is for, where it is not everybody's. */
  payers?: Partial<Record<PricePartKind, string>> | undefined;
  /** On a card: that prices are those of arts programs stands over the list. */
  artsSaid?: boolean | undefined;
  published: ReactNode;
}

export function OwnPrice({ university, shape, payers, artsSaid = false, published }: OwnPriceProps) {
  const own = useOwnPrice(university.id);
  // What a search says of who asks counts for that search.
  const price = university.yourPrice ?? own?.price;
  if (!price) return published;
  return (
    <Grid minW="0" gridTemplateColumns="minmax(0, 1fr)" data-personal>
      <Box gridArea="1 / 1" visibility="hidden" minW="0">
        {published}
      </Box>
      <Box gridArea="1 / 1" minW="0" data-own-price={university.id}>
        {shape === 'amount' || shape === 'column' ? (
          <Amount university={university} price={price} shape={shape} />
        ) : shape === 'card' ? (
          <CardAmount university={university} price={price} artsSaid={artsSaid} />
        ) : (
          <Shown university={university} price={price} shape={shape} />
        )}
        {shape === 'figure' && price.amount !== null ? <UnderFigure price={price} payers={payers} /> : null}
      </Box>
    </Grid>
  );
}

interface ReceiptProps extends Pick<OwnPriceProps, 'university'> {
  price: YourPrice;
  opener: ComponentProps<typeof Popover>['opener'];
}

/** What opens how the price is made, and leaves it in sight. */
function Receipt({ university, price, opener }: ReceiptProps) {
  const own = useOwnPrice(university.id);
  return (
    <Popover
      name={receiptName(university, price)}
      title={price.amount === null ? words.why : words.made}
      around="[data-own-price]"
      opener={opener}
    >
      <Suspense fallback={null}>
        <PriceReceipt name={university.name} price={price} isVisitors={own?.price?.amount === price.amount} />
      </Suspense>
    </Popover>
  );
}

/** What the amount is: which part of the price before aid, how much of the family's income, whom its tuition is for. */
function UnderFigure({
  price: { amount, amountUsd, currency, sticker, parts },
  payers = {},
}: Pick<OwnPriceProps, 'payers'> & { price: YourPrice }) {
  const income = useSituation()?.income ?? null;
  const year = parts[0]?.year;
  const tuition = parts.find(({ of }) => of.endsWith('-tuition'));
  const note = tuition && payers[tuition.of];
  const [other, ...more] = parts.filter((part) => part !== tuition);
  const rest = more.length === 0 && other?.of === 'rent' ? words.tuitionAndRent : words.tuitionAnd;
  const share = income === null || !amountUsd ? null : shareOfIncome(amountUsd, income);
  return (
    <Box textStyle="xs" color="fg.muted" mt="0.5">
      {sticker === undefined || amount === null || sticker <= amount ? (
        amount !== null && tuition !== undefined && parts.length > 1 ? (
          rest(formatMoney(tuition.amount, currency), formatMoney(amount - tuition.amount, currency))
        ) : year === undefined ? (
          words.sum
        ) : (
          words.sumOf(year)
        )
      ) : (
        <>
          <StickerBar share={amount / sticker} look="figure" />
          <Box>{words.ofSticker(formatMoney(sticker, currency))}</Box>
        </>
      )}
      {share === null ? null : <Box>{words.ofIncome(share)}</Box>}
      {note ? <Box>{note}</Box> : null}
    </Box>
  );
}

/**
 * The amount, which opens its receipt, over what it is, on the side of the text around it. Where the column says that it
 * is one's own price, how much of the year's cost before aid it is stands there too.
 */
function Amount({ university, price, shape }: Pick<OwnPriceProps, 'university' | 'shape'> & { price: YourPrice }) {
  const { amount, sticker } = price;
  const label = labelOf(price);
  const inColumn = shape === 'column';
  const ofSticker =
    !inColumn || amount === null || sticker === undefined || sticker <= amount ? null : amount / sticker;
  return (
    <Box whiteSpace="nowrap" lineHeight="snug">
      <Receipt
        university={university}
        price={price}
        opener={(props) => (
          <Button
            variant="plain"
            borderWidth="0"
            minH={{ base: '11', md: '6' }}
            minW={{ base: '11', md: '0' }}
            // A finger hits what stands under it too.
            my={{ base: '-3', md: '-0.5' }}
            color="gold.fg"
            fontSize={amount === null ? '0.8125rem' : 'md'}
            fontWeight={amount === null ? 'normal' : 'bold'}
            fontVariantNumeric="tabular-nums lining-nums"
            aria-label={explained(`${label} ${amountText(price)}`, university, price)}
            textAlign="inherit"
            {...props}
          >
            {/* At that side however short it is. */}
            <Span flex="1">{amountText(price)}</Span>
          </Button>
        )}
      />
      {amount === null && inColumn ? null : (
        <Span display="block" fontSize="0.8125rem" color="fg.muted">
          {inColumn ? words.told(hedgeOf(price), isPricedForArts(price)) : label}
        </Span>
      )}
      {ofSticker === null ? null : <StickerBar share={ofSticker} look="amount" />}
    </Box>
  );
}

/**
 * On a card the color says whose price it is, as the switch over the list does in words; under it is what the year costs
 * before aid, which opens the receipt.
 */
function CardAmount({
  university,
  price,
  artsSaid,
}: Pick<OwnPriceProps, 'university'> & { price: YourPrice; artsSaid: boolean }) {
  const { amount, currency, sticker } = price;
  const hedge = hedgeOf(price);
  const under =
    amount === null
      ? words.why
      : sticker === undefined || sticker <= amount
        ? [words.sum, words.told(null, !artsSaid && isPricedForArts(price))].filter((part) => part !== null).join(', ')
        : `${words.sticker(formatMoney(sticker, currency))} ${words.beforeAid}`;
  return (
    <Box as="dl" m="0">
      <DataList.Label srOnly>{labelOf(price)}</DataList.Label>
      <DataList.Value display="flex" flexWrap="wrap" alignItems="baseline" whiteSpace="nowrap" lineHeight="1.5rem">
        <Span
          fontSize={amount === null ? 'md' : '1.25rem'}
          fontWeight={amount === null ? 'medium' : 'bold'}
          color={amount === null ? 'fg.muted' : 'gold.fg'}
          fontVariantNumeric="tabular-nums lining-nums"
        >
          {amountText(price)}
        </Span>
        {hedge !== null && amount !== null ? (
          <Span aria-hidden="true" ms="1.5" fontSize="0.8125rem" lineHeight="1rem" color="fg.muted">
            {hedge}
          </Span>
        ) : null}
        <Flex position="relative" zIndex="1" flex="0 0 100%" minW="0" lineHeight="1.125rem">
          <Receipt
            university={university}
            price={price}
            opener={(props) => (
              <Button
                variant="plain"
                fontSize="0.8125rem"
                fontWeight="normal"
                color="fg.muted"
                borderWidth="0"
                // A finger hits the amount too.
                minH="11"
                mt="-6"
                alignItems="flex-end"
                maxW="100%"
                overflow="hidden"
                textOverflow="ellipsis"
                whiteSpace="nowrap"
                aria-label={explained(under, university, price)}
                {...props}
              >
                {under}
              </Button>
            )}
          />
        </Flex>
      </DataList.Value>
    </Box>
  );
}

type Named = OwnPriceProps['university'];
/** What the details are called, and the button that shows them: how a price came about, or why there is none. */
const receiptName = ({ name }: Named, { amount }: YourPrice) =>
  amount === null ? words.receiptMissing(name) : words.receipt(name);
const explained = (label: string, { name }: Named, { amount }: YourPrice) =>
  amount === null ? words.explainMissing(label, name) : words.explain(label, name);
const amountText = ({ amount, currency }: YourPrice) =>
  amount === null ? words.unknown : formatMoney(amount, currency);

const AMOUNT = { line: 'md', cell: 'sm', figure: 'figure' } as const;

interface ShownProps extends Pick<OwnPriceProps, 'university'> {
  price: YourPrice;
  shape: Exclude<OwnPriceProps['shape'], 'amount' | 'column' | 'card'>;
}

function Shown({ university, price, shape }: ShownProps) {
  const label = labelOf(price);
  const text = amountText(price);
  return (
    <Flex as="dl" m="0">
      <Flex
        flexDirection={shape === 'figure' ? 'column' : 'column-reverse'}
        justifyContent={shape === 'figure' ? 'flex-start' : 'flex-end'}
        minW="0"
        maxW="100%"
      >
        <DataList.Label
          textStyle={shape === 'figure' ? 'sm' : 'xs'}
          fontSize={shape === 'figure' ? undefined : '0.8125rem'}
          color="fg.muted"
          position="relative"
          zIndex="1"
          minW="0"
        >
          <Receipt
            university={university}
            price={price}
            opener={(props) => (
              <Button
                variant="plain"
                textStyle={shape === 'figure' ? 'sm' : 'xs'}
                fontSize={shape === 'figure' ? undefined : '0.8125rem'}
                borderWidth="0"
                {...(shape === 'cell'
                  ? {
                      minH: { base: '11', md: '6' },
                      mt: { base: '-1.3125rem', md: '-1' },
                      mb: { base: '0', md: '-1' },
                      alignItems: { base: 'flex-end', md: 'center' },
                    }
                  : { minH: '6', my: '-1' })}
                maxW="100%"
                overflow="hidden"
                textOverflow="ellipsis"
                whiteSpace="nowrap"
                justifyContent="flex-start"
                textAlign="start"
                aria-label={explained(label, university, price)}
                {...props}
              >
                {label}
              </Button>
            )}
          />
        </DataList.Label>
        <DataList.Value
          textStyle={AMOUNT[shape]}
          mt={shape === 'figure' ? '0.5' : '0'}
          fontWeight="semibold"
          color="gold.fg"
          fontVariantNumeric="tabular-nums lining-nums"
          whiteSpace="nowrap"
        >
          {text}
        </DataList.Value>
      </Flex>
    </Flex>
  );
}
