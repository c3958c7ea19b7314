/** Key Information: short facts in two columns, each with its source. */

import { FactSource } from '#frontend/components/fact-source.tsx';
import { Fold, Folds } from '#frontend/components/fold.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { MISSING_LABELS } from '#schema/domain/facts.ts';
import { universityWords } from '#words/university.ts';
import { universityPartWords } from '#words/university-parts.ts';
import { inARow } from '../in-short.ts';
import { type KeyFact, keyFacts } from '../key-facts.ts';
import { AmongPeers } from './among-peers.tsx';

/** So many stand open, as long as more than a few remain. */
const FIRST_SHOWN = 8;
const FEW = 3;

export function KeyInformation({ university }: { university: UniversityRecordView }) {
  const facts = keyFacts(university);
  const open = facts.length - FIRST_SHOWN > FEW ? FIRST_SHOWN : facts.length;
  const further = facts.slice(open);
  return (
    <>
      <Rows university={university} facts={facts.slice(0, open)} />
      <Box mt="5">
        <Folds>
          {further.length === 0 ? null : (
            <Fold
              id="more-facts"
              heading={universityPartWords.moreFacts}
              brief={inARow(further.map(({ label }) => label))}
            >
              <Rows university={university} facts={further} />
            </Fold>
          )}
          <AmongPeers university={university} />
        </Folds>
      </Box>
    </>
  );
}

function Rows({ university, facts }: { university: UniversityRecordView; facts: KeyFact[] }) {
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="10"
      borderTopWidth="1px"
    >
      {facts.map((fact) => (
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
