/** A heading inside a section of the page. */
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';

export function SubHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Heading as="h3" id={id} size="md">
      {children}
    </Heading>
  );
}
