/** The school in a few sentences, and by what other names it goes. */
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { otherNames } from '#schema/domain/record/other-names.ts';
import { labelled } from '#words/layout/labelled.ts';
import { universityWords } from '#words/university/university.ts';

export function About({ university }: { university: UniversityRecordView }) {
  const { description } = university;
  return (
    <>
      <Text
        textStyle={{ base: 'md', md: 'lg' }}
        maxW="prose"
        lineHeight="relaxed"
        color={description === '' ? 'fg.muted' : 'fg'}
      >
        {description === '' ? universityWords.missing.description : description}
      </Text>
      <OtherNames university={university} />
      <Box mt="4" _print={{ display: 'none' }}>
        <TextLink to={paths.embed(new URLSearchParams({ schools: university.slug }))} touch="block">
          {universityWords.embed}
        </TextLink>
      </Box>
    </>
  );
}

function OtherNames({ university }: { university: UniversityRecordView }) {
  const { current, former } = otherNames(university);
  if (current.length === 0 && former.length === 0) return null;
  return (
    <Box mt="4" textStyle="sm" color="fg.muted" maxW="prose">
      {current.length > 0 ? <p>{labelled(universityWords.otherNames, current.join(' · '))}</p> : null}
      {former.length > 0 ? <p>{labelled(universityWords.formerNames, former.join(' · '))}</p> : null}
    </Box>
  );
}
