/** The filters in force, each as words with the filters that remain without it. */

import { valueLabel } from '#frontend/content/filter-labels.ts';
import { formatCount, formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { stateName, townName } from '#schema/domain/places/places.ts';
import { subjectLabel } from '#schema/domain/programs/subjects.ts';
import type { UniversityKind } from '#schema/domain/record/university-figures.ts';
import {
  CODED_FILTERS,
  type CodedFilter,
  codedFilter,
  type DayFilter,
  FILTER_KEYS,
  type FilterKey,
  isDays,
  isRange,
  isScore,
  type NumberUnit,
  type RangeFilter,
  rangedFilter,
  type ScoreFilter,
  type SubjectFilter,
  unitOf,
} from '#schema/domain/search/search-filters.ts';
import { countryOfHome, stateOfHome } from '#schema/domain/situation/situation.ts';
import { areaName } from '#words/places/areas.ts';
import { aroundWords, chipWords } from '#words/search/filter-chips.ts';
import { KIND_WORDS } from '#words/search/search-list.ts';
import { wishWords } from '#words/search/wishes.ts';
import { isAround, NOT_AROUND } from './around.ts';
import { withoutParameter } from './filter-changes.ts';
import { countryOfState, type Filters, type PanelKey } from './filters.ts';

export interface Chip {
  key: string;
  label: string;
  /** The filter it is of. */
  filter: PanelKey;
  /** The filters when this one is taken away. */
  without: Filters;
}

const UNIT_WORDS: Record<NumberUnit, (value: number) => string> = {
  dollars: (value) => formatMoney(value, 'USD'),
  percent: formatPercent,
  year: String,
  count: formatCount,
  ratio: String,
};

/** An end of a range in the unit of its figure. */
export const rangeEndText = (key: RangeFilter, value: number): string => UNIT_WORDS[unitOf(key)](value);

/** A chip before it is known which filter it is of. */
type Draft = Omit<Chip, 'filter'>;

function rangeChips(filters: Filters, key: RangeFilter): Draft[] {
  const say = (value: number) => rangeEndText(key, value);
  const [min, max] = [filters[`${key}Min`], filters[`${key}Max`]];
  const chips: Draft[] = [];
  // A bucket's lower bound of nothing goes with the upper one: alone it would only leave out schools without a figure.
  const lower = { [`${key}Min`]: null };
  const silent = min === 0 && rangedFilter(key).buckets !== undefined;
  if (min !== null && !silent) {
    chips.push({ key: `${key}Min`, label: chipWords[key].min(say(min)), without: { ...filters, ...lower } });
  }
  if (max !== null) {
    const without = { ...filters, [`${key}Max`]: null, ...(silent ? lower : {}) };
    chips.push({ key: `${key}Max`, label: chipWords[key].max(say(max)), without });
  }
  return chips;
}

function scoreChips(filters: Filters, key: ScoreFilter): Draft[] {
  const score = filters[key];
  if (score === null) return [];
  return [{ key, label: chipWords[key](String(score)), without: withoutParameter(filters, key) }];
}

/** The words of one value; those of a kind that is asked for besides what lists show anyway end in "too". */
function valueWords(filters: Filters, key: CodedFilter, value: string, besides: boolean): string {
  if (key === 'state') {
    const country = filters.country ?? countryOfState(value);
    return chipWords.state(country ? stateName(country, value) : value);
  }
  if (key === 'kind') {
    const words = KIND_WORDS[value as UniversityKind];
    return besides ? words.too : chipWords.kind(words.label);
  }
  return chipWords[key](valueLabel(key, value));
}

function dayChips(filters: Filters, key: DayFilter): Draft[] {
  return (['From', 'To'] as const).flatMap((end) => {
    const name = `${key}${end}` as const;
    const day = filters[name];
    if (day === null) return [];
    const say = chipWords[key][end === 'From' ? 'from' : 'to'];
    return [{ key: name, label: say(formatPartialDate(day)), without: withoutParameter(filters, name) }];
  });
}

function codedChips(filters: Filters, key: CodedFilter): Draft[] {
  const asked: string | null | readonly string[] = filters[key];
  if (asked === null) return [];
  if (typeof asked === 'string') {
    return [{ key, label: valueWords(filters, key, asked, false), without: withoutParameter(filters, key) }];
  }
  const unasked = codedFilter(key).unasked ?? [];
  const besides = unasked.length > 0 && unasked.every((value) => asked.includes(value));
  return asked
    .filter((value) => !besides || !unasked.includes(value))
    .map((value) => {
      const left = asked.filter((one) => one !== value);
      const same = besides && left.length === unasked.length;
      return {
        key: `${key}-${value}`,
        label: valueWords(filters, key, value, besides),
        without: { ...filters, [key]: same ? [] : left },
      };
    });
}

function ofSubjectChips(filters: Filters, key: SubjectFilter): Draft[] {
  const asked: readonly string[] = filters[key];
  return asked.map((value) => ({
    key: `${key}-${value}`,
    label: chipWords[key](valueLabel(key, value)),
    without: { ...filters, [key]: asked.filter((one) => one !== value) },
  }));
}

const ownChips: Record<
  'city' | 'radiusMiles' | 'box' | 'subject' | SubjectFilter | 'income' | 'home' | 'residence',
  (filters: Filters) => Draft[]
> = {
  check: (filters) => ofSubjectChips(filters, 'check'),
  trend: (filters) => ofSubjectChips(filters, 'trend'),
  city: (filters) =>
    filters.city === ''
      ? []
      : [
          {
            key: 'city',
            label: chipWords.city(townName(filters.city) ?? ''),
            without: withoutParameter(filters, 'city'),
          },
        ],
  radiusMiles: (filters) => {
    if (!isAround(filters)) return [];
    const place = filters.nearPlace ?? aroundWords.here;
    const label =
      filters.radiusMiles === null ? chipWords.radiusMiles(place) : aroundWords.within(filters.radiusMiles, place);
    return [{ key: 'near', label, without: { ...filters, ...NOT_AROUND } }];
  },
  subject: (filters) =>
    filters.subject.map((subject) => ({
      key: `subject-${subject}`,
      label: chipWords.subject(subjectLabel(subject)),
      without: { ...filters, subject: filters.subject.filter((one) => one !== subject) },
    })),
  income: (filters) =>
    filters.income === null
      ? []
      : [
          {
            key: 'income',
            label: chipWords.income(valueLabel('income', filters.income)),
            without: withoutParameter(filters, 'income'),
          },
        ],
  home: (filters) =>
    filters.home === null
      ? []
      : [
          {
            key: 'home',
            label: chipWords.home(stateName(countryOfHome(filters.home), stateOfHome(filters.home))),
            without: withoutParameter(filters, 'home'),
          },
        ],
  residence: (filters) =>
    filters.residence === null
      ? []
      : [
          {
            key: 'residence',
            label: chipWords.residence(valueLabel('residence', filters.residence)),
            without: withoutParameter(filters, 'residence'),
          },
        ],
  box: (filters) =>
    filters.box === null ? [] : [{ key: 'box', label: chipWords.box(''), without: withoutParameter(filters, 'box') }],
};
const hasOwn = (key: FilterKey): key is keyof typeof ownChips => Object.hasOwn(ownChips, key);

/** What must not be: "state:tx". */
export function deniedName(pair: string): string {
  const [key = '', value = ''] = pair.split(':');
  if (key === 'school') return wishWords.deniedSchool;
  if (key === 'metro') return wishWords.denied(areaName(value));
  if (key === 'state') return wishWords.denied(areaName(value));
  if (key === 'subject') return wishWords.denied(subjectLabel(value));
  const filter = CODED_FILTERS.find((one) => one.toLowerCase() === key);
  const code = filter && codedFilter(filter).values.find((one) => one.toLowerCase() === value);
  return wishWords.denied(filter && code ? valueLabel(filter, code) : value);
}

function wishChips(filters: Filters): Chip[] {
  const { metro, not, admits, like } = filters;
  return [
    ...metro.map((area) => ({
      key: `metro-${area}`,
      label: areaName(area),
      filter: 'metro' as const,
      without: { ...filters, metro: metro.filter((one) => one !== area) },
    })),
    ...not.map((pair) => ({
      key: `not-${pair}`,
      label: deniedName(pair),
      filter: 'not' as const,
      without: { ...filters, not: not.filter((one) => one !== pair) },
    })),
    ...(admits === null
      ? []
      : [
          {
            key: 'admits',
            label: wishWords.admits[admits],
            filter: 'acceptanceRate' as const,
            without: { ...filters, admits: null },
          },
        ]),
    ...(like === null
      ? []
      : [{ key: 'like', label: wishWords.like, filter: 'like' as const, without: { ...filters, like: null } }]),
  ];
}

function draftsOf(filters: Filters, key: FilterKey): Draft[] {
  if (isRange(key)) return rangeChips(filters, key);
  if (isDays(key)) return dayChips(filters, key);
  if (isScore(key)) return scoreChips(filters, key);
  return hasOwn(key) ? ownChips[key](filters) : codedChips(filters, key);
}

export function chipsOf(filters: Filters): Chip[] {
  const own = FILTER_KEYS.flatMap((key) => draftsOf(filters, key).map((chip) => ({ ...chip, filter: key })));
  return [...own, ...wishChips(filters)];
}
