/** The schools on the board, and where home is. */
import { useSetAtom } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { SwitchField } from '#frontend/components/forms/switch-field.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button, SendButton } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Span, Text } from '#frontend/components/styled/text.tsx';
import { SchoolPicker } from '#frontend/components/universities/school-picker.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { situationPanelAtom } from '#frontend/lib/storage/own-situation.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { BOARD_HOME_NAME_MAX, BOARD_SCHOOLS_MAX, type Board, withoutSchool } from '#schema/domain/plan/board.ts';
import { COMPARE_MAX } from '#schema/domain/site/limits.ts';
import { boardWords } from '#words/plan/board.ts';
import { type BoardRecords, findHome } from '../queries.ts';
import { BoardPart } from './board-part.tsx';

/** Dollars to which a price in a link is rounded. */
const ROUNDED = 100;

interface SchoolsPartProps {
  board: Board;
  schools: BoardRecords;
  /** Prices of the family in this browser, in US dollars by the id of a school. */
  ownPrices: ReadonlyMap<number, number>;
  onChange: (board: Board) => void;
  say: (text: string) => void;
}

export function SchoolsPart({ board, schools, onChange, say }: Omit<SchoolsPartProps, 'ownPrices'>) {
  const input = useRef<HTMLInputElement>(null);
  const full = board.schools.length >= BOARD_SCHOOLS_MAX;
  const nameOf = (id: number) => schools.records.get(id)?.name ?? boardWords.schools.unknown(id);
  return (
    <BoardPart id="board-schools" title={boardWords.schools.title} unprinted>
      <SchoolPicker
        label={boardWords.schools.label}
        placeholder={boardWords.schools.placeholder}
        hint={full ? boardWords.schools.full : boardWords.schools.intro}
        hintStrong={full}
        inputRef={input}
        disabled={full}
        asideOf={({ id }) => (board.schools.includes(id) ? boardWords.schools.onBoard : null)}
        onPick={({ id, name }) => {
          if (board.schools.includes(id)) return;
          onChange({ ...board, schools: [...board.schools, id] });
          say(boardWords.schools.added(name));
        }}
      />
      {board.schools.length === 0 ? null : (
        <List.Root mt="4" borderTopWidth="1px" borderColor="border.muted">
          {board.schools.map((id) => {
            const record = schools.records.get(id);
            return (
              <List.Item
                key={id}
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                gap="3"
                minH="12"
                py="1.5"
                borderBottomWidth="1px"
                borderColor="border.muted"
              >
                <Box minW="0">
                  {record ? (
                    <TextLink to={paths.university(record.slug)}>{record.name}</TextLink>
                  ) : (
                    <Span color="fg.muted">{schools.unknown.includes(id) ? boardWords.schools.unknown(id) : '…'}</Span>
                  )}
                  {record ? (
                    <Caption as="span" display="block">
                      {townInState(record.city, record.stateName)}
                    </Caption>
                  ) : null}
                </Box>
                <Button
                  variant="ghost"
                  size="xs"
                  aria-label={boardWords.schools.removeNamed(nameOf(id))}
                  onClick={() => {
                    onChange(withoutSchool(board, id));
                    say(boardWords.schools.removed(nameOf(id)));
                    input.current?.focus();
                  }}
                >
                  {boardWords.schools.remove}
                </Button>
              </List.Item>
            );
          })}
        </List.Root>
      )}
      {board.schools.length < 2 ? null : (
        <Box mt="3" textStyle="sm">
          <TextLink to={paths.compare(board.schools.slice(0, COMPARE_MAX))}>{boardWords.schools.compare}</TextLink>
        </Box>
      )}
    </BoardPart>
  );
}

/** What the people's answers go by beside the schools: where home is, once distance counts for anybody, and whose prices. */
export function BasisPart({ board, ownPrices, onChange, say }: Omit<SchoolsPartProps, 'schools'>) {
  const counts = board.home !== null || board.people.some(({ weights }) => weights.distance > 0);
  return (
    <BoardPart id="board-basis" title={boardWords.basis} unprinted>
      <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        <Prices board={board} ownPrices={ownPrices} onChange={onChange} />
        {counts ? <Home board={board} onChange={onChange} say={say} /> : null}
      </Grid>
    </BoardPart>
  );
}

function Home({ board, onChange, say }: Pick<SchoolsPartProps, 'board' | 'onChange' | 'say'>) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(board);
  latest.current = board;
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const asked = text.trim();
    if (asked === '' || pending) return;
    setPending(true);
    try {
      const home = await findHome(asked);
      setFault(home === null ? boardWords.home.unknown(asked) : '');
      if (home === null) return;
      setText('');
      onChange({ ...latest.current, home });
      say(boardWords.home.is(home.name));
    } catch {
      setFault(boardWords.home.failed);
    } finally {
      setPending(false);
    }
  };
  return (
    <form method="post" onSubmit={(event) => void find(event)} noValidate>
      <TextField
        ref={field}
        label={boardWords.home.label}
        hint={boardWords.home.hint}
        error={fault === '' ? undefined : fault}
        value={text}
        maxLength={BOARD_HOME_NAME_MAX}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Wrap mt="2" alignItems="center" columnGap="3" rowGap="2" textStyle="sm">
        <SendButton variant="outline" size="sm" aria-disabled={pending ? true : undefined}>
          {boardWords.home.find}
        </SendButton>
        {board.home === null ? null : (
          <>
            <span>{boardWords.home.is(board.home.name)}</span>
            <Button
              variant="ghost"
              size="xs"
              onClick={() => {
                onChange({ ...board, home: null });
                say(boardWords.home.removed);
                field.current?.focus();
              }}
            >
              {boardWords.home.remove}
            </Button>
          </>
        )}
      </Wrap>
    </form>
  );
}

function Prices({ board, ownPrices, onChange }: Pick<SchoolsPartProps, 'board' | 'ownPrices' | 'onChange'>) {
  const openPanel = useSetAtom(situationPanelAtom);
  const linked = board.prices.size > 0;
  const has = ownPrices.size > 0;
  return (
    <Box textStyle="sm">
      <Text color="fg.muted">
        {linked ? boardWords.prices.linked : has ? boardWords.prices.own : boardWords.prices.none}
      </Text>
      {has || linked ? (
        <Box mt="2">
          <SwitchField
            label={boardWords.prices.share}
            hint={boardWords.prices.shareHint}
            checked={linked}
            onChange={() => {
              const prices = [...ownPrices].map(([id, price]) => [id, Math.round(price / ROUNDED) * ROUNDED] as const);
              onChange({ ...board, prices: new Map(linked ? [] : prices) });
            }}
          />
        </Box>
      ) : (
        <Button mt="2" variant="outline" size="sm" onClick={() => openPanel(true)}>
          {boardWords.prices.tell}
        </Button>
      )}
    </Box>
  );
}
