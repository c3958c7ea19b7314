/** Keeping the board in an account, and the boards that are kept there. */

import { useAtom } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type SessionUser, useSession } from '#frontend/api/session.ts';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { SavedBoard } from '#schema/api/boards.ts';
import type { Board } from '#schema/domain/plan/board.ts';
import { CHANGED_ELSEWHERE } from '#schema/domain/site/failure-code.ts';
import { SAVED_BOARD_NAME_MAX } from '#schema/domain/site/limits.ts';
import { boardWords } from '#words/plan/board.ts';
import { readBoard } from '../board-text.ts';
import { stateOf, useBoardChanges, useSavedBoards } from '../saved-boards.ts';
import { isEmpty, type SavedUnder, savedUnderAtom } from '../state.ts';
import { BoardPart } from './board-part.tsx';
import { FieldWithButton } from './field-with-button.tsx';

interface SavePartProps {
  board: Board;
  onOpen: (board: Board) => void;
}

export function SavePart(props: SavePartProps) {
  const { user } = useSession();
  if (!user && isEmpty(props.board)) return null;
  return (
    <BoardPart id="board-keep" title={boardWords.keep.title} intro={boardWords.keep.intro} unprinted>
      <div data-personal="">
        {user ? (
          <SavedBoards user={user} {...props} />
        ) : (
          <Text textStyle="sm">
            {boardWords.keep.signedOut}{' '}
            <TextLink to={paths.auth({ next: paths.board() })}>{boardWords.keep.signIn}</TextLink>
          </Text>
        )}
      </div>
    </BoardPart>
  );
}

function SavedBoards({ user, board, onOpen }: SavePartProps & { user: SessionUser }) {
  const { data: boards = [] } = useSavedBoards(user);
  const { keep, remove } = useBoardChanges(user);
  const [savedUnder, setSavedUnder] = useAtom(savedUnderAtom);
  const [name, setName] = useState('');
  const [gone, setGone] = useState<SavedBoard | null>(null);
  /** What showed before a kept board was opened. */
  const [before, setBefore] = useState<{ board: Board; savedUnder: SavedUnder | null } | null>(null);
  const here = boards.find(({ id }) => id === savedUnder?.id);
  const [conflict, setConflict] = useState(false);
  const latest = useRef(board);
  useEffect(() => {
    latest.current = board;
  }, [board]);
  const save = async (id: string, under: string, openedAt: string | null = null) => {
    const opened = savedUnder?.id;
    const saved = await keep(id, under, await stateOf(board), openedAt);
    setConflict(saved === CHANGED_ELSEWHERE);
    if (saved === null || saved === CHANGED_ELSEWHERE) return;
    // Whoever has started over or opened another board meanwhile must not save that one over this.
    setSavedUnder((now) =>
      now?.id === opened && !isEmpty(latest.current) ? { id, name: under, changedAt: saved.changedAt } : now,
    );
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty(board)) return;
    setName('');
    void save(crypto.randomUUID(), name.trim() || boardWords.keep.firstName);
  };
  const open = async ({ id, name: under, state, changedAt }: SavedBoard) => {
    const read = await readBoard(state, true);
    if (typeof read === 'string') return showToast({ title: boardWords.keep.unreadable, destructive: true });
    setBefore(isEmpty(board) ? null : { board, savedUnder });
    onOpen(read);
    setSavedUnder({ id, name: under, changedAt });
    setConflict(false);
  };
  return (
    <>
      {here && conflict ? (
        <Conflict
          name={here.name}
          onTheirs={() => void open(here)}
          onCopy={() => void save(crypto.randomUUID(), boardWords.keep.copy(here.name).slice(0, SAVED_BOARD_NAME_MAX))}
          onMine={() => void save(here.id, here.name)}
        />
      ) : here ? (
        <Button
          variant="outline"
          disabled={isEmpty(board)}
          onClick={() => void save(here.id, here.name, savedUnder?.changedAt)}
        >
          {boardWords.keep.update(here.name)}
        </Button>
      ) : (
        <form method="post" noValidate onSubmit={add}>
          <Box maxW="40rem">
            <FieldWithButton
              label={boardWords.keep.name}
              placeholder={boardWords.keep.firstName}
              value={name}
              maxLength={SAVED_BOARD_NAME_MAX}
              onChange={(event) => setName(event.currentTarget.value)}
              button={boardWords.keep.save}
              idle={isEmpty(board)}
            />
          </Box>
        </form>
      )}
      {boards.length === 0 && gone === null ? null : (
        <List.Root mt="4" borderTopWidth="1px" borderColor="border.muted" aria-label={boardWords.keep.list}>
          {boards.map((one) => (
            <List.Item
              key={one.id}
              display="flex"
              alignItems="center"
              gap="2"
              py="1.5"
              borderBottomWidth="1px"
              borderColor="border.muted"
            >
              <Box flex="1" minW="0" overflowWrap="anywhere">
                {one.name}
              </Box>
              <Button
                variant="outline"
                size="xs"
                aria-label={boardWords.keep.openNamed(one.name)}
                onClick={() => void open(one)}
              >
                {boardWords.keep.open}
              </Button>
              <Button
                variant="ghost"
                size="xs"
                aria-label={boardWords.keep.removeNamed(one.name)}
                onClick={() => {
                  setGone(one);
                  if (one.id === savedUnder?.id) setSavedUnder(null);
                  void remove(one);
                }}
              >
                {boardWords.keep.remove}
              </Button>
            </List.Item>
          ))}
        </List.Root>
      )}
      {before === null ? null : (
        <Button
          mt="2"
          me="2"
          variant="outline"
          size="xs"
          onClick={() => {
            onOpen(before.board);
            setSavedUnder(before.savedUnder);
            setBefore(null);
          }}
        >
          {boardWords.keep.before}
        </Button>
      )}
      {gone === null ? null : (
        <Button
          mt="2"
          variant="outline"
          size="xs"
          onClick={() => {
            void keep(gone.id, gone.name, gone.state);
            setGone(null);
          }}
        >
          {boardWords.keep.bringBack(gone.name)}
        </Button>
      )}
    </>
  );
}

interface ConflictProps {
  name: string;
  onTheirs: () => void;
  onCopy: () => void;
  onMine: () => void;
}

/** The account has a newer version than the one that was opened here. */
function Conflict({ name, onTheirs, onCopy, onMine }: ConflictProps) {
  const { changed, openTheirs, saveCopy, saveMine } = boardWords.keep;
  return (
    <div role="alert">
      <Text textStyle="sm">{changed(name)}</Text>
      <Wrap mt="2">
        <Button variant="outline" size="sm" onClick={onTheirs}>
          {openTheirs}
        </Button>
        <Button variant="outline" size="sm" onClick={onCopy}>
          {saveCopy}
        </Button>
        <Button variant="outline" size="sm" onClick={onMine}>
          {saveMine}
        </Button>
      </Wrap>
    </div>
  );
}
