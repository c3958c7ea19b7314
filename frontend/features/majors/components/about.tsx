/** What a major is. A phone shows its first lines: what the major pays is to be seen without scrolling past the rest. */
import { useId, useState } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { majorWords as words } from '#words/majors/majors.ts';

const LINES = {
  true: { look: {} },
  false: {
    look: {
      lineClamp: { base: '4', md: 'none', _print: 'none' },
      css: { '@media (scripting: none)': { lineClamp: 'none' } },
    },
  },
} as const;

export function About({ text }: { text: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Text id={id} maxW="prose" lineHeight="relaxed" {...LINES[`${open}`].look}>
        {text}
      </Text>
      {open ? null : (
        <Box hideFrom="md" css={{ '@media (scripting: none)': { display: 'none' } }}>
          <Button variant="plain" minH="11" aria-controls={id} aria-expanded={false} onClick={() => setOpen(true)}>
            {words.moreText}
          </Button>
        </Box>
      )}
    </div>
  );
}
