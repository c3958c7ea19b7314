/** The looks of a table's parts: hairlines, figures that line up. */
export const tableStyles = {
  root: {
    width: '100%',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  row: { borderBottomWidth: '1px', borderColor: 'border' },
  columnHeader: {
    py: '2',
    pe: '3',
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'fg.muted',
    verticalAlign: 'bottom',
  },
  cell: { py: '2', pe: '3', textAlign: 'start', verticalAlign: 'top' },
  footer: { fontWeight: 'semibold' },
  caption: { captionSide: 'bottom', pt: '2', textStyle: 'xs', color: 'fg.muted', textAlign: 'start' },
} as const;
