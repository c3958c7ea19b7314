/** A new account: a name nobody has, and a password typed twice. */

import { useForm, useWatch } from 'react-hook-form';
import { PasswordField } from '#frontend/components/forms/password-field.tsx';
import { StrengthHint } from '#frontend/components/forms/strength-hint.tsx';
import { fieldFaultText, formResolver } from '#frontend/lib/forms/form-resolver.ts';
import { withPasswordCheck } from '#frontend/lib/forms/weak-password.ts';
import { newUsername } from '#schema/api/session.ts';
import { authWords as words } from '#words/account/auth.ts';
import { passkeyWords } from '#words/account/passkeys.ts';
import type { Outcome } from '../actions.ts';
import { useAuth } from '../auth-context.tsx';
import { type RegistrationBody, registerForm } from '../register-form.ts';
import { type Draft, defaultsOf, draftInto, FormFrame, UsernameField } from './form-frame.tsx';
import { PasskeyButton } from './passkey-button.tsx';

const TAKEN = 409;

export function RegisterForm({ labelledBy, draft }: { labelledBy: string; draft: Draft }) {
  const { run } = useAuth();
  const form = useForm<RegistrationBody>({
    resolver: withPasswordCheck(formResolver(registerForm), 'password', ({ username }) => username),
    defaultValues: defaultsOf(draft),
  });
  const { errors, isSubmitting } = form.formState;
  const [username = '', password = ''] = useWatch({ control: form.control, name: ['username', 'password'] });

  const said = (outcome: Outcome) => {
    if (!outcome.done && outcome.status === TAKEN) {
      form.setError('username', { message: words.taken }, { shouldFocus: true });
    }
  };
  const submit = form.handleSubmit(async ({ username, password }) => {
    said(await run(({ register }) => register({ username, password })));
  });
  // A passkey takes the place of the passwords: only the name is looked at.
  const byPasskey = async () => {
    const checked = newUsername.safeParse(form.getValues('username'));
    if (checked.success) return said(await run(({ registerByPasskey }) => registerByPasskey(checked.data)));
    const [issue] = checked.error.issues;
    form.setError('username', { message: fieldFaultText(issue?.message ?? '') }, { shouldFocus: true });
  };

  return (
    <FormFrame
      labelledBy={labelledBy}
      submit={words.submit.register}
      pendingText={words.pending.register}
      pending={isSubmitting}
      onSubmit={submit}
      besides={
        <PasskeyButton
          label={passkeyWords.register}
          pendingText={passkeyWords.registering}
          hint={passkeyWords.registerHint}
          act={byPasskey}
        />
      }
    >
      <UsernameField
        label={words.fields.username}
        hint={words.usernameHint}
        error={errors.username?.message}
        {...form.register('username', draftInto(draft))}
      />
      <PasswordField
        label={words.fields.password}
        autoComplete="new-password"
        hint={<StrengthHint password={password} username={username} />}
        error={errors.password?.message}
        {...form.register('password', { deps: errors.confirmPassword ? 'confirmPassword' : [] })}
      />
      <PasswordField
        label={words.fields.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
    </FormFrame>
  );
}
