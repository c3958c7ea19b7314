/**
 * Under the deciding figures: which price shows, the averages by income one press away, by when one applies, and, behind a
 * press on a phone, the published prices, the size of the place and the school's own pages.
 */

import { useId, useState } from 'react';
import { useHome } from '#frontend/api/your-prices.ts';
import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { PriceSwitch } from '#frontend/components/own-price/price-switch.tsx';
import { FoldButton, SHUT } from '#frontend/components/page/phone-fold.tsx';
import { Box, Flex, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import { Popover } from '#frontend/components/ui/popover.tsx';
import { publishedPrice } from '#frontend/content/deciding-figures.ts';
import { besidePrice, headlineFigures } from '#frontend/content/headline-figures.ts';
import { currentDay } from '#frontend/content/today.ts';
import { websiteLink } from '#frontend/content/website-link.ts';
import { showsOwnAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { NET_PRICE_BANDS } from '#schema/domain/money/net-price-bands.ts';
import { daysUntil } from '#schema/domain/plan/plan.ts';
import { nextRound } from '#schema/domain/plan/plan-rules.ts';
import { planWords, roundName } from '#words/plan/plan.ts';
import { ownPriceWords } from '#words/situation/own-price.ts';
import { universityWords } from '#words/university/university.ts';
import { detailWords } from '#words/university/university-details.ts';
import { applyAddress } from '../apply-address.ts';
import { Headline } from './headline.tsx';

export function UnderFigures({ university }: { university: UniversityRecordView }) {
  const { netPriceByIncome } = university;
  const { known } = headlineFigures(university);
  const ownShows = useStoredAtom(showsOwnAtom, false);
  // What the head already says is not said again; where one's own price is in its place, it is said here.
  // It comes last, so that the others keep their places.
  const inHead = publishedPrice(university).field;
  const beside = besidePrice(university);
  const further = [
    ...known.filter(({ field }) => field !== inHead && !beside.some((figure) => figure.field === field)),
    ...(ownShows ? known.filter(({ field }) => field === inHead) : []),
  ];
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box
      display={{ lg: 'grid' }}
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      columnGap="8"
      mt={{ base: '3', lg: '5' }}
    >
      <div>
        <Wrap alignItems="center" columnGap="3" rowGap="2" _print={{ display: 'none' }}>
          <PriceSwitch filled />
          {netPriceByIncome === null ? null : <Bands university={university} bands={netPriceByIncome} />}
        </Wrap>
        <NextDeadline university={university} />
        <Box hideBelow="lg">
          <OfficialLinks university={university} />
        </Box>
      </div>
      <div>
        {further.length === 0 && linksOf(university).length === 0 ? null : (
          <Flex id={`${id}-heading`} position="relative" hideFrom="md" minH="11" alignItems="center" textStyle="sm">
            {detailWords.applying.moreNumbers}
            <FoldButton
              open={open}
              labelledBy={`${id}-heading`}
              controls={`${id}-content`}
              onPress={() => setOpen((now) => !now)}
            />
          </Flex>
        )}
        <Box id={`${id}-content`} {...(open ? {} : SHUT)}>
          {further.length === 0 ? null : (
            <Box
              mt={{ base: '2', md: '4', lg: '0' }}
              pt={{ base: '0', md: '4', lg: '0' }}
              borderTopWidth={{ base: '0', md: '1px', lg: '0' }}
              borderColor="border.muted"
            >
              <Grid
                as="dl"
                gridTemplateColumns={{
                  base: 'repeat(2, minmax(0, 1fr))',
                  // As wide as their names, which would break in even columns; beside the actions even with the figures above.
                  md: 'repeat(4, auto)',
                  lg: 'repeat(2, minmax(0, 1fr))',
                }}
                columnGap={{ base: '5', md: '8' }}
                rowGap="3"
              >
                {further.map((figure) => (
                  <Headline key={figure.field} university={university} {...figure} small />
                ))}
              </Grid>
            </Box>
          )}
          <Box hideFrom="lg">
            <OfficialLinks university={university} />
          </Box>
        </Box>
      </div>
    </Box>
  );
}

/** The nearest date of this year by which one can still apply; where neither it nor where to apply is known, the school's own site. */
function NextDeadline({ university }: { university: UniversityRecordView }) {
  const today = currentDay();
  const home = useHome();
  const next = nextRound({ ...university, applicationRoutes: university.applicationRoutes ?? null }, today, home);
  const { href, host } = websiteLink(university);
  if (!next?.date) {
    return applyAddress(university) !== null || host === null ? null : (
      <Note mt="2" color="fg">
        {detailWords.applying.onOwnSite}{' '}
        <ExternalLink href={href} target="_blank" touch="block">
          {host}
        </ExternalLink>
      </Note>
    );
  }
  return (
    <Note mt="2" color="fg">
      {detailWords.applying.next(
        formatPartialDate(next.date),
        roundName(next),
        planWords.left(daysUntil(next.date, today)),
      )}
    </Note>
  );
}

function Bands({ university: { currency }, bands }: { university: UniversityRecordView; bands: (number | null)[] }) {
  return (
    <Popover
      name={ownPriceWords.byIncome}
      opener={(props) => (
        // A phone has the same a little further down, and no room for it beside the other buttons.
        <Button variant="ghost" size="sm" hideBelow="md" {...props}>
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

/** Where one applies has a button of its own above. */
const LINKS = ['admissions', 'aid', 'netPriceCalculator'] as const;

function linksOf({ links }: UniversityRecordView) {
  return LINKS.flatMap((name) => {
    const href = links?.[name] ?? null;
    return href === null ? [] : [{ name, href }];
  });
}

function OfficialLinks({ university }: { university: UniversityRecordView }) {
  const known = linksOf(university);
  if (known.length === 0) return null;
  const { links: heading } = detailWords.applying;
  return (
    <Wrap as="nav" aria-label={heading} mt="2" alignItems="baseline" columnGap="4" textStyle="sm">
      <Span color="fg.muted">{heading}</Span>
      {known.map(({ name, href }) => (
        <ExternalLink
          key={name}
          href={href}
          target="_blank"
          display="inline-flex"
          alignItems="center"
          minH={{ base: '11', md: '6' }}
        >
          {universityWords.linkNames[name]}
        </ExternalLink>
      ))}
    </Wrap>
  );
}
