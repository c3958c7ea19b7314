/** A price part by part, each with its source and year; why there is none; what one may ask for. */

import { ExternalLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { formatMoney } from '#schema/domain/formats.ts';
import type { YourPrice } from '#schema/domain/your-price.ts';
import { ownPriceWords as words } from '#words/own-price.ts';

/** Spans all through: it may stand in a popover that a paragraph holds. */
export function PriceReceipt({ price }: { price: YourPrice }) {
  const { amount, amountUsd, currency, estimate, parts, missing, notes, askFor } = price;
  return (
    <Box as="span" display="grid" gap="3" textStyle="sm">
      {missing === null ? null : (
        <Box as="span" display="block">
          <Box as="strong" display="block">
            {words.why}
          </Box>
          {missing.text}
        </Box>
      )}
      {parts.length === 0 ? null : (
        <Box as="span" display="grid" gap="2" role="list">
          {parts.map(({ of, label, amount: own, source, year }) => (
            <Box as="span" key={of} role="listitem" display="grid">
              <Box as="span" display="flex" justifyContent="space-between" gap="3">
                <span>{label}</span>
                <span>{formatMoney(own, currency)}</span>
              </Box>
              <Box as="span" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                {source}, {year}
              </Box>
            </Box>
          ))}
          <Box
            as="span"
            role="listitem"
            display="flex"
            justifyContent="space-between"
            borderTopWidth="1px"
            pt="2"
            fontWeight="semibold"
          >
            <span>
              {words.sum}
              {estimate ? `, ${words.estimate}` : ''}
            </span>
            <Box as="span" fontVariantNumeric="tabular-nums">
              {formatMoney(amount, currency)}
            </Box>
          </Box>
        </Box>
      )}
      {amountUsd === null || currency === 'USD' ? null : (
        <Box as="span" textStyle="xs" color="fg.muted">
          {words.inUsd(formatMoney(amountUsd, 'USD'))}
        </Box>
      )}
      {notes.map(({ note, text }) => (
        <Box as="span" key={note} display="block" textStyle="xs" color="fg.muted">
          {text}
        </Box>
      ))}
      {askFor.length === 0 ? null : (
        <Box as="span" display="grid" gap="2" borderTopWidth="1px" pt="3">
          <Box as="strong" display="block">
            {words.askFor}
          </Box>
          {askFor.map(({ offer, label, text, url }) => (
            <Box as="span" key={offer} display="block">
              <ExternalLink href={url} target="_blank">
                {label}
              </ExternalLink>
              <Box as="span" display="block" textStyle="xs" color="fg.muted">
                {text}
              </Box>
            </Box>
          ))}
          <Box as="span" display="block" textStyle="xs" color="fg.muted">
            {words.askForNote}
          </Box>
        </Box>
      )}
    </Box>
  );
}
