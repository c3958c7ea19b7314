/** One value of the comparison with all that belongs to it: mark, other currency, estimate, year, reason of a blank. */

import { type AmongPeers, isPeerFigure, PeerBar } from '#frontend/components/figures/peer-bar.tsx';
import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { Caption, Span, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { LabelBadge } from '#frontend/components/ui/badge.tsx';
import { yearInCell } from '#frontend/lib/money/year-in-cell.ts';
import { NOT_AVAILABLE } from '#schema/domain/formats/formats.ts';
import type { PeerFigure } from '#schema/domain/peers/peer-figures.ts';
import { MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { comparePageWords as words } from '#words/compare/compare-page.ts';
import { ownPriceWords } from '#words/situation/own-price.ts';
import type { ComparisonCell, ComparisonLine } from '../comparison.ts';
import { BestMark } from './best-mark.tsx';

interface ComparisonValueProps {
  line: ComparisonLine;
  cell: ComparisonCell;
  /** The university, where its figures are set among those of its peers. */
  among: AmongPeers | null;
  /** One line: years, reasons and other currencies are in the part of the comparison that has the row, too. */
  brief?: boolean;
}

/** Behind a figure that is of several campuses; a note says what it means. */
export const SHARED = '†';

/** Rows whose figure has another name among those of peers. */
const PEER_FIGURE_OF: Readonly<Record<string, PeerFigure>> = { netPriceByIncome1: 'netPriceLowIncome' };

function peerFigureOf(key: string): PeerFigure | null {
  return PEER_FIGURE_OF[key] ?? (isPeerFigure(key) ? key : null);
}

/** The key numbers: the figure with its mark, and what has to be read with it. */
function BriefValue({
  line: { row, mark, end, year },
  cell: { text: figure, bare, campuses, best, whose, converted, instead, estimate, fact },
}: ComparisonValueProps) {
  const blank = figure === NOT_AVAILABLE;
  // Where one is marked among figures of different years, each has its own.
  const ownYear = mark === null || year !== null || blank ? null : yearInCell(fact?.year);
  const asides = [whose, ownYear].filter((aside) => aside !== null);
  const isOwn = 'own' in row;
  // A short reason says more than that there is no figure.
  const reason = blank && !isOwn && 'whyNone' in row ? instead : null;
  const text = reason ?? figure;
  return (
    <Span display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
      <Span fontWeight={best || isOwn ? 'bold' : 'normal'} color={blank ? 'fg.muted' : isOwn ? 'gold.fg' : 'fg'}>
        {campuses === null ? (
          text
        ) : (
          <>
            {bare}
            <Span aria-hidden="true" fontWeight="normal">
              {SHARED}
            </Span>
            <VisuallyHidden> {words.table.campuses(campuses)}</VisuallyHidden>
          </>
        )}
      </Span>
      {best && mark !== null ? <BestMark end={end}>{mark}</BestMark> : null}
      {asides.length === 0 ? null : <Aside>{asides.join(', ')}</Aside>}
      {estimate && !blank ? <Aside>{ownPriceWords.estimate}</Aside> : null}
      {converted === null ? null : <Aside>{converted}</Aside>}
      {blank && reason === null && instead !== null ? <Aside>{instead}</Aside> : null}
    </Span>
  );
}

/** In the place of a date that is not known: the school's own page that says it. */
export function OwnDates({ href }: { href: string }) {
  return (
    <ExternalLink href={href} target="_blank" textStyle="xs">
      {words.ownDates}
    </ExternalLink>
  );
}

export function ComparisonValue(props: ComparisonValueProps) {
  return props.brief ? <BriefValue {...props} /> : <WholeValue {...props} />;
}

function WholeValue({ line, cell, among }: ComparisonValueProps) {
  const { row, mark, end, year } = line;
  const { text, items, best, whose, converted, estimate, fact, missing, instead } = cell;
  const blank = text === NOT_AVAILABLE;
  // A word is not of a year, and beside a year another reads as its value.
  const isCounted = row.unit !== 'year' && row.unit !== 'text' && row.unit !== 'list';
  const ownYear = year === null && !blank && isCounted ? yearInCell(fact?.year) : null;
  const peerFigure = among === null ? null : peerFigureOf(row.key);
  return (
    <>
      {items !== null && items.length > 1 ? (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : (
        <Span
          fontWeight={best || 'own' in row ? 'bold' : 'normal'}
          // One's own price has its color everywhere.
          color={blank ? 'fg.muted' : 'own' in row ? 'gold.fg' : 'fg'}
        >
          {text}
        </Span>
      )}
      {whose === null ? null : <Aside>{whose}</Aside>}
      {converted === null ? null : <Aside>{converted}</Aside>}
      {best && mark !== null ? <BestMark end={end}>{mark}</BestMark> : null}
      {estimate && !blank ? (
        <Span display="block" mt="0.5">
          <LabelBadge look="outline">{words.table.estimate}</LabelBadge>
        </Span>
      ) : null}
      {ownYear === null ? null : <Aside>{ownYear}</Aside>}
      {among === null || peerFigure === null || blank ? null : <PeerBar university={among} figure={peerFigure} brief />}
      {blank && missing !== null ? <Aside>{MISSING_LABELS[missing]}</Aside> : null}
      {instead === null ? null : <Aside>{instead}</Aside>}
    </>
  );
}

/** Between years no line breaks: "2022–23" stays in one. */
const YEARS = /(?<=\d–)(?=\d)/g;

function Aside({ children }: { children: string }) {
  return (
    <Caption as="span" display="block">
      {children.replace(YEARS, '\u2060')}
    </Caption>
  );
}
