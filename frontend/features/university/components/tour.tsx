/** The virtual tour: a dialog with four slides, turned by buttons, dots or the arrow keys, wrapping at both ends. */

import { useEffect, useMemo, useState } from 'react';
import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Span, Text } from '#frontend/components/styled/text.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#frontend/components/ui/icons.tsx';
import { Modal } from '#frontend/components/ui/modal.tsx';
import { CampusPicture } from '#frontend/components/universities/campus-picture.tsx';
import { websiteLink } from '#frontend/content/website-link.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { placeholderSvg } from '#schema/domain/record/placeholder.ts';
import { universityWords } from '#words/university/university.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { slideAfter, type TourSlide, tourSlides } from '../tour-slides.ts';
import { PlateLabel } from './plate-label.tsx';

const words = () => universityPartWords.tour;
/** Far enough apart that the drawings of neighbouring ids do not repeat each other. */
const SCENE_STEP = 104_729;
/** Values longer than this are set small. */
const LONG = 40;
/** Values longer than this have a row of their own. */
const SHORT = 22;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

interface TourProps {
  university: UniversityRecordView;
  open: boolean;
  onClose: () => void;
}

export function Tour({ university, open, onClose }: TourProps) {
  return (
    <Modal open={open} onClose={onClose} title={words().title(university.name)} width="58rem">
      <Slides university={university} />
    </Modal>
  );
}

function Slides({ university }: { university: UniversityRecordView }) {
  const slides = useMemo(() => tourSlides(university), [university]);
  const [current, setCurrent] = useState(0);
  const slide = slides[current];
  const turn = (steps: number) => setCurrent((from) => slideAfter(from, steps, slides.length));

  // On the document, because the focus may rest on the dialog's close button.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const steps = STEPS[event.key];
      if (steps === undefined) return;
      event.preventDefault();
      setCurrent((from) => slideAfter(from, steps, slides.length));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [slides.length]);

  if (!slide) return null;
  return (
    <Box role="group" aria-roledescription="carousel" aria-label={words().region}>
      <Box
        role="group"
        aria-roledescription="slide"
        aria-label={words().position(current + 1, slides.length)}
        aria-live="polite"
      >
        <Slide university={university} slide={slide} number={current} />
      </Box>
      <Flex mt="5" alignItems="center" justifyContent="space-between" gap="3">
        <Button variant="outline" boxSize="11" minH="11" p="0" aria-label={words().previous} onClick={() => turn(-1)}>
          <ChevronLeftIcon />
        </Button>
        <Flex alignItems="center">
          {slides.map(({ key, title }, index) => (
            <Button
              key={key}
              variant="ghost"
              boxSize="11"
              minH="11"
              p="0"
              aria-label={words().goTo(title)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => setCurrent(index)}
            >
              <Span
                display="block"
                height="2"
                width={index === current ? '5' : '2'}
                borderRadius="full"
                bg={index === current ? 'accent.solid' : 'border.control'}
              />
            </Button>
          ))}
        </Flex>
        <Button variant="outline" boxSize="11" minH="11" p="0" aria-label={words().next} onClick={() => turn(1)}>
          <ChevronRightIcon />
        </Button>
      </Flex>
    </Box>
  );
}

/** Every slide has the same shape, so that the buttons stay under the pointer. */
function Slide({ university, slide, number }: { university: UniversityRecordView; slide: TourSlide; number: number }) {
  const [drawn, setDrawn] = useState(false);
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap={{ base: '4', md: '7' }}
      minH={{ base: '29rem', md: '23rem' }}
      alignContent="start"
    >
      <Box borderRadius="md" overflow="hidden" alignSelf="start" position="relative">
        {number === 0 ? (
          <>
            <CampusPicture university={university} width={960} eager credited onDrawn={() => setDrawn(true)} />
            {university.image === null || drawn ? <PlateLabel university={university} /> : null}
          </>
        ) : (
          <DrawnScene university={university} number={number} />
        )}
      </Box>
      <Box minW="0">
        <Box as="h3" textStyle="section">
          {slide.title}
        </Box>
        <Facts facts={slide.facts} />
        {number === 0 ? <OwnSite university={university} /> : null}
      </Box>
    </Grid>
  );
}

/** The school's own pages show the real campus. */
function OwnSite({ university }: { university: UniversityRecordView }) {
  const { href, host } = websiteLink(university);
  return host === null ? null : (
    <Text mt="2" textStyle="sm" color="fg.muted">
      <ExternalLink href={href} target="_blank" touch="block">
        {universityWords.website.link}
      </ExternalLink>{' '}
      {host}
    </Text>
  );
}

/** Another drawing in the manner of the placeholder for each slide after the first; it shows nothing real. */
function DrawnScene({ university, number }: { university: UniversityRecordView; number: number }) {
  const { id, name, city, state, campusSetting } = university;
  const drawing = placeholderSvg({ id: id + number * SCENE_STEP, name, city, state, setting: campusSetting });
  return (
    <chakra.img
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      alt=""
      display="block"
      width="100%"
      aspectRatio="16 / 10"
      _dark={{ filter: 'brightness(0.72)' }}
    />
  );
}

function Facts({ facts }: { facts: TourSlide['facts'] }) {
  if (facts.length === 0) {
    return (
      <Text mt="4" color="fg.muted">
        {words().noFigures}
      </Text>
    );
  }
  return (
    <Grid
      as="dl"
      mt="3"
      // Short ones two in a row on a phone, so that the slides are of about one height.
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' }}
      columnGap="4"
      rowGap="2.5"
    >
      {facts.map(({ label, value }) => (
        <Box key={label} borderTopWidth="1px" pt="2" gridColumn={value.length > SHORT ? '1 / -1' : 'auto'}>
          <DataList.Label textStyle="sm" color="fg.muted">
            {label}
          </DataList.Label>
          <DataList.Value fontWeight="medium" {...(value.length > LONG ? { textStyle: 'sm' } : { textStyle: 'lg' })}>
            {value}
          </DataList.Value>
        </Box>
      ))}
    </Grid>
  );
}
