/** A table and its parts. */
import { tableStyles as styles } from '#frontend/theme/recipes/table.ts';
import { chakra } from './chakra.ts';

export const Table = {
  Root: chakra('table', { base: styles.root }),
  Header: chakra('thead'),
  Body: chakra('tbody'),
  Footer: chakra('tfoot', { base: styles.footer }),
  Row: chakra('tr', { base: styles.row }),
  ColumnHeader: chakra('th', { base: styles.columnHeader }),
  Cell: chakra('td', { base: styles.cell }),
  Caption: chakra('caption', { base: styles.caption }),
};
