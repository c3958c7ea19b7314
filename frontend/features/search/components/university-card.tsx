/**
 * One university in a list, in a few lines: name and place, what it costs, who graduates and who gets in, why it answers,
 * what can be done with it.
 */

import type { ReactNode } from 'react';
import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Flex, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { LabelBadge, TypeWord } from '#frontend/components/ui/badge.tsx';
import { CheckIcon, PlusIcon } from '#frontend/components/ui/icons.tsx';
import { CampusPicture } from '#frontend/components/universities/campus-picture.tsx';
import { cardLines, cardNotice } from '#frontend/content/card-lines.ts';
import { placeLine } from '#frontend/content/place-line.ts';
import { tuitionLines } from '#frontend/content/tuition-lines.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { DISTINCTION_NAMES } from '#names/enums.ts';
import type { FoundUniversity } from '#schema/api/search.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { distinctionOf } from '#schema/domain/record/categories.ts';
import { compareWords } from '#words/compare/compare.ts';
import { CARD_LABELS } from '#words/figures/derived/card.ts';
import { cardWords as words } from '#words/search/card-words.ts';
import { distanceWords } from '#words/search/distance.ts';
import { WhyLine } from './why-line.tsx';

// The first card's labels alone open something.
const Term = lazy(() => import('#frontend/components/links/term.tsx').then((module) => ({ default: module.Term })));

/** Smaller than what a finger hits, so that it stands free of the picture above. */
const COMPARED = {
  color: 'accent.contrast',
  backgroundColor: 'accent.solid',
  borderWidth: '5px',
  borderColor: 'transparent',
  borderRadius: 'lg',
  backgroundClip: 'padding-box',
  _hover: { backgroundColor: 'accent.solid', backgroundClip: 'padding-box' },
} as const;

interface UniversityCardProps {
  university: FoundUniversity;
  /** The bookmark toggle, which belongs to another feature. */
  bookmark: ReactNode;
  compared: boolean;
  onCompare: () => void;
  onUncompare: () => void;
  /** The button that hides the card, which belongs to another feature; null where there is none. */
  hide?: ReactNode;
  /** The first cards' pictures load at once. */
  eager: boolean;
  /** The first card of a list explains the terms on it. */
  explained?: boolean;
  /** That prices are those of arts programs stands over the list. */
  artsSaid?: boolean;
}

