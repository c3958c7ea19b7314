/** Fields of the record as words; null where nothing is known. */

import type { UniversityRecordView } from '#schema/api/university.ts';
import { RELIGION_LABELS } from '#schema/domain/enums.ts';
import { universityWords } from '#words/university.ts';

/** The exact denomination where it is known, else its group. */
export function religionText({
  religiousAffiliation,
  religiousDenomination,
}: Pick<UniversityRecordView, 'religiousAffiliation' | 'religiousDenomination'>): string | null {
  if (religiousAffiliation === null) return null;
  if (religiousAffiliation === 'none') return universityWords.noReligion;
  return religiousDenomination ?? RELIGION_LABELS[religiousAffiliation];
}

/** Nouns of the NCES locale labels. */
const LOCALE_NOUNS: Record<string, string> = { City: 'city', Suburb: 'suburb', Town: 'town', Rural: 'rural area' };

/** The setting and, in brackets, the census kind of place: "Urban (large city)". */
export function settingText({
  campusSetting,
  locale,
}: Pick<UniversityRecordView, 'campusSetting' | 'locale'>): string | null {
  if (campusSetting === null) return null;
  const [kind = '', size = ''] = locale?.split(': ') ?? [];
  const noun = LOCALE_NOUNS[kind];
  return noun === undefined || size === '' ? campusSetting : `${campusSetting} (${size.toLowerCase()} ${noun})`;
}

/** Association and conference of the school's teams. */
export function athleticsText({
  athleticsDivision,
  athleticsConference,
}: Pick<UniversityRecordView, 'athleticsDivision' | 'athleticsConference'>): string | null {
  const parts = [athleticsDivision, athleticsConference].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}
