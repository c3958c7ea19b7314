/** Outcomes: who finishes and in which time, everyone who began, eight years on, and what one earns. */
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { PeerBar } from '#frontend/components/figures/peer-bar.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { startedText } from '#frontend/content/started-text.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatPercent, formatRate } from '#schema/domain/formats/formats.ts';
import { MIN_COHORT } from '#schema/domain/record/small-cohorts.ts';
import { OUTCOME_GROUPS } from '#schema/domain/record/university-figures.ts';
import { labelled } from '#words/layout/labelled.ts';
import { afterWords } from '#words/university/after.ts';
import { fieldText } from '#words/university/record-details.ts';
import { returnWords } from '#words/university/return-range.ts';
import { detailWords } from '#words/university/university-details.ts';
import { FinishingCosts } from '../components/finishing-costs.tsx';
import { OfHundred } from '../components/of-hundred.tsx';
import { PeopleLikeYou } from '../components/people-like-you.tsx';
import { Trends } from '../components/trends.tsx';
import { eightYearsInShort, yearsInShort } from '../in-short.ts';
import { useOwnAmount } from '../own-numbers.ts';
import { figuresOf, inUs, type Part, stillOpen } from './part.ts';

const MonthAfter = lazy(() =>
  import('../components/month-after.tsx').then(({ MonthAfter }) => ({ default: MonthAfter })),
);

const ReturnRange = lazy(() =>
  import('../components/return-range.tsx').then(({ ReturnRange }) => ({ default: ReturnRange })),
);

const words = () => detailWords.outcomes;
type Props = { university: UniversityRecordView };

export const outcomes: readonly Part[] = [
  { pair: [{ lines: true, figures: figuresOf('outcomes') }, { own: Starters }] },
  {
    shows: (university) =>
      inUs(university) &&
      stillOpen(university) &&
      (university.kind === 'two-year' || university.kind === 'mostly-associate'),
    own: TwoYearsLink,
  },
  {
    folds: [
      PeopleLikeYou,
      {
        id: 'years-to-finish',
        heading: () => words().years,
        brief: yearsInShort,
        shows: (university) => university.graduationRates !== null || hasPellRate(university),
        holds: [
          {
            shows: ({ graduationRates }) => graduationRates !== null,
            table: {
              field: 'graduationRates',
              label: () => words().years,
              intro: (university) => {
                const cohort = university.graduationRates?.cohort;
                if (cohort == null) return words().yearsIntro;
                const started = startedText(university, 'graduationRates');
                const counted = `${formatCount(cohort)}${started === null ? '' : ` (${started})`}`;
                const few = cohort < MIN_COHORT ? ` ${words().few}` : '';
                return `${words().yearsIntro} ${labelled(words().cohort, counted)}.${few}`;
              },
              columns: () => [words().years, words().award],
              rows: yearRows,
            },
          },
          {
            shows: hasPellRate,
            columns: 2,
            figures: figuresOf('pell-graduation', { graduationRatePell: { note: () => words().pellNote } }),
          },
        ],
      },
      {
        id: 'eight-years',
        heading: () => words().eightHeading,
        brief: eightYearsInShort,
        shows: (university) => groupRows(university).length > 0,
        holds: [
          {
            table: {
              field: 'outcomes',
              label: () => words().eightHeading,
              intro: () => words().eightIntro,
              columns: () => [
                words().group,
                words().award,
                words().stillEnrolled,
                words().enrolledElsewhere,
                words().unknown,
                words().cohort,
              ],
              rows: groupRows,
            },
          },
        ],
      },
      {
        id: 'employment-by-field',
        heading: () => words().employmentHeading,
        shows: ({ employmentByField }) => employmentByField !== null && employmentByField.length > 0,
        holds: [
          {
            table: {
              field: 'employmentByField',
              label: () => words().employmentHeading,
              columns: () => [words().employmentField, words().employmentRate],
              rows: ({ employmentByField }) =>
                (employmentByField ?? []).map(({ field, rate }) => ({
                  key: field,
                  name: fieldText(field),
                  cells: [formatPercent(rate)],
                })),
            },
          },
        ],
      },
      FinishingForYou,
      {
        id: 'return',
        heading: () => returnWords.heading,
        brief: () => [returnWords.brief],
        shows: stillOpen,
        holds: [{ own: ReturnForYou }],
      },
      {
        id: 'month-after',
        heading: () => afterWords.month.heading,
        brief: () => [afterWords.month.brief],
        shows: stillOpen,
        holds: [{ own: MonthForYou }],
      },
      Trends,
    ],
  },
];

function Starters({ university }: Props) {
  const all = university.outcomes?.all;
  return all ? (
    <OfHundred
      outcome={all}
      source={<FactSource university={university} field="outcomes" label={words().hundredHeading} />}
    />
  ) : null;
}

function hasPellRate({ country, graduationRatePell }: UniversityRecordView): boolean {
  return country === 'US' && graduationRatePell !== null;
}

function FinishingForYou({ university }: Props) {
  const yourPrice = useOwnAmount(university.id);
  return stillOpen(university) ? <FinishingCosts university={university} yourPrice={yourPrice} /> : null;
}

function ReturnForYou({ university }: Props) {
  const ownPrice = useOwnAmount(university.id);
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <ReturnRange university={university} yourPrice={ownPrice} />
    </Suspense>
  );
}

/** From a two-year college to the page of the way on. */
function TwoYearsLink({ university: { slug } }: Props) {
  return (
    <TextLink to={paths.twoYears({ from: slug })} touch="line">
      {returnWords.twoYears}
    </TextLink>
  );
}

function MonthForYou({ university }: Props) {
  const ownPrice = useOwnAmount(university.id);
  return (
    <Suspense fallback={<Skeleton height="40rem" />}>
      <MonthAfter university={university} yourPrice={ownPrice} />
    </Suspense>
  );
}

function yearRows(university: UniversityRecordView) {
  const { graduationRates: rates } = university;
  if (rates === null) return [];
  const rows = [
    { key: '4', name: words().fourYears, rate: rates.fourYears, bar: 'fourYears' },
    { key: '6', name: words().sixYears, rate: rates.sixYears, bar: null },
    { key: '8', name: words().eightYears, rate: rates.eightYears, bar: 'eightYears' },
  ] as const;
  return rows.map(({ key, name, rate, bar }) => ({
    key,
    name: (
      <>
        {name}
        {bar === null || rate === null ? null : <PeerBar university={university} figure={bar} />}
      </>
    ),
    cells: [rate === null ? null : formatRate(rate)],
  }));
}

const percent = (share: number | null) => (share === null ? null : formatRate(share));

/** A row for each group of entrants. */
function groupRows({ outcomes: groups }: UniversityRecordView) {
  return OUTCOME_GROUPS.flatMap((group) => {
    const outcome = groups?.[group];
    if (!outcome) return [];
    const { award, stillEnrolled, enrolledElsewhere, unknown, cohort } = outcome;
    const people = cohort === null ? null : formatCount(cohort);
    return [
      {
        key: group,
        name: words().groups[group],
        cells: [percent(award), percent(stillEnrolled), percent(enrolledElsewhere), percent(unknown), people],
      },
    ];
  });
}
