/** Records of schools that teach undergraduates and that no table of figures lists, with the reason for what is missing. */
import type { AliasRecord, ProvenanceTable } from '#schema/domain/record/dataset.ts';
import { EMPTY_RECORD } from '#schema/domain/record/empty-record.ts';
import { type Country, CURRENCY_OF, type ReligiousGroup } from '#schema/domain/record/enums.ts';
import { FACT_FIELDS, type FactField } from '#schema/domain/record/facts.ts';
import { type NoFiguresReason, OPEN, type UniversityKind } from '#schema/domain/record/university-figures.ts';
import type { RorRow } from '../../sources/ror/read.ts';
import type { PlainUniversity } from '../plain-university.ts';
import list from './unlisted.json' with { type: 'json' };

export interface UnlistedSchool {
  /** 800001 and up; a number stays with its school for ever and is never given to another. */
  id: number;
  name: string;
  aliases: string[];
  city: string;
  state: string;
  country: Country;
  kind: UniversityKind;
  latitude: number;
  longitude: number;
  website: string;
  /** Its record in ROR, which gives the year of foundation. */
  ror: string | null;
  religion: { group: ReligiousGroup; denomination: string } | null;
  whyNoFigures: NoFiguresReason;
}

export const UNLISTED = list as UnlistedSchool[];

const BY_HAND = 'unlisted.by-hand';
const FOUNDED = 'unlisted.founded';

export const UNLISTED_PROVENANCE: ProvenanceTable = {
  [BY_HAND]: {
    source: 'Entered by CampusAtlas',
    variable: 'name, place, website and affiliation, as the school states them',
    year: 'checked by hand',
  },
  [FOUNDED]: { source: 'Research Organization Registry', variable: 'established', year: '2025' },
};

/** Records of the unlisted schools, in the order of the ids, and their other names. */
export function unlistedSchools(ror: readonly RorRow[]): { universities: PlainUniversity[]; aliases: AliasRecord[] } {
  const byId = new Map(ror.map((row) => [row.id, row]));
  return {
    universities: UNLISTED.map((school) => recordOf(school, school.ror === null ? undefined : byId.get(school.ror))),
    aliases: UNLISTED.flatMap(({ id, aliases }) =>
      aliases.map((name) => ({
        id,
        name,
        kind: /^[A-Z]{2,6}$/.test(name) ? ('acronym' as const) : ('alias' as const),
      })),
    ),
  };
}

function recordOf(school: UnlistedSchool, ror: RorRow | undefined): PlainUniversity {
  const { id, name, city, state, country, kind, latitude, longitude, website, religion, whyNoFigures } = school;
  const yearFounded = ror?.established ?? null;
  const facts: Partial<Record<FactField, string>> = {
    type: BY_HAND,
    website: BY_HAND,
    ...(yearFounded === null ? {} : { yearFounded: FOUNDED }),
    ...(religion ? { religiousAffiliation: BY_HAND } : {}),
  };
  return {
    ...EMPTY_RECORD,
    id,
    name,
    city,
    state,
    country,
    type: 'private',
    kind,
    status: OPEN,
    website,
    latitude,
    longitude,
    currency: CURRENCY_OF[country],
    yearFounded,
    religiousAffiliation: religion?.group ?? null,
    religiousDenomination: religion?.denomination ?? null,
    designations: [],
    language: country === 'CA' ? 'English' : null,
    highestAward: kind === 'two-year' ? 'associate' : null,
    whyNoFigures,
    cohorts: {},
    facts,
    missing: Object.fromEntries(
      FACT_FIELDS.filter((field) => facts[field] === undefined && field !== 'status' && field !== 'kind').map(
        (field) => [field, 'no-source' as const],
      ),
    ),
  };
}
