/** Small labels: kind of school, distinctions. The word says it, the colour only helps. */

import type { ReactNode } from 'react';
import { TYPE_LABELS, type UniversityType } from '#schema/domain/record/enums.ts';
import { Badge } from '../styled/badge.tsx';
import { Span } from '../styled/text.tsx';

export type BadgeTone = 'secondary' | 'default' | 'destructive' | 'gold' | 'chance' | 'neutral';

const PALETTES: Record<BadgeTone, string> = {
  secondary: 'secondary',
  default: 'accent',
  destructive: 'destructive',
  gold: 'gold',
  chance: 'chance',
  neutral: 'ink',
};

const LOOKS = { subtle: 'subtle', outline: 'outline', solid: 'solid' } as const;

/** By type: public secondary, private default, for-profit destructive. */
const TYPE_TONES: Record<UniversityType, BadgeTone> = {
  public: 'secondary',
  private: 'default',
  'for-profit': 'destructive',
};

export function LabelBadge({
  tone = 'neutral',
  look = 'subtle',
  children,
}: {
  tone?: BadgeTone | undefined;
  look?: keyof typeof LOOKS;
  children: ReactNode;
}) {
  return (
    <Badge colorPalette={PALETTES[tone]} variant={LOOKS[look]} data-tone={tone}>
      {children}
    </Badge>
  );
}

/** The type within a line of text, in the color that its badge has. */
export function TypeWord({ type }: { type: UniversityType }) {
  return (
    <Span colorPalette={PALETTES[TYPE_TONES[type]]} color="colorPalette.fg" fontWeight="medium">
      {TYPE_LABELS[type]}
    </Span>
  );
}

export function TypeBadge({ type }: { type: UniversityType | null }) {
  return type === null ? null : <LabelBadge tone={TYPE_TONES[type]}>{TYPE_LABELS[type]}</LabelBadge>;
}
