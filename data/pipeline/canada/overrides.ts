/** Facts set by hand, each with its reason: corrections of the sources and gaps filled where there is no doubt. */
import type { Provenance } from '#schema/domain/record/facts.ts';
import type { Figure } from './figures.ts';
import overrides from './overrides.json' with { type: 'json' };

export const OVERRIDE_FIELDS = [
  'name',
  'city',
  'latitude',
  'longitude',
  'website',
  'type',
  'yearFounded',
  'religion',
  'academicCalendar',
  'language',
  'designation',
] as const;
export type OverrideField = (typeof OVERRIDE_FIELDS)[number];

export interface Override {
  /** Names as the source has them. */
  names: string[];
  field: OverrideField;
  value: string | number;
  reason: string;
}

export const OVERRIDES = overrides as Override[];

const BY_KEY = new Map(
  OVERRIDES.flatMap((override) => override.names.map((name) => [`${override.field} ${name}`, override] as const)),
);

export function overrideOf(name: string, field: OverrideField): Override | null {
  return BY_KEY.get(`${field} ${name}`) ?? null;
}

/** The value set by hand; null without one. Throws when the file holds a number for a text or the reverse. */
export function textOverride(name: string, field: OverrideField): string | null {
  const override = overrideOf(name, field);
  if (override && typeof override.value !== 'string') throw new Error(`overrides.json: ${field} of ${name} is no text`);
  return override ? String(override.value) : null;
}

export function numberOverride(name: string, field: OverrideField): number | null {
  const override = overrideOf(name, field);
  if (override && typeof override.value !== 'number') {
    throw new Error(`overrides.json: ${field} of ${name} is no number`);
  }
  return override ? Number(override.value) : null;
}

/** The figure of an override, its reason as the variable. */
export function overrideFigure<T>(override: Override, value: T): Figure<T> {
  const provenance: Provenance = {
    source: 'Entered by CampusAtlas',
    variable: override.reason,
    year: 'checked by hand',
  };
  return { value, provenance, from: 'overrides' };
}
