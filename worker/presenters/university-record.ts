/** A stored document as the record of its page. */
import type {
  FactView,
  PeersView,
  ProgramField,
  ProgramMiddleView,
  ProgramView,
  UniversityRecordView,
} from '#schema/api/university.ts';
import type { Peers } from '#schema/domain/peers/peer-figures.ts';
import { peerGroupName } from '#schema/domain/peers/peer-group-names.ts';
import {
  checkEarnings,
  type EarningsLines,
  type EarningsResult,
  resultOf,
} from '#schema/domain/programs/earnings-check.ts';
import { type GraduatesByYear, programKey } from '#schema/domain/programs/graduates-trend.ts';
import type { ScoreRange } from '#schema/domain/record/dataset.ts';
import type { FactField, Provenance } from '#schema/domain/record/facts.ts';
import {
  type ProgramMiddle,
  type StoredEndedProgram,
  type StoredFamily,
  type StoredProgram,
  trendOf,
  type UniversityDocument,
} from '#schema/domain/record/university-document.ts';
import { PAGE_FIELDS, pick } from '#schema/domain/record/university-fields.ts';
import { descriptionOf } from '#words/university/description.ts';
import { schoolName, withSigns } from './school-name.ts';
import { areaText, cipTitle, recordText, variableText } from './texts-of-data.ts';
import { type AffordabilityBounds, presentCard } from './university-card.ts';
import type { PriceOf } from './your-price.ts';

/** The whole record. */
export function presentRecord(
  document: UniversityDocument,
  bounds: AffordabilityBounds,
  priceOf?: PriceOf,
): UniversityRecordView {
  const { satReading, satMath, actComposite, facts, aliases, trends, trendBreaks, peers, programs } = document;
  // A dataset that was loaded before there were such fields has none.
  const lines = document.earningsLines ?? null;
  const families = programs.map((family) => presentFamily(family, { lines, byYear: document.graduatesByYear ?? {} }));
  return {
    ...presentCard(document, bounds, priceOf),
    ...pick(document, PAGE_FIELDS),
    carnegieClass: recordText('carnegieClass', document.carnegieClass),
    researchDesignation: document.researchDesignation ?? null,
    accessEarnings: document.accessEarnings ?? null,
    language: recordText('language', document.language),
    athleticsDivision: recordText('athletics', document.athleticsDivision),
    athleticsConference: recordText('athletics', document.athleticsConference),
    priceParity: document.priceParity && { ...document.priceParity, area: areaText(document.priceParity.area) },
    rent: document.rent && { ...document.rent, area: areaText(document.rent.area) },
    description: descriptionOf(document),
    applicationParts: document.applicationParts ?? null,
    applicationRoutes: document.applicationRoutes ?? null,
    aliases: withOwnName(document, aliases),
    satRange: sumOfRanges(satReading, satMath),
    actRange: actComposite,
    facts: presentFacts(facts),
    trends: trends.map(trendOf),
    trendBreaks: (trendBreaks ?? []).map(([measure, year, reason]) => ({ measure, year, reason })),
    peers: presentPeers(peers),
    earningsLines: lines,
    earningsChecks: countResults(families),
    programs: families,
    ...(document.endedPrograms ? { endedPrograms: document.endedPrograms.map(presentEnded) } : {}),
  };
}

/** Its other names; one that goes by another here is still called what the data call it, too. */
function withOwnName({ id, name }: UniversityDocument, aliases: UniversityDocument['aliases']) {
  const others = aliases.map((alias) => ({ name: withSigns(id, alias.name), kind: alias.kind }));
  const own = withSigns(id, name);
  return schoolName(id, name) === own || others.some((one) => one.name === own)
    ? others
    : [{ name: own, kind: 'english' as const }, ...others];
}

