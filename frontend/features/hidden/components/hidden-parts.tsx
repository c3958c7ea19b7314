/** The two that take each other's place: the button that hides a card, and the line that stands where the card would. */

import type { RefObject } from 'react';
import type { SessionUser } from '#frontend/api/session.ts';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Span, Text } from '#frontend/components/styled/text.tsx';
import { CloseIcon } from '#frontend/components/ui/icons.tsx';
import { hiddenWords as words } from '#words/saved/hidden.ts';
import { useHide } from '../changes.ts';
import { usePressedFocus } from '../use-pressed-focus.ts';

interface HiddenPartProps {
  user: SessionUser;
  university: { id: number; name: string };
  pressed: RefObject<boolean>;
}

export function HideButton({ user, university, pressed }: HiddenPartProps) {
  const hide = useHide(user);
  const { button, press } = usePressedFocus(pressed);
  return (
    <Button
      ref={button}
      variant="ghost"
      // A word for a finger; under a pointer a small disc on the picture's corner.
      width={{ base: '100%', lg: '11' }}
      minH="11"
      p={{ base: '0', lg: '1' }}
      alignItems={{ base: 'center', lg: 'flex-start' }}
      justifyContent="flex-end"
      color="fg.muted"
      fontSize="0.8125rem"
      fontWeight="normal"
      aria-label={words.hideNamed(university.name)}
      title={words.hide}
      onClick={() => {
        press();
        void hide({ university, hidden: true });
      }}
    >
      <Span hideFrom="lg">{words.hide}</Span>
      <Box as="span" hideBelow="lg" display="grid" placeItems="center" boxSize="5" borderRadius="full" bg="bg.panel">
        <CloseIcon boxSize="3" />
      </Box>
    </Button>
  );
}

export function HiddenLine({ user, university, pressed }: HiddenPartProps) {
  const hide = useHide(user);
  const { button, press } = usePressedFocus(pressed);
  return (
    <Flex
      borderTopWidth="1px"
      borderBottomWidth="1px"
      py="2"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      textStyle="sm"
      color="fg.muted"
    >
      <Text minW="0" overflowWrap="anywhere">
        {words.isHidden(university.name)}
      </Text>
      <Button
        ref={button}
        variant="plain"
        size="sm"
        flexShrink="0"
        aria-label={words.showNamed(university.name)}
        onClick={() => {
          press();
          void hide({ university, hidden: false });
        }}
      >
        {words.show}
      </Button>
    </Flex>
  );
}
