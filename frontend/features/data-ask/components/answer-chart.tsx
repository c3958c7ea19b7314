/** The first rows of an answer as bars. */
import { BarRow } from '#frontend/components/figures/bar-row.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { numbersAs } from '#schema/domain/formats/spoken-formats.ts';
import { dataAskWords as words } from '#words/site/data-ask.ts';
import type { Chart } from '../chart.ts';
import type { Answer } from '../engine/run-question.ts';
import { shownColumn } from '../shown-columns.ts';

const number = numbersAs({});

export function AnswerChart({ chart: { bars, column, most }, answer }: { chart: Chart; answer: Answer }) {
  const { rows, columns } = answer;
  const shown = shownColumn(column, columns.indexOf(column), answer);
  return (
    <Box mt="3" maxW="3xl">
      <Note>{words.chart.shows(shown.name, bars.length, number(rows.length))}</Note>
      <List.Root display="grid" gap="2.5" mt="3" ps="0" listStyle="none">
        {bars.map(({ row, name, value }) => (
          <List.Item key={row}>
            <BarRow
              name={name === '' ? words.blank : name}
              text={shown.text(rows[row] ?? []) ?? words.blank}
              part={value === null ? null : value / most}
            />
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}
