/** A school beside another: what it is, what it costs, two reasons and a trade-off. */

import { TypeBadge } from '#frontend/components/badge.tsx';
import { CampusPicture } from '#frontend/components/campus-picture.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { PlainLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { tuitionLines } from '#frontend/content/tuition-lines.ts';
import { paths } from '#frontend/lib/paths.ts';
import { AFFORDABILITY_NAMES, SIZE_NAMES } from '#names/enums.ts';
import type { SimilarUniversity } from '#schema/api/search.ts';
import { formatMoney } from '#schema/domain/formats.ts';
import { universityWords } from '#words/university.ts';
import { universityPartWords } from '#words/university-parts.ts';

const words = () => universityPartWords.similar;
/** One below the other on a phone, else three in a row. */
export const SIMILAR_GRID = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  columnGap: { base: '5', md: '7' },
  rowGap: '6',
} as const;

/** The first of the published prices that a card of the search shows. */
function SimilarPrice({ university }: { university: SimilarUniversity }) {
  const [line] = tuitionLines(university);
  if (!line) return null;
  return (
    <Box as="dl" display="flex">
      <Box display="flex" flexDirection="column-reverse">
        <Box as="dt" textStyle="xs" color="fg.muted">
          {line.label}
        </Box>
        <Box as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums lining-nums">
          {formatMoney(line.amount, university.currency)}
        </Box>
      </Box>
    </Box>
  );
}

export function SimilarCard({ university }: { university: SimilarUniversity }) {
  const { slug, name, city, state, country, type, sizeCategory, affordabilityCategory, reasons, tradeOff } = university;
  const place = [city, state, country === 'CA' ? universityWords.canada : null]
    .filter((part) => part !== null)
    .join(', ');
  const price = affordabilityCategory === null ? null : words().sticker(AFFORDABILITY_NAMES[affordabilityCategory]);
  const kind = [sizeCategory && SIZE_NAMES[sizeCategory], price].filter((part) => part !== null).join(' · ');
  return (
    <Box
      as="li"
      position="relative"
      display={{ base: 'grid', sm: 'block' }}
      gridTemplateColumns={{ base: '6.5rem minmax(0, 1fr)' }}
      columnGap="4"
    >
      <Box borderRadius="md" overflow="hidden" alignSelf="start">
        <CampusPicture university={university} width={320} credited />
      </Box>
      <Box mt={{ sm: '3' }} minW="0">
        <Heading as="h3" size="sm" overflowWrap="break-word">
          <PlainLink
            to={paths.university(slug)}
            _hover={{ textDecoration: 'underline' }}
            // The whole card leads there, its name is the link.
            css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
          >
            {name}
          </PlainLink>
        </Heading>
        <Box as="p" textStyle="sm" color="fg.muted" mt="0.5">
          {place}
        </Box>
      </Box>
      {/* On a phone as wide as the card, under the picture and the name. */}
      <Box gridColumn="1 / -1">
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="2" textStyle="sm" color="fg.muted">
          <TypeBadge type={type} />
          {kind}
        </Box>
        <Box mt="2">
          <PricePlace university={university} shape="line">
            <SimilarPrice university={university} />
          </PricePlace>
        </Box>
        <Box as="ul" mt="2" textStyle="sm">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Box>
        <Box as="p" mt="2" textStyle="sm" color="fg.muted">
          <Box as="span" fontWeight="semibold">
            {words().tradeOff}
          </Box>
          {': '}
          {tradeOff ?? words().noTradeOff}
        </Box>
      </Box>
    </Box>
  );
}
