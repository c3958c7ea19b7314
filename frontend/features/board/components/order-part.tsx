/** What comes of the answers: the order together or of one, how sure it is, where people differ, what would turn it. */
import { Fragment } from 'react';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Note, Span, Text, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { shortName } from '#frontend/content/short-name.ts';
import { useDebounced } from '#frontend/lib/forms/use-debounced.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { BOARD_CRITERIA, type Board, type BoardPerson } from '#schema/domain/plan/board.ts';
import { type BoardSchool, firstPlace, type Standing } from '#schema/domain/plan/board-scores.ts';
import { boardWords } from '#words/plan/board.ts';
import { figureText } from '../school-figures.ts';
import { type BoardView, blanksOf, brokenBy, unsureFor } from '../view.ts';
import { BoardPart } from './board-part.tsx';
import { showOrder } from './people-part.tsx';
import { Points, PointsBar } from './points.tsx';

/** How long the order has to be still before a screen reader hears it. */
const SAID_DELAY_MS = 700;

interface OrderPartProps {
  board: Board;
  view: BoardView;
  records: ReadonlyMap<number, UniversityRecordView>;
  /** Whose order shows; null for the one together. */
  whose: string | null;
}

const placeOf = ({ people }: Board, whose: string | null) => people.findIndex(({ name }) => name === whose);
const nameIn = (view: BoardView) => (id: number) => view.schools.get(id)?.name ?? '';
const isAny = (view: BoardView) => view.together.length > 1;
const isStart = (view: BoardView) => view.start.length > 1;
const shownTogether = (view: BoardView) => (isStart(view) ? view.start : view.together);
const answeredIn = (view: BoardView) => view.orders.filter((one) => one.length > 0).length;
/** Schools at the foot that answers while one answers. */
const AT_FOOT = 2;

/** The first of the order, a row each, at the foot of a phone's screen while the answers are in sight; leads to all of it. */
export function OrderLine({ board, view, whose }: Omit<OrderPartProps, 'records'>) {
  const at = placeOf(board, whose);
  const order = at === -1 ? shownTogether(view) : (view.orders[at] ?? []);
  if (!isAny(view) && !isStart(view)) return null;
  return (
    <Box
      hideFrom="lg"
      position="sticky"
      bottom="0"
      zIndex="docked"
      bg="bg"
      borderTopWidth="1px"
      // What scrolls beneath fades out before it rather than being cut in the middle of a line.
      boxShadow="0 -0.75rem 0.75rem {colors.bg}"
      data-action-bar=""
      data-order-line=""
      _print={{ display: 'none' }}
    >
      <Button
        variant="plain"
        size="sm"
        minH="12"
        py="1.5"
        width="full"
        textAlign="start"
        textDecoration="none"
        color="fg"
        aria-label={boardWords.people.order}
        onClick={showOrder}
      >
        <Grid
          as="span"
          flex="1"
          minW="0"
          gridTemplateColumns="auto minmax(0, 1fr) auto"
          columnGap="2"
          fontVariantNumeric="tabular-nums"
        >
          {order.slice(0, AT_FOOT).map(({ id, rank, shown }) => (
            <Fragment key={id}>
              <Span color="fg.muted">{rank ?? '–'}</Span>
              <Span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                {shortName(nameIn(view)(id))}
              </Span>
              <Span textAlign="end">
                {shown === null ? null : (
                  <>
                    <Span fontWeight="semibold">{shown}</Span>{' '}
                    <Span color="fg.muted">{boardWords.order.pointsShort(shown)}</Span>
                  </>
                )}
              </Span>
            </Fragment>
          ))}
        </Grid>
      </Button>
    </Box>
  );
}

