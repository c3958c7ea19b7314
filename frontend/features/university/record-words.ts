/** Fields of the record as words; null where nothing is known. */

import { LOCALE_NOUNS, SETTING_NAMES, settingWithLocale } from '#names/enums.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { RELIGION_LABELS } from '#schema/domain/record/enums.ts';
import { universityWords } from '#words/university/university.ts';

/** The exact denomination where it is known, else its group. */
export function religionText({
  religiousAffiliation,
  religiousDenomination,
}: Pick<UniversityRecordView, 'religiousAffiliation' | 'religiousDenomination'>): string | null {
  if (religiousAffiliation === null) return null;
  if (religiousAffiliation === 'none') return universityWords.noReligion;
  return religiousDenomination ?? RELIGION_LABELS[religiousAffiliation];
}

const isKind = (kind: string): kind is keyof typeof LOCALE_NOUNS => Object.hasOwn(LOCALE_NOUNS, kind);

/** The setting and, in brackets, the census kind of place: "Urban (large city)". */
export function settingText({
  campusSetting,
  locale,
}: Pick<UniversityRecordView, 'campusSetting' | 'locale'>): string | null {
  if (campusSetting === null) return null;
  const [kind = '', size = ''] = locale?.split(': ') ?? [];
  const setting = SETTING_NAMES[campusSetting];
  return size !== '' && isKind(kind) ? settingWithLocale(setting, kind, size) : setting;
}

/** Association and conference of the school's teams. */
export function athleticsText({
  athleticsDivision,
  athleticsConference,
}: Pick<UniversityRecordView, 'athleticsDivision' | 'athleticsConference'>): string | null {
  const parts = [athleticsDivision, athleticsConference].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}
