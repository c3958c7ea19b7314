/** Ways to keep a calculation, and to begin again. */

import { useState } from 'react';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { calculatorWords } from '#words/calculators/calculator.ts';
import type { Calculator } from '../use-calculator.ts';

const words = () => calculatorWords.tools;

export function Tools({ calculator: { link, reset, undoReset, untouched } }: { calculator: Calculator }) {
  const [said, setSaid] = useState('');
  return (
    <Wrap role="group" aria-label={words().label} mt="4" columnGap="5" rowGap="1" _print={{ display: 'none' }}>
      <Button variant="plain" size="sm" onClick={() => void copyText(link(), words())}>
        {words().copy}
      </Button>
      {/* One button for both ways, so that the focus stays where it is. */}
      <Button
        variant="plain"
        size="sm"
        aria-disabled={untouched && undoReset === null ? true : undefined}
        onClick={() => {
          if (undoReset) undoReset();
          else if (!untouched) reset();
          else return;
          setSaid(undoReset ? words().undone : words().wasReset);
        }}
      >
        {undoReset ? words().undo : words().reset}
      </Button>
      <Box role="status" srOnly>
        {said}
      </Box>
    </Wrap>
  );
}