export function UniversityCard({
  university,
  bookmark,
  compared,
  onCompare,
  onUncompare,
  hide = null,
  eager,
  explained = false,
  artsSaid = false,
}: UniversityCardProps) {
  const { name, slug, country, type, distanceMiles, studentPopulation } = university;
  const distinction = distinctionOf(university);
  const notice = cardNotice(university);
  const figures = cardLines(university);
  return (
    <Box
      as="article"
      position="relative"
      display="grid"
      // The picture with the buttons under it, each as wide as half of it, are a column of their own down the list.
      gridTemplateColumns={{ base: 'minmax(0, 1fr) 5.5rem', lg: 'minmax(0, 1fr) 6rem' }}
      gridTemplateRows="auto minmax(0, 1fr)"
      columnGap="3"
      alignItems="start"
      height="100%"
      pt={{ base: '2', md: '3' }}
      pb={{ base: '1.5', md: '2' }}
      borderBottomWidth="1px"
      className="group"
    >
      <Box gridColumn="2" gridRow="1" borderRadius="md" overflow="hidden">
        <CampusPicture university={university} width={320} eager={eager} />
      </Box>
      <Box gridColumn="1" gridRow="1 / 3" minW="0">
        <Box
          as="h3"
          fontFamily="heading"
          fontSize={{ base: '0.9375rem', md: 'md' }}
          lineHeight="snug"
          fontWeight="semibold"
          letterSpacing="snug"
          overflowWrap="anywhere"
        >
          <PlainLink
            to={paths.university(slug)}
            _hover={{ textDecoration: 'underline', textUnderlineOffset: '0.18em', textDecorationThickness: '1px' }}
            // The whole card leads to the page; the buttons lie above.
            _before={{ content: '""', position: 'absolute', inset: '0' }}
          >
            {name}
          </PlainLink>
        </Box>
        {/* A part that begins a line has its dot outside of it. Where the students don't fit in the line, they are left out. */}
        <Note overflow="hidden" fontSize="0.8125rem" lineHeight="1.125rem">
          <Flex as="span" flexWrap="wrap" ms="-3">
            <Span minW="0" ps="3">
              {placeLine(university)}
              {distanceMiles === undefined || distanceMiles === null ? null : (
                <>
                  {' · '}
                  <Span color="fg" fontVariantNumeric="tabular-nums">
                    {distanceWords(distanceMiles, country)}
                  </Span>
                </>
              )}
            </Span>
            {type === null ? null : (
              <Span position="relative" ps="3" whiteSpace="nowrap">
                <Dot />
                <TypeWord type={type} />
              </Span>
            )}
            {distinction === null ? null : (
              <Span position="relative" ps="3" whiteSpace="nowrap" color="gold.fg" fontWeight="medium">
                <Dot />
                {DISTINCTION_NAMES[distinction]}
              </Span>
            )}
            {studentPopulation === null ? null : (
              <Span position="relative" ps="3" whiteSpace="nowrap" height="0">
                <Dot />
                {`${formatCount(studentPopulation)} ${words.students(studentPopulation)}`}
              </Span>
            )}
          </Flex>
        </Note>
        {notice === null ? null : (
          <Text textStyle="sm" mt="1">
            <LabelBadge tone="destructive">{notice.badge}</LabelBadge> {notice.sentence}
          </Text>
        )}
        <Flex alignItems="center" minH="11" columnGap="1">
          <Box flex="1" minW="0">
            <PricePlace university={university} shape="card" artsSaid={artsSaid}>
              <Tuition university={university} explained={explained} artsSaid={artsSaid} />
            </PricePlace>
          </Box>
          {/* Its room is kept: it comes late, and moves nothing. On wide screens it stands on the corner of the picture, once a pointer is over the card. */}
          <Box
            position={{ base: 'relative', lg: 'absolute' }}
            top={{ lg: '3' }}
            insetEnd={{ lg: '0' }}
            zIndex="1"
            width={{ base: '3.25rem', lg: 'auto' }}
            height={{ base: '11', lg: 'auto' }}
            flexShrink="0"
            // Empty, it is no obstacle to the card's link.
            pointerEvents="none"
            css={{
              '& > *': { pointerEvents: 'auto' },
              '@media (hover: hover)': { opacity: 0, '.group:is(:hover, :focus-within) &': { opacity: 1 } },
            }}
          >
            {hide}
          </Box>
        </Flex>
        <Wrap as="dl" columnGap="3" fontSize="0.8125rem" lineHeight="1.125rem">
          {figures.map(({ figure, term, value, plain }) => (
            <CardFigure
              key={figure}
              label={CARD_LABELS[figure]}
              term={explained && !plain ? term : undefined}
              value={value}
              plain={plain}
              share={figure === 'graduationRate' ? university.graduationRate : null}
            />
          ))}
        </Wrap>
        {figures.length === 0 && tuitionLines(university).every(({ amount }) => amount === null) ? (
          // Of a school without figures what else is known of it, in as many lines as they would take.
          <Note fontSize="0.8125rem" lineHeight="1.125rem" lineClamp="2">
            {university.description}
          </Note>
        ) : null}
        {university.why === undefined ? null : <WhyLine why={university.why} />}
      </Box>
      <Flex gridColumn="2" gridRow="2" position="relative" zIndex="1" justifyContent="flex-end" mt="2">
        {bookmark}
        <Button
          variant="ghost"
          boxSize="11"
          minH="11"
          p="0"
          // Filled rather than followed by a line of its own: the rows below stay where they are.
          {...(compared ? COMPARED : {})}
          aria-label={compared ? compareWords.remove(name) : compareWords.addNamed(name)}
          title={compared ? compareWords.inComparison : compareWords.add}
          onClick={compared ? onUncompare : onCompare}
        >
          {compared ? <CheckIcon boxSize="4.5" /> : <PlusIcon boxSize="4.5" />}
        </Button>
      </Flex>
    </Box>
  );
}

