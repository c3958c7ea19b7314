/** A link past what is the same on every page, or past what stands before the results; seen once the keyboard reaches it. */
import { Box } from '../styled/box.tsx';

/** `to`: id of the part it leads to, which can have the focus. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <Box
      as="a"
      {...{ href: `#${to}` }}
      position="absolute"
      insetStart="4"
      top="-20"
      zIndex="skipNav"
      bg="bg.inverted"
      color="fg.inverted"
      px="4"
      py="3"
      borderRadius="md"
      _focus={{ top: '3' }}
    >
      {children}
    </Box>
  );
}
