/** Who studies here, what is there for them, and how safe the campus is. */

import { BarRow } from '#frontend/components/figures/bar-row.tsx';
import { ChartOrTable } from '#frontend/components/figures/chart-or-table.tsx';
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { Collapsible, Folds } from '#frontend/components/page/collapsible.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { inOneLine } from '#frontend/content/in-one-line.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatPercent } from '#schema/domain/formats/formats.ts';
import { MISSING_LABELS, type MissingReason } from '#schema/domain/record/facts.ts';
import { SAFETY_OFFENCES, type StudentBody } from '#schema/domain/record/university-figures.ts';
import { labelled } from '#words/layout/route-texts.ts';
import { serviceText } from '#words/university/record-details.ts';
import { universityWords } from '#words/university/university.ts';
import { detailWords } from '#words/university/university-details.ts';
import { enrolmentInShort, inARow, safetyInShort, safetyRate, sharesInShort } from '../in-short.ts';
import { FactFigure, FigureGrid } from './fact-figure.tsx';
import { FactRows } from './fact-rows.tsx';
import { SubHeading } from './sub-heading.tsx';

const words = () => detailWords.students;
type Props = { university: UniversityRecordView };

export function Students({ university }: Props) {
  return (
    <Folds>
      {university.country === 'CA' ? (
        <Enrolment university={university} />
      ) : (
        <>
          <Body university={university} />
          <Races university={university} />
          <Services university={university} />
          <CampusSafety university={university} />
        </>
      )}
    </Folds>
  );
}

/** A heading over nothing says that nothing is known, and why. */
function Unknown({ heading, reason }: { heading: string; reason: MissingReason | undefined }) {
  return (
    <Box py="3" borderBottomWidth="1px">
      <SubHeading>{heading}</SubHeading>
      <Note mt="0.5">
        {universityWords.missing.figure}.{reason ? ` ${MISSING_LABELS[reason]}.` : null}
      </Note>
    </Box>
  );
}

const SIMPLE = ['women', 'international', 'partTime', 'adults', 'firstGeneration'] as const;
const RACES = [
  'hispanic',
  'white',
  'black',
  'asian',
  'twoOrMoreRaces',
  'nativeAmerican',
  'pacificIslander',
  'unknownRace',
] as const;

function Body({ university }: Props) {
  const { studentBody, missing } = university;
  if (studentBody === null) return <Unknown heading={words().heading} reason={missing.studentBody} />;
  const known = knownShares(studentBody, SIMPLE);
  if (known.length === 0) return null;
  return (
    <Collapsible id="who-studies-here" heading={words().heading} brief={sharesInShort(known)}>
      <Shares university={university} heading={words().heading} intro={words().headingIntro} known={known} />
    </Collapsible>
  );
}

/** Largest first. */
function Races({ university }: Props) {
  if (university.studentBody === null) return null;
  const known = knownShares(university.studentBody, RACES).sort((a, b) => b.share - a.share);
  if (known.length === 0) return null;
  return (
    <Collapsible id="race-and-ethnicity" heading={words().racesHeading} brief={sharesInShort(known)}>
      <Shares university={university} heading={words().racesHeading} intro={words().racesNote} known={known} />
    </Collapsible>
  );
}

interface Share {
  group: keyof StudentBody;
  name: string;
  /** Percent. */
  share: number;
}

function knownShares(body: StudentBody, groups: readonly (keyof StudentBody)[]): Share[] {
  return groups.flatMap((group) => {
    const share = body[group];
    return share === null ? [] : [{ group, name: words().groups[group], share }];
  });
}

function Shares({ university, heading, intro, known }: Props & { heading: string; intro: string; known: Share[] }) {
  const text = known.map(({ name, share }) => labelled(name, formatPercent(share))).join('. ');
  return (
    <ChartOrTable
      label={heading}
      intro={
        <>
          {intro} <FactSource university={university} field="studentBody" label={heading} />
        </>
      }
      chart={
        <Grid role="img" aria-label={words().chartOf(text)} gap="3" maxW="xl">
          {known.map(({ group, name, share }) => (
            <BarRow key={group} name={name} text={formatPercent(share)} part={share / 100} />
          ))}
        </Grid>
      }
      table={
        <FigureTable
          label={heading}
          columns={[words().group, words().share]}
          rows={known.map(({ group, name, share }) => ({ key: group, name, cells: [formatPercent(share)] }))}
        />
      }
    />
  );
}

function Enrolment({ university }: Props) {
  const { enrolmentByYear, missing } = university;
  if (enrolmentByYear === null || enrolmentByYear.length === 0) {
    return <Unknown heading={words().enrolment} reason={missing.enrolmentByYear} />;
  }
  const number = (count: number | null) => (count === null ? null : formatCount(count));
  return (
    <Collapsible id="enrolment" heading={words().enrolment} brief={enrolmentInShort(enrolmentByYear)}>
      <Note maxW="prose">
        {words().enrolmentIntro}{' '}
        <FactSource university={university} field="enrolmentByYear" label={words().enrolment} />
      </Note>
      <FigureTable
        label={words().enrolment}
        columns={[words().year, words().total, words().canadian, words().internationalColumn]}
        rows={enrolmentByYear.toReversed().map(([year, total, canadian, international]) => ({
          key: String(year),
          name: year,
          cells: [number(total), number(canadian), number(international)],
        }))}
      />
    </Collapsible>
  );
}

function Services({ university }: Props) {
  const { services } = university;
  if (services === null) return null;
  const yesNo = (value: boolean | null) => (value === null ? null : value ? words().yes : words().no);
  const rows: [string, string | null][] = [
    [words().studyAbroad, yesNo(services.studyAbroad)],
    [words().rotc, services.rotc.length === 0 ? words().rotcNone : inOneLine(services.rotc.map(serviceText), ',')],
    [words().veterans, services.veterans.length === 0 ? null : inOneLine(services.veterans.map(serviceText), ';')],
    [
      words().disability,
      services.disabilityShare === null
        ? null
        : words().disabilityShare(
            typeof services.disabilityShare === 'number'
              ? formatPercent(services.disabilityShare)
              : words().disabilityFew,
          ),
    ],
    [words().distance, yesNo(services.distancePrograms)],
  ];
  const known = rows.flatMap(([name, text]) => (text === null ? [] : [{ key: name, name, text }]));
  return (
    <Collapsible id="services" heading={words().services} brief={inARow(known.map(({ name }) => name))}>
      <FactSource university={university} field="services" label={words().services} />
      <FactRows layout="beside" rows={known} />
    </Collapsible>
  );
}

function CampusSafety({ university }: Props) {
  const { safety } = university;
  if (safety === null) return null;
  const years = words().safetyYears(String(safety.years[0] ?? ''), String(safety.years.at(-1) ?? ''));
  return (
    <Collapsible id="campus-safety" heading={words().safety} brief={safetyInShort(university)}>
      <FigureGrid columns={2}>
        <FactFigure
          university={university}
          field="safety"
          label={words().safetyLabel}
          value={safetyRate(safety.perThousand)}
          note={[words().safetyNote(years), ...(safety.lateReports ? [words().lateReports] : [])].join(' ')}
        />
      </FigureGrid>
      <Disclosure summary={words().safetyTable(years)}>
        <FigureTable
          label={words().safetyTable(years)}
          columns={[words().offence, words().reports]}
          rows={SAFETY_OFFENCES.map((offence) => ({
            key: offence,
            name: words().offences[offence],
            cells: [formatCount(safety.reports[offence] ?? 0)],
          }))}
        />
      </Disclosure>
    </Collapsible>
  );
}
