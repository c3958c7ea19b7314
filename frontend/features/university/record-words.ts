/** Fields of the record as words; null where nothing is known. */
import { universityWords } from '#frontend/content/university.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { RELIGION_LABELS } from '#schema/domain/enums.ts';

/** The exact denomination where it is known, else its group. */
export function religionText({
  religiousAffiliation,
  religiousDenomination,
}: Pick<UniversityRecordView, 'religiousAffiliation' | 'religiousDenomination'>): string | null {
  if (religiousAffiliation === null) return null;
  if (religiousAffiliation === 'none') return universityWords.noReligion;
  return religiousDenomination ?? RELIGION_LABELS[religiousAffiliation];
}

/** The setting and, in brackets, the census kind of place: "Urban (City: Large)". */
export function settingText({
  campusSetting,
  locale,
}: Pick<UniversityRecordView, 'campusSetting' | 'locale'>): string | null {
  if (campusSetting === null) return null;
  return locale === null ? campusSetting : `${campusSetting} (${locale.replace(': ', ', ').toLowerCase()})`;
}

/** Association and conference of the school's teams. */
export function athleticsText({
  athleticsDivision,
  athleticsConference,
}: Pick<UniversityRecordView, 'athleticsDivision' | 'athleticsConference'>): string | null {
  const parts = [athleticsDivision, athleticsConference].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}
