/** The map's own buttons: nearer, farther, everything. */

import type { ReactNode } from 'react';
import { Flex } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { PlusIcon } from '#frontend/components/ui/icons.tsx';
import { Tooltip } from '#frontend/components/ui/tooltip.tsx';
import { mapWords as words } from '#words/places/map.ts';
import { FitIcon, MinusIcon } from './map-icons.tsx';

/** Pixels that they take of the head of a phone's map, beside the margin of what is shown under them. */
export const CONTROLS_ABOVE = 32;

interface MapControlsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onShowAll: () => void;
  /** Whether all is shown already. */
  allShown: boolean;
}

export function MapControls({ onZoomIn, onZoomOut, onShowAll, allShown }: MapControlsProps) {
  return (
    // At the foot, where the whole map leaves room: at its head they would lie over Newfoundland, and on a phone's foot over the islands.
    <Flex
      position="absolute"
      top={{ base: '2', md: 'auto' }}
      bottom={{ base: 'auto', md: '3' }}
      insetEnd={{ base: '2', md: '3' }}
      zIndex="4"
      gap="1.5"
    >
      <Control name={words.zoomIn} onPress={onZoomIn}>
        <PlusIcon boxSize="4.5" />
      </Control>
      <Control name={words.zoomOut} onPress={onZoomOut}>
        <MinusIcon boxSize="4.5" />
      </Control>
      <Control name={words.showAll} onPress={onShowAll} disabled={allShown}>
        <FitIcon boxSize="4.5" />
      </Control>
    </Flex>
  );
}

interface ControlProps {
  name: string;
  onPress: () => void;
  disabled?: boolean;
  children: ReactNode;
}

function Control({ name, onPress, disabled = false, children }: ControlProps) {
  return (
    <Tooltip text={name} align="end">
      <Button
        variant="outline"
        boxSize="10"
        minH="10"
        p="0"
        bg="bg.panel"
        aria-label={name}
        // It keeps the focus when there is nothing left for it to do.
        aria-disabled={disabled}
        _disabled={{ color: 'fg.subtle', opacity: '1', cursor: 'default' }}
        onClick={() => {
          if (!disabled) onPress();
        }}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
