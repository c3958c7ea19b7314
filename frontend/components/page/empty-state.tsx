/** What stands where there is nothing: a sentence, what to do next, no drawing of an empty box. */

import type { ReactNode } from 'react';
import { Box } from '../styled/box.tsx';

export function EmptyState({
  title,
  children,
  actions,
}: {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Box borderTopWidth="1px" borderBottomWidth="1px" py={{ base: '10', md: '14' }}>
      <Box as="p" textStyle="lg" fontWeight="medium" maxW="prose">
        {title}
      </Box>
      {children ? (
        <Box mt="3" color="fg.muted" maxW="prose">
          {children}
        </Box>
      ) : null}
      {actions ? (
        <Box display="flex" mt="6" gap="3" flexWrap="wrap">
          {actions}
        </Box>
      ) : null}
    </Box>
  );
}
