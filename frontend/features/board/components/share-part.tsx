/** Ways to pass the board on and to bring answers together: its link, a printed sheet, a file, somebody's link. */

import { useAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Caption, Text } from '#frontend/components/styled/text.tsx';
import { DownloadIcon } from '#frontend/components/ui/later-icons.tsx';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { saveFile } from '#frontend/lib/browser/save-file.ts';
import { BOARD_LINK_MAX, type Board, EMPTY_BOARD, joinBoards } from '#schema/domain/plan/board.ts';
import { boardOfFragment } from '#schema/domain/plan/board-link.ts';
import { boardWords } from '#words/plan/board.ts';
import { readBoard } from '../board-text.ts';
import { joinedWords } from '../joined-words.ts';
import { isEmpty, type SavedUnder, savedUnderAtom } from '../state.ts';
import type { BoardHandle } from '../use-board.ts';
import { BoardPart } from './board-part.tsx';
import { FieldWithButton } from './field-with-button.tsx';

/** Characters of a link from which on its length is said. */
const NEARLY_FULL = 0.9 * BOARD_LINK_MAX;

interface SharePartProps {
  handle: BoardHandle;
  notesMax: number;
  csv: () => string;
  say: (text: string) => void;
}

export function SharePart({ handle, notesMax, csv, say }: SharePartProps) {
  const { board, link, fits, change } = handle;
  const [savedUnder, setSavedUnder] = useAtom(savedUnderAtom);
  const [before, setBefore] = useState<{ board: Board; savedUnder: SavedUnder | null } | null>(null);
  const empty = isEmpty(board);
  if (empty && before === null)
    return (
      <Disclosure summary={boardWords.join.have}>
        <Join board={board} notesMax={notesMax} onChange={change} say={say} />
      </Disclosure>
    );
  return (
    <BoardPart id="board-share" title={boardWords.share.title} intro={boardWords.share.intro} unprinted>
      <Wrap role="group" aria-label={boardWords.share.title} gap="2">
        <Button
          variant={board.people.length > 0 ? 'solid' : 'outline'}
          disabled={empty || !fits}
          onClick={() => void copyText(link, boardWords.share)}
        >
          {boardWords.share.copy}
        </Button>
        <Button variant="outline" disabled={empty} onClick={() => window.print()}>
          {boardWords.share.print}
        </Button>
        <Button
          variant="outline"
          disabled={empty}
          onClick={() => saveFile(csv(), boardWords.share.fileName, 'text/csv')}
        >
          <DownloadIcon boxSize="4" />
          {boardWords.share.csv}
        </Button>
        <Button
          variant="ghost"
          disabled={empty && before === null}
          onClick={() => {
            if (before !== null && empty) {
              change(before.board);
              setSavedUnder(before.savedUnder);
              return setBefore(null);
            }
            setBefore({ board, savedUnder });
            // What comes next is another board than the one that an account keeps.
            setSavedUnder(null);
            change(EMPTY_BOARD);
            say(boardWords.share.cleared);
          }}
        >
          {before !== null && empty ? boardWords.share.undo : boardWords.share.clear}
        </Button>
      </Wrap>
      {fits ? (
        // Only when there is little room left is it worth knowing.
        link.length < NEARLY_FULL ? null : (
          <Caption mt="2" fontVariantNumeric="tabular-nums">
            {boardWords.share.length(link.length)}
          </Caption>
        )
      ) : (
        <Box
          role="alert"
          mt="3"
          p="3"
          borderWidth="1px"
          borderRadius="md"
          textStyle="sm"
          fontWeight="medium"
          maxW="prose"
        >
          {boardWords.share.full}
        </Box>
      )}
      <Caption mt="2" maxW="prose">
        {boardWords.how.private}
      </Caption>
      <Join board={board} notesMax={notesMax} onChange={change} say={say} />
    </BoardPart>
  );
}

interface JoinProps {
  board: Board;
  notesMax: number;
  onChange: (board: Board) => void;
  say: (text: string) => void;
}

function Join({ board, notesMax, onChange, say }: JoinProps) {
  const join = boardWords.join;
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [result, setResult] = useState('');
  const bring = async (event: FormEvent) => {
    event.preventDefault();
    setResult('');
    const typed = text.trim();
    if (typed === '') return setFault(join.empty);
    const at = typed.indexOf('#');
    const linked = at === -1 ? null : boardOfFragment(typed.slice(at));
    if (linked === null) return setFault(join.noBoard);
    const read = await readBoard(linked);
    if (typeof read === 'string') return setFault(boardWords.faults[read]);
    const joined = joinBoards(board, read, notesMax);
    setFault('');
    setText('');
    onChange(joined.board);
    const sentence = joinedWords(board, joined);
    setResult(sentence);
    say(sentence);
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void bring(event)}>
      <Box mt="6" maxW="40rem">
        <FieldWithButton
          label={join.label}
          hint={join.hint}
          fault={fault}
          value={text}
          inputMode="url"
          onChange={(event) => setText(event.currentTarget.value)}
          button={join.button}
        />
      </Box>
      {result === '' ? null : (
        <Text mt="2" textStyle="sm" fontWeight="medium">
          {result}
        </Text>
      )}
    </form>
  );
}
