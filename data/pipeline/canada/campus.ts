/** Words of the Canadian sources for religion, calendar and setting, brought to the closed lists. */
import type { AcademicCalendar, CampusSetting, ReligiousGroup, UniversityType } from '#schema/domain/record/enums.ts';
import type { CanadaInstitutionRow } from '../../sources/ca-institutions/read.ts';
import type { TopupRow } from '../../sources/ca-topup/read.ts';
import citySettings from './city-settings.json' with { type: 'json' };
import type { Figure } from './figures.ts';
import { originOf } from './origins.ts';
import { numberOverride, overrideFigure, overrideOf, textOverride } from './overrides.ts';

export interface Religion {
  group: ReligiousGroup;
  denomination: string | null;
}

/** First match wins. A school that was religious and no longer is says "none". */
const GROUPS: { words: RegExp; group: ReligiousGroup }[] = [
  { words: /^(none|non-denominational|secular)/i, group: 'none' },
  { words: /catholic/i, group: 'catholic' },
  {
    words:
      /anglican|baptist|lutheran|mennonite|united church|adventist|reformed|evangelical|salvation army|wesleyan|nazarene|christian/i,
    group: 'protestant',
  },
];

/** Group and denomination of a text such as "Roman Catholic (Jesuit)"; null when it says neither. */
export function religionOf(text: string): Religion | null {
  if (/^historically/i.test(text)) return null;
  const group = GROUPS.find(({ words }) => words.test(text))?.group;
  if (!group) return null;
  const denomination = text
    .replace(/^Catholic Church$|^Catholic$/, 'Roman Catholic')
    .replace(/\s*\((formerly|founded)[^)]*\)/, '');
  return { group, denomination: group === 'none' ? null : denomination };
}

/**
 * Religious affiliation: by hand, else from the sources, else none for a public university, because Canada's public
 * universities are secular by their acts; that last one is labelled as an estimate.
 */
export function religionFigure(
  row: CanadaInstitutionRow,
  topup: readonly TopupRow[],
  type: UniversityType | null,
): Figure<Religion> | null {
  const override = overrideOf(row.name, 'religion');
  const byHand = override && religionOf(String(override.value));
  if (override && byHand) return overrideFigure(override, byHand);
  const fact = topup.find(({ field }) => field === 'religious_affiliation');
  for (const [text, origin, from, year] of [
    [row.religion?.value, row.religion?.origin, 'ca-institutions', null],
    [fact?.value, fact?.origin, 'ca-topup', fact?.year],
  ] as const) {
    const religion = text ? religionOf(text) : null;
    if (religion) return sourced(religion, origin ?? null, from, `religious affiliation: ${text}`, year ?? null);
  }
  if (type !== 'public') return null;
  return {
    value: { group: 'none', denomination: null },
    from: 'ca-institutions',
    provenance: {
      source: 'Inferred for this catalogue',
      variable: 'public university or college, no church named in the sources',
      year: 'inferred',
      estimate: true,
    },
  };
}

/** IPEDS calls a year of three equal terms a trimester; two main terms with a short spring or summer are semesters. */
const CALENDARS: { words: RegExp; calendar: AcademicCalendar }[] = [
  { words: /year-round, three-semester/, calendar: 'trimester' },
  { words: /semester|spring\/summer|two.term|two terms|15-week trimesters/i, calendar: 'semester' },
];

export function calendarFigure(row: CanadaInstitutionRow, topup: readonly TopupRow[]): Figure<AcademicCalendar> | null {
  const fact = topup.find(({ field }) => field === 'academic_calendar');
  const [text, origin, from, year] = row.calendar
    ? [row.calendar.value, row.calendar.origin, 'ca-institutions', null]
    : [fact?.value, fact?.origin ?? null, 'ca-topup', fact?.year ?? null];
  const calendar = CALENDARS.find(({ words }) => text && words.test(text))?.calendar;
  if (calendar) return sourced(calendar, origin, from, `academic calendar: ${text}`, year);
  const override = overrideOf(row.name, 'academicCalendar');
  return override ? overrideFigure(override, String(override.value) as AcademicCalendar) : null;
}

/** The first setting a text names. */
const SETTINGS: { words: RegExp; setting: CampusSetting }[] = [
  { words: /^college town/i, setting: 'Small City' },
  { words: /^mixed rural\/urban/i, setting: 'Small City' },
  { words: /^urban/i, setting: 'Urban' },
  { words: /^suburban/i, setting: 'Suburban' },
  { words: /^rural(?!\/suburban)/i, setting: 'Rural' },
];

/**
 * Campus setting from the sources, else from the city by the rule of the NCES locales (main city of an area of 50,000
 * or more urban, another place in such an area suburban, a town elsewhere small city), labelled as an estimate.
 */
export function settingFigure(
  row: CanadaInstitutionRow,
  topup: readonly TopupRow[],
  city: string | null,
): Figure<CampusSetting> | null {
  const fact = topup.find(({ field }) => field === 'campus_setting');
  for (const [text, origin, from, year] of [
    [row.setting?.value, row.setting?.origin, 'ca-institutions', null],
    [fact?.value, fact?.origin, 'ca-topup', fact?.year],
  ] as const) {
    const setting = SETTINGS.find(({ words }) => text && words.test(text))?.setting;
    if (setting) return sourced(setting, origin ?? null, from, `campus setting: ${text}`, year ?? null);
  }
  const inferred = city === null ? undefined : (citySettings as Record<string, string>)[city];
  if (!inferred || isOnlineOnly(row.name)) return null;
  return {
    value: inferred as CampusSetting,
    from: 'ca-institutions',
    provenance: {
      source: 'Inferred for this catalogue',
      variable: `setting of ${city}, by the rule of the NCES locales`,
      year: 'inferred',
      estimate: true,
    },
  };
}

export const isOnlineOnly = (name: string): boolean => textOverride(name, 'designation') === 'online-only';

/** Position set by hand, else of the source, else the city's as another school there has it. */
export function positionOf(
  row: CanadaInstitutionRow,
  city: string | null,
  cityPositions: ReadonlyMap<string, [number, number]>,
): [latitude: number, longitude: number] | [null, null] {
  const latitude = numberOverride(row.name, 'latitude');
  const longitude = numberOverride(row.name, 'longitude');
  if (latitude !== null && longitude !== null) return [latitude, longitude];
  if (row.latitude !== null && row.longitude !== null) return [row.latitude, row.longitude];
  return cityPositions.get(`${city}, ${row.province}`) ?? [null, null];
}

function sourced<T>(value: T, origin: string | null, from: string, variable: string, year: string | null): Figure<T> {
  const { publisher, url } = originOf(origin);
  return { value, from, provenance: { source: publisher, variable, year: year ?? 'undated', ...(url ? { url } : {}) } };
}
