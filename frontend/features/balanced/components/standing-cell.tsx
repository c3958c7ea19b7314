/** Where a school stands, as a word with a colour, and in short what that rests on. */

import { Caption, Span } from '#frontend/components/styled/text.tsx';
import { type BadgeTone, LabelBadge } from '#frontend/components/ui/badge.tsx';
import type { Standing } from '#schema/domain/peers/balanced-list.ts';
import { balancedWords as words } from '#words/plan/balanced.ts';
import type { Stood } from '../use-standings.ts';

const TONES: Record<Standing, BadgeTone> = { reach: 'gold', target: 'secondary', likely: 'default' };

export function StandingCell({ stood }: { stood: Stood | undefined }) {
  const verdict = stood?.verdict;
  if (!verdict) return null;
  const { standing } = verdict;
  const short = words.short(verdict);
  return (
    <Span display="block">
      <LabelBadge {...(standing === null ? { outline: true } : { tone: TONES[standing] })}>
        {standing === null ? words.unknown : words.standings[standing]}
      </LabelBadge>
      {short === '' ? null : (
        <Caption as="span" display={{ base: 'none', md: 'block' }} mt="0.5">
          {short}
        </Caption>
      )}
    </Span>
  );
}
