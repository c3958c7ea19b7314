/**
 * One university in a list: picture, name and place, what it costs, why it answers, who studies there, what can be done
 * with it. On a phone a row of five lines; its picture stands at the end, where the floating button may lie over it.
 */

import type { ReactNode } from 'react';
import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Box, Flex, Stack, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { LabelBadge, TypeBadge } from '#frontend/components/ui/badge.tsx';
import { CheckIcon, PlusIcon } from '#frontend/components/ui/icons.tsx';
import { CampusPicture } from '#frontend/components/universities/campus-picture.tsx';
import { cardNotice, cardRate } from '#frontend/content/card-lines.ts';
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
import { cardWords as words } from '#words/search/card-words.ts';
import { distanceWords } from '#words/search/distance.ts';
import { WhyLine } from './why-line.tsx';

// The first card's labels alone open something.
const Term = lazy(() => import('#frontend/components/links/term.tsx').then((module) => ({ default: module.Term })));

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
}: UniversityCardProps) {
  const { name, slug, country, type, distanceMiles } = university;
  const tuition = tuitionLines(university);
  const distinction = distinctionOf(university);
  const notice = cardNotice(university);
  return (
    <Box
      as="article"
      position="relative"
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="minmax(0, 1fr) 6rem"
      columnGap="3"
      alignItems={{ base: 'start', md: 'stretch' }}
      flexDirection="column"
      height="100%"
      py={{ base: '3', md: '0' }}
      borderBottomWidth={{ base: '1px', md: '0' }}
      className="group"
    >
      <Box gridColumn="2" gridRow="1">
        <Box borderRadius="md" overflow="hidden">
          <CampusPicture university={university} eager={eager} inRow />
        </Box>
        <Wrap mt={{ base: '2', md: '3' }} gap={{ base: '1', md: '1.5' }}>
          <TypeBadge type={type} />
          {distinction === null ? null : <LabelBadge tone="gold">{DISTINCTION_NAMES[distinction]}</LabelBadge>}
          {notice === null ? null : <LabelBadge tone="destructive">{notice.badge}</LabelBadge>}
        </Wrap>
      </Box>
      <Stack gridColumn="1" gridRow="1" minW="0" flexGrow={{ md: '1' }}>
        <Box
          as="h3"
          mt={{ base: '0', md: '2' }}
          fontSize={{ base: 'md', md: 'lg' }}
          lineHeight="snug"
          fontWeight="semibold"
          letterSpacing="snug"
          overflowWrap="anywhere"
        >
          <PlainLink
            to={paths.university(slug)}
            _hover={{ textDecoration: 'underline', textUnderlineOffset: '0.18em', textDecorationThickness: '1px' }}
            // The whole picture and text lead to the page; the buttons lie above.
            _before={{ content: '""', position: 'absolute', inset: '0', bottom: { base: '0', md: '3.5rem' } }}
          >
            {name}
          </PlainLink>
        </Box>
        <Note mt={{ base: '0', md: '0.5' }}>
          {placeLine(university)}
          {distanceMiles === undefined || distanceMiles === null ? null : (
            <>
              {' · '}
              <Span color="fg" fontVariantNumeric="tabular-nums">
                {distanceWords(distanceMiles, country)}
              </Span>
            </>
          )}
        </Note>
        {notice === null ? null : (
          <Text textStyle="sm" mt="1">
            {notice.sentence}
          </Text>
        )}
        <Box mt={{ base: '1', md: '3' }} pt={{ base: '0', md: '3' }} borderTopWidth={{ base: '0', md: '1px' }}>
          <PricePlace university={university} shape="card">
            <Wrap as="dl" columnGap={{ base: '3', md: '6' }} rowGap={{ base: '0', md: '3' }}>
              {tuition.map((line) => (
                <CardFigure
                  key={line.label}
                  width={tuition.length === 1 ? 'row' : 'half'}
                  label={line.label}
                  short={line.short}
                  term={explained ? line.term : undefined}
                  value={formatMoney(line.amount, university.currency)}
                />
              ))}
            </Wrap>
          </PricePlace>
        </Box>
        {university.why === undefined ? null : (
          <Box mt="1">
            <WhyLine why={university.why} />
          </Box>
        )}
        <Wrap as="dl" mt={{ base: '1', md: '3' }} columnGap={{ base: '3', md: '6' }} rowGap={{ base: '1', md: '3' }}>
          <CardFigure
            label={words.acceptance}
            short={words.acceptanceShort}
            term={explained ? 'acceptance-rate' : undefined}
            value={
              university.acceptanceRate === null && university.admissionPolicy === 'open'
                ? words.openAdmission
                : cardRate(university, 'acceptanceRate')
            }
          />
          <CardFigure
            label={words.graduation}
            short={words.graduationShort}
            term={explained ? 'graduation-rate' : undefined}
            value={cardRate(university, 'graduationRate')}
          />
          <CardFigure label={words.students} value={formatCount(university.studentPopulation)} />
        </Wrap>
        <Wrap
          mt={{ base: '0', md: 'auto' }}
          pt={{ base: '2', md: '4' }}
          alignItems="center"
          justifyContent={{ base: 'flex-start', md: 'space-between' }}
          columnGap="1"
          minH={{ base: '11', md: '14' }}
        >
          {compared ? (
            <Flex
              position="relative"
              zIndex="1"
              alignItems="center"
              gap="3"
              textStyle="sm"
              minH={{ base: '8', md: '9' }}
            >
              <Span display="inline-flex" alignItems="center" gap="1.5" color="accent.fg" fontWeight="medium">
                <CheckIcon boxSize="4" />
                {compareWords.inComparison}
              </Span>
              <Button variant="plain" size="sm" minH="6" aria-label={compareWords.remove(name)} onClick={onUncompare}>
                {compareWords.removeShort}
              </Button>
            </Flex>
          ) : (
            <Button
              variant="outline"
              size="sm"
              position="relative"
              zIndex="1"
              minH={{ base: '8', md: '9' }}
              aria-label={compareWords.addNamed(name)}
              onClick={onCompare}
            >
              <PlusIcon boxSize="4" />
              {compareWords.add}
            </Button>
          )}
          {/* On a card it lies on the picture. */}
          <Box
            position={{ base: 'relative', md: 'absolute' }}
            top={{ base: 'auto', md: '2' }}
            insetEnd={{ base: 'auto', md: '2' }}
            my={{ base: '-1', md: '0' }}
            zIndex="1"
            bg={{ base: 'transparent', md: 'bg.panel' }}
            borderRadius="md"
          >
            {bookmark}
          </Box>
          {hide === null ? null : (
            <Box position="relative" zIndex="1">
              {hide}
            </Box>
          )}
        </Wrap>
      </Stack>
    </Box>
  );
}

