/** Students and campus life: who studies here, what is there for them, and how safe the campus is. */

import { BarRow } from '#frontend/components/figures/bar-row.tsx';
import { ChartOrTable } from '#frontend/components/figures/chart-or-table.tsx';
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { inOneLine, phrasesInLine } from '#frontend/content/in-one-line.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatPercent, formatRate } from '#schema/domain/formats/formats.ts';
import { MISSING_LABELS, type MissingReason } from '#schema/domain/record/facts.ts';
import { SAFETY_OFFENCES, type StudentBody } from '#schema/domain/record/university-figures.ts';
import { labelled } from '#words/layout/labelled.ts';
import { serviceText } from '#words/university/record-details.ts';
import { universityWords } from '#words/university/university.ts';
import { detailWords } from '#words/university/university-details.ts';
import { inARow } from '../brief.ts';
import { FactFigure, FigureGrid } from '../components/fact-figure.tsx';
import { FactRows } from '../components/fact-rows.tsx';
import { SubHeading } from '../components/sub-heading.tsx';
import { enrolmentInShort, safetyInShort, safetyRate, sharesInShort } from '../in-short.ts';
import { type FoldEntry, inCanada, inUs, type Part } from './part.ts';

const words = () => detailWords.students;
type Props = { university: UniversityRecordView };

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

const whoStudies: FoldEntry = {
  id: 'who-studies-here',
  heading: () => words().heading,
  brief: (university) => sharesInShort(simpleShares(university)),
  shows: (university) => inUs(university) && simpleShares(university).length > 0,
  holds: [
    {
      own: ({ university }) => (
        <Shares
          university={university}
          heading={words().heading}
          intro={words().headingIntro}
          known={simpleShares(university)}
        />
      ),
    },
  ],
};

const races: FoldEntry = {
  id: 'race-and-ethnicity',
  heading: () => words().racesHeading,
  brief: (university) => sharesInShort(raceShares(university)),
  shows: (university) => inUs(university) && raceShares(university).length > 0,
  holds: [
    {
      own: ({ university }) => (
        <Shares
          university={university}
          heading={words().racesHeading}
          intro={words().racesNote}
          known={raceShares(university)}
        />
      ),
    },
  ],
};

const enrolment: FoldEntry = {
  id: 'enrolment',
  heading: () => words().enrolment,
  brief: ({ enrolmentByYear }) => enrolmentInShort(enrolmentByYear ?? []),
  shows: (university) => inCanada(university) && hasEnrolment(university),
  holds: [
    {
      table: {
        field: 'enrolmentByYear',
        label: () => words().enrolment,
        intro: () => words().enrolmentIntro,
        columns: () => [words().year, words().total, words().canadian, words().internationalColumn],
        rows: ({ enrolmentByYear }) =>
          (enrolmentByYear ?? []).toReversed().map(([year, ...counts]) => ({
            key: String(year),
            name: year,
            cells: counts.map((count) => (count === null ? null : formatCount(count))),
          })),
      },
    },
  ],
};

const services: FoldEntry = {
  id: 'services',
  heading: () => words().services,
  brief: (university) => inARow(serviceRows(university).flatMap(({ name, has }) => (has ? [name] : []))),
  shows: (university) => inUs(university) && university.services !== null,
  holds: [{ own: Services }],
};

const safety: FoldEntry = {
  id: 'campus-safety',
  heading: () => words().safety,
  brief: safetyInShort,
  shows: (university) => inUs(university) && university.safety !== null,
  holds: [{ own: CampusSafety }],
};

export const students: readonly Part[] = [
  { folds: [NoStudentBody, whoStudies, races, services, safety, NoEnrolment, enrolment] },
];

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

function NoStudentBody({ university }: Props) {
  return inUs(university) && university.studentBody === null ? (
    <Unknown heading={words().heading} reason={university.missing.studentBody} />
  ) : null;
}

