/** Identifies the institutions of both countries: current name, kind, status and place, and duplicate ids. */
import type { AliasRecord, ProvenanceTable, Redirects } from '#schema/domain/record/dataset.ts';
import type { UniversityKind, UniversityStatus } from '#schema/domain/record/university-figures.ts';
import type { DisplayNameRow } from '../../sources/display-names/read.ts';
import type { StatusRow } from '../../sources/institution-status/read.ts';
import { nameKey } from '../name-key.ts';
import type { PlainUniversity } from '../plain-university.ts';
import brandNames from './brand-names.json' with { type: 'json' };
import moved from './moved.json' with { type: 'json' };
import { type DirectoryFlags, statusOf } from './status.ts';

const KIND_US = 'identity.kind-us';
const KIND_HAND = 'identity.kind-hand';
const STATUS_READ = 'identity.status-read';
const STATUS_DIRECTORY = 'identity.status-directory';
const STATUS_NONE = 'identity.status-none';

export const IDENTITY_PROVENANCE: ProvenanceTable = {
  [KIND_US]: {
    source: 'IPEDS',
    variable: 'C2024_A CTOTALT by AWLEVEL, HD2024 C21BASIC, IC2023 LEVEL5',
    year: '2023-24',
    computed: "By the awards conferred: see the project's documentation of kinds",
  },
  [KIND_HAND]: {
    source: 'Entered by CampusAtlas',
    variable: 'whether it is a university, a college with degrees, or a college without',
    year: 'checked by hand',
  },
  [STATUS_READ]: {
    source: 'Pages of schools, newspapers and accreditors',
    variable: 'closings, mergers and new names; the status itself names the page',
    year: 'read November 2026',
  },
  [STATUS_DIRECTORY]: { source: 'IPEDS HD2024', variable: 'ACT, CLOSEDAT, DEATHYR, NEWID', year: '2024-25' },
  [STATUS_NONE]: {
    source: 'Directories of institutions and pages of the press',
    variable: 'nothing was found that says it closed or will close',
    year: 'read November 2026',
  },
};

export interface IdentityInput {
  universities: readonly PlainUniversity[];
  aliases: readonly AliasRecord[];
  /** By the awards of IPEDS; schools that are absent have their kind set already. */
  kinds: ReadonlyMap<number, UniversityKind>;
  statuses: readonly StatusRow[];
  flags: ReadonlyMap<number, DirectoryFlags>;
  /** The institutions of the United States that the newest release of the Scorecard has. */
  inNewest: ReadonlySet<number>;
  names: readonly DisplayNameRow[];
  asOf: string;
}

export interface Identity {
  universities: PlainUniversity[];
  aliases: AliasRecord[];
  redirects: Redirects;
}

/**
 * The records under their names of today, duplicates taken out. The name a school had before stays among its aliases.
 * Throws when a hand-made list names an id that is not in the catalogue, or a name that it no longer has.
 */
export function identify(input: IdentityInput): Identity {
  const redirects: Redirects = Object.fromEntries(
    input.statuses.flatMap(({ id, status, successorId }) =>
      status === 'duplicate' && successorId !== null ? [[String(id), successorId]] : [],
    ),
  );
  const remaining = input.universities.filter(({ id }) => redirects[id] === undefined);
  const byId = new Map(remaining.map((university) => [university.id, university]));
  const lost = Object.values(redirects).filter((id) => !byId.has(id));
  if (lost.length > 0) throw new Error(`duplicates lead to ids that are not in the catalogue: ${lost.join(', ')}`);
  const rows = new Map(input.statuses.flatMap((row) => (row.status === 'duplicate' ? [] : [[row.id, row] as const])));
  const names = namesOfToday([...input.names, ...brandNames], byId);
  const places = new Map(moved.map((place) => [place.id, place]));
  const aliases = input.aliases.filter(({ id }) => redirects[id] === undefined);
  const universities = remaining.map((university): PlainUniversity => {
    const { id } = university;
    const name = names.get(id) ?? university.name;
    const flags = input.flags.get(id);
    const inNewest = flags === undefined || input.inNewest.has(id);
    const status = withSuccessor(statusOf(rows.get(id), flags, name, input.asOf, inNewest), byId, names);
    if (name !== university.name) {
      aliases.push({ id, name: university.name, kind: status.formerName === null ? 'official' : 'former' });
    }
    // Read under the name of an older directory: what a school was called is a name it is found by.
    if (status.formerName !== null) aliases.push({ id, name: status.formerName, kind: 'former' });
    const newName = rows.get(id)?.newName;
    if (newName && nameKey(newName) !== nameKey(name)) aliases.push({ id, name: newName, kind: 'alias' });
    const place = places.get(id);
    const kind = input.kinds.get(id) ?? university.kind;
    return {
      ...university,
      name,
      ...(place ? { city: place.city, state: place.state, latitude: place.latitude, longitude: place.longitude } : {}),
      kind,
      status,
      // The builder of Canada takes every institution for one that grants degrees.
      highestAward: university.country === 'CA' && kind === 'two-year' ? null : university.highestAward,
      facts: {
        ...university.facts,
        status: provenanceOfStatus(status),
        kind: university.country === 'US' && input.kinds.has(id) ? KIND_US : KIND_HAND,
      },
      missing: without(university.missing, ['status', 'kind']),
    };
  });
  return { universities, aliases, redirects };
}

function provenanceOfStatus({ evidence }: UniversityStatus): string {
  if (evidence === null) return STATUS_NONE;
  return evidence === 'IPEDS HD2024' ? STATUS_DIRECTORY : STATUS_READ;
}

const without = <T extends object>(record: T, keys: readonly (keyof T)[]): T =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key as keyof T))) as T;

/** A successor that is in the catalogue goes by its name there; one that is not keeps only the name that was read. */
function withSuccessor(
  status: UniversityStatus,
  byId: ReadonlyMap<number, PlainUniversity>,
  names: ReadonlyMap<number, string>,
): UniversityStatus {
  const { successorId } = status;
  if (successorId === null) return status;
  const successor = byId.get(successorId);
  return successor
    ? { ...status, successorName: names.get(successorId) ?? successor.name }
    : { ...status, successorId: null };
}

function namesOfToday(
  rows: readonly DisplayNameRow[],
  byId: ReadonlyMap<number, PlainUniversity>,
): Map<number, string> {
  const names = new Map<number, string>();
  for (const { id, before, name } of rows) {
    const university = byId.get(id);
    if (!university) throw new Error(`the name ${name} is for ${id}, which is not in the catalogue`);
    const known = [before, name].map(nameKey);
    if (!known.includes(nameKey(university.name))) {
      throw new Error(`${id} is called ${university.name}, and was to be renamed from ${before} to ${name}`);
    }
    names.set(id, name);
  }
  return names;
}
