/** A heading inside a section of the page. */

import type { ReactNode } from 'react';
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { Flex } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import type { FactField } from '#schema/domain/record/facts.ts';

/** A heading with the way to the source of what stands under it. */
export function SourcedHeading({
  university,
  field,
  children,
}: {
  university: UniversityRecordView;
  field: FactField;
  children: string;
}) {
  return (
    <Flex alignItems="center" gap="1.5">
      <SubHeading>{children}</SubHeading>
      <FactSource university={university} field={field} label={children} />
    </Flex>
  );
}

export function SubHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Heading as="h3" id={id} size="md">
      {children}
    </Heading>
  );
}
