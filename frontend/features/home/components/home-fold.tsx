/** A part of the front page that a phone folds under its heading: what one comes for is above. */
import { type ReactNode, useId, useState } from 'react';
import { FoldButton, SHUT } from '#frontend/components/page/phone-fold.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';

export function HomeFold({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box
        position="relative"
        minH={{ base: '11', md: '0' }}
        display={{ base: 'flex', md: 'block' }}
        alignItems="center"
      >
        <Heading as="h2" id={`${id}-heading`} size="lg">
          {title}
        </Heading>
        <FoldButton
          open={open}
          labelledBy={`${id}-heading`}
          controls={`${id}-content`}
          onPress={() => setOpen((now) => !now)}
        />
      </Box>
      <Box id={`${id}-content`} {...(open ? {} : SHUT)}>
        {children}
      </Box>
    </>
  );
}
