/** The four figures people come for: tuition, in-state tuition, students, students for each teacher. */

import type { ReactNode } from 'react';
import { LabelBadge } from '#frontend/components/badge.tsx';
import { FactSource } from '#frontend/components/fact-source.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { type HeadlineFigure, headlineFigures } from '#frontend/content/headline-figures.ts';
import { universityWords } from '#frontend/content/university.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { MISSING_LABELS } from '#schema/domain/facts.ts';

const COLUMNS: Record<number, string> = {
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
};

export function HeadlineFigures({ university }: { university: UniversityRecordView }) {
  const figures = headlineFigures(university);
  return (
    <Box as="section" aria-label={universityWords.sections.headline} borderTopWidth="1px" py={{ base: '5', md: '6' }}>
      <Box
        as="dl"
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: COLUMNS[figures.length] }}
        columnGap={{ base: '5', md: '8' }}
        rowGap="5"
      >
        {figures.map((figure) => (
          <Headline key={figure.field} university={university} {...figure} />
        ))}
      </Box>
    </Box>
  );
}

function Headline({ university, field, label, value, note }: HeadlineFigure & { university: UniversityRecordView }) {
  const missing = university.missing[field];
  const reason = missing && value === null ? `${MISSING_LABELS[missing]}.` : null;
  return (
    <Box minW="0">
      <Box as="dt" textStyle="sm" color="fg.muted" minH="6">
        {label} <FactSource university={university} field={field} label={label} />
      </Box>
      <Value estimate={university.facts[field]?.estimate === true} value={value} />
      {(reason ?? note) ? (
        <Box as="dd" textStyle="xs" color="fg.muted" mt="0.5">
          {reason ?? note}
        </Box>
      ) : null}
    </Box>
  );
}

function Value({ value, estimate }: { value: string | null; estimate: boolean }): ReactNode {
  if (value === null) {
    return (
      <Box as="dd" mt="1" color="fg.muted" textStyle="sm">
        {universityWords.missing.figure}
      </Box>
    );
  }
  return (
    <Box as="dd" textStyle="figure" mt="0.5" display="flex" alignItems="baseline" flexWrap="wrap" columnGap="2">
      {value}
      {estimate ? <LabelBadge outline>{universityWords.estimateTag}</LabelBadge> : null}
    </Box>
  );
}
