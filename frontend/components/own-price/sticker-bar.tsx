/** How much of what a year costs before aid one's own price is, as a bar. */
import { ShareBar } from '../page/share-bar.tsx';
import { Span } from '../styled/text.tsx';

const LOOKS = {
  /** Under the head of a page. */
  figure: { display: 'block', height: '8px', maxW: '22rem', my: '1.5' },
  /** Under an amount in a column. */
  amount: { display: 'inline-block', height: '4px', width: '4.5rem' },
  receipt: { display: 'block', height: '8px', lineHeight: '0' },
} as const;

/** `share` is from 0 to 1. */
export function StickerBar({ share, look }: { share: number; look: keyof typeof LOOKS }) {
  return (
    <Span bg="gold.muted" color="gold.solid" borderRadius="full" overflow="hidden" {...LOOKS[look]}>
      <ShareBar to={share} />
    </Span>
  );
}
