/**
 * A form that asks for the password and nothing else, before something that cannot be undone. Of an account that has none
 * a passkey is asked for instead, when the form is sent.
 */

import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '#frontend/components/forms/password-field.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { formResolver } from '#frontend/lib/forms/form-resolver.ts';
import { type ProofBody, passwordBody } from '#schema/api/account.ts';
import { passkeyWords } from '#words/account/passkeys.ts';
import { type ProofOutcome, proofByPasskey } from '../queries.ts';
import { AccountName } from './account-name.tsx';

interface AskedPasswordProps<Result> {
  username: string;
  /** Name of the form. */
  name: string;
  label: string;
  hasPassword: boolean;
  /** What is said when the passkey's dialog ends in none. */
  failed: string;
  act: (proof: ProofBody) => Promise<ProofOutcome<Result>>;
  onDone: (result: Result) => void;
  /** The buttons. */
  children: (pending: boolean) => ReactNode;
}

const resolvePassword = formResolver(passwordBody);

export function AskedPassword<Result>(props: AskedPasswordProps<Result>) {
  const { username, name, label, hasPassword, failed, act, onDone, children } = props;
  const form = useForm({
    ...(hasPassword ? { resolver: resolvePassword } : {}),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    const proof = hasPassword ? { password } : await proofByPasskey(failed);
    if (proof === null) return;
    const outcome = await act(proof);
    if (outcome.done) {
      form.reset();
      onDone(outcome.result);
    } else if (outcome.wrong !== null) {
      form.setError('password', { message: outcome.wrong }, { shouldFocus: hasPassword });
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
      {hasPassword ? (
        <>
          <AccountName username={username} />
          <PasswordField
            label={label}
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
        </>
      ) : (
        <Note>{errors.password?.message ?? passkeyWords.proof}</Note>
      )}
      <Wrap gap="3">{children(isSubmitting)}</Wrap>
    </Box>
  );
}
