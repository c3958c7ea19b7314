/** A new password by the recovery code. */

import { useForm, useWatch } from 'react-hook-form';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { PasswordField } from '#frontend/components/forms/password-field.tsx';
import { StrengthHint } from '#frontend/components/forms/strength-hint.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { formResolver } from '#frontend/lib/forms/form-resolver.ts';
import { withPasswordCheck } from '#frontend/lib/forms/weak-password.ts';
import { type RecoverBody, recoverBody } from '#schema/api/session.ts';
import { authWords as words } from '#words/account/auth.ts';
import { useAuth } from '../auth-context.tsx';
import { type Draft, defaultsOf, draftInto, FormFrame, UsernameField } from './form-frame.tsx';

export function RecoverForm({ labelledBy, draft }: { labelledBy: string; draft: Draft }) {
  const { run } = useAuth();
  const form = useForm<RecoverBody>({
    resolver: withPasswordCheck(formResolver(recoverBody), 'password', ({ username }) => username),
    defaultValues: defaultsOf(draft),
  });
  const { errors, isSubmitting } = form.formState;
  const [username = '', password = ''] = useWatch({ control: form.control, name: ['username', 'password'] });

  const submit = form.handleSubmit(async (body) => {
    const outcome = await run(({ recover }) => recover(body));
    if (!outcome.done) form.setFocus('recoveryCode');
  });

  return (
    <FormFrame
      labelledBy={labelledBy}
      submit={words.submit.recover}
      pendingText={words.pending.recover}
      pending={isSubmitting}
      onSubmit={submit}
    >
      <UsernameField
        label={words.fields.username}
        error={errors.username?.message}
        {...form.register('username', draftInto(draft))}
      />
      <TextField
        label={words.fields.recoveryCode}
        hint={words.recoveryCodeHint}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        fontFamily="mono"
        error={errors.recoveryCode?.message}
        {...form.register('recoveryCode')}
      />
      <PasswordField
        label={words.fields.newPassword}
        autoComplete="new-password"
        hint={<StrengthHint password={password} username={username} />}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Note>{words.noCode}</Note>
    </FormFrame>
  );
}
