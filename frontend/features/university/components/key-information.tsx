/** Key Information: short facts in two columns, each with its source. */

import { FactSource } from '#frontend/components/fact-source.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { MISSING_LABELS } from '#schema/domain/facts.ts';
import { universityWords } from '#words/university.ts';
import { type KeyFact, keyFacts } from '../key-facts.ts';

export function KeyInformation({ university }: { university: UniversityRecordView }) {
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="10"
      borderTopWidth="1px"
    >
      {keyFacts(university).map((fact) => (
        <Row key={fact.label} university={university} fact={fact} />
      ))}
    </Box>
  );
}

function Row({ university, fact: { label, value, field } }: { university: UniversityRecordView; fact: KeyFact }) {
  const missing = field === null ? undefined : university.missing[field];
  return (
    <Box
      display="grid"
      gridTemplateColumns="minmax(0, 11fr) minmax(0, 12fr)"
      gap="3"
      py="2.5"
      borderBottomWidth="1px"
      borderColor="border.muted"
      textStyle="sm"
    >
      <Box as="dt" color="fg.muted" minH="6">
        {label} {field === null ? null : <FactSource university={university} field={field} label={label} />}
      </Box>
      <Box
        as="dd"
        py="0.5"
        fontWeight={value === null ? 'normal' : 'medium'}
        color={value === null ? 'fg.muted' : 'fg'}
      >
        {value ?? universityWords.missing.figure}
        {value === null && missing ? (
          <Box as="span" display="block" textStyle="xs">
            {MISSING_LABELS[missing]}.
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
