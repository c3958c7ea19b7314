/** The figures of a part as bars, each with its name and value, and one press away the same figures as a table. */

import { useState } from 'react';
import { BarRow } from '#frontend/components/figures/bar-row.tsx';
import { type FigureForm, FigureFormSwitch } from '#frontend/components/figures/figure-form-switch.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { comparePageWords } from '#words/compare/compare-page.ts';
import { labelled } from '#words/layout/labelled.ts';
import type { ComparisonChart as Chart, ChartMeasure } from '../chart.ts';

/** CSS columns by the number of measures beside each other. */
const SIDE_BY_SIDE: Record<number, string> = {
  1: 'minmax(0, 1fr)',
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
};

export function ComparisonChart({ chart }: { chart: Chart }) {
  const [shown, setShown] = useState<FigureForm>('chart');
  const { title, measures } = chart;
  return (
    <Box breakInside="avoid" maxW={measures.length === 1 ? '4xl' : undefined}>
      <Wrap alignItems="center" justifyContent="space-between" gap="2">
        <Heading as="h3" size="sm">
          {title}
        </Heading>
        {measures.length === 0 ? null : <FigureFormSwitch subject={title} shown={shown} onShow={setShown} />}
      </Wrap>
      <Box mt="3">
        {measures.length === 0 ? (
          <Note>{comparePageWords.chart.nothing}</Note>
        ) : shown === 'chart' ? (
          <Bars title={title} measures={measures} />
        ) : (
          <Figures title={title} measures={measures} />
        )}
      </Box>
    </Box>
  );
}

/** The whole chart in words, for those who cannot see it. */
function described(title: string, measures: readonly ChartMeasure[]): string {
  const parts = measures.map(({ label, bars, note }) => {
    const said = labelled(label, bars.map(({ name, text }) => `${name} ${text}`).join(', '));
    return `${said.endsWith('.') ? said : `${said}.`}${note === null ? '' : ` ${note}`}`;
  });
  return comparePageWords.chart.described(title, parts.join(' '));
}

function Bars({ title, measures }: Chart) {
  const sideBySide = SIDE_BY_SIDE[measures.length];
  return (
    <Grid
      role="img"
      aria-label={described(title, measures)}
      gridTemplateColumns={{ base: '1fr', lg: sideBySide, _print: sideBySide }}
      columnGap="10"
      rowGap="6"
    >
      {measures.map(({ key, label, bars, note }) => (
        <Box key={key} minW="0">
          {measures.length > 1 ? (
            <Box textStyle="sm" color="fg.muted" mb="2">
              {label}
            </Box>
          ) : null}
          <Grid gap="2.5">
            {bars.map((bar) => (
              <BarRow key={bar.universityId} name={bar.name} text={bar.text} part={bar.part} />
            ))}
          </Grid>
          {note === null ? null : (
            <Box textStyle="xs" color="fg.muted" mt="2">
              {note}
            </Box>
          )}
        </Box>
      ))}
    </Grid>
  );
}

function Figures({ title, measures }: Chart) {
  const names = measures[0]?.bars ?? [];
  return (
    <Box
      overflowX="auto"
      // Reachable by the keyboard, because it can be wider than a phone.
      tabIndex={0}
      role="region"
      aria-label={title}
    >
      <Table.Root>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{comparePageWords.chart.university}</Table.ColumnHeader>
            {measures.map(({ key, label }) => (
              <Table.ColumnHeader scope="col" key={key} textAlign="end">
                {label}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {names.map(({ universityId, name }, place) => (
            <Table.Row key={universityId}>
              <Table.Cell as="th" scope="row" fontWeight="normal">
                {name}
              </Table.Cell>
              {measures.map(({ key, bars }) => (
                <Table.Cell key={key} textAlign="end">
                  {bars[place]?.text}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