const hasEnrolment = ({ enrolmentByYear }: UniversityRecordView) =>
  enrolmentByYear !== null && enrolmentByYear.length > 0;

function NoEnrolment({ university }: Props) {
  return inCanada(university) && !hasEnrolment(university) ? (
    <Unknown heading={words().enrolment} reason={university.missing.enrolmentByYear} />
  ) : null;
}

interface Share {
  group: keyof StudentBody;
  name: string;
  /** Percent. */
  share: number;
}

function knownShares({ studentBody }: UniversityRecordView, groups: readonly (keyof StudentBody)[]): Share[] {
  return groups.flatMap((group) => {
    const share = studentBody?.[group] ?? null;
    return share === null ? [] : [{ group, name: words().groups[group], share }];
  });
}

const simpleShares = (university: UniversityRecordView) => knownShares(university, SIMPLE);
/** Largest first. */
const raceShares = (university: UniversityRecordView) =>
  knownShares(university, RACES).sort((a, b) => b.share - a.share);

function Shares({ university, heading, intro, known }: Props & { heading: string; intro: string; known: Share[] }) {
  const text = known.map(({ name, share }) => labelled(name, formatRate(share))).join('. ');
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
            <BarRow key={group} name={name} text={formatRate(share)} part={share / 100} />
          ))}
        </Grid>
      }
      table={
        <FigureTable
          label={heading}
          columns={[words().group, words().share]}
          rows={known.map(({ group, name, share }) => ({ key: group, name, cells: [formatRate(share)] }))}
        />
      }
    />
  );
}

function serviceRows({ services: known }: UniversityRecordView) {
  if (known === null) return [];
  const yesNo = (value: boolean | null) => (value === null ? null : value ? words().yes : words().no);
  const rows: [name: string, has: boolean, text: string | null][] = [
    [words().studyAbroad, known.studyAbroad === true, yesNo(known.studyAbroad)],
    [
      words().rotc,
      known.rotc.length > 0,
      known.rotc.length === 0 ? words().rotcNone : inOneLine(known.rotc.map(serviceText), ','),
    ],
    [words().veterans, true, known.veterans.length === 0 ? null : phrasesInLine(known.veterans.map(serviceText))],
    // How many there are is nothing that the school offers.
    [
      words().disability,
      false,
      known.disabilityShare === null
        ? null
        : words().disabilityShare(
            typeof known.disabilityShare === 'number' ? formatPercent(known.disabilityShare) : words().disabilityFew,
          ),
    ],
    [words().distance, known.distancePrograms === true, yesNo(known.distancePrograms)],
  ];
  return rows.flatMap(([name, has, text]) => (text === null ? [] : [{ key: name, name, has, text }]));
}

function Services({ university }: Props) {
  return (
    <div>
      <FactSource university={university} field="services" label={words().services} />
      <FactRows layout="beside" rows={serviceRows(university)} />
    </div>
  );
}

function CampusSafety({ university }: Props) {
  const { safety: reported } = university;
  if (reported === null) return null;
  const years = words().safetyYears(String(reported.years[0] ?? ''), String(reported.years.at(-1) ?? ''));
  return (
    <div>
      <FigureGrid columns={2}>
        <FactFigure
          university={university}
          field="safety"
          label={words().safetyLabel}
          value={safetyRate(reported.perThousand)}
          note={[words().safetyNote(years), ...(reported.lateReports ? [words().lateReports] : [])].join(' ')}
        />
      </FigureGrid>
      <Disclosure summary={words().safetyTable(years)}>
        <FigureTable
          label={words().safetyTable(years)}
          columns={[words().offence, words().reports]}
          rows={SAFETY_OFFENCES.map((offence) => ({
            key: offence,
            name: words().offences[offence],
            cells: [formatCount(reported.reports[offence] ?? 0)],
          }))}
        />
      </Disclosure>
    </div>
  );
}
