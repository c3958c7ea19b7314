/** The schools with the lowest price for the visitor, by the rule of the popular page. */

import { Span, Text } from '#frontend/components/styled/text.tsx';
import { formatMoney, formatRate } from '#schema/domain/formats/formats.ts';
import { homeListWords } from '#words/site/home-lists.ts';
import { ownPriceWords } from '#words/situation/own-price.ts';
import { useLowestPrices } from '../lowest-prices.ts';
import { SchoolStrip } from './school-strip.tsx';

export function LowestPrices() {
  const { schools, failed } = useLowestPrices();
  const words = homeListWords.lowest;
  if (failed) return <Text textStyle="sm">{words.failed}</Text>;
  if (schools === undefined) return null;
  if (schools.length === 0) return <Text textStyle="sm">{words.none}</Text>;
  return (
    <SchoolStrip
      label={words.label}
      schools={schools.map(({ school: { id, slug, name, city, stateName, acceptanceRate }, price }) => ({
        id,
        slug,
        name,
        lines: (
          <>
            <Span display="block" fontWeight="bold" color="gold.fg" fontVariantNumeric="tabular-nums lining-nums">
              {formatMoney(price.amount, price.currency)}
              {price.estimate ? (
                <Span ms="1" fontSize="0.8125rem" fontWeight="normal">
                  {ownPriceWords.estimate}
                </Span>
              ) : null}
            </Span>
            <Span lineClamp="1" textStyle="xs" color="fg.muted">
              {words.place(city ?? stateName, acceptanceRate === null ? null : formatRate(acceptanceRate))}
            </Span>
          </>
        ),
      }))}
    />
  );
}
