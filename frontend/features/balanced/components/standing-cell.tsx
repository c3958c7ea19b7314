/** Where a school stands, as a word with a colour, and in short what that rests on. */

import { Caption, Span } from '#frontend/components/styled/text.tsx';
import { type BadgeTone, LabelBadge } from '#frontend/components/ui/badge.tsx';
import type { Standing } from '#schema/domain/peers/balanced-list.ts';
import { balancedWords as words } from '#words/plan/balanced.ts';
import type { Stood } from '../use-standings.ts';

const TONES: Record<Standing, BadgeTone> = { reach: 'gold', target: 'secondary', likely: 'default' };

interface StandingProps {
  stood: Stood | undefined;
}

export function StandingBadge({ stood }: StandingProps) {
  if (!stood?.verdict) return null;
  const { standing } = stood.verdict;
  return (
    <LabelBadge {...(standing === null ? { outline: true } : { tone: TONES[standing] })}>
      {standing === null ? words.unknown : words.standings[standing]}
    </LabelBadge>
  );
}

export function StandingCell({ stood }: StandingProps) {
  if (!stood?.verdict) return null;
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
