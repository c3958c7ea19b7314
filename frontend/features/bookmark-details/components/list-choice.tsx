/** Which lists a bookmark is in: a group of checkboxes. */

import type { SessionUser } from '#frontend/api/session.ts';
import { Checkbox, FieldGroup } from '#frontend/components/forms/form-field.tsx';
import { Wrap } from '#frontend/components/styled/box.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { bookmarkDetailsWords } from '#words/saved/bookmark-details.ts';
import { useBookmarkDetails, useListMembership, useLists } from '../queries.ts';

export function ListChoice({ user, universityId, name }: { user: SessionUser; universityId: number; name: string }) {
  const { data: details } = useBookmarkDetails(user);
  const { data: lists = [] } = useLists(user);
  const change = useListMembership(user);
  const of = details?.[universityId]?.lists ?? [];
  return (
    <FieldGroup legend={bookmarkDetailsWords.lists.chooseNamed(name)}>
      {lists.length === 0 ? <Note>{bookmarkDetailsWords.lists.none}</Note> : null}
      <Wrap columnGap="5">
        {lists.map((list) => (
          <Checkbox
            key={list.id}
            label={list.name}
            checked={of.includes(list.id)}
            onChange={(member) => void change({ universityId, listId: list.id, member })}
          />
        ))}
      </Wrap>
    </FieldGroup>
  );
}
