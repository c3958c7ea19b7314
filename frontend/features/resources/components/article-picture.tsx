/** A drawing of an article, at a fixed shape, so that nothing jumps when it comes. */
import { css } from '#frontend/components/styled/chakra.ts';
import { drawingPath } from '#frontend/content/running-text.ts';

interface ArticlePictureProps {
  drawing: string;
  alt: string;
  /** True for one that is seen first. */
  eager?: boolean;
  /** Of a phone's head: less high, its middle alone. */
  flat?: boolean;
}

export function ArticlePicture({ drawing, alt, eager = false, flat = false }: ArticlePictureProps) {
  return (
    <img
      src={drawingPath(drawing)}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={css({
        display: 'block',
        width: '100%',
        aspectRatio: flat ? { base: '5 / 2', md: '16 / 10' } : '16 / 10',
        objectFit: 'cover',
        bg: 'bg.muted',
      })}
    />
  );
}
