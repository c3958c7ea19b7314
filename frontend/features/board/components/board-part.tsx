/** A part of the board: its heading, a line under it, and what it is for. */
import type { ReactNode } from 'react';
import { PhoneFold } from '#frontend/components/page/phone-fold.tsx';
import { Box, Section } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Note } from '#frontend/components/styled/text.tsx';

export function BoardPart({
  id,
  title,
  intro,
  unprinted = false,
  folded = false,
  children,
}: {
  id: string;
  title: string;
  intro?: ReactNode;
  /** Kept off the printed sheet. */
  unprinted?: boolean;
  /** On a phone a line until one presses it. */
  folded?: boolean;
  children: ReactNode;
}) {
  const content = (
    <>
      {intro ? (
        <Note mt="1" maxW="prose">
          {intro}
        </Note>
      ) : null}
      <Box mt="4">{children}</Box>
    </>
  );
  const heading = (foldId?: string) => (
    <Heading as="h2" id={`${id}-title`} size="md" tabIndex={-1} scrollMarginTop="16" outline="none">
      <span id={foldId}>{title}</span>
    </Heading>
  );
  return (
    <Section
      aria-labelledby={`${id}-title`}
      borderTopWidth="1px"
      py={{ base: '6', md: '8' }}
      minW="0"
      {...(unprinted ? { _print: { display: 'none' } } : {})}
    >
      {folded ? (
        <PhoneFold heading={heading}>{content}</PhoneFold>
      ) : (
        <>
          {heading()}
          {content}
        </>
      )}
    </Section>
  );
}
