/** Why a school answers a wish: graduates of the subject, or the figure that was asked for. */
import { Box } from '#frontend/components/styled/box.tsx';
import type { Reason } from '#schema/api/search.ts';

export function WhyLine({ why }: { why: readonly Reason[] | undefined }) {
  if (why === undefined || why.length === 0) return null;
  return (
    <Box as="p" mt="1" textStyle="sm" fontWeight="medium" color="accent.fg">
      {why.map(({ text }) => text).join(' · ')}
    </Box>
  );
}
