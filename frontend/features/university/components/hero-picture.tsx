/** The picture of the campus with its credit or, on a map, its place, and the door to the virtual tour. */

import { useState } from 'react';
import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { ArrowRightIcon } from '#frontend/components/ui/icons.tsx';
import { CampusPicture } from '#frontend/components/universities/campus-picture.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityImageView, UniversityRecordView } from '#schema/api/university.ts';
import { pictureWords } from '#words/controls/pictures.ts';
import { universityWords } from '#words/university/university.ts';
import { PlateLabel } from './plate-label.tsx';

const Tour = lazy(() => import('./tour.tsx').then(({ Tour }) => ({ default: Tour })));
const words = () => universityWords.picture;

export function HeroPicture({ university }: { university: UniversityRecordView }) {
  const [open, setOpen] = useState(false);
  // Kept after the first opening, so that closing gives the focus back to the button.
  const [wanted, setWanted] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const { name, image } = university;
  const isMap = image === null || drawn;
  return (
    // After the figures where there is one column: they are what one comes for.
    <Box
      as="figure"
      m="0"
      minW="0"
      display={{ lg: 'flex' }}
      flexDirection="column"
      order={{ base: '1', lg: '0' }}
      pb={{ base: '2', lg: '0' }}
    >
      {/* On a phone as high as a strip 358 px wide, in whole pixels, as all above the bar that sticks has to be. */}
      <Box position="relative" display={{ lg: 'flex' }} flexGrow="1" borderRadius="md" overflow="hidden" minH="9rem">
        <CampusPicture
          university={university}
          width={960}
          eager
          strip
          onDrawn={() => setDrawn(true)}
          alt={isMap ? universityWords.missing.image : words().of(name)}
        />
        {isMap ? <PlateLabel university={university} /> : null}
        <Button
          position="absolute"
          // Where a map has nothing: on a phone in the lower left, which is also clear of its round menu, else beside the place.
          bottom={{ base: '3', md: 'auto' }}
          insetStart={{ base: '3', md: 'auto' }}
          top={{ md: '3' }}
          insetEnd={{ md: '3' }}
          size="sm"
          minH={{ base: '11', md: '9' }}
          colorPalette="ink"
          aria-haspopup="dialog"
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          {words().tour}
          <ArrowRightIcon boxSize="4" />
        </Button>
      </Box>
      {image === null ? null : (
        // A picture that could not be had leaves the room of its credit, so that nothing below it moves.
        <Box as="figcaption" mt="2" minH="4.5" textStyle="xs" color="fg.muted">
          {drawn ? null : <Credit image={image} />}
        </Box>
      )}
      {wanted ? (
        <Suspense fallback={null}>
          <Tour university={university} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
}

function Credit({ image: { author, licence, licenceUrl, sourcePage } }: { image: UniversityImageView }) {
  return (
    <>
      {words().photo}{' '}
      <ExternalLink href={sourcePage} target="_blank" color="inherit">
        {pictureWords.author(author)}
      </ExternalLink>
      {', '}
      {licenceUrl === null ? (
        pictureWords.licence(licence)
      ) : (
        <ExternalLink href={licenceUrl} target="_blank" color="inherit">
          {pictureWords.licence(licence)}
        </ExternalLink>
      )}
    </>
  );
}
