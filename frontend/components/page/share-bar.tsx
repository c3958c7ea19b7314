/**
 * A bar as long as a share of its box, in the box's colour (`currentColor`). Drawn by attributes: the page comes without
 * style attributes, which the content policy refuses.
 */

interface ShareBarProps {
  /** Where it begins and ends, 0-1 of the box. */
  from?: number;
  to: number;
}

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`;

export function ShareBar({ from = 0, to }: ShareBarProps) {
  return (
    <svg width="100%" height="100%" aria-hidden="true">
      <rect x={percent(from)} width={percent(to - from)} height="100%" fill="currentColor" />
    </svg>
  );
}
