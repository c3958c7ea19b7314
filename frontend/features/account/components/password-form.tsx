/**
 * Changes the password; the one before is asked for, in case somebody found the browser open. A new recovery code comes
 * with it.
 */

import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordField } from '#frontend/components/forms/password-field.tsx';
import { RecoveryCode } from '#frontend/components/forms/recovery-code.tsx';
import { StrengthHint } from '#frontend/components/forms/strength-hint.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { formResolver } from '#frontend/lib/forms/form-resolver.ts';
import { withPasswordCheck } from '#frontend/lib/forms/weak-password.ts';
import { changePasswordBody, setPasswordBody } from '#schema/api/account.ts';
import { accountPrivacyWords } from '#words/account/account.ts';
import { passkeyWords } from '#words/account/passkeys.ts';
import { changePassword, proofByPasskey } from '../queries.ts';
import { AccountName } from './account-name.tsx';

interface PasswordFormProps {
  username: string;
  /** Whether there is one to be changed; else the first is set. */
  hasPassword: boolean;
  onChanged: () => void;
}

export function PasswordForm({ username, hasPassword, onChanged }: PasswordFormProps) {
  const form = useForm({
    resolver: withPasswordCheck(
      formResolver(hasPassword ? changePasswordBody : setPasswordBody),
      'newPassword',
      () => username,
    ),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });

  const submitText = hasPassword ? accountPrivacyWords.password.submit : passkeyWords.setPassword.submit;
  const [code, setCode] = useState<string | null>(null);

  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    const { failed } = accountPrivacyWords.password;
    const proof = hasPassword ? { currentPassword } : await proofByPasskey(failed);
    if (proof === null) return;
    const outcome = await changePassword(failed, { ...proof, newPassword });
    if (outcome.done) {
      form.reset();
      showToast(accountPrivacyWords.password.done);
      setCode(outcome.result);
      onChanged();
    } else if (outcome.wrong !== null) {
      const field = hasPassword ? 'currentPassword' : 'newPassword';
      form.setError(field, { message: outcome.wrong }, { shouldFocus: true });
    }
  });

  if (code !== null) return <RecoveryCode code={code} onSaved={() => setCode(null)} />;
  return (
    <Box
      as="form"
      {...{ noValidate: true, method: 'post' }}
      aria-label={submitText}
      onSubmit={submit}
      display="grid"
      gap="5"
      maxW="md"
    >
      <AccountName username={username} />
      {hasPassword ? (
        <PasswordField
          label={accountPrivacyWords.password.current}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
      ) : null}
      <PasswordField
        label={accountPrivacyWords.password.next}
        autoComplete="new-password"
        hint={<StrengthHint password={newPassword} username={username} />}
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <Button type="submit" variant="outline" justifySelf="start" aria-disabled={isSubmitting}>
        {isSubmitting ? accountPrivacyWords.password.pending : submitText}
      </Button>
    </Box>
  );
}
