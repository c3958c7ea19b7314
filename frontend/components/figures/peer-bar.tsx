/**
 * A thin bar that sets a figure among those of a school's peers: the lowest on the left, the highest on the right, the
 * middle marked; the same in words under it. Draws nothing for a figure without a position.
 */

import type { ReactNode } from 'react';
import { paths } from '#frontend/lib/links/paths.ts';
import type { PeersView } from '#schema/api/university.ts';
import { PEER_UNITS } from '#schema/domain/figures/derived/peers.ts';
import type { FigureUnit } from '#schema/domain/figures/figure.ts';
import {
  formatCount,
  formatFixed,
  formatMoney,
  formatRate,
  formatRatio,
  formatScore,
} from '#schema/domain/formats/formats.ts';
import { type PeerFigure, placeOf } from '#schema/domain/peers/peer-figures.ts';
import type { Country, Currency } from '#schema/domain/record/enums.ts';
import { peerWords } from '#words/university/peers.ts';
import { TextLink } from '../links/router-link.tsx';
import { Box } from '../styled/box.tsx';

/** What is needed of a university: a record has it all. */
export interface AmongPeers {
  peers: PeersView | null;
  currency: Currency;
}

type Say = (value: number, currency: Currency) => string;

/** How the median of a figure is written, by its unit. */
const WRITTEN: Record<FigureUnit, Say> = {
  money: formatMoney,
  fee: formatMoney,
  // As the figure beside it is written.
  rate: (value) => formatRate(value),
  percent: (value) => formatRate(value),
  count: (value) => formatCount(value),
  ratio: (value) => formatRatio(value),
  year: String,
  score: formatScore,
  reports: (value) => formatFixed(value, 1),
};
const written = (figure: PeerFigure): Say => WRITTEN[PEER_UNITS[figure]];

/** Whether a name is that of a figure that is set among those of peers. */
export function isPeerFigure(name: string): name is PeerFigure {
  return Object.hasOwn(PEER_UNITS, name);
}

interface PeerBarProps {
  university: AmongPeers;
  figure: PeerFigure;
  /** Where the group is named beside it: "Higher than 72 of 100 peers". */
  brief?: boolean;
  /** In a grid with areas "bar" and "said": brief, the group is named with the source. */
  line?: boolean;
  /** Drawn in place of the dot among peers: a range on its scale, say. */
  track?: ReactNode;
}

export function PeerBar({ university: { peers, currency }, figure, brief = false, line = false, track }: PeerBarProps) {
  const position = peers?.figures[figure];
  if (!peers || !position) return null;
  const whole = peerWords.position(figure, position, peers);
  const short = peerWords.position(figure, position, { ...peers, name: peerWords.peers });
  const bar = track ?? <PeerTrack place={placeOf(position)} />;
  const said = `${brief || line ? short : whole}. ${peerWords.middle(written(figure)(position.median, currency))}.`;
  return line ? (
    <>
      <Box as="span" display="block" gridArea="bar" mt={{ base: '1', xl: '1.5' }} data-peers={figure}>
        {bar}
      </Box>
      <Box as="span" display="block" gridArea="said" textStyle="xs" color="fg.muted">
        {said}
      </Box>
    </>
  ) : (
    <Box as="span" display="block" maxW="22rem" mt="2" data-peers={figure}>
      {bar}
      <Box as="span" display="block" textStyle="xs" color="fg.muted" mt="1">
        {said}
      </Box>
    </Box>
  );
}

/** Percent of the track at which something stands, kept off its ends by half the dot. */
const at = (place: number) => `${(2 + place * 96).toFixed(1)}%`;

export function PeerTrack({ place }: { place: number }) {
  return (
    <Box as="span" display="block" position="relative" height="10px" aria-hidden="true">
      <Box as="span" position="absolute" insetInline="0" top="4px" height="2px" color="border.emphasized">
        <svg width="100%" height="100%" aria-hidden="true">
          <rect width="100%" height="100%" fill="currentColor" />
        </svg>
      </Box>
      <Box as="span" position="absolute" insetInline="0" top="0" height="10px" color="fg.muted">
        <svg width="100%" height="100%" aria-hidden="true">
          <line x1="50%" x2="50%" y1="0" y2="10" stroke="currentColor" strokeWidth="2" />
        </svg>
      </Box>
      <Box as="span" position="absolute" insetInline="0" top="0" height="10px" color="accent.solid">
        <svg width="100%" height="100%" aria-hidden="true">
          <circle cx={at(place)} cy="5" r="5" fill="currentColor" />
        </svg>
      </Box>
    </Box>
  );
}

/** Who the peers are, and the way to the list of them. */
export function PeerGroupLine({ peers, country }: { peers: PeersView; country: Country }) {
  return (
    <Box as="p" textStyle="sm" color="fg.muted" maxW="prose">
      {peerWords.group(peers.members, peers.name, country)} {peerWords.none}{' '}
      <TextLink to={paths.peers(peers.group)}>{peerWords.list}</TextLink>
    </Box>
  );
}
