/** How many schools of a list are reach, target and likely, as one bar with its words; an empty part leads to schools that fill it. */

import { ExternalLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Wrap } from '#frontend/components/styled/box.tsx';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import { BalanceBar, STANDING_COLORS } from '#frontend/components/universities/balance-bar.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { balanceOf, type OwnScores, STANDINGS, type Standing, searchFor } from '#schema/domain/peers/balanced-list.ts';
import { balancedWords as words } from '#words/plan/balanced.ts';
import type { Standings } from '../use-standings.ts';
import { BALANCE_PLACE } from './balanced-list.tsx';

interface BalanceStripProps {
  standings: Pick<Standings, 'byId' | 'own' | 'pending' | 'failed'>;
  /** The schools of the list that shows. */
  ids: readonly number[];
  /** Where it is explained; without it the page has it under the list. */
  more?: string;
}

export function BalanceStrip({ standings: { byId, own, pending, failed }, ids, more }: BalanceStripProps) {
  if (failed || ids.length === 0) return null;
  const { counts } = balanceOf(ids.map((id) => byId.get(id)).filter((one) => one !== undefined));
  return (
    <Box mt={{ base: '3', lg: '0' }} minH={{ base: '12', md: '16' }} maxW="3xl" breakInside="avoid" data-balance-strip>
      {pending ? null : (
        <>
          <BalanceBar counts={counts} />
          <Wrap as="ul" columnGap="5" mt="1" textStyle="sm">
            {STANDINGS.map((standing) => (
              <Part key={standing} standing={standing} count={counts[standing]} own={own} />
            ))}
            {counts.unknown === 0 ? null : (
              <Flex as="li" alignItems="center" color="fg.muted">
                {words.unplaced(counts.unknown)}
              </Flex>
            )}
          </Wrap>
          {/* On a phone what it leads to is a line at the end of the list, or a tab away. */}
          <Note mt="1" textStyle="xs" hideBelow="md" _print={{ display: 'none' }}>
            {more === undefined ? (
              <ExternalLink href={`#${BALANCE_PLACE}`}>{words.more}</ExternalLink>
            ) : (
              <TextLink to={more}>{words.more}</TextLink>
            )}
          </Note>
        </>
      )}
    </Box>
  );
}

/** A list needs no reach, so none is offered. */
function Part({ standing, count, own }: { standing: Standing; count: number; own: OwnScores }) {
  return (
    <Flex as="li" alignItems="center" gap="2" minH="8" data-standing={standing}>
      <Box
        aria-hidden="true"
        boxSize="2.5"
        flexShrink="0"
        borderRadius="xs"
        borderWidth="1px"
        borderStyle={count === 0 ? 'dashed' : 'solid'}
        color={STANDING_COLORS[standing]}
        borderColor="currentColor"
        bg={count === 0 ? 'transparent' : 'currentColor'}
      />
      {count > 0 ? (
        <span>
          <Span fontWeight="semibold">{count}</Span> {words.parts[standing](count)}
        </span>
      ) : standing === 'reach' ? (
        <Span color="fg.muted">{words.noReach}</Span>
      ) : (
        <TextLink to={paths.search(new URLSearchParams(searchFor(standing, own)))} touch="line">
          {words.addPart[standing]}
        </TextLink>
      )}
    </Flex>
  );
}
