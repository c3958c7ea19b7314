/** Under the deciding figures: which price shows, the averages by income one press away, and the school's own pages. */

import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { PriceSwitch } from '#frontend/components/own-price/price-switch.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { Popover } from '#frontend/components/ui/popover.tsx';
import { headlineFigures } from '#frontend/content/headline-figures.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { NET_PRICE_BANDS } from '#schema/domain/money/net-price-bands.ts';
import { ownPriceWords } from '#words/situation/own-price.ts';
import { universityWords } from '#words/university/university.ts';
import { detailWords } from '#words/university/university-details.ts';
import { Blanks, Headline } from './headline.tsx';

export function UnderFigures({ university }: { university: UniversityRecordView }) {
  const { netPriceByIncome } = university;
  const { known, blank } = headlineFigures(university);
  return (
    <>
      <Wrap mt="3" alignItems="center" columnGap="3" rowGap="2" _print={{ display: 'none' }}>
        <PriceSwitch />
        {netPriceByIncome === null ? null : <Bands university={university} bands={netPriceByIncome} />}
      </Wrap>
      <OfficialLinks university={university} />
      <Box mt="4" pt="4" borderTopWidth="1px" borderColor="border.muted">
        {known.length === 0 ? null : (
          <Grid
            as="dl"
            gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
            columnGap={{ base: '5', md: '8' }}
            rowGap="3"
          >
            {known.map((figure) => (
              <Headline key={figure.field} university={university} {...figure} small />
            ))}
          </Grid>
        )}
        <Blanks figures={blank} />
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
      <Span display="grid" gap="1.5" role="list">
        {NET_PRICE_BANDS.map((band, at) => (
          <Span key={band} role="listitem" display="flex" justifyContent="space-between" gap="4">
            <span>{band}</span>
            <Span fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {formatMoney(bands[at] ?? null, currency)}
            </Span>
          </Span>
        ))}
      </Span>
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
  const { links: heading } = detailWords.applying;
  return (
    <Wrap as="nav" aria-label={heading} mt="2" alignItems="baseline" columnGap="4" textStyle="sm">
      <Span color="fg.muted">{heading}</Span>
      {known.map(({ name, href }) => (
        <ExternalLink key={name} href={href} target="_blank" display="inline-flex" alignItems="center" minH="6">
          {universityWords.linkNames[name]}
        </ExternalLink>
      ))}
    </Wrap>
  );
}
