/** What is said of schools that a list leaves out or puts last. */

import { ExternalLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { GoneUniversity, OutsideUniversity, SearchResponse } from '#schema/api/search.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import type { UniversityKind } from '#schema/domain/record/university-figures.ts';
import type { DeadlineState } from '#schema/domain/search/filter-values.ts';
import { searchWords } from '#words/search/search.ts';
import { SORT_VALUES, besideWords as words } from '#words/search/search-list.ts';
import { statusSentence } from '#words/university/status.ts';
import { isAround } from '../around.ts';
import { withDeadlines, withKind, withOnline } from '../filter-changes.ts';
import { addressOfRequest, type SearchRequest, withFilters } from '../filters.ts';
import { useOwnRequest } from '../own-request.ts';
import { orderOfReading } from '../reading.ts';
import { effectiveSort, sortParametersOf } from '../sort.ts';

/** Schools of exactly the name searched that are in no list. */
export function NamedBeside({ answer: { gone = [], outside = [] } }: { answer: SearchResponse }) {
  return (
    <Box mb="5" textStyle="sm" color="fg.muted">
      {gone.map((school) => (
        <Gone key={school.id} school={school} />
      ))}
      {outside.map((school) => (
        <Outside key={school.name} school={school} />
      ))}
    </Box>
  );
}

/** Which languages pages are in, to who searches in Spanish. */
export function SpanishLine() {
  return (
    <Box as="p" lang="es" mb="3" textStyle="sm" color="fg.muted">
      {words.inSpanish}
    </Box>
  );
}

/** Schools that match and are left out for their kind, and those that come last for want of a figure. */
export function OtherSchools({ request, answer }: { request: SearchRequest; answer: SearchResponse }) {
  const { otherKinds = {}, onlineNear, deadlines, withoutValue } = answer;
  const asked = useOwnRequest(request, answer.reading);
  const order = effectiveSort(asked.sort ?? orderOfReading(answer.reading), request.q, isAround(request.filters));
  const value = SORT_VALUES[sortParametersOf(order).sortBy];
  return (
    <Box my="5" textStyle="sm" color="fg.muted">
      {withoutValue > 0 && value !== undefined ? <p>{searchWords.withoutValue(withoutValue, value)}</p> : null}
      {(Object.entries(otherKinds) as [UniversityKind, number][]).map(([kind, count]) => (
        <p key={kind}>
          {words.others(kind, count)}{' '}
          <TextLink to={paths.search(addressOfRequest(withFilters(request, withKind(request.filters, kind))))}>
            {words.show(kind, count)}
          </TextLink>
        </p>
      ))}
      {deadlines === undefined ? null : <UnknownDeadlines request={request} deadlines={deadlines} />}
      {onlineNear === undefined ? null : (
        <p>
          {words.onlineNear(onlineNear.count)}{' '}
          <TextLink to={paths.search(addressOfRequest(withFilters(request, withOnline(request.filters, onlineNear))))}>
            {words.showOnline}
          </TextLink>
        </p>
      )}
    </Box>
  );
}

interface UnknownDeadlinesProps {
  request: SearchRequest;
  deadlines: NonNullable<SearchResponse['deadlines']>;
}

/** A school without a date is neither open nor closed: how many there are, and where. */
function UnknownDeadlines({ request, deadlines: { today, unknown, lastRound } }: UnknownDeadlinesProps) {
  const line = (state: DeadlineState, count: number, text: string) =>
    count === 0 ? null : (
      <p>
        {text}{' '}
        <TextLink to={paths.search(addressOfRequest(withFilters(request, withDeadlines(request.filters, state))))}>
          {words.showThem(count)}
        </TextLink>
      </p>
    );
  return (
    <>
      <p>{words.deadlines(formatPartialDate(today))}</p>
      {line('last-round', lastRound, words.lastYearsDates(lastRound))}
      {line('unknown', unknown, words.noDate(unknown))}
    </>
  );
}

function Gone({ school: { name, place, slug, status } }: { school: GoneUniversity }) {
  return (
    <Text color="fg">
      {statusSentence(words.goneName(name, place), status)}{' '}
      <TextLink to={paths.university(slug)}>{words.gonePage}</TextLink>
    </Text>
  );
}

function Outside({ school: { name, why, belongsTo, website } }: { school: OutsideUniversity }) {
  return (
    <Text color="fg">
      {words.notHere(name)} {why}
      {belongsTo === null ? null : (
        <>
          {' '}
          <TextLink to={paths.university(belongsTo.slug)}>{words.belongsTo(belongsTo.name)}</TextLink>
        </>
      )}
      {website === null ? null : (
        <>
          {' '}
          <ExternalLink href={website}>{words.website}</ExternalLink>
        </>
      )}
    </Text>
  );
}
