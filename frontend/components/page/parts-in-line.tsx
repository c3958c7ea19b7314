/** Short parts in a line with dots between. In a box of so many lines the parts that don't fit are hidden whole, not cut. */
import { Box } from '../styled/box.tsx';

export function PartsInLine({ parts }: { parts: readonly string[] }) {
  return (
    // The dot before the first part of each line is outside the box.
    <Box as="span" display="flex" flexWrap="wrap" ms="-3.5">
      {parts.map((part) => (
        <Box
          as="span"
          key={part}
          ps="3.5"
          position="relative"
          _before={{ content: '"·"', position: 'absolute', insetStart: '1' }}
        >
          {part}
        </Box>
      ))}
    </Box>
  );
}
