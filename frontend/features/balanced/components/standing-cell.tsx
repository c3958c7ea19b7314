/** Where a school stands, as a word with a colour, and in short what that rests on. */

import { Caption, Span } from '#frontend/components/styled/text.tsx';
import { LabelBadge } from '#frontend/components/ui/badge.tsx';
import type { Standing } from '#schema/domain/peers/balanced-list.ts';
import { balancedWords as words } from '#words/plan/balanced.ts';
import type { Stood } from '../use-standings.ts';

/** The harder, the heavier. */
const LOOKS = { reach: 'solid', target: 'subtle', likely: 'outline' } as const satisfies Record<Standing, string>;

interface StandingProps {
  stood: Stood | undefined;
}

/** Nothing where it cannot be said: the strip over the list has how many those are. */
export function StandingBadge({ stood }: StandingProps) {
  const standing = stood?.verdict?.standing ?? null;
  if (standing === null) return null;
  return (
    <LabelBadge tone="chance" look={LOOKS[standing]}>
      {words.standings[standing]}
    </LabelBadge>
  );
}

export function StandingCell({ stood }: StandingProps) {
  if (!stood?.verdict) return null;
  if (stood.verdict.standing === null) return <Caption as="span">{words.unknown}</Caption>;
  const short = words.short(stood.verdict);
  return (
    <Span display="block">
      <StandingBadge stood={stood} />
      {short === '' ? null : (
        <Caption as="span" display="block" mt="0.5">
          {short}
        </Caption>
      )}
    </Span>
  );
}
