/** Which lists a bookmark is in: a button that opens a group of checkboxes. */

import { useId, useState } from 'react';
import type { SessionUser } from '#frontend/api/session.ts';
import { Checkbox, FieldGroup } from '#frontend/components/form-field.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { keptWords } from '#frontend/content/kept.ts';
import { useKept, useListMembership, useLists } from '../queries.ts';

const words = keptWords.lists;

export function ListChoice({ user, universityId, name }: { user: SessionUser; universityId: number; name: string }) {
  const { data: kept } = useKept(user);
  const { data: lists = [] } = useLists(user);
  const change = useListMembership(user);
  const [open, setOpen] = useState(false);
  const id = useId();
  const of = kept?.[universityId]?.lists ?? [];
  const named = lists.filter((list) => of.includes(list.id)).map((list) => list.name);
  return (
    <Box mt="3" textStyle="sm">
      <Button
        size="sm"
        variant="outline"
        aria-expanded={open}
        aria-controls={id}
        aria-label={words.chooseNamed(name)}
        onClick={() => setOpen(!open)}
      >
        {words.choose}
      </Button>
      {named.length > 0 ? (
        <Box as="span" ms="3" color="fg.muted">
          {named.join(', ')}
        </Box>
      ) : null}
      <Box id={id} hidden={!open} mt="2">
        {open ? (
          <FieldGroup legend={words.chooseNamed(name)} legendHidden>
            {lists.length === 0 ? (
              <Box as="p" color="fg.muted">
                {words.none}
              </Box>
            ) : null}
            {lists.map((list) => (
              <Checkbox
                key={list.id}
                label={list.name}
                checked={of.includes(list.id)}
                onChange={(member) => void change({ universityId, listId: list.id, member })}
              />
            ))}
          </FieldGroup>
        ) : null}
      </Box>
    </Box>
  );
}
