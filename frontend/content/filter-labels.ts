/**
 * The values of the filters in words. Apart from the table itself (schema/domain/search/search-filters.ts), so that an address
 * can be read without them.
 */

import { NET_PRICE_BANDS } from '#schema/domain/money/net-price-bands.ts';
import { peerGroupName } from '#schema/domain/peers/peer-group-names.ts';
import {
  ACCESS_EARNINGS_LABELS,
  CALENDAR_LABELS,
  COUNTRY_LABELS,
  DESIGNATION_LABELS,
  RELIGION_LABELS,
  TYPE_LABELS,
} from '#schema/domain/record/enums.ts';
import { TEST_POLICY_LABELS } from '#schema/domain/record/figure-labels.ts';
import { INCOME_BANDS } from '#schema/domain/search/filter-values.ts';
import type { CodedFilter, SubjectFilter } from '#schema/domain/search/search-filters.ts';
import { filterValueLabels, groupLabels } from '#words/search/filter-labels.ts';
import { SCHOOL_GROUP_NAMES } from './school-group-names.ts';

type Labels = Readonly<Record<string, string>>;
type Labelled = CodedFilter | SubjectFilter | 'income' | 'residence';

const incomeLabel = (band: string): string | undefined =>
  NET_PRICE_BANDS[(INCOME_BANDS as readonly string[]).indexOf(band)];

/** Undefined where the place or other words say them. */
function labelsOf(key: Labelled): Labels | undefined {
  switch (key) {
    case 'country':
      return COUNTRY_LABELS;
    case 'type':
      return TYPE_LABELS;
    case 'religiousAffiliation':
      return RELIGION_LABELS;
    case 'academicCalendar':
      return CALENDAR_LABELS;
    case 'testPolicy':
      return TEST_POLICY_LABELS;
    case 'accessEarnings':
      return ACCESS_EARNINGS_LABELS;
    case 'designation':
      return DESIGNATION_LABELS;
    case 'group':
      return { ...SCHOOL_GROUP_NAMES, ...groupLabels };
    case 'state':
    case 'kind':
    case 'income':
    case 'peers':
      return undefined;
    default:
      return filterValueLabels[key];
  }
}

/** What a value of a filter is called in the language of the build; the value itself where it has no other words. */
export function valueLabel(key: Labelled, value: string): string {
  if (key === 'income') return incomeLabel(value) ?? value;
  if (key === 'peers') return peerGroupName(value);
  return labelsOf(key)?.[value] ?? value;
}
