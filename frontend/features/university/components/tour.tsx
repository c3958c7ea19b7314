/** The virtual tour: a dialog with four slides, turned by buttons, dots or the arrow keys, wrapping at both ends. */
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { CampusPicture } from '#frontend/components/campus-picture.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#frontend/components/icons.tsx';
import { Modal } from '#frontend/components/ui/modal.tsx';
import { universityWords } from '#frontend/content/university.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { slideAfter, type TourSlide, tourSlides } from '../tour-slides.ts';

const words = universityWords.tour;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

interface TourProps {
  university: UniversityRecordView;
  open: boolean;
  onClose: () => void;
}

export function Tour({ university, open, onClose }: TourProps) {
  return (
    <Modal open={open} onClose={onClose} title={words.title(university.name)} width="58rem">
      <Slides university={university} />
    </Modal>
  );
}

function Slides({ university }: { university: UniversityRecordView }) {
  const slides = useMemo(() => tourSlides(university), [university]);
  const [current, setCurrent] = useState(0);
  const slide = slides[current];
  const turn = (steps: number) => setCurrent((from) => slideAfter(from, steps, slides.length));
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = STEPS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    turn(steps);
  };
  if (!slide) return null;
  return (
    <Box role="group" aria-roledescription="carousel" aria-label={words.region} onKeyDown={onKeyDown}>
      <Box
        role="group"
        aria-roledescription="slide"
        aria-label={words.position(current + 1, slides.length)}
        aria-live="polite"
      >
        <Slide university={university} slide={slide} />
      </Box>
      <Box mt="5" display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <Button variant="outline" boxSize="10" minH="10" p="0" aria-label={words.previous} onClick={() => turn(-1)}>
          <ChevronLeftIcon />
        </Button>
        <Box display="flex" alignItems="center" gap="1">
          {slides.map(({ key, title }, index) => (
            <Button
              key={key}
              variant="ghost"
              boxSize="8"
              minH="8"
              p="0"
              aria-label={words.goTo(title)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => setCurrent(index)}
            >
              <Box
                as="span"
                display="block"
                height="2"
                width={index === current ? '5' : '2'}
                borderRadius="full"
                bg={index === current ? 'accent.solid' : 'border.control'}
              />
            </Button>
          ))}
        </Box>
        <Button variant="outline" boxSize="10" minH="10" p="0" aria-label={words.next} onClick={() => turn(1)}>
          <ChevronRightIcon />
        </Button>
      </Box>
    </Box>
  );
}

/** Every slide has the same height, so that the buttons stay under the pointer. */
function Slide({ university, slide }: { university: UniversityRecordView; slide: TourSlide }) {
  const withPicture = slide.key === 'campus';
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: withPicture ? '3fr 2fr' : 'minmax(0, 1fr)' }}
      gap={{ base: '4', md: '7' }}
      minH={{ base: '24rem', md: '21rem' }}
      alignContent="start"
    >
      {withPicture ? (
        <Box borderRadius="md" overflow="hidden">
          <CampusPicture university={university} width={960} eager />
        </Box>
      ) : null}
      <Box minW="0">
        <Box as="h3" textStyle="title">
          {slide.title}
        </Box>
        <Facts slide={slide} oneColumn={withPicture} />
      </Box>
    </Box>
  );
}

function Facts({ slide: { facts }, oneColumn }: { slide: TourSlide; oneColumn: boolean }) {
  if (facts.length === 0) {
    return (
      <Box as="p" mt="4" color="fg.muted">
        {words.noFigures}
      </Box>
    );
  }
  return (
    <Box
      as="dl"
      mt={{ base: '3', md: '5' }}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: oneColumn ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))' }}
      columnGap="8"
      rowGap={{ base: '2.5', md: '4' }}
    >
      {facts.map(({ label, value }) => (
        <Box key={label} borderTopWidth="1px" pt="2" {...(value.length > 60 ? { gridColumn: '1 / -1' } : {})}>
          <Box as="dt" textStyle="sm" color="fg.muted">
            {label}
          </Box>
          <Box as="dd" fontWeight="medium" {...(value.length > 24 ? {} : { textStyle: 'figure' })}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
