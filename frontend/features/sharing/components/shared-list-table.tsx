/** The schools of a list as a table of key figures; further columns are the page's own. */

import type { ReactNode } from 'react';
import { useHome } from '#frontend/api/your-prices.ts';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Caption, Span } from '#frontend/components/styled/text.tsx';
import { CampusPicture } from '#frontend/components/universities/campus-picture.tsx';
import { PublishedTuition } from '#frontend/components/universities/published-tuition.tsx';
import { type UniversityColumn, UniversityTable } from '#frontend/components/universities/university-table.tsx';
import { cardRate } from '#frontend/content/card-lines.ts';
import { nextDateInParts } from '#frontend/content/next-date-parts.ts';
import { currentDay } from '#frontend/content/today.ts';
import { showsOwnAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import type { ListedUniversity } from '#schema/api/shared-links.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { formatCount, formatMoney, NOT_AVAILABLE } from '#schema/domain/formats/formats.ts';
import type { Home } from '#schema/domain/situation/situation.ts';
import { listedWords as words } from '#words/saved/sharing.ts';
import { ownPriceWords } from '#words/situation/own-price.ts';
import { yearText } from '#words/university/record-texts.ts';

type HomeOfOthers = (listed: ListedUniversity) => Home | null;

interface SharedListTableProps {
  label: string;
  universities: readonly ListedUniversity[];
  /** Between the name and the figures. */
  further?: readonly UniversityColumn<ListedUniversity>[];
  /** The lists are of students, whose dates go by this home; the reader's own prices and home say nothing of them. */
  homeOfOthers?: HomeOfOthers;
  /** Buttons of a school, which belong to other features. */
  actions?: (university: UniversityCard) => ReactNode;
}

export function SharedListTable({ label, universities, further = [], homeOfOthers, actions }: SharedListTableProps) {
  const own = useStoredAtom(showsOwnAtom, false) && homeOfOthers === undefined;
  return (
    // On a phone a list, school after school; where it is a table and too wide it scrolls by itself, by the keyboard too.
    <Box
      position="relative"
      overflowX="auto"
      tabIndex={0}
      role="region"
      aria-label={label}
      _print={{ page: 'wide', overflowX: 'visible' }}
    >
      <UniversityTable
        label={label}
        rows={universities}
        universityOf={({ university }) => university}
        nameLabel={words.name}
        headingOf={({ key, label: content }) => ({ content: key === 'deadline' ? <Apart>{content}</Apart> : content })}
        picture={({ university }) => (
          <Box
            display={{ base: 'block', sm: 'none', lg: 'block', _print: 'none' }}
            width={{ base: '4rem', lg: '4.5rem' }}
            flexShrink="0"
            borderRadius="md"
            overflow="hidden"
          >
            <CampusPicture university={university} width={320} />
          </Box>
        )}
        columns={[...further, priceColumn(own), ...figureColumns(homeOfOthers)]}
        narrow="pairs"
        {...(actions
          ? { actions: { label: words.actions, cell: ({ university }: ListedUniversity) => actions(university) } }
          : {})}
      />
    </Box>
  );
}

export const ACCEPTANCE_COLUMN: UniversityColumn<ListedUniversity> = {
  key: 'acceptance',
  label: words.acceptance,
  figure: true,
  known: ({ university }) => university.acceptanceRate !== null,
  cell: ({ university }) => quiet(cardRate(university, 'acceptanceRate')),
};
export const GRADUATION_COLUMN: UniversityColumn<ListedUniversity> = {
  key: 'graduation',
  label: words.graduation,
  figure: true,
  known: ({ university }) => university.graduationRate !== null,
  cell: ({ university }) => quiet(cardRate(university, 'graduationRate')),
};

/** What the one who reads would pay, or the tuition that is published. */
const priceColumn = (own: boolean): UniversityColumn<ListedUniversity> => ({
  key: 'price',
  label: own ? ownPriceWords.own : words.price,
  figure: true,
  width: 'price',
  cell: ({ university }) =>
    own ? (
      <PricePlace university={university} shape="cell">
        <PublishedTuition university={university} />
      </PricePlace>
    ) : (
      <Span fontWeight={{ base: 'semibold', sm: 'normal', _print: 'normal' }}>
        <PublishedTuition university={university} />
      </Span>
    ),
});

const figureColumns = (homeOfOthers: HomeOfOthers | undefined): UniversityColumn<ListedUniversity>[] => [
  {
    key: 'deadline',
    label: words.deadline,
    width: 'date',
    cell: (listed) => (
      <Apart>
        {homeOfOthers ? (
          <Deadline listed={listed} home={homeOfOthers(listed)} ofOthers />
        ) : (
          <VisitorsDeadline listed={listed} />
        )}
      </Apart>
    ),
  },
  ...[
    ACCEPTANCE_COLUMN,
    GRADUATION_COLUMN,
    {
      key: 'earnings',
      label: words.earnings,
      figure: true,
      known: ({ university }: ListedUniversity) => university.medianEarnings !== null,
      cell: ({ university: { medianEarnings, currency } }: ListedUniversity) =>
        quiet(formatMoney(medianEarnings, currency)),
    },
    {
      key: 'students',
      label: words.students,
      figure: true,
      known: ({ university }: ListedUniversity) => university.studentPopulation !== null,
      cell: ({ university }: ListedUniversity) => quiet(formatCount(university.studentPopulation)),
    },
  ].map((column) => ({ ...column, minor: true })),
];

/** A date begins where a price ends: they are not to be read as one. */
const Apart = ({ children }: { children: ReactNode }) => <Box ps={{ lg: '7' }}>{children}</Box>;

/** What is not known says so without a voice of its own. */
const quiet = (text: string) => (text === NOT_AVAILABLE ? <Span color="fg.muted">{text}</Span> : text);

function VisitorsDeadline({ listed }: { listed: ListedUniversity }) {
  return <Deadline listed={listed} home={useHome()} />;
}

/** The date that comes next for somebody who lives there. */
export function Deadline({
  listed,
  home,
  ofOthers = false,
}: {
  listed: ListedUniversity;
  home: Home | null;
  /** Whether it is for students of whom the reader is none. */
  ofOthers?: boolean;
}) {
  const { deadlines } = listed;
  const next = nextDateInParts(listed, currentDay(), home);
  if (next === null) {
    const none = deadlines === null ? words.noDeadline : words.passed(yearText(deadlines.cycle));
    const isForElsewhere = ofOthers && nextDateInParts(listed, currentDay(), null) !== null;
    return <Span color="fg.muted">{isForElsewhere ? words.notTheirs : none}</Span>;
  }
  return (
    <>
      <Span whiteSpace="nowrap" color={next.soon ? 'gold.fg' : 'fg'} fontWeight={next.soon ? 'medium' : 'normal'}>
        {next.date}
      </Span>
      {next.short === null ? null : (
        <Caption as="span" display="block">
          {next.short}
        </Caption>
      )}
    </>
  );
}
