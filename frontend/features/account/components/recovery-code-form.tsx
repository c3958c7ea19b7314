/** Another recovery code in place of the one before. */

import { useState } from 'react';
import { RecoveryCode } from '#frontend/components/forms/recovery-code.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { accountPrivacyWords } from '#words/account/account.ts';
import { replaceRecoveryCode } from '../queries.ts';
import { AskedPassword } from './asked-password.tsx';

export function RecoveryCodeForm({ username, hasPassword }: { username: string; hasPassword: boolean }) {
  const [code, setCode] = useState<string | null>(null);
  if (code !== null) return <RecoveryCode code={code} onSaved={() => setCode(null)} />;
  return (
    <AskedPassword
      username={username}
      name={accountPrivacyWords.code.submit}
      label={accountPrivacyWords.code.password}
      hasPassword={hasPassword}
      failed={accountPrivacyWords.code.failed}
      act={(proof) => replaceRecoveryCode(accountPrivacyWords.code.failed, proof)}
      onDone={setCode}
    >
      {(pending) => (
        <Button type="submit" variant="outline" aria-disabled={pending}>
          {pending ? accountPrivacyWords.code.pending : accountPrivacyWords.code.submit}
        </Button>
      )}
    </AskedPassword>
  );
}
