/** Figures that are not known, in a line for each reason why. */
import { Note } from '#frontend/components/styled/text.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { labelled } from '#words/layout/labelled.ts';
import { universityWords } from '#words/university/university.ts';
import type { Blank } from '../parts/part.ts';

interface BlankLinesProps {
  university: UniversityRecordView;
  blanks: readonly Blank[];
}

export function BlankLines({ university: { missing }, blanks }: BlankLinesProps) {
  if (blanks.length === 0) return null;
  return (
    <div>
      {[...Map.groupBy(blanks, ({ field }) => missing[field])].map(([reason, some]) => (
        <Note key={reason ?? ''} maxW="prose">
          {labelled(
            reason === undefined ? universityWords.missing.figure : MISSING_LABELS[reason],
            `${some.map(({ label }) => label).join('; ')}.`,
          )}
        </Note>
      ))}
    </div>
  );
}
