/** Saves the search of the page under a name: a button that opens a form of one field. */

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { SessionUser } from '#frontend/api/session.ts';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { BookmarkIcon } from '#frontend/components/ui/icons.tsx';
import { SEARCH_NAME_MAX } from '#schema/domain/site/limits.ts';
import { savedSearchWords as words } from '#words/search/saved-searches.ts';
import { searchWords } from '#words/search/search.ts';
import { useSavedSearches, useSaveSearch } from '../queries.ts';
import { isSameSearch } from '../same-search.ts';

interface SaveSearchProps {
  user: SessionUser;
  /** Query of the page's address. */
  query: string;
  /** The text of the search and the words of its filters, from which a name is made. */
  text: string;
  filters: readonly string[];
}

export function SaveSearch({ user, query, text, filters }: SaveSearchProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <BookmarkIcon boxSize="4.5" />
        {searchWords.saveSearch}
      </Button>
      <Box id={id} hidden={!open} flexBasis="100%" order="1">
        {open ? (
          <SaveForm key={query} user={user} query={query} suggested={words.suggest(text, filters)} onClose={close} />
        ) : null}
      </Box>
    </>
  );
}

interface SaveFormProps extends Pick<SaveSearchProps, 'user' | 'query'> {
  suggested: string;
  onClose: () => void;
}

function SaveForm({ user, query, suggested, onClose }: SaveFormProps) {
  const { data: searches = [] } = useSavedSearches(user);
  const { save, pending } = useSaveSearch(user);
  const known = searches.find((search) => isSameSearch(search.query, query));
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const name = typed ?? known?.name ?? suggested;

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const text = name.trim();
    const found = text === '' ? words.nameMissing : await save({ name: text, query });
    setFault(found ?? undefined);
    if (found === null) onClose();
    else field.current?.focus();
  };

  return (
    <Box
      as="form"
      {...{ method: 'post' }}
      onSubmit={submit}
      aria-label={searchWords.saveSearch}
      borderTopWidth="1px"
      borderBottomWidth="1px"
      py="4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Box maxW="28rem">
        <TextField
          ref={field}
          label={words.name}
          value={name}
          maxLength={SEARCH_NAME_MAX}
          autoComplete="off"
          hint={known ? words.savedAs(known.name) : words.nameHint}
          error={fault}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFault(undefined);
          }}
        />
      </Box>
      <Wrap mt="3" gap="2">
        <Button type="submit" size="sm" aria-disabled={pending}>
          {pending ? words.submitting : words.submit}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {words.cancel}
        </Button>
      </Wrap>
    </Box>
  );
}
