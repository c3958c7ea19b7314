/** Addresses of a picture at Wikimedia in the widths that it hands out. */
import type { UniversityImage } from '#schema/domain/record/dataset.ts';

/**
 * Wikimedia answers 429 to any width that is not one of its steps (20, 40, 60, 120, 250, 330, 500, 960, 1280, 1920,
 * 3840; mediawiki.org, Common thumbnail sizes). These are the ones we have a use for.
 */
export const PICTURE_WIDTHS = [330, 500, 960, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const DEFAULT_WIDTH: PictureWidth = 960;
const HOST = 'upload.wikimedia.org';

/** The step that is as wide as asked, or the widest there is. */
export function pictureWidth(asked: number | undefined): PictureWidth {
  if (asked === undefined) return DEFAULT_WIDTH;
  return PICTURE_WIDTHS.find((width) => width >= asked) ?? 1280;
}

/** Where the picture is in that width; the original where that is no wider. Null when it is not at Wikimedia. */
export function thumbnailAddress(image: Pick<UniversityImage, 'originUrl' | 'width'>, width: PictureWidth): URL | null {
  const address = new URL(image.originUrl);
  if (address.protocol !== 'https:' || address.hostname !== HOST) return null;
  const parts = address.pathname.split('/');
  const file = parts.at(-1) ?? '';
  if (parts.includes('thumb')) {
    // "1920px-Hall.jpg", or "lossy-page1-1920px-Hall.tif.jpg" for kinds of file that browsers cannot show.
    parts[parts.length - 1] = file.replace(/(^|-)\d+px-/, `$1${width}px-`);
  } else if (image.width > width) {
    // /wikipedia/commons/a/a9/Hall.jpg -> /wikipedia/commons/thumb/a/a9/Hall.jpg/960px-Hall.jpg
    parts.splice(3, 0, 'thumb');
    parts.push(`${width}px-${file}`);
  }
  address.pathname = parts.join('/');
  return address;
}
