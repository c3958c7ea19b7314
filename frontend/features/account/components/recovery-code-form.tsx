/** Another recovery code in place of the one before. */

import { useState } from 'react';
import { RecoveryCode } from '#frontend/components/forms/recovery-code.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { accountPrivacyWords } from '#words/account/account.ts';
import { replaceRecoveryCode } from '../queries.ts';
import { AskedPassword } from './asked-password.tsx';

export function RecoveryCodeForm({ username }: { username: string }) {
  const [code, setCode] = useState<string | null>(null);
  if (code !== null) return <RecoveryCode code={code} onSaved={() => setCode(null)} />;
  return (
    <AskedPassword
      username={username}
      name={accountPrivacyWords.code.submit}
      label={accountPrivacyWords.code.password}
      act={(password) => replaceRecoveryCode(accountPrivacyWords.code.failed, password)}
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
