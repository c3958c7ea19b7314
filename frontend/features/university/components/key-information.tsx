/** Key Information: short facts in two columns, each with its source. */

import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { WithSource } from '#frontend/components/figures/with-source.tsx';
import { Collapsible, Folds } from '#frontend/components/page/collapsible.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { inARow } from '../brief.ts';
import { type KeyFact, keyFacts } from '../key-facts.ts';
import { saysLittle } from '../unknown-figures.ts';
import { AmongPeers } from './among-peers.tsx';
import { BlankLines } from './blank-lines.tsx';

/** So many stand open at most, and all of them where only a few more would be folded. */
const FIRST_SHOWN = 6;
const FEW = 3;
/** What the first screen has said already. */
const SAID_ABOVE: readonly KeyFact['field'][] = ['type', 'studentFacultyRatio'];

/** What one reads first, and what one opens: said above, or of less weight. */
function parted(facts: KeyFact[]): { first: KeyFact[]; further: KeyFact[] } {
  const first = facts.filter(({ field }) => !SAID_ABOVE.includes(field)).slice(0, FIRST_SHOWN);
  if (first.length === 0 || facts.length - first.length <= FEW) return { first: facts, further: [] };
  return { first, further: facts.filter((fact) => !first.includes(fact)) };
}

export function KeyInformation({ university }: { university: UniversityRecordView }) {
  const facts = keyFacts(university);
  const { first, further } = parted(facts.filter(({ value }) => value !== null));
  const blanks = facts.flatMap(({ label, value, field }) =>
    value === null && field !== null ? [{ field, label }] : [],
  );
  return (
    <>
      {first.length === 0 ? null : <Rows university={university} facts={first} />}
      <Box mt="3" _empty={{ display: 'none' }}>
        <BlankLines university={university} blanks={saysLittle(university) ? [] : blanks} />
      </Box>
      <Box mt="5">
        <Folds>
          {further.length === 0 ? null : (
            <Collapsible
              id="more-facts"
              heading={universityPartWords.moreFacts}
              brief={inARow(further.map(({ label }) => label))}
            >
              <Rows university={university} facts={further} />
            </Collapsible>
          )}
          <AmongPeers university={university} />
        </Folds>
      </Box>
    </>
  );
}

function Rows({ university, facts }: { university: UniversityRecordView; facts: KeyFact[] }) {
  return (
    <Grid
      as="dl"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="10"
      borderTopWidth="1px"
    >
      {facts.map((fact) => (
        <Row key={fact.label} university={university} fact={fact} />
      ))}
    </Grid>
  );
}

function Row({ university, fact: { label, value, field } }: { university: UniversityRecordView; fact: KeyFact }) {
  return (
    <Grid
      gridTemplateColumns="minmax(0, 11fr) minmax(0, 12fr)"
      gap="3"
      py="2.5"
      borderBottomWidth="1px"
      borderColor="border.muted"
      textStyle="sm"
    >
      <DataList.Label color="fg.muted" minH="6">
        {field === null ? (
          label
        ) : (
          <WithSource label={label}>
            <FactSource university={university} field={field} label={label} />
          </WithSource>
        )}
      </DataList.Label>
      <DataList.Value py="0.5" fontWeight="medium">
        {value}
      </DataList.Value>
    </Grid>
  );
}
