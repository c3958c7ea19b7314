/** A price part by part, each with its source and year; why there is none; what one may ask for. */

import type { ReactNode } from 'react';
import { useSituation } from '#frontend/api/your-prices.ts';
import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Caption, Span } from '#frontend/components/styled/text.tsx';
import { situationLine } from '#frontend/content/situation-line.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import { publisherOf } from '#schema/domain/record/publisher.ts';
import { ownPriceWords as words } from '#words/situation/own-price.ts';
import { AsPublished } from '../page/as-published.tsx';
import { StickerBar } from './sticker-bar.tsx';

interface PriceReceiptProps {
  name: string;
  price: YourPrice;
  /** Whether it is worked out for what the visitor said, and not for what a search says of who asks. */
  isVisitors: boolean;
}

/**
 * Spans all through: it may stand in a popover that a paragraph holds. A net price is subtracted from what a year costs
 * before aid. The difference isn't labeled as one year's grants, and has no source: the tuition is often from a later year
 * than the net price.
 */
export function PriceReceipt({ name, price, isVisitors }: PriceReceiptProps) {
  const situation = useSituation();
  const { amount, amountUsd, currency, estimate, sticker, parts, missing, notes, askFor } = price;
  // Only for a single net price; beside parts of another kind it would mislead.
  const setOff = amount !== null && sticker !== undefined && sticker > amount && parts.length === 1;
  return (
    <Span display="grid" gap="3" textStyle="sm">
      <Caption as="span" display="block">
        {name}
        {isVisitors && situation !== null ? (
          <Span display="block">{words.workedOutFor(situationLine(situation))}</Span>
        ) : null}
      </Caption>
      {missing === null ? null : <Span display="block">{missing.text}</Span>}
      {parts.length === 0 ? null : (
        <Span display="grid" gap="2" role="list">
          {setOff ? <Line label={words.beforeGrants} amount={formatMoney(sticker, currency)} /> : null}
          {parts.map(({ of, label, amount: own, source, year }) => (
            <Line
              key={of}
              label={setOff ? words.less(of === 'band-net-price') : label}
              // Alone, it is what the last line says.
              amount={
                setOff
                  ? `−${formatMoney(sticker - own, currency)}`
                  : parts.length === 1
                    ? null
                    : formatMoney(own, currency)
              }
            >
              {setOff ? undefined : <Source source={source} year={year} />}
            </Line>
          ))}
          <Span role="listitem" display="grid" borderTopWidth="1px" pt="2">
            <Span display="flex" justifyContent="space-between" alignItems="baseline" gap="3" fontWeight="semibold">
              <span>
                {words.pays}
                {estimate ? `, ${words.estimate}` : ''}
              </span>
              <Span fontVariantNumeric="tabular-nums" color="gold.fg" whiteSpace="nowrap">
                {words.perYear(formatMoney(amount, currency))}
              </Span>
            </Span>
            {setOff
              ? parts.map(({ of, label, source, year }) => (
                  <Caption as="span" key={of} overflowWrap="anywhere">
                    {label}: <Source source={source} year={year} />
                  </Caption>
                ))
              : null}
          </Span>
          {amount === null || sticker === undefined || sticker <= amount ? null : (
            <StickerBar share={amount / sticker} look="receipt" />
          )}
        </Span>
      )}
      {amountUsd === null || currency === 'USD' ? null : (
        <Caption as="span">{words.inUsd(formatMoney(amountUsd, 'USD'))}</Caption>
      )}
      {sticker === undefined || setOff ? null : (
        <Caption as="span">{words.stickerNote(formatMoney(sticker, currency))}</Caption>
      )}
      {notes.map(({ note, text }) => (
        <Caption as="span" key={note} display="block">
          {text}
        </Caption>
      ))}
      {askFor.length === 0 ? null : (
        <Span display="grid" gap="2" borderTopWidth="1px" pt="3">
          <Box as="strong" display="block">
            {words.askFor}
          </Box>
          {askFor.map(({ offer, label, text, url }) => (
            <Span key={offer} display="block">
              <ExternalLink href={url} target="_blank">
                {label}
              </ExternalLink>
              <Caption as="span" display="block">
                {text}
              </Caption>
            </Span>
          ))}
          <Caption as="span" display="block">
            {words.askForNote}
          </Caption>
        </Span>
      )}
    </Span>
  );
}

function Source({ source, year }: Pick<YourPrice['parts'][number], 'source' | 'year'>) {
  return (
    <>
      <AsPublished>{publisherOf(source)}</AsPublished>, {words.year(year)}
    </>
  );
}

/** A line of the sum, with where its amount is from. */
function Line({ label, amount, children }: { label: string; amount: string | null; children?: ReactNode }) {
  return (
    <Span role="listitem" display="grid">
      <Span display="flex" justifyContent="space-between" gap="3">
        <span>{label}</span>
        {amount === null ? null : (
          <Span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {amount}
          </Span>
        )}
      </Span>
      {children === undefined ? null : (
        <Caption as="span" overflowWrap="anywhere">
          {children}
        </Caption>
      )}
    </Span>
  );
}
