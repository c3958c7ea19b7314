/** The frame of the pages that are somebody's own: title, what stands under it, then their things. */

import type { ReactNode } from 'react';
import { Box, Wrap } from '../styled/box.tsx';
import { Container } from '../styled/container.tsx';
import { Heading } from '../styled/heading.tsx';
import { PageHead } from './page-head.tsx';
import { Together } from './together.tsx';

interface OwnPageProps {
  words: { title: string; description: string };
  /** Under the title. */
  lead?: ReactNode;
  /** On the title's line, where there is room. */
  beside?: ReactNode;
  children: ReactNode;
  /** Whether it shows for nobody in particular, as the Worker draws it; an account's waits for its answers. */
  public?: boolean;
}

export function OwnPage({
  words: { title, description },
  lead,
  beside,
  children,
  public: isPublic = false,
}: OwnPageProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <Container pt={{ base: '5', md: '12' }}>
        <Box mb={{ base: '3', md: '7' }}>
          <Wrap alignItems="center" justifyContent="space-between" columnGap="4">
            <Heading as="h1" size="xl">
              {title}
            </Heading>
            {beside}
          </Wrap>
          {lead}
        </Box>
        {isPublic ? children : <Together>{children}</Together>}
      </Container>
    </>
  );
}
