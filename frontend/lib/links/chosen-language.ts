/** The language chosen or declined on this device: stored for public/color-mode.js, and never forced on an address. */
import type { Language } from '#schema/domain/formats/language.ts';
import { writeStored } from '../storage/storage.ts';

const KEY = 'language';

export const chooseLanguage = (language: Language): void => writeStored(KEY, language);
