/**
 * A school's picture at a fixed shape, so that nothing jumps: the licensed photograph or the Worker's map of where it is;
 * when even that does not come, a drawing made here.
 */
import { useEffect, useRef, useState } from 'react';
import { pictureOf } from '#schema/domain/record/picture-address.ts';
import { PLACEHOLDER_SIZE } from '#schema/domain/record/placeholder-size.ts';
import { pictureWords } from '#words/controls/pictures.ts';
import { Box } from '../styled/box.tsx';
import { css } from '../styled/chakra.ts';

export interface PictureSubject {
  id: number;
  name: string;
  city: string | null;
  state: string;
  image: { author: string; licence: string } | null;
}

interface CampusPictureProps {
  university: PictureSubject;
  /** Widths the Worker offers: 320, 640, 960, 1280. */
  width?: 320 | 640 | 960 | 1280;
  /** True for a picture seen first; the others wait until they come near. */
  eager?: boolean;
  /** Writes the credit of a photograph onto it; without, the page owes it elsewhere. */
  credited?: boolean;
  /** A strip where the page has one column: of a photograph its upper middle shows. */
  strip?: boolean;
  /** Its place on the map, even where there is a photograph. */
  map?: boolean;
  /** Called when a drawing shows where a photograph was named: its credit is not due. */
  onDrawn?: () => void;
  /** Left empty where the name stands beside the picture. */
  alt?: string;
}

const PHOTOGRAPH = css({ display: 'block', boxSize: '100%', objectFit: 'cover', objectPosition: '50% 12%' });
// A drawing fits itself into any frame.
const DRAWING = css({ display: 'block', boxSize: '100%', objectFit: 'fill', _dark: { filter: 'brightness(0.72)' } });
// At night light and dark change places, and the school's dot is the brightest; its blue stays blue.
const MAP = css({
  display: 'block',
  boxSize: '100%',
  objectFit: 'fill',
  _dark: { filter: 'invert(0.87) hue-rotate(180deg)' },
});

export function CampusPicture({
  university,
  width = 640,
  eager = false,
  credited = false,
  strip = false,
  map = false,
  onDrawn,
  alt = '',
}: CampusPictureProps) {
  const { id, name, city, state } = university;
  const credit = pictureCredit(university.image);
  const [drawn, setDrawn] = useState<string | null>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const onLoad = (picture: HTMLImageElement) => {
    const { width: w, height: h } = PLACEHOLDER_SIZE;
    if (picture.naturalWidth !== w || picture.naturalHeight !== h) return;
    setIsDrawing(true);
    if (university.image !== null) onDrawn?.();
  };
  // A picture that came before the page was alive has told nobody.
  const img = useRef<HTMLImageElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each school; from then on the picture tells
  useEffect(() => {
    const picture = img.current;
    if (!picture?.complete || picture.src.startsWith('data:')) return;
    if (picture.naturalWidth > 0) onLoad(picture);
    else onError();
  }, [id]);
  const isMap = isDrawing || university.image === null;
  const onError = () => {
    if (drawn !== null) return;
    void import('#schema/domain/record/placeholder.ts').then(({ placeholderSvg }) =>
      setDrawn(`data:image/svg+xml,${encodeURIComponent(placeholderSvg({ id, name, city, state }))}`),
    );
  };
  return (
    <Box
      position="relative"
      overflow="hidden"
      bg="bg.muted"
      aspectRatio={strip ? { base: '5 / 2', lg: '16 / 10' } : '16 / 10'}
      width="100%"
    >
      <img
        key={id}
        ref={img}
        src={drawn ?? pictureOf(id, width, { map })}
        alt={alt}
        width={width}
        height={Math.round(width / 1.6)}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={drawn === null ? (isMap ? MAP : PHOTOGRAPH) : DRAWING}
        onLoad={(event) => onLoad(event.currentTarget)}
        onError={onError}
      />
      {credited && credit !== null && !isDrawing ? (
        <Box
          position="absolute"
          bottom="0"
          insetStart="0"
          maxW="100%"
          px="1.5"
          // Quiet as the empty frame is, for it is there before the picture.
          bg="bg.muted"
          color="fg.muted"
          textStyle="xs"
          truncate
          title={credit}
        >
          {credit}
        </Box>
      ) : null}
    </Box>
  );
}

/** "Photo: A. Person, CC BY-SA 4.0": due wherever a licensed photograph shows. */
export function pictureCredit(image: PictureSubject['image']): string | null {
  return image === null ? null : pictureWords.credit(image.author, image.licence);
}
