/** What an account keeps of a school, in short: its lists, and how its note begins. */
import type { SessionUser } from '#frontend/api/session.ts';
import { Span } from '#frontend/components/styled/text.tsx';
import { useBookmarkDetails, useLists } from '../queries.ts';

export function DetailsCell({ user, universityId }: { user: SessionUser; universityId: number }) {
  const { data: details } = useBookmarkDetails(user);
  const { data: lists = [] } = useLists(user);
  const { note = null, lists: of = [] } = details?.[universityId] ?? {};
  const named = lists.filter(({ id }) => of.includes(id)).map(({ name }) => name);
  return (
    <Span display="block" maxW={{ base: '100%', md: '13rem' }} textStyle="xs" data-personal>
      {named.length > 0 ? (
        <Span display="block" overflowWrap="anywhere">
          {named.join(', ')}
        </Span>
      ) : null}
      {note ? (
        <Span lineClamp="2" color="fg.muted" overflowWrap="anywhere">
          {note}
        </Span>
      ) : null}
    </Span>
  );
}
