/** A sentence about what was left out, until one has read it. */

import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { CloseIcon } from '#frontend/components/ui/icons.tsx';
import { comparePageWords } from '#words/compare/compare-page.ts';

export function Notice({ sentences, onDismiss }: { sentences: readonly string[]; onDismiss: () => void }) {
  if (sentences.length === 0) return null;
  return (
    <Flex
      role="status"
      alignItems="flex-start"
      justifyContent="space-between"
      gap="3"
      mt="5"
      ps="4"
      py="2"
      borderInlineStartWidth="3px"
      borderColor="gold.border"
      textStyle="sm"
      _print={{ display: 'none' }}
    >
      <Box overflowWrap="anywhere" py="1.5" minW="0">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Box>
      <Button variant="ghost" boxSize="9" minH="9" p="0" aria-label={comparePageWords.left.dismiss} onClick={onDismiss}>
        <CloseIcon boxSize="4" />
      </Button>
    </Flex>
  );
}
