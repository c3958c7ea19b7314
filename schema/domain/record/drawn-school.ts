/** What a drawn picture says of a university, and its texts as XML. */
import { townName } from '../places/places.ts';
import { townInState } from '../places/town-in-state.ts';
import type { CampusSetting } from './enums.ts';

export interface DrawnSchool {
  id: number;
  name: string;
  city: string | null;
  /** Two-letter code of the state or province. */
  state: string;
  /** Chooses the land behind a building. */
  setting?: CampusSetting | null;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for XML: markup characters as entities, what XML does not allow left out. */
export function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML 1.0 forbids.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
  );
}

/** The place as the drawing's line of text, « Québec (QC) » in French, shortened so that it stays inside the picture. */
export function placeLine({ city, state }: DrawnSchool): string {
  const place = townInState(townName(city), state);
  const letters = [...place];
  return letters.length <= 34 ? place : `${letters.slice(0, 33).join('')}…`;
}
