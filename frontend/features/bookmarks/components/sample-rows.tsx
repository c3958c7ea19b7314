/** What an empty list or plan becomes: two made-up schools, marked as an example, which no figure counts. */

import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Caption, Note, Span } from '#frontend/components/styled/text.tsx';
import { LabelBadge } from '#frontend/components/ui/badge.tsx';
import { sampleRowsWords as words } from '#words/saved/sample-rows.ts';

const CELLS = { bookmarks: ['standing', 'price', 'date'], plan: ['date', 'step', 'status'] } as const;

/** On a phone the name has a line of its own. */
const ROW = {
  gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', md: 'minmax(0, 4fr) repeat(3, minmax(0, 3fr))' },
  columnGap: '3',
  rowGap: '1.5',
  py: '3',
  borderColor: 'border.muted',
  _last: { borderBottomWidth: '0' },
} as const;

export function SampleRows({ of }: { of: keyof typeof CELLS }) {
  return (
    // There is nothing in it for who hears the page: the sentence above says what comes.
    <Box mt={{ base: '7', md: '10' }} aria-hidden="true" color="fg.muted" _print={{ display: 'none' }}>
      <Caption>
        <LabelBadge>{words.title}</LabelBadge> <Span ms="1">{words[of]}</Span>
      </Caption>
      <Box mt="3" px={{ base: '3', md: '5' }} borderWidth="1px" borderStyle="dashed" borderRadius="md">
        {words.schools.map((school) => (
          <Grid key={school.name} {...ROW} borderBottomWidth="1px">
            <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
              <Box fontWeight="semibold">{school.name}</Box>
              <Note>{school.place}</Note>
            </Box>
            {CELLS[of].map((key) => (
              <Box key={key} textStyle="sm">
                {school[key][0]}
                <Caption>{school[key][1]}</Caption>
              </Box>
            ))}
          </Grid>
        ))}
      </Box>
    </Box>
  );
}
