/** What stands behind one figure: its meaning, source, variable and year, or why it is blank. */

import { cohortText } from '#frontend/content/cohort-text.ts';
import type { FactView, UniversityRecordView } from '#schema/api/university.ts';
import { type FactField, MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { termOfField } from '#schema/domain/record/glossary-keys.ts';
import { peerWords } from '#words/university/peers.ts';
import { yearText } from '#words/university/record-texts.ts';
import { computedText, sourceWords as words } from '#words/university/source-words.ts';
import { meaningOf } from '#words/university/university-meanings.ts';
import { GlossaryLink } from '../links/glossary-link.tsx';
import { ExternalLink } from '../links/router-link.tsx';
import { AsPublished } from '../page/as-published.tsx';
import { Box } from '../styled/box.tsx';
import { FactVariable } from './fact-variable.tsx';
import { isPeerFigure } from './peer-bar.tsx';

export interface FactSourceProps {
  university: UniversityRecordView;
  field: FactField;
  /** Name of the figure, as it stands beside it. */
  label: string;
  /** Left out where the meaning stands beside the figure already. */
  withMeaning?: boolean;
  /** What is shown in place of the school's own figure, when that is missing. */
  standIn?: string;
}

export function FactSourceText({ university, field, label, withMeaning = true, standIn }: FactSourceProps) {
  const fact = university.facts[field];
  const missing = university.missing[field];
  const term = termOfField(field);
  const people = cohortText(university, field);
  const { peers } = university;
  const among = isPeerFigure(field) ? peers?.figures[field] : undefined;
  return (
    <>
      {withMeaning ? (
        <Box as="p" mb="3">
          {meaningOf(field, university)}
        </Box>
      ) : null}
      {fact ? <FactDetails fact={fact} /> : null}
      {people === null ? null : <Entry term={words.people}>{people}</Entry>}
      {!peers || !among || !isPeerFigure(field) ? null : (
        <Entry term={peerWords.heading}>{peerWords.position(field, among, peers)}</Entry>
      )}
      {standIn === undefined ? null : <Entry term={words.estimate}>{standIn}</Entry>}
      {!fact && missing ? (
        <Entry term={standIn === undefined ? words.missing : words.missingOwn}>{MISSING_LABELS[missing]}</Entry>
      ) : null}
      {!fact && !missing && standIn === undefined ? (
        <Box as="p" color="fg.muted">
          {words.unknown}
        </Box>
      ) : null}
      {term === undefined ? null : (
        <Box mt="3">
          <GlossaryLink term={term} name={label} />
        </Box>
      )}
    </>
  );
}

function FactDetails({ fact }: { fact: FactView }) {
  return (
    <Box display="grid" gap="2">
      <Entry term={words.publisher}>
        {fact.url === undefined ? (
          <AsPublished>{fact.source}</AsPublished>
        ) : (
          <ExternalLink href={fact.url} target="_blank">
            <AsPublished>{fact.source}</AsPublished>
          </ExternalLink>
        )}
      </Entry>
      <Entry term={words.year}>{yearText(fact.year)}</Entry>
      <Entry term={words.variable}>
        <Box as="span" fontFamily="mono" textStyle="xs" overflowWrap="anywhere">
          <FactVariable fact={fact} />
        </Box>
      </Entry>
      {fact.computed === undefined ? null : <Entry term={words.computed}>{computedText(fact.computed)}</Entry>}
      {fact.estimate ? <Entry term={words.estimate}>{words.estimateNote}</Entry> : null}
    </Box>
  );
}

/** Pairs in a popover that may itself stand in a list of figures, hence no list of its own. */
function Entry({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <Box as="span" display="block" textStyle="xs" color="fg.muted">
        {term}
      </Box>
      {children}
    </div>
  );
}
