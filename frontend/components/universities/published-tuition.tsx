/** A published tuition in two lines: the amount, and beneath it whose it is. */
import { tuitionByHome } from '#frontend/content/tuition-lines.ts';
import { Caption, Span } from '../styled/text.tsx';

export function PublishedTuition({ university }: { university: Parameters<typeof tuitionByHome>[0] }) {
  const { amount, whose } = tuitionByHome(university);
  return (
    <Span display="block" textStyle="sm" lineHeight="snug">
      <Span whiteSpace={{ xl: 'nowrap' }}>{amount}</Span>
      {whose === null ? null : (
        <Caption as="span" display="block" fontWeight="normal">
          {whose}
        </Caption>
      )}
    </Span>
  );
}