const WIDTHS = { row: '100%', half: 'calc(50% - 0.75rem)', words: 'auto' } as const;

interface CardFigureProps {
  label: string;
  /** The label in a row of a phone, in place of one that is too long for it. */
  short?: string;
  /** Key of the term that explains the label. */
  term?: string | undefined;
  value: string;
  /** Of a price, which stands beside its label on a phone: a row of its own on a card, or half of one. */
  width?: keyof typeof WIDTHS;
}

/** The number first, then what it is; in the source the other way round, as a list of terms wants it. */
function CardFigure({ label, short, term, value, width = 'words' }: CardFigureProps) {
  const beside = width !== 'words';
  return (
    <Flex
      flexDirection={beside ? { base: 'row-reverse', md: 'column-reverse' } : 'column-reverse'}
      alignItems={beside ? { base: 'baseline', md: 'stretch' } : 'stretch'}
      justifyContent="flex-end"
      columnGap="1"
      flexBasis={{ base: 'auto', md: WIDTHS[width] }}
    >
      {/* Above the link that the whole card is. */}
      <DataList.Label
        textStyle="xs"
        color="fg.muted"
        {...(term === undefined ? {} : { position: 'relative', zIndex: '1' })}
      >
        {short === undefined ? (
          <Label term={term}>{label}</Label>
        ) : (
          <>
            <Span hideFrom="md">
              <Label term={term}>{short}</Label>
            </Span>
            <Span hideBelow="md">
              <Label term={term}>{label}</Label>
            </Span>
          </>
        )}
      </DataList.Label>
      <DataList.Value
        textStyle={{ base: 'sm', md: 'md' }}
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums lining-nums"
      >
        {value}
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
