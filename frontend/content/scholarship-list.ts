/** The list of scholarships, as the pipeline reads it (data/pipeline/scholarships). Only parts that show it may ask for it. */
import listed from '#data/dataset/scholarships.json' with { type: 'json' };
import { language } from '#names/locale.ts';
import {
  deadlineOf,
  type EndedScholarship,
  type Scholarship,
  type ScholarshipFacts,
  type ScholarshipTexts,
  scholarshipKey,
} from '#schema/domain/site/scholarships.ts';
import { ENDED_SCHOLARSHIP_TEXTS, SCHOLARSHIP_TEXTS } from '#words/scholarships/scholarship-texts.ts';

const facts = listed as unknown as {
  scholarships: readonly ScholarshipFacts[];
  ended: readonly Omit<EndedScholarship, 'what'>[];
};

/** Which groups the list has awards for; null: for everybody. */
export const SCHOLARSHIP_GROUPS_LISTED: ReadonlySet<Scholarship['group']> = new Set(
  facts.scholarships.map(({ group }) => group),
);

/** A name with the apostrophe that the language has. */
const withSigns = (name: string): string => (language === 'fr' ? name.replaceAll("'", '’') : name);

function said(key: string, award: ScholarshipFacts, texts: ScholarshipTexts): Scholarship {
  const { name, provider, amount, who, citizenship, closesNote, awards, note } = texts;
  return {
    ...award,
    key,
    ...(name === undefined ? { name: withSigns(award.name) } : { name, otherName: award.name }),
    provider: provider ?? withSigns(award.provider),
    amount: { ...award.amount, text: amount },
    who,
    citizenship: citizenship ?? null,
    closesNote: closesNote ?? null,
    awards: awards ?? null,
    note: note ?? null,
  };
}

/** Each scholarship by its key; made when it is first asked for. */
let list: ReadonlyMap<string, Scholarship> | undefined;

function listSaid(): ReadonlyMap<string, Scholarship> {
  list ??= new Map(
    facts.scholarships.map((award) => {
      const key = scholarshipKey(award.name);
      return [key, said(key, award, SCHOLARSHIP_TEXTS[key] ?? NOTHING_SAID)];
    }),
  );
  return list;
}
const NOTHING_SAID: ScholarshipTexts = { amount: '', who: '' };

export const allScholarships = (): readonly Scholarship[] => [...listSaid().values()];

/** Those that are no longer given. */
export const endedScholarships = (): readonly EndedScholarship[] =>
  facts.ended.map((one) => ({ ...one, what: ENDED_SCHOLARSHIP_TEXTS[one.name] ?? '' }));

/** The award with a key; undefined where the list has none any more. */
export const scholarshipOf = (key: string): Scholarship | undefined => listSaid().get(key);

/** What an award is called and the day it closes, as it stands on `today` (YYYY-MM-DD), by its key. */
export const awardsOn =
  (today: string) =>
  (key: string): { name: string; day: string | null } | undefined => {
    const award = scholarshipOf(key);
    return award && { name: award.name, day: deadlineOf(award, today).day };
  };
