/** Source and year of one figure in a line, or why it is blank: for pages without scripts. */

import { MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { termOfField } from '#schema/domain/record/glossary-keys.ts';
import { yearText } from '#words/university/record-texts.ts';
import { sourceWords as words } from '#words/university/source-words.ts';
import { GlossaryLink } from '../links/glossary-link.tsx';
import { AsPublished } from '../page/as-published.tsx';
import type { FactSourceProps } from './fact-source-text.tsx';

export function SourceLine({ university, field, label, standIn }: FactSourceProps) {
  const fact = university.facts[field];
  const missing = university.missing[field];
  const term = termOfField(field);
  const instead = standIn ?? (missing ? MISSING_LABELS[missing] : words.unknown);
  return (
    <>
      {fact ? (
        <>
          <AsPublished>{fact.source}</AsPublished>
          {`, ${yearText(fact.year)}`}
        </>
      ) : (
        instead
      )}
      {term === undefined ? null : (
        <>
          {!fact && instead.endsWith('.') ? ' ' : '. '}
          <GlossaryLink term={term} name={label} />
        </>
      )}
    </>
  );
}
