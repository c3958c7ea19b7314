/** Under the deciding figures: which price shows, the averages by income one press away, and the school's own pages. */

import { PriceSwitch } from '#frontend/components/own-price/price-switch.tsx';
import { Popover } from '#frontend/components/popover.tsx';
import { ExternalLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { headlineFigures } from '#frontend/content/headline-figures.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats.ts';
import { NET_PRICE_BANDS } from '#schema/domain/net-price-bands.ts';
import { ownPriceWords } from '#words/own-price.ts';
import { detailWords } from '#words/university-details.ts';
import { Headline } from './headline.tsx';

const COLUMNS: Record<number, string> = {
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
};

export function UnderFigures({ university }: { university: UniversityRecordView }) {
  const { netPriceByIncome } = university;
  const further = headlineFigures(university);
  return (
    <>
      <Box
        mt="3"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="2"
        _print={{ display: 'none' }}
      >
        <PriceSwitch />
        {netPriceByIncome === null ? null : <Bands university={university} bands={netPriceByIncome} />}
      </Box>
      <OfficialLinks university={university} />
      <Box
        as="dl"
        mt="4"
        pt="4"
        borderTopWidth="1px"
        borderColor="border.muted"
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: COLUMNS[further.length] }}
        columnGap={{ base: '5', md: '8' }}
        rowGap="3"
      >
        {further.map((figure) => (
          <Headline key={figure.field} university={university} {...figure} small />
        ))}
      </Box>
    </>
  );
}

function Bands({ university: { currency }, bands }: { university: UniversityRecordView; bands: (number | null)[] }) {
  return (
    <Popover
      name={ownPriceWords.byIncome}
      opener={(props) => (
        <Button variant="ghost" size="sm" {...props}>
          {ownPriceWords.byIncome}
        </Button>
      )}
    >
      <Box as="span" display="grid" gap="1.5" role="list">
        {NET_PRICE_BANDS.map((band, at) => (
          <Box as="span" key={band} role="listitem" display="flex" justifyContent="space-between" gap="4">
            <span>{band}</span>
            <Box as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {formatMoney(bands[at] ?? null, currency)}
            </Box>
          </Box>
        ))}
      </Box>
    </Popover>
  );
}

const LINKS = ['apply', 'admissions', 'aid', 'netPriceCalculator'] as const;

function OfficialLinks({ university: { links } }: { university: UniversityRecordView }) {
  const known = LINKS.flatMap((name) => {
    const href = links?.[name] ?? null;
    return href === null ? [] : [{ name, href }];
  });
  if (known.length === 0) return null;
  const { linkNames, links: heading } = detailWords.applying;
  return (
    <Box
      as="nav"
      aria-label={heading}
      mt="2"
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="4"
      textStyle="sm"
    >
      <Box as="span" color="fg.muted">
        {heading}
      </Box>
      {known.map(({ name, href }) => (
        <ExternalLink key={name} href={href} target="_blank" display="inline-flex" alignItems="center" minH="6">
          {linkNames[name]}
        </ExternalLink>
      ))}
    </Box>
  );
}
