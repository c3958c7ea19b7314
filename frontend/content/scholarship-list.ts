/** The list of scholarships, as the pipeline reads it (data/pipeline/scholarships). Only parts that show it may ask for it. */
import list from '#data/dataset/scholarships.json' with { type: 'json' };
import {
  deadlineOf,
  type EndedScholarship,
  type Scholarship,
  type ScholarshipList,
} from '#schema/domain/scholarships.ts';

const { scholarships, ended } = list as unknown as ScholarshipList;

export const SCHOLARSHIPS: readonly Scholarship[] = scholarships;
/** Those that are no longer given. */
export const ENDED_SCHOLARSHIPS: readonly EndedScholarship[] = ended;

const BY_KEY: ReadonlyMap<string, Scholarship> = new Map(scholarships.map((one) => [one.key, one]));

/** The award with a key; undefined where the list has none any more. */
export const scholarshipOf = (key: string): Scholarship | undefined => BY_KEY.get(key);

/** What an award is called and the day it closes, as it stands on `today` (YYYY-MM-DD), by its key. */
export const awardsOn =
  (today: string) =>
  (key: string): { name: string; day: string | null } | undefined => {
    const award = scholarshipOf(key);
    return award && { name: award.name, day: deadlineOf(award, today).day };
  };
