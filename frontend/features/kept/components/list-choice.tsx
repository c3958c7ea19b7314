/** Which lists a bookmark is in: a group of checkboxes. */

import type { SessionUser } from '#frontend/api/session.ts';
import { Checkbox, FieldGroup } from '#frontend/components/form-field.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { keptWords } from '#words/kept.ts';
import { useKept, useListMembership, useLists } from '../queries.ts';

export function ListChoice({ user, universityId, name }: { user: SessionUser; universityId: number; name: string }) {
  const { data: kept } = useKept(user);
  const { data: lists = [] } = useLists(user);
  const change = useListMembership(user);
  const of = kept?.[universityId]?.lists ?? [];
  return (
    <FieldGroup legend={keptWords.lists.chooseNamed(name)}>
      {lists.length === 0 ? (
        <Box as="p" color="fg.muted" textStyle="sm">
          {keptWords.lists.none}
        </Box>
      ) : null}
      <Box display="flex" flexWrap="wrap" columnGap="5">
        {lists.map((list) => (
          <Checkbox
            key={list.id}
            label={list.name}
            checked={of.includes(list.id)}
            onChange={(member) => void change({ universityId, listId: list.id, member })}
          />
        ))}
      </Box>
    </FieldGroup>
  );
}
