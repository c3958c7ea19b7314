/** A figure of the page's head: label, number, a word on it, and the way to its source; and the figures that are not known. */

import type { ReactNode } from 'react';
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { isPeerFigure, PeerTrack } from '#frontend/components/figures/peer-bar.tsx';
import { WithSource } from '#frontend/components/figures/with-source.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import { LabelBadge } from '#frontend/components/ui/badge.tsx';
import type { HeadlineFigure } from '#frontend/content/deciding-figures.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { placeOf } from '#schema/domain/peers/peer-figures.ts';
import { MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { peerWords } from '#words/university/peers.ts';
import { universityWords } from '#words/university/university.ts';
import { saysLittle, unknownInHead } from '../unknown-figures.ts';
import { BlankLines } from './blank-lines.tsx';

interface HeadlineProps extends HeadlineFigure {
  university: UniversityRecordView;
  small?: boolean;
  /** Name, number, line and note on the rows of the grid around it (HEAD_ROWS), level with those beside it. */
  level?: boolean;
}

/** Rows of a grid whose figures are level, two of them at most; what is taller than its four rows makes the fourth taller. */
export const HEAD_ROWS = 'auto auto auto 1fr auto auto auto auto';
export const HEAD_SPAN = 'span 4';
const LEVEL = { display: 'grid', gridTemplateRows: 'subgrid', gridRow: HEAD_SPAN, alignContent: 'start' } as const;

export function Headline({ university, field, label, value, note, small = false, level = false }: HeadlineProps) {
  const missing = university.missing[field];
  const reason = missing && value === null ? `${MISSING_LABELS[missing]}.` : null;
  return (
    <Box minW="0" {...(level ? LEVEL : {})}>
      {/* Next to its number, though a name beside it takes two lines. */}
      <DataList.Label textStyle="sm" color="fg.muted" minH="6" alignSelf="end">
        <WithSource label={label}>
          <FactSource university={university} field={field} label={label} />
        </WithSource>
      </DataList.Label>
      <Value estimate={university.facts[field]?.estimate === true} value={value} small={small} />
      {small || value === null ? null : <AmongPeers university={university} field={field} level={level} />}
      {(reason ?? note) ? (
        <DataList.Value textStyle="xs" color="fg.muted" mt="0.5" textWrap="pretty">
          {reason ?? note}
        </DataList.Value>
      ) : null}
    </Box>
  );
}

/** Where the figure is among those of similar schools: a dot on a line, and in words where there is room for them. */
function AmongPeers({ university: { peers }, field, level }: Pick<HeadlineProps, 'university' | 'field' | 'level'>) {
  const position = isPeerFigure(field) ? peers?.figures[field] : undefined;
  if (!peers) return null;
  if (!position || !isPeerFigure(field)) {
    // In the place of a line that those beside it have; open admission is no number.
    return !level || field === 'admissionPolicy' ? null : (
      <DataList.Value textStyle="xs" mt="1" color="fg.muted" hideBelow="md">
        {peerWords.notCompared}
      </DataList.Value>
    );
  }
  return (
    <DataList.Value textStyle="xs" mt="1">
      <Box maxW="14rem">
        <PeerTrack place={placeOf(position)} />
      </Box>
      <Span srOnly={{ base: true, md: false, _print: false }} display="block" textWrap="balance">
        {peerWords.position(field, position, { ...peers, name: peerWords.peers })}
      </Span>
    </DataList.Value>
  );
}

function Value({ value, estimate, small }: { value: string | null; estimate: boolean; small: boolean }): ReactNode {
  if (value === null) {
    return (
      <DataList.Value mt="1" color="fg.muted" textStyle="sm">
        {universityWords.missing.figure}
      </DataList.Value>
    );
  }
  return (
    <DataList.Value
      textStyle={small ? 'md' : 'figure'}
      fontWeight="semibold"
      mt="0.5"
      display="flex"
      alignItems="baseline"
      flexWrap="wrap"
      columnGap="2"
    >
      {value}
      {estimate ? <LabelBadge look="outline">{universityWords.estimateTag}</LabelBadge> : null}
    </DataList.Value>
  );
}

interface BlanksProps {
  university: UniversityRecordView;
  /** The price is not known either, and says so itself. */
  further: boolean;
}

/** Names the figures that are not known; the sections below say why, and where there is nothing to say below, this does. */
export function Blanks({ university, further }: BlanksProps) {
  const blanks = unknownInHead(university);
  if (blanks.length === 0) return null;
  if (saysLittle(university)) {
    return (
      <Box mt={{ base: '0', md: '1' }}>
        <Disclosure summary={universityWords.missing.lacking} tight>
          <BlankLines university={university} blanks={blanks} />
        </Disclosure>
      </Box>
    );
  }
  const { missing } = universityWords;
  const say = further ? missing.furtherFigures : missing.figures;
  return <Note mt={{ base: '3', lg: '2' }}>{say(blanks.map(({ label }) => label))}</Note>;
}
