/** Canadian programs that a profession's own body recognizes, by field. */

import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { accreditorText, disciplineText, fieldText } from '#words/university/record-details.ts';
import { detailWords } from '#words/university/university-details.ts';
import { SubHeading } from './sub-heading.tsx';

const words = () => detailWords.programs;

export function AccreditedSchools({ university }: { university: UniversityRecordView }) {
  const { accreditedSchools } = university;
  if (accreditedSchools === null || accreditedSchools.length === 0) return null;
  const fields = [...Map.groupBy(accreditedSchools, ({ field }) => field)];
  return (
    <Box>
      <SubHeading>{words().accredited}</SubHeading>
      <Note mt="1" maxW="prose">
        {words().accreditedIntro}{' '}
        <FactSource university={university} field="accreditedSchools" label={words().accredited} />
      </Note>
      <DataList.Root mt="3" borderTopWidth="1px" maxW="3xl">
        {fields.map(([field, schools]) => {
          const parts = [...new Set(schools.flatMap(({ discipline }) => discipline ?? []))];
          const accreditors = [...new Set(schools.flatMap(({ accreditor }) => accreditor ?? []))];
          return (
            <Box key={field} py="2.5" borderBottomWidth="1px" borderColor="border.muted" textStyle="sm">
              <DataList.Label fontWeight="medium">
                {fieldText(field)}
                {accreditors.length === 0 ? null : (
                  <Span color="fg.muted" fontWeight="normal">
                    {' '}
                    ({accreditors.map(accreditorText).join(', ')})
                  </Span>
                )}
              </DataList.Label>
              {parts.length === 0 ? null : <dd>{parts.map(disciplineText).join(', ')}</dd>}
            </Box>
          );
        })}
      </DataList.Root>
    </Box>
  );
}
