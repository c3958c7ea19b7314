/** The first rows of an answer as bars. */
import { BarRow } from '#frontend/components/figures/bar-row.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { dataAskWords as words } from '#words/site/data-ask.ts';
import type { Chart } from '../chart.ts';

interface AnswerChartProps {
  chart: Chart;
  /** Rows of the answer. */
  total: number;
  number: (value: number) => string;
}

export function AnswerChart({ chart: { bars, column, most }, total, number }: AnswerChartProps) {
  return (
    <Box mt="3" maxW="3xl">
      <Note>{words.chart.shows(column.name, bars.length, number(total))}</Note>
      <List.Root display="grid" gap="2.5" mt="3" ps="0" listStyle="none">
        {bars.map(({ row, name, value }) => (
          <List.Item key={row}>
            <BarRow
              name={name === '' ? words.blank : name}
              text={value === null ? words.blank : number(value)}
              part={value === null ? null : value / most}
            />
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}
