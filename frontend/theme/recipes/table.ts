/** The recipe of tables: hairlines, figures that line up. */
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const tableSlotRecipe = defineSlotRecipe({
  className: 'table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
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
  },
});
