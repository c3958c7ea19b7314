/**
 * Under the deciding figures: which price shows, the averages by income one press away, by when one applies, and, behind a
 * press on a phone, the published prices, the size of the place and the school's own pages.
 */

import { type ReactNode, useId, useState } from 'react';
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
import { isCegep } from '#frontend/content/tuition-lines.ts';
import { websiteLink } from '#frontend/content/website-link.ts';
import { showsOwnAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { NET_PRICE_BANDS } from '#schema/domain/money/net-price-bands.ts';
import { nextRound } from '#schema/domain/plan/plan-rules.ts';
import { ownPriceWords } from '#words/situation/own-price.ts';
import { universityWords } from '#words/university/university.ts';
import { detailWords } from '#words/university/university-details.ts';
import { applyAddress } from '../apply-address.ts';
import { deadlineText } from '../deadline-text.ts';
import { useOwnResidency } from '../use-own-residency.ts';
import { Headline } from './headline.tsx';

interface UnderFiguresProps {
  university: UniversityRecordView;
  /** It stands beside the figures on a wide screen. */
  few: boolean;
}

/** Columns of a wide screen, by the number of figures: four are on the columns of those above. */
const COLUMNS = {
  few: 'repeat(2, minmax(0, 1fr))',
  four: 'repeat(4, minmax(0, 1fr))',
  more: 'repeat(5, minmax(0, 1fr))',
} as const;

export function UnderFigures({ university, few }: UnderFiguresProps) {
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
  const isElsewhere = useIsElsewhere(university);
  // What whoever reads would pay is the first of the prices.
  if (isElsewhere) further.sort((one, other) => Number(other.field === 'tuition') - Number(one.field === 'tuition'));
  const id = useId();
  const [open, setOpen] = useState(false);
  const columns = few ? 'few' : further.length > 4 ? 'more' : 'four';
  return (
    <Flex flexDirection="column" mt={{ base: '3', lg: few ? '0' : '5' }}>
      {/* On a wide screen the figures come first, as a second row of those above. */}
      <Wrap order={{ lg: '1' }} alignItems="center" columnGap="3" rowGap={{ base: '0', md: '2' }}>
        <PriceSwitch filled />
        {netPriceByIncome === null ? null : <Bands university={university} bands={netPriceByIncome} />}
        <NextDeadline university={university} />
        <Box hideBelow="lg" ms="auto">
          <OfficialLinks university={university} />
        </Box>
      </Wrap>
      <Box order={{ lg: '0' }} mb={{ lg: further.length === 0 ? '0' : '3' }}>
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
            <Grid
              as="dl"
              mt={{ base: '2', md: '4', lg: '0' }}
              pt={{ base: '0', md: '4' }}
              borderTopWidth={{ base: '0', md: '1px' }}
              borderColor="border.muted"
              gridTemplateColumns={{
                base: 'repeat(2, minmax(0, 1fr))',
                // As wide as their names, which would break in even columns.
                md: 'repeat(4, auto)',
                lg: COLUMNS[columns],
              }}
              columnGap={{ base: '5', md: '8' }}
              rowGap="3"
            >
              {further.map((figure) => (
                <Headline key={figure.field} university={university} {...figure} small />
              ))}
            </Grid>
          )}
          <Box hideFrom="lg">
            <OfficialLinks university={university} />
          </Box>
        </Box>
      </Box>
    </Flex>
  );
}

/** Whether whoever reads said that they live where the price of residents is not theirs. */
function useIsElsewhere(university: UniversityRecordView): boolean {
  const home = useHome();
  const residency = useOwnResidency(university);
  return university.country === 'US' ? home !== null && home !== `US-${university.state}` : residency === 'outOfState';
}

/**
 * The nearest date of this year by which one can still apply; where neither it nor where to apply is known, the school's own
 * site. So too for those whose price at a CEGEP is not known.
 */
function NextDeadline({ university }: { university: UniversityRecordView }) {
  const today = currentDay();
  const home = useHome();
  const next = nextRound({ ...university, applicationRoutes: university.applicationRoutes ?? null }, today, home);
  const isAsked = isCegep(university) && university.tuition === null;
  return (
    <>
      {next?.date ? <Line>{deadlineText({ ...next, date: next.date }, today)}</Line> : null}
      {isAsked ? <OwnSite university={university} say={universityWords.cegepTuition.others} /> : null}
      {isAsked || next?.date || applyAddress(university) !== null ? null : (
        <OwnSite university={university} say={detailWords.applying.onOwnSite} />
      )}
    </>
  );
}

function OwnSite({ university, say }: { university: UniversityRecordView; say: string }) {
  const { href, host } = websiteLink(university);
  return host === null ? null : (
    <Line led>
      {say}{' '}
      <ExternalLink href={href} target="_blank" touch="block">
        {host}
      </ExternalLink>
    </Line>
  );
}

/** A line of its own on a phone; `led`: with a link, as high there as a finger needs it. */
function Line({ led = false, children }: { led?: boolean; children: ReactNode }) {
  return (
    <Note
      color="fg"
      mt={{ base: led ? '0' : '2', md: '0' }}
      mb={{ base: led ? '-2' : '0', md: '0' }}
      flexBasis={{ base: '100%', lg: 'auto' }}
    >
      {children}
    </Note>
  );
}

function Bands({ university: { currency }, bands }: { university: UniversityRecordView; bands: (number | null)[] }) {
  return (
    <Popover
      name={ownPriceWords.byIncome}
      opener={(props) => (
        // A phone has the same a little further down, and no room for it beside the other buttons.
        <Button variant="ghost" size="sm" hideBelow="md" _print={{ display: 'none' }} {...props}>
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
    <Wrap as="nav" aria-label={heading} mt={{ base: '2', lg: '0' }} alignItems="baseline" columnGap="4" textStyle="sm">
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
