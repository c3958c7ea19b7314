/**
 * The board as it stands in the fragment of the address: what is after # is not sent to anyone. A link that one comes by
 * decides; what is changed here is written back into the address, and kept in this browser.
 */

import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#frontend/api/session.ts';
import { isStillAt } from '#frontend/lib/links/is-still-at.ts';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { BOARD_SCHOOLS_MAX, type Board, EMPTY_BOARD } from '#schema/domain/plan/board.ts';
import {
  type BoardFault,
  boardFragment,
  boardOfFragment,
  fitsLink,
  schoolsOfFragment,
} from '#schema/domain/plan/board-link.ts';
import { readBoard, writeBoard } from './board-text.ts';
import { boardAtom, isEmpty, type SavedUnder, savedUnderAtom, storeBoard, storedBoard } from './state.ts';

/** How long the board has to be still before the address is written. */
const ADDRESS_DELAY_MS = 250;

export interface BoardHandle {
  board: Board;
  /** Whether the address and the storage have been looked at. */
  ready: boolean;
  fault: BoardFault | null;
  /** The link, and whether all of the board is in it. */
  link: string;
  fits: boolean;
  /** A board that this browser had when a link brought another one. */
  other: Board | null;
  /** Whether it came by a link of somebody's and nothing was changed yet. */
  invited: boolean;
  change: (next: Board) => void;
  /** Ends the question about the other board. */
  settle: () => void;
}

export function useBoard(): BoardHandle {
  const [board, setBoard] = useAtom(boardAtom);
  const [savedUnder, setSavedUnder] = useAtom(savedUnderAtom);
  const [ready, setReady] = useState(false);
  const [fault, setFault] = useState<BoardFault | null>(null);
  const [other, setOther] = useState<Board | null>(null);
  const [invited, setInvited] = useState(false);
  const [written, setWritten] = useState({ text: '', length: 0, fits: true });
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const address = useHydrated() ? hash : null;
  /** The fragment that this page itself wrote last. */
  const own = useRef<string | null>(null);
  const changed = useRef(false);
  /** What the storage says of which board of the account it is. */
  const storedUnder = useRef<SavedUnder | null>(null);
  const { user } = useSession();
  const userId = user?.id ?? null;
  const owner = useRef<string | null>(null);
  const base = () => absoluteAddress(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is another link
  useEffect(() => {
    if (address === null || address === own.current) return;
    let current = true;
    const before = ready ? { board, savedUnder } : null;
    const look = async () => {
      const linked = boardOfFragment(address);
      const asked = schoolsOfFragment(address);
      const stored = before ?? (await storedBoard());
      const read = linked === null ? null : await readBoard(linked);
      const same = linked !== null && stored !== null && (await writeBoard(stored.board)) === linked;
      if (!current) return;
      own.current = address;
      storedUnder.current = stored?.savedUnder ?? null;
      setFault(typeof read === 'string' ? read : null);
      if (read !== null && typeof read !== 'string') {
        // What this browser keeps of the same board may hold more notes than its link.
        setBoard(same ? stored.board : read);
        setSavedUnder(same ? stored.savedUnder : null);
        setInvited(!same && read.people.length > 0);
        setOther(same || stored === null || isEmpty(stored.board) ? null : stored.board);
      } else {
        // A link that cannot be read leaves what is kept alone: it shows, and the address stays until it is changed.
        const mine = stored?.board ?? EMPTY_BOARD;
        const schools = [...new Set([...mine.schools, ...(asked ?? [])])].slice(0, BOARD_SCHOOLS_MAX);
        changed.current = read === null && (asked !== null || !isEmpty(mine));
        setBoard({ ...mine, schools });
        setSavedUnder(stored?.savedUnder ?? null);
        setInvited(false);
        setOther(null);
      }
      setReady(true);
    };
    void look();
    return () => {
      current = false;
    };
  }, [address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written depends on the board alone
  useEffect(() => {
    if (!ready) return;
    let current = true;
    const write = async () => {
      const text = await writeBoard(board);
      if (!current) return;
      const fits = fitsLink(base(), text);
      setWritten({ text, length: base().length + boardFragment(text).length, fits });
      if (!changed.current || !isStillAt(pathname)) return;
      changed.current = false;
      if (other === null) {
        storedUnder.current = savedUnder;
        await storeBoard(board, savedUnder);
      }
      const next = isEmpty(board) ? '' : boardFragment(text);
      if (!current || !fits || next === own.current) return;
      own.current = next;
      void navigate({ hash: next }, { replace: true, ...KEEP_SCROLL });
    };
    const timer = setTimeout(() => void write(), ADDRESS_DELAY_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [board, ready, other, savedUnder]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the board itself is stored above
  useEffect(() => {
    if (!ready || other !== null || invited || savedUnder === storedUnder.current) return;
    // Saved under a name, or in a newer version: a reload must know which.
    storedUnder.current = savedUnder;
    void storeBoard(board, savedUnder);
  }, [savedUnder]);

  // What was on the screen is somebody's: it goes with their session, from the page and from its address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else ends a session
  useEffect(() => {
    const before = owner.current;
    owner.current = userId;
    if (before === null || before === userId) return;
    changed.current = false;
    storedUnder.current = null;
    own.current = '';
    setBoard(EMPTY_BOARD);
    setSavedUnder(null);
    setOther(null);
    setInvited(false);
    setFault(null);
    setWritten({ text: '', length: 0, fits: true });
    void navigate({ hash: '' }, { replace: true, ...KEEP_SCROLL });
  }, [userId]);

  return {
    board,
    ready,
    fault,
    link: ready ? base() + boardFragment(written.text) : '',
    fits: written.fits,
    other,
    invited,
    change: (next) => {
      changed.current = true;
      setFault(null);
      setBoard(next);
    },
    settle: () => {
      changed.current = true;
      setOther(null);
      setBoard((now) => ({ ...now }));
    },
  };
}
