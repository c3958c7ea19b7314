/** Which changes of kept schools a person wants to be told of. */

import type { ReactNode } from 'react';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { notificationWords as words } from '#words/account/account.ts';
import type { Settings } from '../queries.ts';
import { Switches } from './switches.tsx';

interface NotificationSettingsProps {
  choices: Settings['notifications'];
  onChange: (choices: Settings['notifications']) => void;
  /** What changed, which belongs to another feature. */
  changes: ReactNode;
}

export function NotificationSettings({ choices, onChange, changes }: NotificationSettingsProps) {
  return (
    // The first section's line falls on that of the tabs.
    <Box mt="-1px">
      <PageSection id="kept" title={words.title} intro={words.intro}>
        <Switches words={words.groups} choices={choices} onChange={onChange} />
      </PageSection>
      {changes}
    </Box>
  );
}
