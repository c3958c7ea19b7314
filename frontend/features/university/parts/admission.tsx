/** Admission: how hard it is to get in, the scores of those who came, and what it takes to apply. */
import { SELECTIVITY_NAMES } from '#names/enums.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatRange } from '#schema/domain/formats/formats.ts';
import { selectivityOf } from '#schema/domain/record/categories.ts';
import { PAGE_LABELS } from '#words/figures/derived/page.ts';
import { universityWords } from '#words/university/university.ts';
import { detailWords } from '#words/university/university-details.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { Dates, usFolds } from '../components/applying.tsx';
import { canadianFolds, HowOneApplies } from '../components/canadian-admission.tsx';
import { FactLine } from '../components/fact-figure.tsx';
import { OwnScores } from '../components/own-scores.tsx';
import { ScoreRangeBar } from '../components/score-range-bar.tsx';
import { useOwnSituation } from '../own-numbers.ts';
import { type Blank, figuresOf, inCanada, inUs, type Part } from './part.ts';

const words = () => ({ ...universityWords.facts, ...universityPartWords.facts });
type Props = { university: UniversityRecordView };

const isOpen = ({ acceptanceRate, admissionPolicy }: UniversityRecordView) =>
  acceptanceRate === null && admissionPolicy === 'open';

export const admission: readonly Part[] = [
  {
    pair: [
      {
        lines: true,
        figures: [
          { own: OpenAdmission, shows: isOpen, blanks: () => [] },
          ...figuresOf('admission', {
            acceptanceRate: { shows: (university) => !isOpen(university), word: selectivity },
          }),
          { own: Scores, shows: hasScores, blanks: unknownScores },
        ],
      },
      { own: Dates, shows: inUs },
      { own: HowOneApplies, shows: inCanada },
    ],
  },
  { own: ScoresOfYourOwn },
  { folds: usFolds, shows: inUs },
  { folds: canadianFolds, shows: inCanada },
];

function ScoresOfYourOwn({ university }: Props) {
  const said = useOwnSituation();
  return said === null ? null : (
    <OwnScores university={university} sat={said.sat} act={said.act} average={said.average} />
  );
}

/** Whether there is a line on scores: what they were, or that nobody looks at them. */
function hasScores(university: UniversityRecordView): boolean {
  const { satRange, actRange, testPolicy } = university;
  return inUs(university) && (satRange !== null || actRange !== null || testPolicy?.policy === 'not-considered');
}

function OpenAdmission({ university }: Props) {
  return (
    <FactLine
      university={university}
      field="admissionPolicy"
      label={PAGE_LABELS.acceptanceRate}
      value={words().openAdmission}
      note={universityPartWords.admission.open}
    />
  );
}

function selectivity({ acceptanceRate }: UniversityRecordView): string | undefined {
  const band = selectivityOf(acceptanceRate);
  return band === null ? undefined : SELECTIVITY_NAMES[band];
}

/** The tests of whose scores nothing is known, where the school looks at them. */
function unknownScores(university: UniversityRecordView): Blank[] {
  const { satRange, actRange, testPolicy } = university;
  if (!inUs(university) || (satRange === null && actRange === null && testPolicy?.policy === 'not-considered'))
    return [];
  return [
    ...(satRange === null ? [{ field: 'satRange', label: words().sat } as const] : []),
    ...(actRange === null ? [{ field: 'actRange', label: words().act } as const] : []),
  ];
}

function Scores({ university }: Props) {
  const { peers, satReading, satMath, satRange, actRange, testPolicy } = university;
  if (satRange === null && actRange === null && testPolicy?.policy === 'not-considered') {
    // Not a blank: there is nothing to report.
    return (
      <FactLine
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
  ].flatMap(({ label, range }) => (range === null ? [] : [`${label} ${formatRange(range)}`]));
  return (
    <>
      {satRange === null ? null : (
        <FactLine
          university={university}
          field="satRange"
          label={words().sat}
          value={formatRange(satRange)}
          bar={<ScoreRangeBar range={satRange} low={400} high={1600} peers={peers?.figures.satRange?.median} />}
          note={sections.join(' · ')}
        />
      )}
      {actRange === null ? null : (
        <FactLine
          university={university}
          field="actRange"
          label={words().act}
          value={formatRange(actRange)}
          bar={<ScoreRangeBar range={actRange} low={1} high={36} peers={peers?.figures.actRange?.median} />}
        />
      )}
    </>
  );
}