/** How many undergraduate programs have each result of the check; null where none is known. */
function countResults(families: readonly ProgramField[]): UniversityRecordView['earningsChecks'] {
  const results = families
    .flatMap(({ programs }) => programs)
    .flatMap(({ check }) => (check?.against === 'high-school' ? [resultOf(check)] : []));
  if (results.length === 0) return null;
  const count = (result: EarningsResult) => results.filter((one) => one === result).length;
  return { above: count('above'), close: count('close'), between: count('between'), below: count('below') };
}

/** Most fields of study in a comparison column. */
const COMPARED_FIELDS = 5;

/** The record for a comparison: the same, with the largest fields of study only. */
export function presentComparison(
  document: UniversityDocument,
  bounds: AffordabilityBounds,
  priceOf?: PriceOf,
): UniversityRecordView {
  const record = presentRecord(document, bounds, priceOf);
  return { ...record, programs: record.programs.slice(0, COMPARED_FIELDS) };
}

/** The middle half of a total, as near as its parts have it. */
export function sumOfRanges(reading: ScoreRange | null, math: ScoreRange | null): ScoreRange | null {
  return reading && math ? [reading[0] + math[0], reading[1] + math[1]] : null;
}

/** What of a variable is said otherwise than it is in the dataset. */
function saidVariable(variable: string): { variableSaid?: string } {
  const said = variableText(variable);
  return said === variable ? {} : { variableSaid: said };
}

function presentFacts(facts: Partial<Record<FactField, Provenance>>): Partial<Record<FactField, FactView>> {
  const entries = Object.entries(facts).map(([field, { source, variable, year, url, computed, estimate }]) => [
    field,
    {
      source,
      variable,
      year,
      ...(url === undefined ? {} : { url }),
      ...(computed === undefined ? {} : { computed: recordText('computed', computed) }),
      ...(estimate === undefined ? {} : { estimate }),
      ...saidVariable(variable),
    },
  ]);
  return Object.fromEntries(entries);
}

function presentPeers(peers: Peers | null | undefined): PeersView | null {
  if (!peers) return null;
  const { group, members, figures } = peers;
  const positions = Object.entries(figures).map(([key, { below, same, count, middle }]) => [
    key,
    { below, same, count, median: middle },
  ]);
  return { group, name: peerGroupName(group), members, figures: Object.fromEntries(positions) };
}

/** What a record has beside its programs that is of each of them. */
interface BesidePrograms {
  lines: EarningsLines | null;
  byYear: GraduatesByYear;
}

function presentFamily({ cip, title, graduates, programs }: StoredFamily, beside: BesidePrograms): ProgramField {
  return {
    cip,
    title: cipTitle(cip, title),
    graduates,
    programs: programs.map((program) => presentProgram(program, beside)),
  };
}

function presentProgram(
  [
    cip,
    title,
    level,
    graduates,
    distanceOnly,
    earningsOneYear = null,
    earningsFourYears = null,
    debt = null,
    basis,
    elsewhere,
    publishedUnder,
  ]: StoredProgram,
  { lines, byYear }: BesidePrograms,
): ProgramView {
  const years = byYear[programKey(cip, level)];
  const check = checkEarnings({ cip, level, earningsFourYears }, lines);
  return {
    cip,
    title: cipTitle(cip, title),
    level,
    graduates,
    distanceOnly: distanceOnly === 1,
    earningsOneYear,
    earningsFourYears,
    debt,
    basis: basis ?? 'completions',
    ...(elsewhere ? { elsewhere: presentMiddle(elsewhere) } : {}),
    ...(publishedUnder ? { publishedUnder: cipTitle(...publishedUnder) } : {}),
    ...(check ? { check } : {}),
    ...(years ? { graduatesByYear: [...years] } : {}),
  };
}

const presentEnded = ([cip, title, level, years]: StoredEndedProgram) => ({
  cip,
  title: cipTitle(cip, title),
  level,
  graduatesByYear: [...years],
});

function presentMiddle([schools, earningsOneYear, earningsFourYears, debt]: ProgramMiddle): ProgramMiddleView {
  return { schools, earningsOneYear, earningsFourYears, debt };
}
