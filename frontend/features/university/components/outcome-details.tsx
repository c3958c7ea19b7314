/** Who finishes: after four, six and eight years, and everyone who began, eight years on; in Canada who works, by field. */

import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { PeerBar } from '#frontend/components/figures/peer-bar.tsx';
import { Collapsible } from '#frontend/components/page/collapsible.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatPercent, formatRate } from '#schema/domain/formats/formats.ts';
import { OUTCOME_GROUPS } from '#schema/domain/record/university-figures.ts';
import { labelled } from '#words/layout/route-texts.ts';
import { fieldText } from '#words/university/record-details.ts';
import { detailWords } from '#words/university/university-details.ts';
import { eightYearsInShort, yearsInShort } from '../in-short.ts';
import { FactFigure, FigureGrid } from './fact-figure.tsx';

const words = () => detailWords.outcomes;
type Props = { university: UniversityRecordView };

export function YearsToFinish({ university }: Props) {
  const { graduationRates, graduationRatePell, country } = university;
  const ofPell = country === 'US' && graduationRatePell !== null;
  if (graduationRates === null && !ofPell) return null;
  return (
    <Collapsible id="years-to-finish" heading={words().years} brief={yearsInShort(university)}>
      {graduationRates === null ? null : <YearsTable university={university} rates={graduationRates} />}
      {ofPell ? (
        <Box mt="5">
          <FigureGrid columns={2}>
            <FactFigure
              university={university}
              field="graduationRatePell"
              label={words().pell}
              value={formatRate(graduationRatePell)}
              percent={graduationRatePell}
              note={words().pellNote}
            />
          </FigureGrid>
        </Box>
      ) : null}
    </Collapsible>
  );
}

function YearsTable({ university, rates }: Props & { rates: NonNullable<UniversityRecordView['graduationRates']> }) {
  const { fourYears, sixYears, eightYears, cohort } = rates;
  const rows = [
    { key: '4', name: words().fourYears, rate: fourYears, bar: 'fourYears' },
    { key: '6', name: words().sixYears, rate: sixYears, bar: null },
    { key: '8', name: words().eightYears, rate: eightYears, bar: 'eightYears' },
  ] as const;
  return (
    <>
      <Note maxW="prose">
        {words().yearsIntro}
        {cohort === null ? null : ` ${labelled(words().cohort, formatCount(cohort))}.`}{' '}
        <FactSource university={university} field="graduationRates" label={words().years} />
      </Note>
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
    </>
  );
}

export function EightYearsOn({ university }: Props) {
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
    <Collapsible id="eight-years" heading={words().eightHeading} brief={eightYearsInShort(university)}>
      <Note maxW="prose">
        {words().eightIntro} <FactSource university={university} field="outcomes" label={words().eightHeading} />
      </Note>
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
    </Collapsible>
  );
}

export function EmploymentByField({ university }: Props) {
  const { employmentByField } = university;
  if (employmentByField === null || employmentByField.length === 0) return null;
  return (
    <Collapsible id="employment-by-field" heading={words().employmentHeading}>
      <FactSource university={university} field="employmentByField" label={words().employmentHeading} />
      <FigureTable
        label={words().employmentHeading}
        columns={[words().employmentField, words().employmentRate]}
        rows={employmentByField.map(({ field, rate }) => ({
          key: field,
          name: fieldText(field),
          cells: [formatPercent(rate)],
        }))}
      />
    </Collapsible>
  );
}