/** Before a part of a line. */
const Dot = () => (
  <Span position="absolute" insetStart="1" color="fg.muted" fontWeight="normal" whiteSpace="pre">
    {'· '}
  </Span>
);

/** The published prices: of two, each on a line of its own, with what it is. One that nobody published has no line. */
function Tuition({
  university,
  explained,
  artsSaid,
}: Required<Pick<UniversityCardProps, 'university' | 'explained' | 'artsSaid'>>) {
  const all = tuitionLines(university, artsSaid);
  const lines = all.filter(({ amount }) => amount !== null);
  if (lines.length === 0) return <Note fontSize="0.8125rem">{words.noTuition}</Note>;
  const isCanadian = university.country === 'CA';
  return (
    <dl>
      {lines.map(({ label, short, term, amount }, at) => (
        <CardFigure
          key={label}
          label={label}
          short={short}
          term={explained ? term : undefined}
          value={formatMoney(amount, university.currency)}
          // In Canada the first is what its own students pay, and the other what those from abroad do.
          look={lines.length === 1 || (at === 0 && isCanadian) ? 'leads' : isCanadian ? 'follows' : 'stands'}
        />
      ))}
    </dl>
  );
}

interface CardFigureProps {
  label: string;
  /** The label where a card is narrow, in place of one that is too long for it. */
  short?: string;
  /** Key of the term that explains the label, where there is room for a finger. */
  term?: string | undefined;
  value: string;
  /** True where the value says what it is: "Open admission". */
  plain?: boolean;
  /** The one price of a card is larger than its other figures, and what few pay is quieter. */
  look?: keyof typeof LOOKS;
  /** Percent of all that it is, which a bar under it shows. */
  share?: number | null;
}

const LOOKS = {
  leads: { fontSize: 'lg', fontWeight: 'semibold', color: 'fg' },
  stands: { fontSize: 'sm', fontWeight: 'semibold', color: 'fg' },
  follows: { fontSize: '0.8125rem', fontWeight: 'normal', color: 'fg.muted' },
} as const;

/** The number first, then what it is; in the source the other way round, as a list of terms wants it. */
function CardFigure({ label, short, term, value, plain = false, look = 'stands', share = null }: CardFigureProps) {
  return (
    <Flex
      pb={share === null ? '0' : '1.5'}
      // The bar is placed in it, and lies over the card's link, which a press is meant for.
      {...(share === null ? {} : { position: 'relative', pointerEvents: 'none' })}
      flexDirection="row-reverse"
      alignItems="baseline"
      justifyContent="flex-end"
      columnGap="1"
      minW="0"
      lineHeight={short === undefined ? '1.125rem' : '1.25rem'}
    >
      {/* Above the link that the whole card is. */}
      <DataList.Label
        fontSize="0.8125rem"
        color="fg.muted"
        minW="0"
        {...(plain ? { srOnly: true } : {})}
        {...(term === undefined ? {} : { position: 'relative', zIndex: '1', pointerEvents: 'auto' })}
      >
        {short === undefined && term === undefined ? (
          label
        ) : (
          <>
            <Span hideFrom="xl">{short ?? label}</Span>
            <Span hideBelow="xl">
              <Label term={term}>{label}</Label>
            </Span>
          </>
        )}
      </DataList.Label>
      <DataList.Value fontVariantNumeric="tabular-nums lining-nums" whiteSpace="nowrap" {...LOOKS[look]}>
        {value}
        {share === null ? null : (
          <Box
            position="absolute"
            insetX="0"
            bottom="0"
            height="4px"
            bg="bg.muted"
            color="fg.subtle"
            borderRadius="full"
            overflow="hidden"
          >
            <ShareBar to={share / 100} />
          </Box>
        )}
      </DataList.Value>
    </Flex>
  );
}

function Label({ term, children }: { term: string | undefined; children: string }) {
  if (term === undefined) return children;
  return (
    <Suspense fallback={children}>
      <Term term={term}>{children}</Term>
    </Suspense>
  );
}
