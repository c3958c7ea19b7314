/** Negates a part of a query: "not religious", "outside texas", "not too big". */
import { codedKeyOf } from '#schema/api/search.ts';
import { RELIGIOUS_GROUPS } from '#schema/domain/record/enums.ts';
import { ofSubjectFilter, SUBJECT_FILTERS } from '#schema/domain/search/search-filters.ts';
import type { Parameters, SpanKind, Vague } from './entries.ts';

interface Said {
  kind: SpanKind;
  parameters: Parameters;
  vague?: Vague;
  place?: { areas: string[]; town: boolean };
}

const OPPOSITE: Partial<Record<Vague, { vague?: Vague; parameters: Parameters }>> = {
  cheap: { vague: 'expensive', parameters: {} },
  expensive: { vague: 'cheap', parameters: {} },
  easy: { parameters: { acceptanceRateMax: 79 } },
  hard: { parameters: { acceptanceRateMin: 20 } },
};

/** Filters of which one value is asked at most. */
const SINGLE: ReadonlySet<string> = new Set(['religiousAffiliation', 'country']);
const OTHER_COUNTRY: Record<string, string> = { US: 'CA', CA: 'US' };
/** Where one figure of a pair of bounds is denied, what lies beyond it is asked for. */
const BOUND = /^(.*)(Min|Max)$/;

/** The opposite of a span as parameters. */
export function negated({ parameters, vague, place }: Said): {
  parameters: Parameters;
  vague?: Vague;
} {
  const opposite = vague && OPPOSITE[vague];
  if (opposite) return { parameters: opposite.parameters, vague: opposite.vague as Vague };
  if (place)
    return {
      parameters: {
        not: place.areas.map((area) =>
          place.town || area.length > 2 ? `metro:${area}` : `state:${area.toUpperCase()}`,
        ),
      },
    };
  const denied: Parameters = {};
  const not: string[] = [];
  const bounds = Object.keys(parameters).filter((key) => BOUND.test(key));
  for (const [key, value] of Object.entries(parameters)) {
    const bound = BOUND.exec(key);
    if (bound && typeof value === 'number') {
      // Of a range both ends cannot be denied at once.
      if (bounds.length > 1) continue;
      const [, column, end] = bound as unknown as [string, string, string];
      if (end === 'Min') denied[`${column}Max`] = value - 1;
      else denied[`${column}Min`] = value + 1;
    } else if (key === 'not' && Array.isArray(value)) {
      // "Not Christian": all but what is left out of Christian, which of one filter are several values.
      const pairs = value.map((pair) => pair.split(':') as [string, string]);
      const left = pairs.map(([, code]) => code);
      if (pairs.length > 1 && pairs.every(([filter]) => filter === 'religiousAffiliation')) {
        not.push(
          ...RELIGIOUS_GROUPS.filter((group) => !left.includes(group)).map((group) => `religiousAffiliation:${group}`),
        );
        continue;
      }
      for (const pair of value) {
        const colon = pair.indexOf(':');
        const [filter, code] = [pair.slice(0, colon), pair.slice(colon + 1)];
        if (value.length === 1) denied[filter] = SINGLE.has(filter) ? code : [code];
      }
    } else if (Array.isArray(value) && SUBJECT_FILTERS.some((filter) => filter === key)) {
      // "That do not pay off": every other value, for what is not known is no answer.
      const filter = ofSubjectFilter(key as (typeof SUBJECT_FILTERS)[number]);
      denied[key] = filter.values.filter((one) => !value.includes(one));
    } else if (key === 'country') denied.country = OTHER_COUNTRY[String(value)] ?? String(value);
    else if (key === 'offers' && Array.isArray(value) && value.includes('online-programs'))
      not.push('designation:online-only');
    else if (codedKeyOf(key) === undefined && key !== 'subject' && key !== 'school') continue;
    else for (const one of Array.isArray(value) ? value : [String(value)]) not.push(`${key}:${one}`);
  }
  if (not.length > 0) denied.not = not;
  return { parameters: denied };
}