export function OrderPart({
  board,
  view,
  records,
  whose,
  loading,
  setWhose,
}: OrderPartProps & { loading: boolean; setWhose: (whose: string | null) => void }) {
  const { people } = board;
  const at = placeOf(board, whose);
  const isFirst = isStart(view);
  const order = at === -1 || isFirst ? shownTogether(view) : (view.orders[at] ?? []);
  const nameOf = nameIn(view);
  const any = isAny(view) || isFirst;
  const answered = answeredIn(view);
  return (
    <BoardPart id="board-order" title={boardWords.order.title}>
      {any ? null : (
        <Text color="fg.muted" maxW="prose">
          {loading ? boardWords.loading : boardWords.order.empty}
        </Text>
      )}
      {isFirst ? (
        <Note mb="3" maxW="prose">
          {boardWords.order.start}
        </Note>
      ) : null}
      {view.silent.length > 0 && board.schools.length > 1 ? (
        <Note mb="3">{boardWords.order.needsWeights(view.silent)}</Note>
      ) : null}
      {any ? (
        <>
          {answered > 1 ? (
            <Wrap role="group" aria-label={boardWords.order.show} gap="2" mb="4" _print={{ display: 'none' }}>
              {[null, ...people.filter((_, place) => (view.orders[place] ?? []).length > 0)].map((person) => (
                <Button
                  key={person?.name ?? ''}
                  size="sm"
                  variant={(person?.name ?? null) === (at === -1 ? null : whose) ? 'solid' : 'outline'}
                  aria-pressed={(person?.name ?? null) === (at === -1 ? null : whose)}
                  onClick={() => setWhose(person?.name ?? null)}
                >
                  {person?.name ?? boardWords.order.together}
                </Button>
              ))}
            </Wrap>
          ) : null}
          <First order={order} nameOf={nameOf} />
          <Order board={board} view={view} records={records} order={order} only={people[at] ?? null} />
        </>
      ) : null}
      <Said text={any ? boardWords.order.said(firstPlace(order).ids.map(nameOf).join(', ')) : ''} />
      {any ? (
        <Box maxW="prose" _print={{ display: 'none' }}>
          <Disclosure summary={boardWords.how.scoresTitle}>
            <Grid gap="3" textStyle="sm">
              {boardWords.how.scores.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Grid>
          </Disclosure>
        </Box>
      ) : null}
    </BoardPart>
  );
}

/** What stands behind the order: where people differ, and what would turn it. */
export function OrderReasons({ board, view }: Pick<OrderPartProps, 'board' | 'view'>) {
  const nameOf = nameIn(view);
  if (!isAny(view)) return null;
  return (
    <>
      {answeredIn(view) > 1 ? <Differ board={board} view={view} nameOf={nameOf} /> : null}
      <Turns view={view} nameOf={nameOf} />
    </>
  );
}

/** Each school's points, person by person. */
export function OrderFigures({ board, view, whose }: Omit<OrderPartProps, 'records'>) {
  const at = placeOf(board, whose);
  if (!isAny(view)) return null;
  return board.people.map((person, place) => (
    <Figures key={person.name} board={board} view={view} place={place} shown={at === -1 || place === at} />
  ));
}

/** Who is first, and how sure that is. */
function First({ order, nameOf }: { order: readonly Standing[]; nameOf: (id: number) => string }) {
  const { ids, rivals } = firstPlace(order);
  const [leader, second] = order;
  const isClose =
    ids.length === 1 && leader?.shown != null && second?.shown != null && leader.shown - second.shown <= CLOSE;
  const first =
    ids.length === 1 ? boardWords.order.sure(nameOf(ids[0] as number)) : boardWords.order.level(ids.map(nameOf));
  return (
    <Text mb="4" textStyle="lg" maxW="prose" data-first="">
      {ids.length === 0 ? (
        order.every(({ broken }) => broken.length > 0) ? (
          boardWords.order.nobody
        ) : (
          boardWords.order.nobodyKnown
        )
      ) : (
        <>
          <strong>{first}</strong>{' '}
          {rivals.length > 0
            ? boardWords.order.rivals(rivals.map(nameOf))
            : order.some(hasSpan)
              ? boardWords.order.surely
              : null}{' '}
          {isClose ? boardWords.order.close : null}
        </>
      )}
    </Text>
  );
}
/** Points between first and second up to which the first place is close. */
const CLOSE = 2;
const hasSpan = ({ low, high }: Standing) => Math.round(low) !== Math.round(high);

interface OrderProps extends Omit<OrderPartProps, 'whose'> {
  order: readonly Standing[];
  /** Whose order it is; null for the one together. */
  only: BoardPerson | null;
}

function Order({ board, view, records, order, only }: OrderProps) {
  const answered = board.people.filter((_, at) => (view.orders[at] ?? []).length > 0);
  return (
    <List.Root as="ol" data-order="" borderTopWidth="1px">
      {order.map((standing) => {
        const school = view.schools.get(standing.id) as BoardSchool;
        const record = records.get(standing.id);
        const blanks = blanksOf(view, only === null ? board.people : [], standing.id);
        const own = only === null ? blanks : BOARD_CRITERIA.filter((key) => isBlank(only, standing, key));
        const broken = brokenBy(board, school).filter(({ person }) => only === null || person === only);
        const unsure = unsureFor(board, school).filter(({ person }) => only === null || person === only);
        const notes = board.notes.filter((note) => note.school === standing.id);
        return (
          <List.Item
            key={standing.id}
            display="grid"
            gridTemplateColumns="2.75rem minmax(0, 1fr)"
            columnGap="2"
            alignItems="baseline"
            py="4"
            borderBottomWidth="1px"
            borderColor="border.muted"
            breakInside="avoid"
          >
            <Span
              textStyle="lg"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
              color={standing.rank === 1 ? 'fg' : 'fg.muted'}
            >
              {standing.rank === null ? '–' : boardWords.order.rank(standing.rank)}
            </Span>
            <Box minW="0">
              <Wrap justifyContent="space-between" alignItems="baseline" columnGap="4" rowGap="0.5">
                {record ? (
                  <TextLink to={paths.university(record.slug)} fontWeight="semibold">
                    {school.name}
                  </TextLink>
                ) : null}
                <Span textStyle="sm" fontVariantNumeric="tabular-nums">
                  {standing.broken.length > 0 ? (
                    boardWords.order.ruledOut
                  ) : standing.shown === null ? (
                    boardWords.order.noPoints
                  ) : standing.rank === null ? (
                    boardWords.order.tooLittle
                  ) : (
                    <Points of={standing.shown} />
                  )}
                  {hasSpan(standing) ? (
                    <Span color="fg.muted">
                      {' '}
                      ({boardWords.order.span(Math.round(standing.low), Math.round(standing.high))})
                    </Span>
                  ) : null}
                </Span>
              </Wrap>
              <SpanBar standing={standing} />
              {only === null && answered.length > 1 ? (
                <Text mt="1.5" textStyle="sm">
                  {board.people
                    .flatMap(({ name }, at) => {
                      const their = view.orders[at]?.find(({ id }) => id === standing.id);
                      return their ? [boardWords.order.by(name, their.rank, their.broken.length > 0)] : [];
                    })
                    .join(' · ')}
                </Text>
              ) : null}
              <Grid textStyle="xs" color="fg.muted" mt="1" gap="0.5">
                {own.length > 0 ? <span>{boardWords.order.blanks(own)}</span> : null}
                {broken.map(({ person, broken: lacks }) => (
                  <Span key={person.name} color="fg">
                    {boardWords.order.ruledOutBy(
                      person.name,
                      lacks.map((must) => boardWords.musts.broken[must]),
                    )}
                  </Span>
                ))}
                {unsure.map(({ person, unknown }) => (
                  <span key={person.name}>
                    {boardWords.order.unsure(
                      person.name,
                      unknown.map((must) => boardWords.musts.unknown[must]),
                    )}
                  </span>
                ))}
              </Grid>
              {notes.length === 0 ? null : (
                <Grid as="ul" mt="2" textStyle="sm" gap="1">
                  {notes.map(({ kind, text }) => (
                    <li key={`${kind} ${text}`}>
                      <Span aria-hidden="true" fontWeight="semibold" me="1.5">
                        {kind === 'pro' ? '+' : '−'}
                      </Span>
                      <VisuallyHidden>{boardWords.notes.kinds[kind]} </VisuallyHidden>
                      {text}
                    </li>
                  ))}
                </Grid>
              )}
            </Box>
          </List.Item>
        );
      })}
    </List.Root>
  );
}

const isBlank = (person: BoardPerson, standing: Standing, key: (typeof BOARD_CRITERIA)[number]) =>
  standing.scores !== null && person.weights[key] > 0 && standing.scores[key] === null;

/** From 0 to 100: how far the points reach; pale, how far they could, and a mark where they are. */
function SpanBar({ standing: { points, low, high, broken } }: { standing: Standing }) {
  const isOpen = high - low >= 1;
  return (
    <PointsBar faint={broken.length > 0}>
      {isOpen ? (
        <Box position="absolute" inset="0" opacity="0.35">
          <ShareBar from={low / 100} to={high / 100} />
        </Box>
      ) : null}
      <Box position="absolute" inset="0">
        <ShareBar to={(isOpen ? low : (points ?? 0)) / 100} />
      </Box>
      {isOpen && points !== null ? (
        <Box position="absolute" inset="0">
          <ShareBar from={points / 100 - 0.004} to={points / 100 + 0.004} />
        </Box>
      ) : null}
    </PointsBar>
  );
}

interface DifferProps {
  board: Board;
  view: BoardView;
  nameOf: (id: number) => string;
}

function Differ({ board, view, nameOf }: DifferProps) {
  const differ = boardWords.differ;
  const personOf = (at: number) => board.people[at]?.name ?? '';
  return (
    <BoardPart id="board-differ" title={differ.title}>
      {view.differ.length === 0 ? (
        <Note>{differ.none}</Note>
      ) : (
        <Grid as="ul" gap="3" maxW="prose">
          {view.differ.map(({ id, high, low, criterion }) => (
            <li key={id}>
              <Span display="block" fontWeight="medium">
                {nameOf(id)}
              </Span>
              <Note as="span">
                {criterion === null && isOut(view, low.person, id)
                  ? differ.out(personOf(high.person), high.rank, personOf(low.person))
                  : differ.line(personOf(high.person), high.rank, personOf(low.person), low.rank, criterion)}
              </Note>
            </li>
          ))}
        </Grid>
      )}
    </BoardPart>
  );
}

const isOut = (view: BoardView, person: number, id: number) =>
  (view.orders[person]?.find((one) => one.id === id)?.broken.length ?? 0) > 0;

function Turns({ view, nameOf }: { view: BoardView; nameOf: (id: number) => string }) {
  const turn = boardWords.turn;
  return (
    <BoardPart id="board-turn" title={turn.title} intro={turn.intro}>
      <Grid as="ul" gap="2" maxW="prose">
        {view.turns.map(({ person, turn: found }) => (
          <li key={person.name}>
            {found === null
              ? turn.none(person.name)
              : turn.line(person.name, found.criterion, found.to, found.ids.map(nameOf), found.to > found.from)}
          </li>
        ))}
      </Grid>
    </BoardPart>
  );
}

interface FiguresProps {
  board: Board;
  view: BoardView;
  place: number;
  /** On a screen those whose order shows; a printed sheet has everybody's. */
  shown: boolean;
}

function Figures({ board, view, place, shown }: FiguresProps) {
  const figures = boardWords.figures;
  const person = board.people[place];
  const order = view.orders[place] ?? [];
  if (!person || order.length === 0) return null;
  const names = order.map(({ id }) => view.schools.get(id)?.name ?? '');
  return (
    <Box {...(shown ? {} : { display: 'none', _print: { display: 'block' } })}>
      <BoardPart
        id={`board-figures-${place}`}
        title={figures.title(person.name)}
        intro={figures.intro(person.name)}
        folded
      >
        <FigureTable
          label={figures.caption(person.name)}
          // Two schools may have one name: a column needs one of its own.
          columns={[
            figures.school,
            ...names.map((name, at) => (names.indexOf(name) === at ? name : `${name} (${at + 1})`)),
          ]}
          rows={BOARD_CRITERIA.filter((key) => person.weights[key] > 0).map((key) => ({
            key,
            name: (
              <>
                {boardWords.weights.criteria[key]}
                <Caption as="span" display="block">
                  {boardWords.weights.words[person.weights[key]]}
                </Caption>
              </>
            ),
            cells: order.map(({ id, scores }) => {
              const school = view.schools.get(id);
              const score = scores?.[key] ?? null;
              if (!school || score === null) return figures.blank;
              const isOwn = person.marks.get(id)?.[key] !== undefined;
              return (
                <span key={id}>
                  <strong>{figures.score(Math.round(score * 100))}</strong>
                  <Caption as="span" display="block">
                    {isOwn ? figures.own : figureText(key, school, person, board.home)}
                  </Caption>
                </span>
              );
            }),
          }))}
        />
      </BoardPart>
    </Box>
  );
}

/** For a screen reader, once it is still. */
function Said({ text }: { text: string }) {
  return (
    <Box role="status" srOnly>
      {useDebounced(text, SAID_DELAY_MS)}
    </Box>
  );
}
