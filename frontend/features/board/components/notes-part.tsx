/** What speaks for and against each school, in a few words. */

import { type FormEvent, useRef, useState } from 'react';
import { SelectField } from '#frontend/components/forms/form-field.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Note } from '#frontend/components/styled/text.tsx';
import { BOARD_NOTE_MAX, BOARD_NOTES_MAX, type Board, type BoardNote, boardText } from '#schema/domain/plan/board.ts';
import { boardWords } from '#words/plan/board.ts';
import { BoardPart } from './board-part.tsx';
import { FieldWithButton } from './field-with-button.tsx';

const kindOptions = () => (['pro', 'con'] as const).map((value) => ({ value, label: boardWords.notes.kinds[value] }));

interface NotesPartProps {
  board: Board;
  nameOf: (id: number) => string;
  /** How many notes there may be: more in an account. */
  most: number;
  onChange: (board: Board) => void;
  say: (text: string) => void;
}

export function NotesPart({ board, nameOf, most, onChange, say }: NotesPartProps) {
  const [picked, setPicked] = useState<number | null>(null);
  const [kind, setKind] = useState<BoardNote['kind']>('pro');
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const school = board.schools.find((id) => id === picked) ?? board.schools[0];
  if (school === undefined) return null;
  const full = board.notes.length >= most;
  const saved = most > BOARD_NOTES_MAX;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const note = boardText(text, BOARD_NOTE_MAX);
    setFault(note === '' ? boardWords.notes.needsText : '');
    if (note === '' || full) return field.current?.focus();
    const same = board.notes.some((one) => one.school === school && one.kind === kind && one.text === note);
    if (!same) onChange({ ...board, notes: [...board.notes, { school, kind, text: note }] });
    setText('');
    say(boardWords.notes.added);
    field.current?.focus();
  };
  return (
    <BoardPart
      id="board-notes"
      title={boardWords.notes.title}
      intro={saved ? boardWords.notes.introSaved : boardWords.notes.intro}
      unprinted
      folded
    >
      <form method="post" noValidate onSubmit={add}>
        <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
          <SelectField
            label={boardWords.notes.school}
            value={String(school)}
            options={board.schools.map((id) => ({ value: String(id), label: nameOf(id) }))}
            onChange={(value) => setPicked(Number(value))}
          />
          <SelectField
            label={boardWords.notes.kind}
            value={kind}
            options={kindOptions()}
            onChange={(value) => setKind(value === 'con' ? 'con' : 'pro')}
          />
        </Grid>
        <Box mt="4">
          <FieldWithButton
            ref={field}
            label={boardWords.notes.text}
            hint={full ? (saved ? boardWords.notes.fullSaved : boardWords.notes.full) : boardWords.notes.hint}
            fault={fault}
            value={text}
            maxLength={BOARD_NOTE_MAX}
            onChange={(event) => setText(event.currentTarget.value)}
            button={boardWords.notes.add}
            idle={full}
          />
        </Box>
      </form>
      {board.notes.length === 0 ? (
        <Note mt="3">{boardWords.notes.empty}</Note>
      ) : (
        <List.Root mt="4" borderTopWidth="1px" borderColor="border.muted">
          {board.notes.map((note) => (
            <List.Item
              key={`${note.school} ${note.kind} ${note.text}`}
              display="flex"
              justifyContent="space-between"
              alignItems="center"
              gap="3"
              py="2"
              borderBottomWidth="1px"
              borderColor="border.muted"
              textStyle="sm"
            >
              <Box minW="0" overflowWrap="anywhere">
                <Caption as="span" display="block">
                  {nameOf(note.school)} · {boardWords.notes.kinds[note.kind]}
                </Caption>
                {note.text}
              </Box>
              <Button
                variant="ghost"
                size="xs"
                aria-label={boardWords.notes.removeNamed(note.text)}
                onClick={() => {
                  onChange({ ...board, notes: board.notes.filter((one) => one !== note) });
                  say(boardWords.notes.removed);
                  field.current?.focus();
                }}
              >
                {boardWords.notes.remove}
              </Button>
            </List.Item>
          ))}
        </List.Root>
      )}
    </BoardPart>
  );
}
