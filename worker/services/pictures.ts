/** The picture of a university: the licensed one that the dataset names, else its place on the outline of its state. */
import type { StatePlate } from '#schema/domain/record/locator-plate.ts';
import { AppError } from '#worker/app-error.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import { type FetchedPicture, fetchPicture } from '#worker/pictures/fetch-picture.ts';
import { type LocatorPlatesNeeds, locatorPlate } from '#worker/pictures/locator-plates.ts';
import { PICTURE_WIDTHS, type PictureWidth, thumbnailAddress } from '#worker/pictures/thumbnail-address.ts';
import type { Platform } from '#worker/platform.ts';
import { type Pictured, readPictured } from '#worker/queries/pictures.ts';
import type { Reader } from '#worker/queries/read.ts';

/** What is drawn in place of a photograph: a university on the outline of its state, if there is one. */
export interface PictureToDraw {
  pictured: Pictured;
  plate: StatePlate | undefined;
  /** Leaves the words out. */
  small: boolean;
}

/** A photograph as its publisher sent it, or what to draw. */
export type FoundPicture = FetchedPicture | PictureToDraw;

/**
 * The picture as wide as asked. `origin` is the site's, which is sent to the publisher. To be drawn where none is licensed or
 * the publisher does not give it, or where a map is asked for. Throws Failure `unknown-university`.
 */
export async function findPicture(
  deps: Reader & Pick<Platform, 'upstream'> & LocatorPlatesNeeds,
  { version }: LoadedDataset,
  { id, width, map, origin }: { id: number; width: PictureWidth; map: boolean; origin: string },
): Promise<FoundPicture> {
  const pictured = await readPictured(deps, version, id);
  if (!pictured) throw new AppError('unknown-university');
  const address = !map && pictured.image && thumbnailAddress(pictured.image, width);
  const picture = address && (await fetchPicture(deps, address, `CampusAtlas (+${origin})`));
  if (picture) return picture;
  const plate = await locatorPlate(deps, origin, pictured);
  return { pictured, plate, small: width === PICTURE_WIDTHS[0] };
}
