/**
 * A table that is a list where it has no room: on a phone each row is its name and its figures, each with the name of its
 * column. Safari takes what is no longer laid out as a table for none, so the parts have to say by `role` what they are.
 */
export const STACKED_TABLE = { display: { base: 'block', sm: 'table', _print: 'table' } } as const;
/** Of the column's names: for a screen reader only. */
export const STACKED_HEADER = { srOnly: { base: true, sm: false, _print: false } } as const;
export const STACKED_BODY = { display: { base: 'block', sm: 'table-row-group', _print: 'table-row-group' } } as const;
export const STACKED_ROW = { display: { base: 'block', sm: 'table-row', _print: 'table-row' } } as const;
/** Two figures in a line. */
export const STACKED_PAIRS = {
  display: { base: 'grid', sm: 'table-row', _print: 'table-row' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '6',
} as const;
/** Of what takes a whole line among pairs. */
export const STACKED_WHOLE = {
  display: { base: 'block', sm: 'table-cell', _print: 'table-cell' },
  gridColumn: '1 / -1',
} as const;
/** One of a pair, under its column's name, `data-name`: for the eye only, a screen reader has it from the header. */
export const STACKED_PAIR_CELL = {
  display: { base: 'block', sm: 'table-cell', _print: 'table-cell' },
  py: { base: '1', sm: '2' },
  '&::before': {
    content: 'attr(data-name) / ""',
    color: 'fg.muted',
    fontSize: 'xs',
    textAlign: 'start',
    display: { base: 'block', sm: 'none', _print: 'none' },
  },
} as const;
/** With its column's name beside it. */
export const STACKED_CELL = {
  display: { base: 'flex', sm: 'table-cell', _print: 'table-cell' },
  justifyContent: 'space-between',
  gap: '4',
  '&::before': {
    content: 'attr(data-name) / ""',
    color: 'fg.muted',
    textAlign: 'start',
    display: { sm: 'none', _print: 'none' },
  },
} as const;
/** A name with its first figure in a line, the other figures in a smaller one under them. */
export const STACKED_LINES = {
  display: { base: 'flex', sm: 'table-row', _print: 'table-row' },
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: { base: '1', sm: '0' },
  py: { base: '2', sm: '0' },
} as const;
export const STACKED_LINE_NAME = {
  display: { base: 'block', sm: 'table-cell', _print: 'table-cell' },
  flex: '1 1 60%',
  py: { base: '0', sm: '2' },
} as const;
export const STACKED_LINE_FIRST = {
  display: { base: 'block', sm: 'table-cell', _print: 'table-cell' },
  flex: '0 0 auto',
  pe: { base: '0', sm: '3' },
  py: { base: '0', sm: '2' },
  fontWeight: { base: 'semibold', sm: 'normal' },
} as const;
/** Its column's name in front of it: for the eye only. */
export const STACKED_LINE_REST = {
  display: { base: 'block', sm: 'table-cell', _print: 'table-cell' },
  py: { base: '0', sm: '2' },
  textStyle: { base: 'xs', sm: 'sm' },
  '&::before': {
    content: 'attr(data-name) ": " / ""',
    display: { base: 'inline', sm: 'none', _print: 'none' },
  },
  // French has a space before the colon, which must not break.
  '&:lang(fr)::before': { content: 'attr(data-name) "\\00a0: " / ""' },
} as const;
