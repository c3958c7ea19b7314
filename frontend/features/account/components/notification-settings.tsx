/** Which changes of kept schools a person wants to be told of. */
import { Box } from '@chakra-ui/react/box';
import { PageSection } from '../../../components/page-section.tsx';
import { notificationWords as words } from '../../../content/account.ts';
import type { Settings } from '../queries.ts';
import { Switches } from './switches.tsx';

interface NotificationSettingsProps {
  choices: Settings['notifications'];
  onChange: (choices: Settings['notifications']) => void;
}

export function NotificationSettings({ choices, onChange }: NotificationSettingsProps) {
  return (
    // The first section's line falls on that of the tabs.
    <Box mt="-1px">
      <PageSection id="kept" title={words.title} intro={words.intro}>
        <Switches words={words.groups} choices={choices} onChange={onChange} />
      </PageSection>
    </Box>
  );
}
