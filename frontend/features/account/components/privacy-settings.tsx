/** What the account keeps and counts, its passkeys, password and code, what it holds, and its end. */

import { type ReactNode, useEffect } from 'react';
import type { SessionUser } from '#frontend/api/session.ts';
import { ButtonAnchor } from '#frontend/components/links/router-link.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { DownloadIcon } from '#frontend/components/ui/later-icons.tsx';
import { useFragment } from '#frontend/lib/links/use-fragment.ts';
import { accountPrivacyWords as words } from '#words/account/account.ts';
import { passkeyWords } from '#words/account/passkeys.ts';
import { useHasPassword, useRefreshPasskeys } from '../passkey-queries.ts';
import { EXPORT_ADDRESS, type Settings } from '../queries.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ImportAccount } from './import-account.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodeForm } from './recovery-code-form.tsx';
import { Switches } from './switches.tsx';

interface PrivacySettingsProps {
  user: SessionUser;
  choices: Settings['privacy'];
  onChange: (choices: Settings['privacy']) => void;
  /** The hidden universities, which belong to another feature. */
  hidden: ReactNode;
  /** The links to one's lists, which belong to another feature. */
  links: ReactNode;
}

export function PrivacySettings({ user, choices, onChange, hidden, links }: PrivacySettingsProps) {
  const { keepHistory, countTogether } = words.choices;
  const { username } = user;
  const hasPassword = useHasPassword(user);
  const refreshPasskeys = useRefreshPasskeys(user);
  const fragment = useFragment();
  // These sections come after the page has: whoever was led to one of them is there by then.
  useEffect(() => {
    if (fragment !== null) document.getElementById(fragment)?.scrollIntoView();
  }, [fragment]);
  return (
    // The first section's line falls on that of the tabs.
    <Box mt="-1px">
      <PageSection id="choices" title={words.choices.title}>
        <Switches words={{ keepHistory, countTogether }} choices={choices} onChange={onChange} />
      </PageSection>
      {links}
      {hidden}
      <PageSection folded id="passkeys" title={passkeyWords.section.title} intro={passkeyWords.section.intro}>
        <Passkeys user={user} />
      </PageSection>
      <PageSection
        folded
        id="password"
        title={words.password.title}
        intro={hasPassword ? words.password.intro : passkeyWords.setPassword.intro}
      >
        <PasswordForm username={username} hasPassword={hasPassword} onChanged={() => void refreshPasskeys()} />
      </PageSection>
      <PageSection folded id="recovery-code" title={words.code.title} intro={words.code.intro}>
        <RecoveryCodeForm username={username} hasPassword={hasPassword} />
      </PageSection>
      <PageSection folded id="data" title={words.download.title} intro={words.download.intro}>
        <Wrap gap="3">
          <ButtonAnchor href={EXPORT_ADDRESS} download variant="outline">
            <DownloadIcon boxSize="4.5" />
            {words.download.submit}
          </ButtonAnchor>
          <ImportAccount username={username} />
        </Wrap>
      </PageSection>
      <PageSection folded id="delete" title={words.remove.title} intro={words.remove.intro}>
        <DeleteAccount username={username} hasPassword={hasPassword} />
      </PageSection>
    </Box>
  );
}
