/** A board with all that is worked out of it: everybody's order, the one together, and where they part. */
import {
  BOARD_CRITERIA,
  type Board,
  type BoardCriterion,
  type BoardPerson,
  hasWeights,
  NO_WEIGHTS,
  newPerson,
} from '#schema/domain/plan/board.ts';
import {
  type BoardSchool,
  type Disagreement,
  disagreements,
  type FirstPlace,
  firstPlace,
  mustsMet,
  orderFor,
  orderTogether,
  type Standing,
  type TurningWeight,
  turningWeight,
} from '#schema/domain/plan/board-scores.ts';

export interface BoardView {
  schools: ReadonlyMap<number, BoardSchool>;
  /** By the place of the person; empty for who has not said what counts. */
  orders: Standing[][];
  together: Standing[];
  /** While nobody has said what counts: what most families ask first, each counting the same. Else empty. */
  start: Standing[];
  first: FirstPlace;
  differ: Disagreement[];
  turns: { person: BoardPerson; turn: TurningWeight | null }[];
  /** People who have not said what counts. */
  silent: string[];
}

const FIRST_ASKED = ['price', 'finish', 'pay', 'debt'] as const satisfies readonly BoardCriterion[];
const EVEN_WEIGHTS = { ...NO_WEIGHTS, ...Object.fromEntries(FIRST_ASKED.map((key) => [key, 1])) };

export function viewOf(board: Board, schools: readonly BoardSchool[]): BoardView {
  const { people, home } = board;
  const orders = people.map((person) => orderFor(person, schools, home));
  const together = orderTogether(orders, board.schools);
  return {
    schools: new Map(schools.map((school) => [school.id, school])),
    orders,
    together,
    start: together.length > 0 ? [] : orderFor({ ...newPerson(''), weights: EVEN_WEIGHTS }, schools, home),
    first: firstPlace(together),
    differ: disagreements(people, orders),
    turns: people.filter(hasWeights).map((person) => ({ person, turn: turningWeight(person, schools, home) })),
    silent: people.filter((person) => !hasWeights(person)).map(({ name }) => name),
  };
}

/** What counts for somebody of the people and is not known of a school, in the order of the criteria. */
export function blanksOf(view: BoardView, people: readonly BoardPerson[], id: number): BoardCriterion[] {
  return BOARD_CRITERIA.filter((key) =>
    people.some((person, at) => {
      const standing = view.orders[at]?.find((one) => one.id === id);
      return standing?.scores && person.weights[key] > 0 && standing.scores[key] === null;
    }),
  );
}

/** Whose must-haves a school lacks, and which. */
export function brokenBy(board: Board, school: BoardSchool) {
  return board.people.flatMap((person) => {
    const { broken } = mustsMet(school, person, board.home);
    return broken.length === 0 || !hasWeights(person) ? [] : [{ person, broken }];
  });
}

/** Whose must-haves are not known of a school. */
export function unsureFor(board: Board, school: BoardSchool) {
  return board.people.flatMap((person) => {
    const { unknown } = mustsMet(school, person, board.home);
    return unknown.length === 0 || !hasWeights(person) ? [] : [{ person, unknown }];
  });
}
