/** Graduation, outcome and price of students in a situation like one's own, with all students beside them. */

import { type ReactNode, useState } from 'react';
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { PeerBar } from '#frontend/components/figures/peer-bar.tsx';
import { Collapsible } from '#frontend/components/page/collapsible.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { pellWindow } from '#schema/domain/figures/graduation-window.ts';
import { formatMoney, formatPercent, formatRate } from '#schema/domain/formats/formats.ts';
import type { PeerFigure } from '#schema/domain/peers/peer-figures.ts';
import { decides, MIN_COHORT, outcomePeople } from '#schema/domain/record/small-cohorts.ts';
import { peopleWords } from '#words/university/people.ts';
import { inARow } from '../brief.ts';
import { groupOf, PEOPLE_GROUPS, type PeopleGroup, useOwnSituation } from '../own-numbers.ts';
import { FigureGrid } from './fact-figure.tsx';

const words = () => peopleWords.people;

const OUTCOME_BARS = { pell: 'outcomePell', transfer: 'outcomeTransfer', 'part-time': 'outcomePartTime' } as const;

interface Props {
  university: UniversityRecordView;
  /** Whom it is about before anybody chose or said who they are. */
  initial?: PeopleGroup;
}

export function PeopleLikeYou({ university, initial = 'pell' }: Props) {
  const [chosen, setGroup] = useState<PeopleGroup | null>(null);
  const own = groupOf(useOwnSituation());
  const group = chosen ?? own ?? initial;
  if (university.country === 'CA') {
    return (
      <Collapsible id="people-like-you" heading={words().heading}>
        <Note maxW="prose">{words().canada}</Note>
      </Collapsible>
    );
  }
  return (
    <Collapsible
      id="people-like-you"
      heading={words().heading}
      brief={inARow(PEOPLE_GROUPS.map((one) => words().groups[one]))}
    >
      <Note maxW="prose">
        {words().intro} <FactSource university={university} field="outcomes" label={words().heading} />
      </Note>
      <Wrap role="group" aria-label={words().choose} gap="1" mt="3">
        {PEOPLE_GROUPS.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={group === one ? 'subtle' : 'ghost'}
            colorPalette="ink"
            aria-pressed={group === one}
            onClick={() => setGroup(one)}
          >
            {words().groups[one]}
          </Button>
        ))}
      </Wrap>
      <Box mt="4" aria-live="polite">
        <GroupFigures university={university} group={group} />
      </Box>
    </Collapsible>
  );
}

function GroupFigures({ university, group }: { university: UniversityRecordView; group: PeopleGroup }) {
  const {
    currency,
    graduationRate,
    graduationRateBesidePell,
    graduationRatePell,
    netPrice,
    netPriceByIncome,
    outcomes,
    studentBody,
  } = university;
  const rate = (value: number | null | undefined) => (value == null ? null : formatRate(value));
  const money = (value: number | null | undefined) => (value == null ? null : formatMoney(value, currency));
  const isPell = group === 'pell';
  // The head of the page may have a newer class.
  const otherClass =
    isPell &&
    graduationRate !== null &&
    graduationRateBesidePell !== null &&
    graduationRate !== graduationRateBesidePell
      ? words().otherClass(formatRate(graduationRate))
      : null;
  const outcome = group === 'adults' ? undefined : outcomes?.[group];
  const people = group === 'adults' ? null : outcomePeople(university, group);
  return (
    <>
      {group === 'adults' && studentBody?.adults != null ? (
        <Text textStyle="sm" mb="4">
          {words().adultShare(formatPercent(studentBody.adults))}
        </Text>
      ) : null}
      <FigureGrid columns={3}>
        <GroupFigure
          university={university}
          group={group}
          label={words().graduation}
          value={isPell ? rate(graduationRatePell) : null}
          all={rate(graduationRateBesidePell)}
          note={[words().pellRate[pellWindow(university)], otherClass].filter(Boolean).join(' ')}
          few={isPell && !decides('graduationRatePell', university)}
          bar="graduationRatePell"
        />
        <GroupFigure
          university={university}
          group={group}
          label={words().outcome}
          value={rate(outcome?.award)}
          all={rate(outcomes?.all?.award)}
          note={words().outcomeNote(rate(outcome?.enrolledElsewhere))}
          few={people === null || people < MIN_COHORT}
          bar={group === 'adults' ? null : OUTCOME_BARS[group]}
        />
        <GroupFigure
          university={university}
          group={group}
          label={words().price}
          value={isPell ? money(netPriceByIncome?.[0]) : null}
          all={money(netPrice)}
          note={words().pellPrice}
          few={false}
          bar="netPriceLowIncome"
        />
      </FigureGrid>
    </>
  );
}

interface GroupFigureProps {
  university: UniversityRecordView;
  group: PeopleGroup;
  label: string;
  /** Of the group; null where it is not published. */
  value: string | null;
  /** Of all students. */
  all: string | null;
  note: ReactNode;
  few: boolean;
  bar: PeerFigure | null;
}

function GroupFigure({ university, group, label, value, all, note, few, bar }: GroupFigureProps) {
  return (
    <Box minW="0">
      <DataList.Label textStyle="sm" fontWeight="medium">
        {label}
      </DataList.Label>
      {value === null ? (
        <DataList.Value color="fg.muted" mt="1">
          {words().notPublished[group]}
        </DataList.Value>
      ) : (
        <DataList.Value textStyle="figure" mt="0.5">
          {value}
        </DataList.Value>
      )}
      {all === null ? null : (
        <DataList.Value textStyle="sm" mt="0.5" fontVariantNumeric="tabular-nums">
          {words().all(all)}
        </DataList.Value>
      )}
      {value === null ? null : (
        <>
          {bar === null || few ? null : (
            <dd>
              <PeerBar university={university} figure={bar} />
            </dd>
          )}
          <DataList.Value textStyle="sm" color="fg.muted" mt="1" maxW="22rem">
            {note} {few ? words().few : null}
          </DataList.Value>
        </>
      )}
    </Box>
  );
}
