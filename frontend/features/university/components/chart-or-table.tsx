/** The same figures to look at or to read: a chart, or one press away its table. */
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { type ReactNode, useState } from 'react';
import { universityWords } from '#frontend/content/university.ts';

const words = universityWords.cost;
const FORMS = [
  { form: 'chart', label: words.chart },
  { form: 'table', label: words.table },
] as const;
type Form = (typeof FORMS)[number]['form'];

interface ChartOrTableProps {
  /** What the figures are about; names the group of the two buttons. */
  label: string;
  intro: ReactNode;
  chart: ReactNode;
  table: ReactNode;
}

export function ChartOrTable({ label, intro, chart, table }: ChartOrTableProps) {
  const [shown, setShown] = useState<Form>('chart');
  return (
    <Box maxW="3xl">
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="flex-start"
        justifyContent="space-between"
        columnGap="6"
        rowGap="2"
      >
        <Box as="p" textStyle="sm" color="fg.muted" maxW="prose" mt="1">
          {intro}
        </Box>
        <Box role="group" aria-label={`${words.showAs}: ${label}`} display="flex" gap="1">
          {FORMS.map(({ form, label: name }) => (
            <Button
              key={form}
              size="xs"
              variant={shown === form ? 'subtle' : 'ghost'}
              colorPalette="ink"
              aria-pressed={shown === form}
              onClick={() => setShown(form)}
            >
              {name}
            </Button>
          ))}
        </Box>
      </Box>
      <Box mt="4">{shown === 'chart' ? chart : table}</Box>
    </Box>
  );
}
