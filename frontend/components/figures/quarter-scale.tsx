/** Amounts under bars, at the quarters of their scale: each label is centered on its amount, and the outer two align with the ends of the bars. */
import { Flex } from '../styled/box.tsx';
import { chakra } from '../styled/chakra.ts';

/** The inner labels are twice as wide as the outer ones, so that their middles are a quarter apart. */
const Label = chakra('span', {
  base: {
    flex: '2 1 0',
    minW: '0',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    _first: { flexGrow: '1', textAlign: 'start' },
    _last: { flexGrow: '1', textAlign: 'end' },
  },
});

interface QuarterScaleProps {
  /** The right end of the scale, which begins at nothing. */
  end: number;
  labelOf: (amount: number) => string;
}

export function QuarterScale({ end, labelOf }: QuarterScaleProps) {
  return (
    <Flex aria-hidden="true" mt="1" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
      {[0, end / 4, end / 2, (end * 3) / 4, end].map((at) => (
        <Label key={at}>{labelOf(at)}</Label>
      ))}
    </Flex>
  );
}
