/** The place on a map that stands in for a photograph, in the page's own letters: in its upper left, where it has nothing. */
import { Box } from '#frontend/components/styled/box.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';

export function PlateLabel({ university: { city, state } }: { university: UniversityRecordView }) {
  return (
    // Said under the name already; the right is left to the button of the tour.
    <Box
      aria-hidden="true"
      position="absolute"
      // On a phone it ends above the outline.
      top={{ base: '2', md: '3' }}
      insetStart="4"
      maxW={{ base: 'calc(100% - 2rem)', md: 'calc(100% - 12rem)' }}
      lineHeight={{ base: '1.5rem', md: '2.25rem' }}
      fontFamily="heading"
      textStyle="lg"
      fontWeight="semibold"
      truncate
    >
      {townInState(city, state)}
    </Box>
  );
}
