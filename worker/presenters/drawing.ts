/** Draws the map that stands in for a photograph, with the names of its language. */
import { locatorPlateSvg } from '#schema/domain/record/locator-plate.ts';
import type { PictureToDraw } from '#worker/services/pictures.ts';
import { named } from './school-name.ts';

export const presentDrawing = ({ pictured, plate, small }: PictureToDraw): string =>
  locatorPlateSvg(named(pictured), plate, { small });
