/** The school in a few sentences. */
import { Box } from '#frontend/components/styled/box.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { universityWords } from '#words/university.ts';

export function About({ university: { description } }: { university: UniversityRecordView }) {
  return (
    <Box as="p" textStyle="lg" maxW="prose" lineHeight="relaxed" color={description === '' ? 'fg.muted' : 'fg'}>
      {description === '' ? universityWords.missing.description : description}
    </Box>
  );
}
