/** Beside a list: schools of exactly the name searched that are in no list, and kinds that lists leave out. */

import { ExternalLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { GoneUniversity, OutsideUniversity, SearchResponse } from '#schema/api/search.ts';
import type { UniversityKind } from '#schema/domain/record/university-figures.ts';
import { besideWords as words } from '#words/search/search-list.ts';
import { statusSentence } from '#words/university/status.ts';
import { withKind, withOnline } from '../filter-changes.ts';
import { addressOfRequest, type SearchRequest, withFilters } from '../filters.ts';

export function BesideList({ request, answer }: { request: SearchRequest; answer: SearchResponse }) {
  const { gone = [], outside = [], otherKinds = {}, onlineNear } = answer;
  return (
    <Box mb="5" textStyle="sm" color="fg.muted">
      {gone.map((school) => (
        <Gone key={school.id} school={school} />
      ))}
      {outside.map((school) => (
        <Outside key={school.name} school={school} />
      ))}
      {(Object.entries(otherKinds) as [UniversityKind, number][]).map(([kind, count]) => (
        <p key={kind}>
          {words.others(kind, count)}{' '}
          <TextLink to={paths.search(addressOfRequest(withFilters(request, withKind(request.filters, kind))))}>
            {words.show(kind, count)}
          </TextLink>
        </p>
      ))}
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
