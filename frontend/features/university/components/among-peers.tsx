/** Who a school is compared with, and where the figures stand that have no place further down. */

import { PeerBar, PeerGroupLine } from '#frontend/components/figures/peer-bar.tsx';
import { Collapsible } from '#frontend/components/page/collapsible.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { hasOneTuition } from '#frontend/content/deciding-figures.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatMoney, formatRatio } from '#schema/domain/formats/formats.ts';
import type { PeerFigure } from '#schema/domain/peers/peer-figures.ts';
import { peerWords as words } from '#words/university/peers.ts';

interface Standing {
  figure: PeerFigure;
  label: string;
  value: string | null;
}

const shown = (value: number | null, write: (value: number) => string) => (value === null ? null : write(value));

function standingsOf(university: UniversityRecordView): Standing[] {
  const { country, currency, tuition, tuitionInState, roomAndBoard, studentPopulation, studentFacultyRatio } =
    university;
  const { figures } = words;
  const money = (amount: number | null) => shown(amount, (known) => formatMoney(known, currency));
  const prices: Standing[] = hasOneTuition(university)
    ? [{ figure: 'tuition', label: figures.tuition, value: money(tuition) }]
    : [
        { figure: 'tuition', label: figures.tuitionOutOfState[country], value: money(tuition) },
        { figure: 'tuitionInState', label: figures.tuitionInState[country], value: money(tuitionInState) },
      ];
  const all: Standing[] = [
    ...prices,
    { figure: 'roomAndBoard', label: figures.roomAndBoard, value: money(roomAndBoard) },
    {
      figure: 'studentPopulation',
      label: figures.studentPopulation,
      value: shown(studentPopulation, formatCount),
    },
    {
      figure: 'studentFacultyRatio',
      label: figures.studentFacultyRatio,
      value: shown(studentFacultyRatio, formatRatio),
    },
  ];
  const placed = university.peers?.figures ?? {};
  return all.filter(({ figure, value }) => value !== null && placed[figure] !== undefined);
}

export function AmongPeers({ university }: { university: UniversityRecordView }) {
  const { peers, country } = university;
  if (peers === null || Object.keys(peers.figures).length === 0) return null;
  return (
    <Collapsible id="among-peers" heading={words.heading} brief={[`${formatCount(peers.members)} ${peers.name}`]}>
      <Box mb="5">
        <PeerGroupLine peers={peers} country={country} />
      </Box>
      <Grid
        as="dl"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' }}
        columnGap="8"
        rowGap="5"
      >
        {standingsOf(university).map(({ figure, label, value }) => (
          <Box key={figure} minW="0">
            <DataList.Label textStyle="sm" fontWeight="medium">
              {label}
            </DataList.Label>
            <DataList.Value textStyle="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {value}
            </DataList.Value>
            <dd>
              <PeerBar university={university} figure={figure} />
            </dd>
          </Box>
        ))}
      </Grid>
    </Collapsible>
  );
}
