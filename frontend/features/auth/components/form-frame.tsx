/** What the three forms have in common: fields under each other, then the button that says what it does. */

import type { ChangeEvent, ComponentProps, FormEventHandler, ReactNode, RefObject } from 'react';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { SendButton } from '#frontend/components/styled/button.tsx';

/** The name typed so far, which the forms hand on to each other when one goes from one to the next. */
export type Draft = RefObject<string>;

/** What a form begins with: what else was typed before the scripts came stays in its field. */
export const defaultsOf = ({ current }: Draft): { username?: string } => (current === '' ? {} : { username: current });

/** Options of a field that is handed on. */
export function draftInto(draft: Draft) {
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      draft.current = event.target.value;
    },
  };
}

interface FormFrameProps {
  /** Id of the heading that names the form. */
  labelledBy: string;
  submit: string;
  pendingText: string;
  pending: boolean;
  onSubmit: FormEventHandler;
  /** Another way, under the button. */
  besides?: ReactNode;
  children: ReactNode;
}

export function FormFrame({ labelledBy, submit, pendingText, pending, onSubmit, besides, children }: FormFrameProps) {
  return (
    // The fields' own messages, not the browser's bubbles, say what is wrong.
    <Box
      as="form"
      {...{ noValidate: true, method: 'post' }}
      aria-labelledby={labelledBy}
      onSubmit={onSubmit}
      display="flex"
      flexDirection="column"
      gap="5"
    >
      {children}
      <SendButton size="lg" aria-disabled={pending}>
        {pending ? pendingText : submit}
      </SendButton>
      {besides}
    </Box>
  );
}

/** A name as it is typed: nothing is corrected or put into capitals. */
export function UsernameField(props: ComponentProps<typeof TextField>) {
  return <TextField autoComplete="username" autoCapitalize="none" autoCorrect="off" spellCheck={false} {...props} />;
}
