/** Another recovery code in place of the one before. */

import { useState } from 'react';
import { RecoveryCode } from '#frontend/components/recovery-code.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { accountPrivacyWords } from '#words/account.ts';
import { replaceRecoveryCode } from '../queries.ts';
import { AskedPassword } from './asked-password.tsx';

const words = accountPrivacyWords.code;

export function RecoveryCodeForm({ username }: { username: string }) {
  const [code, setCode] = useState<string | null>(null);
  if (code !== null) return <RecoveryCode code={code} onKept={() => setCode(null)} />;
  return (
    <AskedPassword
      username={username}
      name={words.submit}
      label={words.password}
      act={(password) => replaceRecoveryCode(words.failed, password)}
      onDone={setCode}
    >
      {(pending) => (
        <Button type="submit" variant="outline" aria-disabled={pending}>
          {pending ? words.pending : words.submit}
        </Button>
      )}
    </AskedPassword>
  );
}
