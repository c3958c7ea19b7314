/** The saved searches: open one, see what is new there, rename or delete it. */

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SessionUser } from '#frontend/api/session.ts';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Failed } from '#frontend/components/page/failed.tsx';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { LabelBadge } from '#frontend/components/ui/badge.tsx';
import { ConfirmDialog } from '#frontend/components/ui/confirm-dialog.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { SavedSearch } from '#schema/api/saved-searches.ts';
import { SEARCH_NAME_MAX } from '#schema/domain/site/limits.ts';
import { savedSearchWords, sinceDay } from '#words/search/saved-searches.ts';
import { useMarkSeen, useRemoveSearch, useRenameSearch, useSavedSearches } from '../queries.ts';

export function SavedSearches({ user }: { user: SessionUser }) {
  const { data: searches, isError, refetch } = useSavedSearches(user);
  const remove = useRemoveSearch(user);
  const [leaving, setLeaving] = useState<SavedSearch | null>(null);
  const list = useRef<HTMLDivElement>(null);
  if (isError) {
    return (
      <Failed
        title={savedSearchWords.list.failed}
        again={savedSearchWords.list.tryAgain}
        onAgain={() => void refetch()}
      />
    );
  }
  if (searches === undefined) {
    return (
      <Box role="status" textStyle="sm" color="fg.muted" py="4">
        {savedSearchWords.list.loading}
      </Box>
    );
  }
  return (
    // Whoever deletes one goes on from here, as its buttons are gone.
    <Box ref={list} tabIndex={-1} outline="none">
      {searches.length === 0 ? (
        <Note maxW="prose">
          {savedSearchWords.list.none} <TextLink to={paths.search()}>{savedSearchWords.list.browse}</TextLink>
        </Note>
      ) : (
        <List.Root borderTopWidth="1px">
          {searches.map((search) => (
            <SearchLine key={search.id} user={user} search={search} onRemove={() => setLeaving(search)} />
          ))}
        </List.Root>
      )}
      {leaving ? (
        <ConfirmDialog
          open
          words={savedSearchWords.list.asking(leaving.name)}
          onClose={() => setLeaving(null)}
          onConfirm={() => {
            requestAnimationFrame(() => list.current?.focus({ preventScroll: true }));
            void remove(leaving);
          }}
        />
      ) : null}
    </Box>
  );
}

function SearchLine({ user, search, onRemove }: { user: SessionUser; search: SavedSearch; onRemove: () => void }) {
  const seen = useMarkSeen(user);
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { id, name, query, seenAt, newCount, changedCount } = search;
  const opened = () => seen(id);
  const endRenaming = () => {
    setRenaming(false);
    requestAnimationFrame(() => renameButton.current?.focus());
  };
  return (
    <List.Item
      borderBottomWidth="1px"
      py="4"
      display="flex"
      flexWrap="wrap"
      alignItems="start"
      justifyContent="space-between"
      columnGap="6"
      rowGap="3"
    >
      {renaming ? (
        <RenameForm user={user} search={search} onEnd={endRenaming} />
      ) : (
        <>
          <Box minW="0" flex="1 1 14rem">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              <TextLink
                to={paths.search(query)}
                variant="quiet"
                onClick={opened}
                onAuxClick={({ button }) => {
                  if (button === 1) opened();
                }}
              >
                {name}
              </TextLink>
            </Text>
            <Note mt="0.5" fontVariantNumeric="tabular-nums">
              {savedSearchWords.list.news(search, sinceDay(seenAt))}
              {newCount + changedCount > 0 ? (
                <Span ms="2">
                  <LabelBadge tone="gold">{savedSearchWords.list.hasNews}</LabelBadge>
                </Span>
              ) : null}
            </Note>
          </Box>
          <Flex gap="2">
            <Button
              ref={renameButton}
              variant="outline"
              size="sm"
              aria-label={savedSearchWords.list.renameNamed(name)}
              onClick={() => setRenaming(true)}
            >
              {savedSearchWords.list.rename}
            </Button>
            <Button variant="outline" size="sm" aria-label={savedSearchWords.list.removeNamed(name)} onClick={onRemove}>
              {savedSearchWords.list.remove}
            </Button>
          </Flex>
        </>
      )}
    </List.Item>
  );
}

function RenameForm({ user, search, onEnd }: { user: SessionUser; search: SavedSearch; onEnd: () => void }) {
  const rename = useRenameSearch(user);
  const [name, setName] = useState(search.name);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = name.trim();
    if (text === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    if (text !== search.name) void rename({ search, name: text });
    onEnd();
  };
  return (
    <Box
      as="form"
      {...{ method: 'post' }}
      onSubmit={submit}
      flex="1"
      display="flex"
      flexWrap="wrap"
      alignItems="end"
      gap="2"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEnd();
      }}
    >
      <Box flex="1 1 14rem" maxW="28rem">
        <TextField
          ref={field}
          label={savedSearchWords.name}
          value={name}
          maxLength={SEARCH_NAME_MAX}
          autoComplete="off"
          error={missing ? savedSearchWords.nameMissing : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Box>
      <Button type="submit" variant="outline">
        {savedSearchWords.list.saveName}
      </Button>
      <Button variant="ghost" onClick={onEnd}>
        {savedSearchWords.cancel}
      </Button>
    </Box>
  );
}
