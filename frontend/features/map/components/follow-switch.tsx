/** On the map: whether the list keeps to the part in view, with what the map is made of behind a sign. */

import { Checkbox } from '#frontend/components/forms/form-field.tsx';
import { Flex } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { SourceIcon } from '#frontend/components/ui/later-icons.tsx';
import { Popover } from '#frontend/components/ui/popover.tsx';
import { mapWords as words } from '#words/places/map.ts';

interface FollowSwitchProps {
  follows: boolean;
  /** Whether the pins show prices of one's own. */
  own: boolean;
  /** How many schools have no known place. */
  nowhere: number;
  onFollow: (on: boolean) => void;
}

export function FollowSwitch({ follows, own, nowhere, onFollow }: FollowSwitchProps) {
  return (
    <Flex
      position="absolute"
      top="2"
      height={{ base: '10', md: '9' }}
      // On a phone beside the zoom buttons, which take the other corner.
      insetStart={{ base: '2', md: 'auto' }}
      insetEnd={{ base: 'auto', md: '3' }}
      zIndex="4"
      alignItems="center"
      ps="2.5"
      borderRadius="full"
      borderWidth="1px"
      borderColor="border.control"
      bg="bg.panel"
      textStyle="xs"
      color="fg.muted"
    >
      <Checkbox label={words.follows} checked={follows} onChange={onFollow} />
      <Popover
        name={words.about}
        opener={(props) => (
          <Button variant="ghost" boxSize="11" minH="11" p="0" flexShrink="0" aria-label={words.about} {...props}>
            <SourceIcon boxSize="5" />
          </Button>
        )}
      >
        <Span display="block">
          {words.hint} {own ? words.ownPins : words.pins}
        </Span>
        {nowhere > 0 ? (
          <Span display="block" mt="2">
            {words.nowhere(nowhere)}
          </Span>
        ) : null}
        <Span display="block" mt="2" textStyle="xs" color="fg.muted">
          {words.credit}
        </Span>
      </Popover>
    </Flex>
  );
}
