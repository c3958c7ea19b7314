/** Pictures of institutions on Wikimedia Commons with author and licence. */
import { type Column, code, readUnits, text, yes } from '../unit-rows.ts';

const required =
  (name: string): Column<string> =>
  (cells, fault) => {
    const value = cells[name]?.trim() ?? '';
    if (!value) fault(`${name} is empty`);
    return value;
  };

export const readUsImages = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    file: required('FILE'),
    licence: text('LICENSE'),
    licenceUrl: text('LICENSE_URL'),
    artist: text('ARTIST'),
    needsReview: yes('NEEDS_REVIEW'),
    sourcePage: text('DESCRIPTION_URL'),
    thumbUrl: text('THUMB_URL'),
    width: code('WIDTH'),
    height: code('HEIGHT'),
  });
