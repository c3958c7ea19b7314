/** A decision board as a CSV file: the order together, each person's with weights and scores, the figures, the notes. */

import { type CsvCell, csvFile } from '#schema/domain/formats/csv.ts';
import { BOARD_CRITERIA, type Board } from '#schema/domain/plan/board.ts';
import type { Standing } from '#schema/domain/plan/board-scores.ts';
import { boardWords } from '#words/plan/board.ts';
import { figureText } from './school-figures.ts';
import { type BoardView, brokenBy } from './view.ts';

/** `pageOf` is the web address of a school's page. */
export function boardCsv(board: Board, view: BoardView, pageOf: (id: number) => string | null): string {
  const schools = board.schools.flatMap((id) => view.schools.get(id) ?? []);
  const empty = schools.map((): CsvCell => null);
  const row = (part: string, item: string, person: string, cells: readonly CsvCell[] = empty): CsvCell[] => [
    part,
    item,
    person,
    ...cells,
  ];
  const standings = (order: readonly Standing[], person: string) => {
    const each = schools.map(({ id }) => order.find((one) => one.id === id));
    return [
      row(
        boardWords.csv.order,
        boardWords.csv.rank,
        person,
        each.map((one) => one?.rank ?? null),
      ),
      row(
        boardWords.csv.order,
        boardWords.csv.points,
        person,
        each.map((one) => one?.shown ?? null),
      ),
      row(
        boardWords.csv.order,
        boardWords.csv.low,
        person,
        each.map((one) => (one ? Math.round(one.low) : null)),
      ),
      row(
        boardWords.csv.order,
        boardWords.csv.high,
        person,
        each.map((one) => (one ? Math.round(one.high) : null)),
      ),
    ];
  };
  const people = board.people.flatMap((person, at) => {
    const order = view.orders[at] ?? [];
    const counted = BOARD_CRITERIA.filter((key) => person.weights[key] > 0);
    if (order.length === 0) return [];
    return [
      ...standings(order, person.name),
      ...counted.flatMap((key) => {
        const label = boardWords.weights.criteria[key];
        return [
          row(
            boardWords.csv.weight,
            label,
            person.name,
            schools.map(() => person.weights[key]),
          ),
          row(
            boardWords.csv.figures,
            label,
            person.name,
            schools.map((school) =>
              person.marks.get(school.id)?.[key] === undefined
                ? figureText(key, school, person, board.home)
                : boardWords.figures.own,
            ),
          ),
          row(
            boardWords.csv.scores,
            label,
            person.name,
            schools.map(({ id }) => {
              const score = order.find((one) => one.id === id)?.scores?.[key] ?? null;
              return score === null ? null : Math.round(score * 100);
            }),
          ),
        ];
      }),
    ];
  });
  const notes = board.notes.map(({ school, kind, text }) =>
    row(
      boardWords.csv.notes,
      boardWords.notes.kinds[kind],
      '',
      schools.map(({ id }) => (id === school ? text : null)),
    ),
  );
  return csvFile([
    row(
      boardWords.csv.part,
      boardWords.csv.item,
      boardWords.csv.person,
      schools.map(({ name }) => name),
    ),
    row(
      '',
      boardWords.csv.id,
      '',
      schools.map(({ id }) => id),
    ),
    row(
      '',
      boardWords.csv.page,
      '',
      schools.map(({ id }) => pageOf(id)),
    ),
    ...(view.together.length > 0 ? standings(view.together, boardWords.order.together) : []),
    row(
      boardWords.csv.order,
      boardWords.csv.ruledOut,
      '',
      schools.map(
        (school) =>
          brokenBy(board, school)
            .map(({ person }) => person.name)
            .join(', ') || null,
      ),
    ),
    ...people,
    ...notes,
  ]);
}
