/** A drawing of an article, at a fixed shape, so that nothing jumps when it comes. */
import { css } from '#frontend/components/styled/chakra.ts';
import { drawingPath } from '#frontend/content/running-text.ts';

interface ArticlePictureProps {
  drawing: string;
  alt: string;
  /** True for one that is seen first. */
  eager?: boolean;
}

export function ArticlePicture({ drawing, alt, eager = false }: ArticlePictureProps) {
  return (
    <img
      src={drawingPath(drawing)}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={css({ display: 'block', width: '100%', aspectRatio: '16 / 10', bg: 'bg.muted' })}
    />
  );
}
