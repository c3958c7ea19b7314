/** How one applies in Canada, with dates; Ontario publishes more on admission: averages of those who entered, by field, and each program one applies to. */

import { type ReactNode, useState } from 'react';
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { AsPublished } from '#frontend/components/page/as-published.tsx';
import { Collapsible } from '#frontend/components/page/collapsible.tsx';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { AddToPlan } from '#frontend/components/universities/add-to-plan.tsx';
import { ApplicationRoutes } from '#frontend/components/universities/application-routes.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatPercent } from '#schema/domain/formats/formats.ts';
import { shortPartialDate } from '#schema/domain/formats/partial-date.ts';
import { type PlanRound, roundsOf } from '#schema/domain/plan/plan-rules.ts';
import { serviceOf } from '#schema/domain/plan/ways-to-apply.ts';
import type { ApplicationRoute } from '#schema/domain/record/university-figures.ts';
import { labelled } from '#words/layout/labelled.ts';
import { roundName, systemName } from '#words/plan/plan.ts';
import { experienceText, fieldText } from '#words/university/record-details.ts';
import { detailWords } from '#words/university/university-details.ts';
import { inARow } from '../brief.ts';
import type { FoldEntry, Own } from '../parts/part.ts';
import { SourcedHeading, SubHeading } from './sub-heading.tsx';

const words = () => detailWords.applying;
const FIRST_SHOWN = 10;
type Props = { university: UniversityRecordView };

export const canadianFolds: readonly (FoldEntry | Own)[] = [
  Routes,
  {
    id: 'entering-averages',
    heading: () => words().entering,
    shows: ({ enteringAverages }) => enteringAverages !== null && enteringAverages.length > 0,
    holds: [
      {
        table: {
          field: 'enteringAverages',
          label: () => words().entering,
          intro: () => words().enteringIntro,
          columns: () => [words().enteringField, ...words().enteringBands],
          rows: ({ enteringAverages }) =>
            allFieldsLast(enteringAverages ?? []).map(
              ({ field, below70, from70, from75, from80, from85, from90, from95 }) => ({
                key: field,
                name: fieldText(field),
                cells: [below70, from70, from75, from80, from85, from90, from95].map((share) =>
                  share === null ? null : formatPercent(share),
                ),
              }),
            ),
        },
      },
    ],
  },
  OntarioPrograms,
];

export function HowOneApplies({ university }: Props) {
  const { id, name, links, website } = university;
  // A dataset that was loaded before there were such fields has none.
  const routes = university.applicationRoutes ?? null;
  const rounds = oncePerDay(roundsOf({ deadlines: null, applicationRoutes: routes })).filter(
    ({ date }) => date !== null,
  );
  const page = links?.apply ?? links?.admissions ?? website;
  const services = rounds.length > 0 ? [] : (routes ?? []);
  return (
    <div>
      {routes === null ? (
        <SubHeading>{words().canada}</SubHeading>
      ) : (
        <SourcedHeading university={university} field="applicationRoutes">
          {words().canada}
        </SourcedHeading>
      )}
      {rounds.length === 0 ? null : (
        <FigureTable
          label={words().deadlines}
          columns={[words().round, words().date, words().plan]}
          rows={rounds.map((round) => ({
            key: round.key,
            name: nameIn(rounds, round),
            cells: [
              round.date === null ? null : (
                <Span key="date" whiteSpace="nowrap">
                  {shortPartialDate(round.date)}
                </Span>
              ),
              <AddToPlan key="plan" universityId={id} name={`${name}, ${nameIn(rounds, round)}`} round={round} brief />,
            ],
          }))}
        />
      )}
      {services.map((route) => (
        <Service key={route.key} route={route} />
      ))}
      {routes === null ? (
        <Note mt="3" maxW="prose">
          {words().notPublished}
        </Note>
      ) : null}
      {page === null ? null : (
        <Text mt="2" textStyle="sm">
          <ExternalLink href={page} target="_blank">
            {words().admissionsPage}
          </ExternalLink>
        </Text>
      )}
      {rounds.length > 0 ? null : (
        <Box mt="3">
          <AddToPlan universityId={id} name={name} round={null} />
        </Box>
      )}
    </div>
  );
}

/** Where one applies, of those whose dates are not known. */
function Service({ route }: { route: ApplicationRoute }) {
  const service = serviceOf(route);
  return service === null || route.url === null ? null : (
    <Text mt="2" fontWeight="medium">
      <ExternalLink href={route.url} target="_blank">
        {words().through(service)}
      </ExternalLink>
    </Text>
  );
}

