/** Username and password of an account that is there. */

import { useForm } from 'react-hook-form';
import { PasswordField } from '#frontend/components/forms/password-field.tsx';
import { formResolver } from '#frontend/lib/forms/form-resolver.ts';
import { type LoginBody, loginBody } from '#schema/api/session.ts';
import { authWords as words } from '#words/account/auth.ts';
import { passkeyWords } from '#words/account/passkeys.ts';
import { useAuth } from '../auth-context.tsx';
import { type Draft, defaultsOf, draftInto, FormFrame, UsernameField } from './form-frame.tsx';
import { PasskeyButton } from './passkey-button.tsx';

export function LoginForm({ labelledBy, draft }: { labelledBy: string; draft: Draft }) {
  const { run } = useAuth();
  const form = useForm<LoginBody>({
    resolver: formResolver(loginBody),
    defaultValues: defaultsOf(draft),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    const outcome = await run(({ login }) => login(body));
    if (!outcome.done) form.setFocus('password', { shouldSelect: true });
  });

  return (
    <FormFrame
      labelledBy={labelledBy}
      submit={words.submit.login}
      pendingText={words.pending.login}
      pending={isSubmitting}
      onSubmit={submit}
      besides={
        <PasskeyButton
          label={passkeyWords.signIn}
          pendingText={passkeyWords.signingIn}
          act={() => run(({ loginByPasskey }) => loginByPasskey())}
        />
      }
    >
      <UsernameField
        label={words.fields.username}
        error={errors.username?.message}
        {...form.register('username', draftInto(draft))}
      />
      <PasswordField
        label={words.fields.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
    </FormFrame>
  );
}
