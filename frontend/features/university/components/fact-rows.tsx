/** Short facts one under the other: the name on the left, what it is on the right, hairlines between. */
import { Grid } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';

const COLUMNS = {
  beside: { base: 'minmax(0, 1fr) minmax(0, 1fr)', sm: '14rem minmax(0, 1fr)' },
  under: { base: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
} as const;

interface FactRowsProps {
  rows: readonly { key: string; name: string; text: string }[];
  /** On a phone the text beside its name or under it. */
  layout: keyof typeof COLUMNS;
}

export function FactRows({ rows, layout }: FactRowsProps) {
  return (
    <DataList.Root mt="3" borderTopWidth="1px" maxW="3xl">
      {rows.map(({ key, name, text }) => (
        <Grid
          key={key}
          gridTemplateColumns={COLUMNS[layout]}
          columnGap="4"
          py="2.5"
          borderBottomWidth="1px"
          borderColor="border.muted"
          textStyle="sm"
        >
          <DataList.Label color="fg.muted">{name}</DataList.Label>
          <dd>{text}</dd>
        </Grid>
      ))}
    </DataList.Root>
  );
}
