/** The lists of bookmarks: choose one to see, make one, rename it, delete it. */

import { type FormEvent, type ReactNode, useState } from 'react';
import type { SessionUser } from '#frontend/api/session.ts';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { Box, Flex, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import { ConfirmDialog } from '#frontend/components/ui/confirm-dialog.tsx';
import { PlusIcon } from '#frontend/components/ui/icons.tsx';
import type { List } from '#schema/api/lists.ts';
import { LIST_NAME_MAX } from '#schema/domain/site/limits.ts';
import { bookmarkDetailsWords } from '#words/saved/bookmark-details.ts';
import { useAddList, useLists, useRemoveList, useRenameList } from '../queries.ts';

interface ListsBarProps {
  user: SessionUser;
  /** The list that is shown; null is all bookmarks. */
  shown: string | null;
  onShow: (id: string | null) => void;
  bookmarkCount: number;
}

export function ListsBar({ user, shown, onShow, bookmarkCount }: ListsBarProps) {
  const { data: lists = [] } = useLists(user);
  const removeList = useRemoveList(user);
  const [removing, setRemoving] = useState<List | null>(null);
  const [adding, setAdding] = useState(false);
  const current = lists.find(({ id }) => id === shown);
  return (
    <Section aria-label={bookmarkDetailsWords.lists.title} minW="0">
      <Flex
        role="group"
        aria-label={bookmarkDetailsWords.lists.showing}
        gap="2"
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        scrollbarWidth="none"
      >
        <Chosen chosen={current === undefined} onClick={() => onShow(null)}>
          {bookmarkDetailsWords.lists.all} ({bookmarkCount})
        </Chosen>
        {lists.map(({ id, name, count }) => (
          <Chosen key={id} chosen={id === shown} onClick={() => onShow(id)}>
            {name} ({count})
          </Chosen>
        ))}
        <Button
          size="sm"
          variant="ghost"
          flexShrink="0"
          aria-expanded={adding}
          aria-label={bookmarkDetailsWords.lists.add}
          minW="11"
          onClick={() => {
            onShow(null);
            setAdding((now) => !now);
          }}
        >
          <PlusIcon boxSize="4" />
          {/* Beside the other buttons a phone has no room for the words. */}
          <Span hideBelow="md">{bookmarkDetailsWords.lists.add}</Span>
        </Button>
      </Flex>
      {current ? (
        <ListTools key={current.id} user={user} list={current} onRemove={() => setRemoving(current)} />
      ) : adding ? (
        <NewList user={user} taken={lists.map(({ name }) => name.toLowerCase())} />
      ) : null}
      {removing ? (
        <ConfirmDialog
          open
          words={bookmarkDetailsWords.lists.removing(removing.name)}
          onClose={() => setRemoving(null)}
          onConfirm={() => {
            onShow(null);
            void removeList(removing);
          }}
        />
      ) : null}
    </Section>
  );
}

function Chosen({ chosen, onClick, children }: { chosen: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Button
      size="sm"
      variant={chosen ? 'solid' : 'outline'}
      aria-pressed={chosen}
      maxW={{ base: '60vw', md: '100%' }}
      flexShrink="0"
      overflow="hidden"
      textOverflow="ellipsis"
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

/** A form of one name. Resolves to whether it was taken; a name that was not stays in the field. */
function NameForm({
  initial,
  submit,
  onSubmit,
  children,
}: {
  initial: string;
  submit: string;
  onSubmit: (name: string) => Promise<boolean>;
  children?: ReactNode;
}) {
  const [name, setName] = useState(initial);
  const [missing, setMissing] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = name.trim();
    setMissing(text === '');
    if (text !== '' && (await onSubmit(text))) setName(initial === '' ? '' : text);
  };
  return (
    <chakra.form noValidate onSubmit={send} mt="3" display="flex" flexWrap="wrap" alignItems="end" gap="2">
      <Box flex="1 1 12rem" maxW="20rem">
        <TextField
          label={bookmarkDetailsWords.lists.name}
          value={name}
          maxLength={LIST_NAME_MAX}
          error={missing ? bookmarkDetailsWords.lists.nameMissing : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Box>
      <Button type="submit" variant="outline">
        {submit}
      </Button>
      {children}
    </chakra.form>
  );
}

function NewList({ user, taken }: { user: SessionUser; taken: string[] }) {
  const addList = useAddList(user);
  const add = (name: string) => addList({ id: crypto.randomUUID(), name });
  const suggested = bookmarkDetailsWords.lists.suggested.filter((name) => !taken.includes(name.toLowerCase()));
  return (
    <>
      <Note mt="3">{bookmarkDetailsWords.lists.intro}</Note>
      {suggested.length === 0 ? null : (
        <Wrap mt="3" gap="2">
          {suggested.map((name) => (
            <Button
              key={name}
              size="sm"
              variant="ghost"
              aria-label={bookmarkDetailsWords.lists.addSuggested(name)}
              onClick={() => void add(name)}
            >
              + {name}
            </Button>
          ))}
        </Wrap>
      )}
      <NameForm initial="" submit={bookmarkDetailsWords.lists.create} onSubmit={add} />
    </>
  );
}

function ListTools({ user, list, onRemove }: { user: SessionUser; list: List; onRemove: () => void }) {
  const renameList = useRenameList(user);
  const [renaming, setRenaming] = useState(false);
  if (renaming) {
    return (
      <NameForm
        initial={list.name}
        submit={bookmarkDetailsWords.lists.save}
        onSubmit={async (name) => {
          const done = await renameList({ list, name });
          if (done) setRenaming(false);
          return done;
        }}
      >
        <Button variant="ghost" onClick={() => setRenaming(false)}>
          {bookmarkDetailsWords.lists.cancel}
        </Button>
      </NameForm>
    );
  }
  return (
    <Wrap mt="3" gap="2">
      <Button
        size="sm"
        variant="outline"
        aria-label={bookmarkDetailsWords.lists.renameNamed(list.name)}
        onClick={() => setRenaming(true)}
      >
        {bookmarkDetailsWords.lists.rename}
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-label={bookmarkDetailsWords.lists.removeNamed(list.name)}
        onClick={onRemove}
      >
        {bookmarkDetailsWords.lists.remove}
      </Button>
    </Wrap>
  );
}
