/** Canadian programs that a profession's own body recognizes, by field. */

import { AsPublished } from '#frontend/components/as-published.tsx';
import { FactSource } from '#frontend/components/fact-source.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { disciplineText, fieldText } from '#words/record-details.ts';
import { detailWords } from '#words/university-details.ts';
import { SubHeading } from './sub-heading.tsx';

const words = () => detailWords.programs;

export function AccreditedSchools({ university }: { university: UniversityRecordView }) {
  const { accreditedSchools } = university;
  if (accreditedSchools === null || accreditedSchools.length === 0) return null;
  const fields = [...Map.groupBy(accreditedSchools, ({ field }) => field)];
  return (
    <Box mt={{ base: '8', md: '10' }}>
      <SubHeading>{words().accredited}</SubHeading>
      <Box as="p" mt="1" textStyle="sm" color="fg.muted" maxW="prose">
        {words().accreditedIntro}{' '}
        <FactSource university={university} field="accreditedSchools" label={words().accredited} />
      </Box>
      <Box as="dl" mt="3" borderTopWidth="1px" maxW="3xl">
        {fields.map(([field, schools]) => {
          const parts = [...new Set(schools.flatMap(({ discipline }) => discipline ?? []))];
          const accreditors = [...new Set(schools.flatMap(({ accreditor }) => accreditor ?? []))];
          return (
            <Box key={field} py="2.5" borderBottomWidth="1px" borderColor="border.muted" textStyle="sm">
              <Box as="dt" fontWeight="medium">
                {fieldText(field)}
                {accreditors.length === 0 ? null : (
                  <Box as="span" color="fg.muted" fontWeight="normal">
                    {' '}
                    (<AsPublished>{accreditors.join(', ')}</AsPublished>)
                  </Box>
                )}
              </Box>
              {parts.length === 0 ? null : <dd>{parts.map(disciplineText).join(', ')}</dd>}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
