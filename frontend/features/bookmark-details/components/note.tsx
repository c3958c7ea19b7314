/** A private note on a bookmark: saved as one types, with its state beside it; a failure loses nothing. */

import { useEffect, useRef, useState } from 'react';
import type { SessionUser } from '#frontend/api/session.ts';
import { TextAreaField } from '#frontend/components/forms/text-area.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { NOTE_MAX } from '#schema/domain/site/limits.ts';
import { bookmarkDetailsWords } from '#words/saved/bookmark-details.ts';
import { isChangedElsewhere, quotaOf, saveNote, useBookmarkDetails, useNoteNow, useNoteWritten } from '../queries.ts';

/** Milliseconds after the last key. */
const SETTLED = 800;

type State = 'clean' | 'typing' | 'saving' | 'saved' | 'failed';

export function BookmarkNote({ user, universityId, name }: { user: SessionUser; universityId: number; name: string }) {
  const { data: details } = useBookmarkDetails(user);
  const stored = details?.[universityId]?.note ?? '';
  const written = useNoteWritten(user);
  const [draft, setDraft] = useState<string | null>(null);
  const [state, setState] = useState<State>('clean');
  const [refusal, setRefusal] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What is typed and not saved; sent at once when the note goes from the page. */
  const unsaved = useRef<string | null>(null);
  /** The note as it was when typing began, or as it was last saved: no other's place is taken unseen. */
  const before = useRef<string | null>(null);
  /** What another device wrote meanwhile. */
  const [theirs, setTheirs] = useState<string | null>(null);
  const noteNow = useNoteNow(user);

  /** One after the other, so that each is made from the one before. */
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const send = (text: string) => {
    const sent = sending.current
      .catch(() => undefined)
      .then(() => saveNote(universityId, text, before.current ?? ''))
      .then(() => {
        before.current = text.trim();
        written(universityId, text.trim());
      });
    sending.current = sent;
    return sent;
  };

  const save = async (text: string) => {
    clearTimeout(timer.current);
    setState('saving');
    setTheirs(null);
    try {
      await send(text);
      if (unsaved.current === text) {
        unsaved.current = null;
        setState('saved');
      }
    } catch (error) {
      console.warn(error);
      // Trying again does not help against a quota: what it is, the server says.
      setRefusal(quotaOf(error));
      setState('failed');
      // Shown beside what was typed here, which then may take its place knowingly.
      if (isChangedElsewhere(error)) {
        const now = await noteNow(universityId).catch(() => null);
        if (now === null) return;
        before.current = now;
        setTheirs(now);
      }
    }
  };

  // Once, when the note goes: what it does then must not begin anew because its parts are made anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      const text = unsaved.current;
      if (text !== null) void send(text).catch(console.warn);
    },
    [universityId],
  );

  const text = draft ?? stored;
  return (
    <Box mt="3" maxW="36rem">
      <TextAreaField
        label={bookmarkDetailsWords.note.label(name)}
        value={text}
        maxLength={NOTE_MAX}
        rows={2}
        hint={`${bookmarkDetailsWords.note.private} ${bookmarkDetailsWords.note.count(text.length, NOTE_MAX)}`}
        onChange={(event) => {
          const next = event.currentTarget.value;
          before.current ??= stored;
          setDraft(next);
          unsaved.current = next;
          setState('typing');
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void save(next), SETTLED);
        }}
        onBlur={() => {
          if (unsaved.current !== null && state === 'typing') void save(unsaved.current);
        }}
      />
      <Box role="status" mt="1" minH="6" textStyle="xs" color={state === 'failed' ? 'fg.error' : 'fg.muted'}>
        {state === 'saving'
          ? bookmarkDetailsWords.note.saving
          : state === 'saved'
            ? bookmarkDetailsWords.note.saved
            : null}
        {state === 'failed' ? (
          <>
            {theirs === null
              ? (refusal ?? bookmarkDetailsWords.note.failed)
              : bookmarkDetailsWords.note.changedElsewhere(theirs)}{' '}
            <Button size="sm" variant="plain" minH="6" onClick={() => void save(text)}>
              {theirs === null ? bookmarkDetailsWords.note.retry : bookmarkDetailsWords.note.saveMine}
            </Button>
          </>
        ) : null}
      </Box>
    </Box>
  );
}