const serviceIn = ({ route }: PlanRound): string | null => (route === null ? null : serviceOf(route));

/** The one date of a service needs no word on whose it is. */
const nameIn = (rounds: readonly PlanRound[], round: PlanRound): string =>
  round.route === null ||
  round.what !== null ||
  rounds.some((one) => one !== round && serviceIn(one) === serviceIn(round))
    ? roundName(round)
    : systemName(round.route.system);

/** A service's date for some is no row of its own where the one for everyone is on the same day. */
function oncePerDay(rounds: readonly PlanRound[]): PlanRound[] {
  const isForAll = ({ route, what }: PlanRound) => what === null && route?.applicants === 'all';
  return rounds.filter(
    (round) =>
      isForAll(round) ||
      !rounds.some((other) => isForAll(other) && other.date === round.date && serviceIn(other) === serviceIn(round)),
  );
}

/** Where one applies: who does so there, from when, for how much. */
function Routes({ university: { applicationRoutes } }: Props) {
  if (!applicationRoutes) return null;
  return (
    <Collapsible
      id="application-routes"
      heading={words().routes}
      brief={inARow([...new Set(applicationRoutes.map(({ system }) => systemName(system)))])}
    >
      <Box textStyle="sm" color="fg.muted" maxW="prose">
        <ApplicationRoutes routes={applicationRoutes} />
      </Box>
    </Collapsible>
  );
}

function OntarioPrograms({ university }: Props) {
  const [all, setAll] = useState(false);
  const programs = university.ontarioPrograms;
  if (programs === null || programs.length === 0) return null;
  const shown = all ? programs : programs.slice(0, FIRST_SHOWN);
  return (
    <Collapsible id="ontario-programs" heading={words().ontario(programs.length)}>
      <Note maxW="prose">
        {words().ontarioIntro}{' '}
        <FactSource university={university} field="ontarioPrograms" label={words().ontario(programs.length)} />
      </Note>
      <List.Root mt="3" borderTopWidth="1px" maxW="3xl">
        {shown.map(
          ({
            name,
            degree,
            code,
            gradeRange,
            prerequisites,
            experiential,
            targetEnrolment,
            publishedAverage,
            link,
          }) => (
            <List.Item key={code ?? name} py="3" borderBottomWidth="1px" borderColor="border.muted" textStyle="sm">
              <Flex justifyContent="space-between" gap="4">
                <Box fontWeight="medium" minW="0">
                  {link === null ? (
                    <AsPublished>{name}</AsPublished>
                  ) : (
                    <ExternalLink href={link} target="_blank">
                      <AsPublished>{name}</AsPublished>
                    </ExternalLink>
                  )}
                  {degree === null ? null : (
                    <Span color="fg.muted" fontWeight="normal">
                      , <AsPublished>{degree}</AsPublished>
                    </Span>
                  )}
                </Box>
                <Box whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                  <AsPublished>{gradeRange}</AsPublished>
                </Box>
              </Flex>
              <Lines
                lines={[
                  [words().ontarioAverage, quoted(publishedAverage)],
                  [words().ontarioNeeds, published(prerequisites)],
                  [words().coop, experiential === null ? null : experienceText(experiential)],
                  [words().places, published(targetEnrolment)],
                ]}
              />
            </List.Item>
          ),
        )}
      </List.Root>
      {programs.length > FIRST_SHOWN && !all ? (
        <Button mt="4" size="sm" variant="outline" onClick={() => setAll(true)}>
          {words().showPrograms(programs.length)}
        </Button>
      ) : null}
    </Collapsible>
  );
}

const published = (text: string | null) => (text === null ? null : <AsPublished>{text}</AsPublished>);
/** What the university's page says in its own words, which may have a colon of their own. */
const quoted = (text: string | null) =>
  text === null ? null : <AsPublished>{detailWords.applying.quoted(text)}</AsPublished>;

/** The row of all fields after those of each. */
const allFieldsLast = <Row extends { field: string }>(rows: readonly Row[]): Row[] => [
  ...rows.filter(({ field }) => field !== 'Overall'),
  ...rows.filter(({ field }) => field === 'Overall'),
];

function Lines({ lines }: { lines: [label: string, text: ReactNode][] }) {
  return lines.map(([label, text]) =>
    text === null ? null : (
      <Box key={label} mt="1" textStyle="xs" color="fg.muted">
        {labelled(label, '')}
        {text}
      </Box>
    ),
  );
}
