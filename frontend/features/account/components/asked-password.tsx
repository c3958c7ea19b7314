/** A form that asks for the password and nothing else, before something that cannot be undone. */

import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '#frontend/components/forms/password-field.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { formResolver } from '#frontend/lib/forms/form-resolver.ts';
import { passwordBody } from '#schema/api/account.ts';
import type { PasswordOutcome } from '../queries.ts';
import { AccountName } from './account-name.tsx';

interface AskedPasswordProps<Result> {
  username: string;
  /** Name of the form. */
  name: string;
  label: string;
  act: (password: string) => Promise<PasswordOutcome<Result>>;
  onDone: (result: Result) => void;
  /** The buttons. */
  children: (pending: boolean) => ReactNode;
}

export function AskedPassword<Result>({ username, name, label, act, onDone, children }: AskedPasswordProps<Result>) {
  const form = useForm({ resolver: formResolver(passwordBody), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    const outcome = await act(password);
    if (outcome.done) {
      form.reset();
      onDone(outcome.result);
    } else if (outcome.wrong !== null) {
      form.setError('password', { message: outcome.wrong }, { shouldFocus: true });
    }
  });

  return (
    <Box
      as="form"
      {...{ noValidate: true, method: 'post' }}
      aria-label={name}
      onSubmit={submit}
      display="grid"
      gap="5"
      maxW="md"
    >
      <AccountName username={username} />
      <PasswordField
        label={label}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Wrap gap="3">{children(isSubmitting)}</Wrap>
    </Box>
  );
}
