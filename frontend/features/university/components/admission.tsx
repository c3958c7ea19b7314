/** How hard it is to get in: acceptance rate or open admission, the scores of those who came. */
import { Span } from '#frontend/components/styled/text.tsx';
import { SELECTIVITY_NAMES } from '#names/enums.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatPercent, formatRange, formatRate } from '#schema/domain/formats/formats.ts';
import { selectivityOf } from '#schema/domain/record/categories.ts';
import { universityWords } from '#words/university/university.ts';
import { detailWords } from '#words/university/university-details.ts';
import { MEANINGS } from '#words/university/university-meanings.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { useOwnSituation } from '../own-numbers.ts';
import { Applying } from './applying.tsx';
import { CanadianAdmission } from './canadian-admission.tsx';
import { FactFigure, FigureGrid } from './fact-figure.tsx';
import { OwnScores } from './own-scores.tsx';
import { ScoreRangeBar } from './score-range-bar.tsx';

const words = () => universityWords.facts;

export function Admission({ university }: { university: UniversityRecordView }) {
  const { country } = university;
  const said = useOwnSituation();
  return (
    <>
      <FigureGrid>
        <Acceptance university={university} />
        {country === 'US' ? <Scores university={university} /> : <EnteringAverage university={university} />}
      </FigureGrid>
      {said === null ? null : (
        <OwnScores university={university} sat={said.sat} act={said.act} average={said.average} />
      )}
      {country === 'US' ? <Applying university={university} /> : <CanadianAdmission university={university} />}
    </>
  );
}

function Acceptance({ university }: { university: UniversityRecordView }) {
  const { acceptanceRate, admissionPolicy } = university;
  if (acceptanceRate === null && admissionPolicy === 'open') {
    return (
      <FactFigure
        university={university}
        field="admissionPolicy"
        label={words().acceptance}
        value={words().openAdmission}
        note={universityPartWords.admission.open}
      />
    );
  }
  const selectivity = selectivityOf(acceptanceRate);
  return (
    <FactFigure
      university={university}
      field="acceptanceRate"
      label={words().acceptance}
      value={acceptanceRate === null ? null : formatRate(acceptanceRate)}
      percent={acceptanceRate}
      note={
        selectivity === null ? undefined : (
          <>
            <Span color="fg" fontWeight="medium">
              {SELECTIVITY_NAMES[selectivity]}.
            </Span>{' '}
            {MEANINGS.acceptanceRate}
          </>
        )
      }
    />
  );
}

function Scores({ university }: { university: UniversityRecordView }) {
  const { satReading, satMath, satRange, actRange, testPolicy } = university;
  if (satRange === null && actRange === null && testPolicy?.policy === 'not-considered') {
    // Not a blank: there is nothing to report.
    return (
      <FactFigure
        university={university}
        field="testPolicy"
        label={detailWords.applying.testPolicy}
        value={detailWords.applying.policies['not-considered']}
        note={detailWords.applying.testBlind}
      />
    );
  }
  const sections = [
    { label: words().satReading, range: satReading },
    { label: words().satMath, range: satMath },
  ];
  return (
    <>
      <FactFigure
        university={university}
        field="satRange"
        label={words().sat}
        value={satRange === null ? null : formatRange(satRange)}
        note={
          <>
            {satRange === null ? null : <ScoreRangeBar range={satRange} low={400} high={1600} />}
            {sections.map(({ label, range }) =>
              range === null ? null : (
                <Span display="block" key={label}>
                  {label} {formatRange(range)}
                </Span>
              ),
            )}
            <Span display="block" mt="1">
              {MEANINGS.satRange}
            </Span>
          </>
        }
      />
      <FactFigure
        university={university}
        field="actRange"
        label={words().act}
        value={actRange === null ? null : formatRange(actRange)}
        note={
          <>
            {actRange === null ? null : <ScoreRangeBar range={actRange} low={1} high={36} />}
            {satRange === null ? MEANINGS.actRange : null}
          </>
        }
      />
    </>
  );
}

function EnteringAverage({ university }: { university: UniversityRecordView }) {
  const { enteringAverage } = university;
  return (
    <FactFigure
      university={university}
      field="enteringAverage"
      label={words().enteringAverage}
      value={enteringAverage === null ? null : formatPercent(enteringAverage)}
      percent={enteringAverage}
    />
  );
}
