/** Who finishes: Pell recipients, after four, six and eight years, and everyone who began, eight years on. */

import { FactSource } from '#frontend/components/fact-source.tsx';
import { FigureTable } from '#frontend/components/figure-table.tsx';
import { PeerBar } from '#frontend/components/peer-bar.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatPercent, formatRate } from '#schema/domain/formats.ts';
import { OUTCOME_GROUPS } from '#schema/domain/university-figures.ts';
import { fieldText } from '#words/record-details.ts';
import { detailWords } from '#words/university-details.ts';
import { PeopleLikeYou } from './people-like-you.tsx';
import { SourcedHeading, SubHeading } from './sub-heading.tsx';

const words = () => detailWords.outcomes;
type Props = { university: UniversityRecordView };

export function OutcomeDetails({ university }: Props) {
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '8', md: '10' }} mt={{ base: '8', md: '10' }}>
      <PeopleLikeYou university={university} />
      <YearsToFinish university={university} />
      <EightYearsOn university={university} />
      <EmploymentByField university={university} />
    </Box>
  );
}

function YearsToFinish({ university }: Props) {
  const { graduationRates } = university;
  if (graduationRates === null) return null;
  const { fourYears, sixYears, eightYears, cohort } = graduationRates;
  const rows = [
    { key: '4', name: words().fourYears, rate: fourYears, bar: 'fourYears' },
    { key: '6', name: words().sixYears, rate: sixYears, bar: null },
    { key: '8', name: words().eightYears, rate: eightYears, bar: 'eightYears' },
  ] as const;
  return (
    <div>
      <SubHeading>{words().years}</SubHeading>
      <Box as="p" mt="1" textStyle="sm" color="fg.muted" maxW="prose">
        {words().yearsIntro}
        {cohort === null ? null : ` ${words().cohort}: ${formatCount(cohort)}.`}{' '}
        <FactSource university={university} field="graduationRates" label={words().years} />
      </Box>
      <FigureTable
        label={words().years}
        columns={[words().years, words().award]}
        rows={rows.map(({ key, name, rate, bar }) => ({
          key,
          name: (
            <>
              {name}
              {bar === null || rate === null ? null : <PeerBar university={university} figure={bar} />}
            </>
          ),
          cells: [rate === null ? null : formatRate(rate)],
        }))}
      />
    </div>
  );
}

function EightYearsOn({ university }: Props) {
  const { outcomes } = university;
  if (outcomes === null) return null;
  const percent = (share: number | null) => (share === null ? null : formatPercent(share));
  const rows = OUTCOME_GROUPS.flatMap((group) => {
    const outcome = outcomes[group];
    if (!outcome) return [];
    const { award, stillEnrolled, enrolledElsewhere, unknown, cohort } = outcome;
    return [
      {
        key: group,
        name: words().groups[group],
        cells: [
          percent(award),
          percent(stillEnrolled),
          percent(enrolledElsewhere),
          percent(unknown),
          cohort === null ? null : formatCount(cohort),
        ],
      },
    ];
  });
  if (rows.length === 0) return null;
  return (
    <div>
      <SourcedHeading university={university} field="outcomes">
        {words().eightHeading}
      </SourcedHeading>
      <Box as="p" mt="1" textStyle="sm" color="fg.muted" maxW="prose">
        {words().eightIntro}
      </Box>
      <FigureTable
        label={words().eightHeading}
        columns={[
          words().group,
          words().award,
          words().stillEnrolled,
          words().enrolledElsewhere,
          words().unknown,
          words().cohort,
        ]}
        rows={rows}
      />
    </div>
  );
}

function EmploymentByField({ university }: Props) {
  const { employmentByField } = university;
  if (employmentByField === null || employmentByField.length === 0) return null;
  return (
    <div>
      <SourcedHeading university={university} field="employmentByField">
        {words().employmentHeading}
      </SourcedHeading>
      <FigureTable
        label={words().employmentHeading}
        columns={[words().employmentField, words().employmentRate]}
        rows={employmentByField.map(({ field, rate }) => ({
          key: field,
          name: fieldText(field),
          cells: [formatPercent(rate)],
        }))}
      />
    </div>
  );
}
