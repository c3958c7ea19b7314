/** The filters in force, each as words with the filters that remain without it. */

import type { FilterParameter } from '#schema/api/search.ts';
import { CALENDAR_LABELS, COUNTRY_LABELS, RELIGION_LABELS, TYPE_LABELS } from '#schema/domain/enums.ts';
import { formatCount, formatMoney } from '#schema/domain/formats.ts';
import { stateName } from '#schema/domain/places.ts';
import { chipWords } from '../../content/search.ts';
import { isAround, NOT_AROUND } from './around.ts';
import { type Filters, withCountry } from './filters.ts';

export interface Chip {
  key: string;
  label: string;
  /** The filters when this one is taken away. */
  without: Filters;
}

export function chipsOf(filters: Filters): Chip[] {
  const chips: Chip[] = [];
  const add = (key: string, label: string, change: Partial<Filters>) =>
    chips.push({ key, label, without: { ...filters, ...change } });

  if (filters.country !== null) {
    chips.push({ key: 'country', label: COUNTRY_LABELS[filters.country], without: withCountry(filters, null) });
    if (filters.state !== null) add('state', stateName(filters.country, filters.state), { state: null });
  }
  if (filters.city !== '') add('city', chipWords.city(filters.city), { city: '' });
  for (const type of filters.schoolTypes) {
    add(`type-${type}`, TYPE_LABELS[type], { schoolTypes: filters.schoolTypes.filter((one) => one !== type) });
  }
  if (filters.tuitionMin !== null) {
    add('tuitionMin', chipWords.tuitionMin(formatMoney(filters.tuitionMin, 'USD')), { tuitionMin: null });
  }
  if (filters.tuitionMax !== null) {
    add('tuitionMax', chipWords.tuitionMax(formatMoney(filters.tuitionMax, 'USD')), { tuitionMax: null });
  }
  if (filters.religiousAffiliation !== null) {
    add('religion', chipWords.religion(RELIGION_LABELS[filters.religiousAffiliation]), { religiousAffiliation: null });
  }
  for (const calendar of filters.academicCalendarTypes) {
    add(`calendar-${calendar}`, chipWords.calendar(CALENDAR_LABELS[calendar]), {
      academicCalendarTypes: filters.academicCalendarTypes.filter((one) => one !== calendar),
    });
  }
  if (filters.yearFoundedMin !== null) {
    add('yearFoundedMin', chipWords.yearFoundedMin(filters.yearFoundedMin), { yearFoundedMin: null });
  }
  if (filters.yearFoundedMax !== null) {
    add('yearFoundedMax', chipWords.yearFoundedMax(filters.yearFoundedMax), { yearFoundedMax: null });
  }
  if (filters.studentPopulationMin !== null && filters.studentPopulationMin > 0) {
    add('studentsMin', chipWords.studentsMin(formatCount(filters.studentPopulationMin)), {
      studentPopulationMin: null,
    });
  }
  if (filters.studentPopulationMax !== null) {
    // The lower bound of zero goes with the upper one: alone it would only leave out schools without a figure.
    add('studentsMax', chipWords.studentsMax(formatCount(filters.studentPopulationMax)), {
      studentPopulationMax: null,
      studentPopulationMin: filters.studentPopulationMin === 0 ? null : filters.studentPopulationMin,
    });
  }
  if (isAround(filters)) {
    const miles = filters.radiusMiles === null ? null : formatCount(filters.radiusMiles);
    add('near', chipWords.near(filters.nearPlace ?? chipWords.here, miles), NOT_AROUND);
  }
  if (filters.box !== null) add('box', chipWords.box, { box: null });
  return chips;
}

/** The filters without one of the API's parameters. */
export function withoutParameter(filters: Filters, parameter: FilterParameter): Filters {
  switch (parameter) {
    case 'country':
      return withCountry(filters, null);
    case 'city':
      return { ...filters, city: '' };
    case 'type':
      return { ...filters, schoolTypes: [] };
    case 'academicCalendar':
      return { ...filters, academicCalendarTypes: [] };
    default:
      return { ...filters, [parameter]: null };
  }
}
