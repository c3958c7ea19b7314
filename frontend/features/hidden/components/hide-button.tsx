/** Hides the university of a card. */
import { Button } from '@chakra-ui/react/button';
import type { RefObject } from 'react';
import type { SessionUser } from '../../../api/session.ts';
import { hiddenWords as words } from '../../../content/hidden.ts';
import { useHide } from '../changes.ts';
import { usePressedFocus } from '../use-pressed-focus.ts';

export interface HiddenPartProps {
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
      size="sm"
      color="fg.muted"
      aria-label={words.hideNamed(university.name)}
      onClick={() => {
        press();
        void hide({ university, hidden: true });
      }}
    >
      {words.hide}
    </Button>
  );
}
