/** One university in a list: picture, name and place, what it costs, who studies there, what can be done with it. */

import type { ReactNode } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import type { FoundUniversity } from '#schema/api/search.ts';
import { distinctionOf } from '#schema/domain/categories.ts';
import { formatCount, formatMoney } from '#schema/domain/formats.ts';
import { LabelBadge, TypeBadge } from '../../../components/badge.tsx';
import { CampusPicture } from '../../../components/campus-picture.tsx';
import { CheckIcon, PlusIcon } from '../../../components/icons.tsx';
import { PlainLink } from '../../../components/router-link.tsx';
import { Term } from '../../../components/term.tsx';
import { cardNotice, cardRate } from '../../../content/card-lines.ts';
import { compareWords } from '../../../content/compare.ts';
import { distanceWords } from '../../../content/distance.ts';
import { cardWords as words } from '../../../content/search.ts';
import { tuitionLines } from '../../../content/tuition-lines.ts';
import { paths } from '../../../lib/paths.ts';
import { WhyLine } from './why-line.tsx';

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
  const { name, slug, city, stateName, country, type, distanceMiles } = university;
  const tuition = tuitionLines(university);
  const distinction = distinctionOf(university);
  const notice = cardNotice(university);
  return (
    <Box as="article" position="relative" display="flex" flexDirection="column" height="100%" className="group">
      <Box position="relative">
        <Box borderRadius="md" overflow="hidden">
          <CampusPicture university={university} eager={eager} credited />
        </Box>
        <Box position="absolute" top="2" insetEnd="2" zIndex="1" bg="bg.panel" borderRadius="md">
          {bookmark}
        </Box>
      </Box>
      <Box mt="3" display="flex" flexWrap="wrap" gap="1.5">
        <TypeBadge type={type} />
        {distinction === null ? null : <LabelBadge tone="gold">{distinction}</LabelBadge>}
        {notice === null ? null : <LabelBadge tone="destructive">{notice.badge}</LabelBadge>}
      </Box>
      <Box as="h3" mt="2" fontSize="lg" lineHeight="snug" fontWeight="semibold" letterSpacing="snug">
        <PlainLink
          to={paths.university(slug)}
          _hover={{ textDecoration: 'underline', textUnderlineOffset: '0.18em', textDecorationThickness: '1px' }}
          // The whole picture and text lead to the page; the buttons lie above.
          _before={{ content: '""', position: 'absolute', inset: '0', bottom: '3.5rem' }}
        >
          {name}
        </PlainLink>
      </Box>
      <Box as="p" textStyle="sm" color="fg.muted" mt="0.5">
        {city === null ? stateName : `${city}, ${stateName}`}
        {country === 'CA' ? words.canada : null}
        {distanceMiles === undefined || distanceMiles === null ? null : (
          <>
            {' · '}
            <Box as="span" color="fg" fontVariantNumeric="tabular-nums">
              {distanceWords(distanceMiles, country)}
            </Box>
          </>
        )}
      </Box>
      {notice === null ? null : (
        <Box as="p" textStyle="sm" mt="1">
          {notice.sentence}
        </Box>
      )}
      <WhyLine why={university.why} />
      <Box as="dl" mt="3" pt="3" borderTopWidth="1px" display="flex" flexWrap="wrap" columnGap="6" rowGap="3">
        {tuition.map((line) => (
          <CardFigure
            key={line.label}
            width={tuition.length === 1 ? 'row' : 'half'}
            label={line.label}
            term={explained ? line.term : undefined}
            value={formatMoney(line.amount, university.currency)}
          />
        ))}
        <CardFigure label={words.students} value={formatCount(university.studentPopulation)} />
        <CardFigure
          label={words.acceptance}
          term={explained ? 'acceptance-rate' : undefined}
          value={
            university.acceptanceRate === null && university.admissionPolicy === 'open'
              ? words.openAdmission
              : cardRate(university, 'acceptanceRate')
          }
        />
        <CardFigure
          label={words.graduation}
          term={explained ? 'graduation-rate' : undefined}
          value={cardRate(university, 'graduationRate')}
        />
      </Box>
      <Box mt="auto" pt="4" display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" minH="14">
        {compared ? (
          <Box display="flex" alignItems="center" gap="3" textStyle="sm" minH="9">
            <Box as="span" display="inline-flex" alignItems="center" gap="1.5" color="accent.fg" fontWeight="medium">
              <CheckIcon boxSize="4" />
              {compareWords.inComparison}
            </Box>
            <Button variant="plain" size="sm" minH="6" aria-label={compareWords.remove(name)} onClick={onUncompare}>
              {compareWords.removeShort}
            </Button>
          </Box>
        ) : (
          <Button variant="outline" size="sm" aria-label={compareWords.addNamed(name)} onClick={onCompare}>
            <PlusIcon boxSize="4" />
            {compareWords.add}
          </Button>
        )}
        {hide}
      </Box>
    </Box>
  );
}

const WIDTHS = { row: '100%', half: 'calc(50% - 0.75rem)', words: 'auto' } as const;

interface CardFigureProps {
  label: string;
  /** Key of the term that explains the label. */
  term?: string | undefined;
  value: string;
  /** A row of its own, half of one, or as wide as its words. */
  width?: keyof typeof WIDTHS;
}

/** The number first, then what it is; in the source the other way round, as a list of terms wants it. */
function CardFigure({ label, term, value, width = 'words' }: CardFigureProps) {
  return (
    <Box display="flex" flexDirection="column-reverse" justifyContent="flex-end" flexBasis={WIDTHS[width]}>
      {/* Above the link that the whole card is. */}
      <Box
        as="dt"
        textStyle="xs"
        color="fg.muted"
        {...(term === undefined ? {} : { position: 'relative', zIndex: '1' })}
      >
        {term === undefined ? label : <Term term={term}>{label}</Term>}
      </Box>
      <Box as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums lining-nums">
        {value}
      </Box>
    </Box>
  );
}
