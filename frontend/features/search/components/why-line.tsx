/** Why a school answers a wish, on its card: "212 nursing graduates a year · in-state $11,400". */
import { Text } from '#frontend/components/styled/text.tsx';
import type { Reason } from '#schema/api/search.ts';

export function WhyLine({ why }: { why: readonly Reason[] | undefined }) {
  if (why === undefined || why.length === 0) return null;
  return (
    <Text fontSize="0.8125rem" lineHeight="1.125rem" fontWeight="medium" fontVariantNumeric="tabular-nums" data-why>
      {why.map(({ text }) => text).join(' · ')}
    </Text>
  );
}
