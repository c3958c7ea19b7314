/** What it takes to apply as a first-year student: tests, fee, dates, what the school looks at. */

import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { Collapsible } from '#frontend/components/page/collapsible.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Caption, Span, Text } from '#frontend/components/styled/text.tsx';
import { AddToPlan } from '#frontend/components/universities/add-to-plan.tsx';
import { inOneLine, withinLine } from '#frontend/content/in-one-line.ts';
import { currentDay } from '#frontend/content/today.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { formatPartialDate, hasPassed } from '#schema/domain/formats/partial-date.ts';
import { BINDING_ROUNDS, roundsOf } from '#schema/domain/plan/plan-rules.ts';
import { ADMISSION_FACTORS, type FactorWeight } from '#schema/domain/record/university-figures.ts';
import { roundName } from '#words/plan/plan.ts';
import { yearText } from '#words/university/record-texts.ts';
import { detailWords } from '#words/university/university-details.ts';
import { inARow, inShort } from '../brief.ts';
import type { FoldEntry, Own } from '../parts/part.ts';
import { FactFigure } from './fact-figure.tsx';
import { FactRows } from './fact-rows.tsx';
import { SourcedHeading, SubHeading } from './sub-heading.tsx';

const words = () => detailWords.applying;
type Props = { university: UniversityRecordView };

export const usFolds: readonly (FoldEntry | Own)[] = [
  {
    id: 'applying',
    heading: () => words().heading,
    brief: (university) => inShort([words().testPolicy, testsText(university)], [words().fee, feeText(university)]),
    holds: [{ figures: [Tests, Fee] }, { own: EarlyAndWaiting }],
  },
  Parts,
  Factors,
];

const testsText = ({ testPolicy }: UniversityRecordView) =>
  testPolicy === null ? null : words().policies[testPolicy.policy];

function feeText({ applicationFee, currency }: UniversityRecordView): string | null {
  if (applicationFee === null) return null;
  return applicationFee === 0 ? words().noFee : formatMoney(applicationFee, currency);
}

function Tests({ university }: Props) {
  const { testPolicy } = university;
  return (
    <FactFigure
      university={university}
      field="testPolicy"
      label={words().testPolicy}
      value={testsText(university)}
      note={
        testPolicy === null ? undefined : (
          <>
            {words().policyMeanings[testPolicy.policy]} {words().policyFor(yearText(testPolicy.cycle))}
            {testPolicy.url === null ? null : (
              <>
                {' '}
                <ExternalLink href={testPolicy.url} target="_blank">
                  {words().policyPage}
                </ExternalLink>
              </>
            )}
          </>
        )
      }
    />
  );
}

function Fee({ university }: Props) {
  const { applicationFee } = university;
  return (
    <FactFigure
      university={university}
      field="applicationFee"
      label={words().fee}
      value={feeText(university)}
      note={applicationFee === null || applicationFee === 0 ? undefined : words().feeNote}
    />
  );
}

/** A date; `marked` says beside it when it has passed, which the line above says of last year's. */
function Day({ date, marked }: { date: string; marked: boolean }) {
  return (
    <>
      {formatPartialDate(date)}
      {marked && hasPassed(date, currentDay()) ? <Span color="fg.muted"> ({words().passed})</Span> : null}
    </>
  );
}

export function Dates({ university }: Props) {
  const { id, name, deadlines } = university;
  const rounds = roundsOf(university).filter(({ date }) => date !== null);
  if (deadlines === null) return <NoDates university={university} />;
  return (
    <div>
      <SourcedHeading university={university} field="deadlines">
        {words().deadlines}
      </SourcedHeading>
      {deadlines.lastKnown ? (
        <Text mt="2" textStyle="sm" fontWeight="medium" maxW="prose">
          {words().lastKnown(yearText(deadlines.cycle))}
        </Text>
      ) : null}
      {rounds.length === 0 ? null : (
        <FigureTable
          label={words().deadlinesFor(yearText(deadlines.cycle))}
          columns={[words().round, words().date, words().plan]}
          rows={rounds.map((round) => ({
            key: round.key,
            name: (
              <>
                {roundName(round)}
                {BINDING_ROUNDS.includes(round.key) ? <Span color="fg.muted">{words().binding}</Span> : null}
              </>
            ),
            cells: [
              round.date === null ? null : <Day key="date" date={round.date} marked={!deadlines.lastKnown} />,
              // What has passed is nobody's plan.
              round.date === null || (!deadlines.lastKnown && hasPassed(round.date, currentDay())) ? null : (
                <AddToPlan key="plan" universityId={id} name={`${name}, ${roundName(round)}`} round={round} brief />
              ),
            ],
          }))}
        />
      )}
      {deadlines.rolling ? (
        <Text mt="2" textStyle="sm" maxW="prose">
          {words().rolling}
        </Text>
      ) : null}
      {rounds.length === 0 ? <PlanButton university={university} /> : null}
      <Caption mt="2" maxW="prose">
        {deadlines.asOf.length > 7 ? words().readOn(deadlines.asOf) : words().readIn(deadlines.asOf)}{' '}
        <AdmissionsPage university={university} />
      </Caption>
    </div>
  );
}

