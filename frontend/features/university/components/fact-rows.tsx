/** Short facts one under the other: the name on the left, what it is on the right, hairlines between. */
import { Box } from '@chakra-ui/react/box';

interface FactRowsProps {
  rows: readonly { key: string; name: string; text: string }[];
  /** CSS columns on a phone and from the first breakpoint on. */
  columns: { base: string; sm: string };
}

export function FactRows({ rows, columns }: FactRowsProps) {
  return (
    <Box as="dl" mt="3" borderTopWidth="1px" maxW="3xl">
      {rows.map(({ key, name, text }) => (
        <Box
          key={key}
          display="grid"
          gridTemplateColumns={columns}
          columnGap="4"
          py="2.5"
          borderBottomWidth="1px"
          borderColor="border.muted"
          textStyle="sm"
        >
          <Box as="dt" color="fg.muted">
            {name}
          </Box>
          <dd>{text}</dd>
        </Box>
      ))}
    </Box>
  );
}
