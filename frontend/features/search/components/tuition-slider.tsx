/** Of a price: two thumbs on one track, each a range input of its own, so that keys and screen readers know them. */

import { useEffect, useRef, useState } from 'react';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { TUITION_SLIDER } from '#schema/domain/site/limits.ts';
import { filterWords } from '#words/search/search-filters.ts';
import { type Bounds, boundsOf, thumbsOf, thumbText } from '../tuition.ts';

const thumb = {
  appearance: 'none',
  boxSize: { base: '2.75rem', md: '1.5rem' },
  borderRadius: '9999px',
  // A finger needs 44 px; what is seen of them on a phone is a disk in their middle.
  bg: { base: 'transparent', md: 'bg.panel' },
  backgroundImage: {
    base: 'radial-gradient(circle, var(--ca-colors-bg-panel) 0 10px, var(--ca-colors-accent-solid) 10.5px 12px, transparent 12.5px)',
    md: 'none',
  },
  borderWidth: { base: '0', md: '2px' },
  borderStyle: 'solid',
  borderColor: 'accent.solid',
  cursor: 'grab',
  pointerEvents: 'auto',
} as const;

const Range = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    margin: '0',
    bg: 'transparent',
    appearance: 'none',
    pointerEvents: 'none',
    outline: 'none',
    '&::-webkit-slider-runnable-track': { bg: 'transparent' },
    '&::-moz-range-track': { bg: 'transparent' },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
    '&:focus-visible::-webkit-slider-thumb': {
      outline: '2px solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '2px',
    },
    '&:focus-visible::-moz-range-thumb': {
      outline: '2px solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '2px',
    },
  },
});

interface TuitionSliderProps {
  /** What its two thumbs are called. */
  names: readonly [low: string, high: string];
  bounds: Bounds;
  /** Called with both bounds once a thumb is let go. */
  onCommit: (bounds: Bounds) => void;
}

export function TuitionSlider({ names: [lowName, highName], bounds, onCommit }: TuitionSliderProps) {
  // While a thumb is held its place is ours; let go, it is where the bounds say.
  const [held, setHeld] = useState<[low: number, high: number] | null>(null);
  const [low, high] = held ?? thumbsOf(bounds);
  const commit = (one: number, other: number) => {
    setHeld(null);
    onCommit(boundsOf(one, other));
  };
  const share = (value: number) => (value - TUITION_SLIDER.min) / (TUITION_SLIDER.max - TUITION_SLIDER.min);

  return (
    <div>
      <Box position="relative" isolation="isolate" height={{ base: '11', md: '8' }} mx="1">
        {/* From the middle of one thumb to that of the other. */}
        <Box
          position="absolute"
          insetInline={{ base: '1.375rem', md: '3' }}
          top="50%"
          height="3px"
          translate="0 -50%"
          bg="border.emphasized"
        />
        <Box
          position="absolute"
          insetInline={{ base: '1.375rem', md: '3' }}
          top="50%"
          height="3px"
          translate="0 -50%"
          color="accent.solid"
        >
          <ShareBar from={share(low)} to={share(high)} />
        </Box>
        <Thumb
          name={lowName}
          value={low}
          text={low === TUITION_SLIDER.min ? filterWords.noMinimum : thumbText(low)}
          // At the top both thumbs meet: the lower one must stay within reach.
          above={low > TUITION_SLIDER.max / 2}
          onSlide={(value) => setHeld([Math.min(value, high), high])}
          onCommit={(value) => commit(Math.min(value, high), high)}
        />
        <Thumb
          name={highName}
          value={high}
          text={high === TUITION_SLIDER.max ? filterWords.noMaximum : thumbText(high)}
          above={low <= TUITION_SLIDER.max / 2}
          onSlide={(value) => setHeld([low, Math.max(value, low)])}
          onCommit={(value) => commit(low, Math.max(value, low))}
        />
      </Box>
      <Flex justifyContent="space-between" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        <span>{thumbText(low)}</span>
        <span>{thumbText(high)}</span>
      </Flex>
    </div>
  );
}

interface ThumbProps {
  name: string;
  value: number;
  text: string;
  above: boolean;
  onSlide: (value: number) => void;
  onCommit: (value: number) => void;
}

function Thumb({ name, value, text, above, onSlide, onCommit }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const commit = useRef(onCommit);
  commit.current = onCommit;

  // React's onChange is the browser's input event; letting go is the browser's change event.
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const onChange = () => commit.current(Number(element.value));
    element.addEventListener('change', onChange);
    return () => element.removeEventListener('change', onChange);
  }, []);

  return (
    <Range
      ref={input}
      type="range"
      form=""
      aria-label={name}
      aria-valuetext={text}
      min={TUITION_SLIDER.min}
      max={TUITION_SLIDER.max}
      step={TUITION_SLIDER.step}
      value={value}
      zIndex={above ? '2' : '1'}
      onChange={(event) => onSlide(Number(event.currentTarget.value))}
    />
  );
}