function PlanButton({ university: { id, name } }: Props) {
  return (
    <Box mt="3">
      <AddToPlan universityId={id} name={name} round={null} />
    </Box>
  );
}

function NoDates({ university }: Props) {
  return (
    <div>
      <SubHeading>{words().deadlines}</SubHeading>
      <Text mt="2" textStyle="sm" maxW="prose">
        {words().notPublished} <AdmissionsPage university={university} />
      </Text>
      <PlanButton university={university} />
    </div>
  );
}

/** The school's own page, where a date is to be checked. */
function AdmissionsPage({ university: { links, website } }: Props) {
  const page = links?.apply ?? links?.admissions ?? website;
  return page === null ? null : (
    <ExternalLink href={page} target="_blank">
      {words().admissionsPage}
    </ExternalLink>
  );
}

/** What the application has to hold beside the form. */
function Parts({ university }: Props) {
  const { applicationParts: parts } = university;
  // A dataset that was loaded before there were such fields has none.
  if (!parts) return null;
  const { essay, teacherRecommendations, counselorRecommendation, midyearReport } = parts;
  const asked = (answer: boolean | null) => (answer === null ? null : answer ? words().isAsked : words().isNotAsked);
  const rows = [
    { key: 'essay', name: words().parts.essay, text: asked(essay), needed: essay },
    {
      key: 'teachers',
      name: words().parts.teachers,
      text: teacherRecommendations === null ? null : words().letters(teacherRecommendations),
      needed: teacherRecommendations !== 0,
    },
    {
      key: 'counselor',
      name: words().parts.counselor,
      text: asked(counselorRecommendation),
      needed: counselorRecommendation,
    },
    { key: 'midyear', name: words().parts.midyear, text: asked(midyearReport), needed: midyearReport },
  ].flatMap(({ text, ...row }) => (text === null ? [] : [{ ...row, text }]));
  if (rows.length === 0) return null;
  // The line of the closed part names what one has to send, and nothing that the school doesn't ask for.
  const needed = rows.filter((row) => row.needed).map(({ name }) => name);
  return (
    <Collapsible
      id="application-parts"
      heading={words().partsHeading}
      brief={needed.length === 0 ? [words().nothingAsked(rows.map(({ name }) => name))] : inARow(needed)}
    >
      <FactRows layout="under" rows={rows.map(({ key, name, text }) => ({ key, name, text }))} />
      <Caption mt="2" maxW="prose">
        {words().partsOf(yearText(parts.cycle), parts.asOf)}{' '}
        <FactSource university={university} field="applicationParts" label={words().partsHeading} />
      </Caption>
    </Collapsible>
  );
}

const WEIGHTS: readonly FactorWeight[] = ['required', 'considered', 'not-considered'];

function Factors({ university }: Props) {
  const { admissionFactors } = university;
  if (admissionFactors === null) return null;
  const groups = WEIGHTS.map((weight) => ({
    weight,
    names: ADMISSION_FACTORS.filter((factor) => admissionFactors[factor] === weight).map(
      (factor) => words().factorNames[factor],
    ),
  })).filter(({ names }) => names.length > 0);
  if (groups.length === 0) return null;
  const rows = groups.map(({ weight, names }) => ({
    key: weight,
    name: words().weights[weight],
    text: inOneLine(names, ','),
  }));
  return (
    <Collapsible
      id="admission-factors"
      heading={words().factors}
      brief={inShort(...rows.slice(0, 1).map(({ name, text }): [string, string] => [name, withinLine(text)]))}
    >
      <FactRows layout="under" rows={rows} />
      <Box mt="2">
        <FactSource university={university} field="admissionFactors" label={words().factors} />
      </Box>
    </Collapsible>
  );
}

function EarlyAndWaiting({ university }: Props) {
  const { earlyDecision, waitlist } = university;
  const lines: { field: 'earlyDecision' | 'waitlist'; label: string; text: string }[] = [];
  if (earlyDecision !== null) {
    const { admitted, applied, year } = earlyDecision;
    const text = words().earlyDecisionRate(formatCount(admitted), formatCount(applied), yearText(year));
    lines.push({ field: 'earlyDecision', label: words().earlyDecision, text });
  }
  if (waitlist !== null) {
    const { offered, accepted, admitted, year } = waitlist;
    if (accepted !== null && admitted !== null) {
      const text = words().waitlistText(formatCount(admitted), formatCount(accepted), yearText(year));
      lines.push({ field: 'waitlist', label: words().waitlist, text });
    } else if (offered !== null) {
      lines.push({
        field: 'waitlist',
        label: words().waitlist,
        text: words().waitlistOffered(formatCount(offered), yearText(year)),
      });
    }
  }
  if (lines.length === 0) return null;
  return (
    <Grid as="dl" gap="4">
      {lines.map(({ field, label, text }) => (
        <div key={field}>
          <DataList.Label textStyle="sm" fontWeight="medium">
            {label} <FactSource university={university} field={field} label={label} />
          </DataList.Label>
          <DataList.Value textStyle="sm" maxW="prose">
            {text}
          </DataList.Value>
        </div>
      ))}
    </Grid>
  );
}
