/** How many schools of a list are reach, target and likely, as one strip; an empty part leads to schools that fill it. */

import { ExternalLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { balanceOf, type OwnScores, STANDINGS, type Standing, searchFor } from '#schema/domain/peers/balanced-list.ts';
import { balancedWords as words } from '#words/plan/balanced.ts';
import type { Standings } from '../use-standings.ts';
import { BALANCE_PLACE } from './balanced-list.tsx';

const PARTS = {
  reach: { bg: 'gold.subtle' },
  target: { bg: 'bg.muted' },
  likely: { bg: 'accent.subtle' },
  empty: { borderStyle: 'dashed' },
} as const;

interface BalanceStripProps {
  standings: Pick<Standings, 'byId' | 'own' | 'pending' | 'failed'>;
  /** The schools of the list that shows. */
  ids: readonly number[];
}

export function BalanceStrip({ standings: { byId, own, pending, failed }, ids }: BalanceStripProps) {
  if (failed || ids.length === 0) return null;
  const { counts } = balanceOf(ids.map((id) => byId.get(id)).filter((one) => one !== undefined));
  return (
    <Box mt="3" minH="16" maxW="3xl" breakInside="avoid" data-balance-strip>
      {pending ? null : (
        <>
          <Flex as="ul" gap="1" textStyle="sm">
            {STANDINGS.map((standing) => (
              <Part key={standing} standing={standing} count={counts[standing]} own={own} />
            ))}
          </Flex>
          <Note mt="1" textStyle="xs">
            {counts.unknown === 0 ? null : `${words.unplaced(counts.unknown)} `}
            <Span _print={{ display: 'none' }}>
              <ExternalLink href={`#${BALANCE_PLACE}`}>{words.more}</ExternalLink>
            </Span>
          </Note>
        </>
      )}
    </Box>
  );
}

/** As wide as the number of its schools, so far as its words leave it. A list needs no reach, so none is offered. */
function Part({ standing, count, own }: { standing: Standing; count: number; own: OwnScores }) {
  return (
    <Box
      as="li"
      style={{ flexGrow: Math.max(1, count) }}
      flexBasis="6rem"
      minW="0"
      minH="9"
      px="2"
      py="1.5"
      borderWidth="1px"
      borderRadius="sm"
      data-standing={standing}
      {...PARTS[count === 0 ? 'empty' : standing]}
    >
      {count > 0 ? (
        <>
          <Span fontWeight="semibold">{count}</Span> {words.parts[standing](count)}
        </>
      ) : standing === 'reach' ? (
        <Span color="fg.muted">{words.noReach}</Span>
      ) : (
        <TextLink to={paths.search(new URLSearchParams(searchFor(standing, own)))}>{words.addPart[standing]}</TextLink>
      )}
    </Box>
  );
}
