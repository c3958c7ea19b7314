/** The decision board: schools, people and what counts for them on one side, what comes of it on the other. */

import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useOwnPrices } from '#frontend/api/your-prices.ts';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { BOARD_NOTES_MAX, joinBoards, SAVED_BOARD_NOTES_MAX } from '#schema/domain/plan/board.ts';
import { boardWords as words } from '#words/plan/board.ts';
import { boardCsv } from '../board-csv.ts';
import { joinedWords } from '../joined-words.ts';
import { useBoardRecords } from '../queries.ts';
import { boardSchoolOf } from '../school-figures.ts';
import { isEmpty, savedUnderAtom } from '../state.ts';
import { type BoardHandle, useBoard } from '../use-board.ts';
import { viewOf } from '../view.ts';
import { Begin, SampleOrder } from './begin.tsx';
import { NotesPart } from './notes-part.tsx';
import { OrderFigures, OrderLine, OrderPart, OrderReasons } from './order-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { SavePart } from './save-part.tsx';
import { BasisPart, SchoolsPart } from './schools-part.tsx';
import { SharePart } from './share-part.tsx';

interface BoardToolProps {
  /** Schools that the visitor saved, to begin with. */
  saved: readonly { id: number }[];
}

export function BoardTool({ saved }: BoardToolProps) {
  const handle = useBoard();
  const { board, ready, fault, invited, change } = handle;
  const [said, setSaid] = useState('');
  const [current, setCurrent] = useState(0);
  const [whose, setWhose] = useState<string | null>(null);
  const schools = useBoardRecords(board.schools);
  const prices = useOwnPrices(board.schools);
  const ownPrices = new Map(
    [...prices].flatMap(([id, { amountUsd }]) => (amountUsd === null ? [] : [[id, amountUsd] as const])),
  );
  const known = board.schools.flatMap((id) => schools.records.get(id) ?? []);
  const view = viewOf(
    board,
    known.map((record) => boardSchoolOf(record, board.prices.get(record.id) ?? ownPrices.get(record.id) ?? null)),
  );
  const nameOf = (id: number) => schools.records.get(id)?.name ?? words.schools.unknown(id);
  const pageOf = (id: number) => {
    const slug = schools.records.get(id)?.slug;
    return slug === undefined ? null : absoluteAddress(paths.university(slug));
  };
  // Before there is anything to rank or to write about, the page shows what to do first, and what comes of it.
  const bare = isEmpty(board);
  const notesMax = useAtomValue(savedUnderAtom) === null ? BOARD_NOTES_MAX : SAVED_BOARD_NOTES_MAX;
  const hidden = useHiddenUntilThere(ready && !schools.loading);
  return (
    <>
      <Box role="status" srOnly>
        {said}
      </Box>
      <Box minH={{ base: 'calc(100vh - 11rem)', lg: 'calc(100vh - 22rem)' }} visibility={hidden ? 'hidden' : undefined}>
        {fault === null ? null : (
          <Box role="alert" mb="6" p="4" borderWidth="1px" borderRadius="md" maxW="prose" fontWeight="medium">
            {words.faults[fault]}
          </Box>
        )}
        <OtherBoard handle={handle} notesMax={notesMax} say={setSaid} />
        {schools.failed ? (
          <Box role="alert" mb="4" textStyle="sm">
            {words.failed}{' '}
            <Button variant="outline" size="xs" onClick={schools.retry}>
              {words.retry}
            </Button>
          </Box>
        ) : null}
        <Grid
          display={{ base: 'flex', lg: 'grid' }}
          flexDirection="column"
          gridTemplateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          gridTemplateRows={{ lg: 'auto 1fr' }}
          columnGap={{ lg: '12', xl: '16' }}
          alignItems={{ base: 'stretch', lg: 'start' }}
          _print={{ display: 'block' }}
        >
          <Box minW="0" order={{ base: '-2', lg: '0' }}>
            <SchoolsPart board={board} schools={schools} onChange={change} say={setSaid} />
            {bare ? (
              <Begin
                saved={saved.map(({ id }) => id)}
                onBegin={(ids) => {
                  change({ ...board, schools: ids });
                  setSaid(words.begin.added(ids.length));
                }}
              />
            ) : null}
          </Box>
          {/* Right after the schools; beside the answers it stays in sight while they change. */}
          <Box
            minW="0"
            aria-busy={schools.loading}
            gridColumn={{ lg: '2' }}
            gridRow={{ lg: '1 / 3' }}
            position={{ lg: 'sticky' }}
            top={{ lg: '0' }}
            maxH={{ lg: '100vh' }}
            overflowY={{ lg: 'auto' }}
            _print={{ position: 'static', maxH: 'none', overflow: 'visible' }}
          >
            {bare ? (
              <SampleOrder />
            ) : (
              <>
                <OrderPart
                  board={board}
                  view={view}
                  records={schools.records}
                  whose={whose}
                  loading={schools.loading}
                  setWhose={setWhose}
                />
                <OrderReasons board={board} view={view} />
              </>
            )}
          </Box>
          {bare ? null : (
            // Without anybody a phone asks who they are before it shows a first order.
            <Box minW="0" gridColumn={{ lg: '1' }} order={{ base: board.people.length === 0 ? '-1' : '0', lg: '0' }}>
              <PeoplePart
                board={board}
                invited={invited}
                current={Math.min(current, Math.max(0, board.people.length - 1))}
                nameOf={nameOf}
                onCurrent={setCurrent}
                onChange={change}
                say={setSaid}
              />
              {board.people.length === 0 && board.home === null ? null : (
                <BasisPart board={board} ownPrices={ownPrices} onChange={change} say={setSaid} />
              )}
              <OrderLine board={board} view={view} whose={whose} />
            </Box>
          )}
        </Grid>
        {bare ? null : <OrderFigures board={board} view={view} whose={whose} />}
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          columnGap={{ lg: '12', xl: '16' }}
          alignItems="start"
          _print={{ display: 'block' }}
        >
          {bare ? null : <NotesPart board={board} nameOf={nameOf} most={notesMax} onChange={change} say={setSaid} />}
          <Box minW="0">
            <SharePart handle={handle} notesMax={notesMax} csv={() => boardCsv(board, view, pageOf)} say={setSaid} />
            <SavePart board={board} onOpen={change} />
          </Box>
        </Grid>
      </Box>
    </>
  );
}

/** A board that this browser keeps takes the place of an empty one: it shows once it is there, and pushes nothing about. */
function useHiddenUntilThere(there: boolean): boolean {
  const hydrated = useHydrated();
  const [seen, setSeen] = useState(false);
  if (there && !seen) setSeen(true);
  return hydrated && !seen && !there;
}

interface OtherBoardProps {
  handle: BoardHandle;
  notesMax: number;
  say: (text: string) => void;
}

/** A link brought a board, and this browser has another. */
function OtherBoard({ handle: { board, other, change, settle }, notesMax, say }: OtherBoardProps) {
  if (other === null) return null;
  return (
    <Box role="region" aria-label={words.join.title} mb="6" p="4" borderWidth="1px" borderRadius="md" maxW="prose">
      <Text fontWeight="medium">{words.join.other(other.schools.length)}</Text>
      <Wrap mt="3" gap="2">
        <Button
          size="sm"
          onClick={() => {
            const joined = joinBoards(other, board, notesMax);
            settle();
            change(joined.board);
            say(joinedWords(other, joined));
          }}
        >
          {words.join.together}
        </Button>
        <Button variant="outline" size="sm" onClick={settle}>
          {words.join.apart}
        </Button>
      </Wrap>
    </Box>
  );
}
