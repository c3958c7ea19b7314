/** Account settings: three tabs, the tab in the address. */

import { useNavigate, useSearchParams } from 'react-router-dom';
import { type SessionUser, useSession } from '#frontend/api/session.ts';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { OwnPage } from '#frontend/components/page/own-page.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Tabs } from '#frontend/components/page/tabs.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { Spinner } from '#frontend/components/ui/spinner.tsx';
import { changesOf } from '#frontend/features/account/preferences-draft.ts';
import { useSaveSettings, useSettings } from '#frontend/features/account/queries.ts';
import { type AccountTab, paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import {
  accountPrivacyWords,
  notificationWords,
  preferenceWords,
  accountWords as words,
} from '#words/account/account.ts';
import { hiddenWords } from '#words/saved/hidden.ts';
import { notificationListWords } from '#words/saved/notifications.ts';
import { shareWords } from '#words/saved/sharing.ts';

// Each tab brings what it holds.
const NotificationSettings = lazy(() =>
  import('#frontend/features/account/components/notification-settings.tsx').then((module) => ({
    default: module.NotificationSettings,
  })),
);
const PreferencesForm = lazy(() =>
  import('#frontend/features/account/components/preferences-form.tsx').then((module) => ({
    default: module.PreferencesForm,
  })),
);
const PrivacySettings = lazy(() =>
  import('#frontend/features/account/components/privacy-settings.tsx').then((module) => ({
    default: module.PrivacySettings,
  })),
);
const HiddenList = lazy(() =>
  import('#frontend/features/hidden/components/hidden-list.tsx').then((module) => ({ default: module.HiddenList })),
);
const OwnLinks = lazy(() =>
  import('#frontend/features/sharing/components/own-links.tsx').then((module) => ({ default: module.OwnLinks })),
);
const NotificationList = lazy(() =>
  import('#frontend/features/notifications/components/notification-list.tsx').then((module) => ({
    default: module.NotificationList,
  })),
);

const tabsShown = () => (Object.keys(words.tabs) as AccountTab[]).map((key) => ({ key, label: words.tabs[key] }));

export default function AccountPage() {
  const { user } = useSession();
  return (
    <OwnPage
      words={words}
      lead={
        user ? (
          <Text mt="3" color="fg.muted" overflowWrap="anywhere">
            {words.signedInAs(user.username)}
          </Text>
        ) : null
      }
    >
      {user ? <Account user={user} /> : null}
    </OwnPage>
  );
}

function Account({ user }: { user: SessionUser }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tab = tabsShown().find(({ key }) => key === search.get('tab'))?.key ?? 'preferences';
  return (
    <Tabs
      label={words.tabsLabel}
      tabs={tabsShown()}
      current={tab}
      onChange={(next) => navigate(paths.account(next), KEEP_SCROLL)}
    >
      <Suspense fallback={<Spinner />}>
        <Settings user={user} tab={tab} />
      </Suspense>
    </Tabs>
  );
}

function Settings({ user, tab }: { user: SessionUser; tab: AccountTab }) {
  const { data: settings, isError, refetch } = useSettings(user);
  const preferences = useSaveSettings(user, preferenceWords.saved);
  const notifications = useSaveSettings(user, notificationWords.saved);
  const privacy = useSaveSettings(user, accountPrivacyWords.choices.saved);

  if (isError) {
    return (
      <Box role="alert" mt="8">
        <EmptyState title={words.failed} actions={<Button onClick={() => refetch()}>{words.tryAgain}</Button>} />
      </Box>
    );
  }
  if (!settings) return <Spinner />;
  if (tab === 'preferences') {
    return (
      <PreferencesForm
        preferences={settings.preferences}
        pending={preferences.pending}
        onSave={(next) => preferences.save({ preferences: next })}
      />
    );
  }
  if (tab === 'notifications') {
    return (
      <NotificationSettings
        choices={settings.notifications}
        onChange={(next) => void notifications.save({ notifications: changesOf(settings.notifications, next) })}
        changes={
          <PageSection id="changes" title={notificationListWords.title} intro={notificationListWords.intro}>
            <Suspense fallback={<Box minH="9" />}>
              <NotificationList user={user} />
            </Suspense>
          </PageSection>
        }
      />
    );
  }
  return (
    <PrivacySettings
      user={user}
      choices={settings.privacy}
      onChange={(next) => void privacy.save({ privacy: changesOf(settings.privacy, next) })}
      links={
        <PageSection folded id="links" title={shareWords.own.title} intro={shareWords.own.intro}>
          <Suspense fallback={<Box minH="9" />}>
            <OwnLinks user={user} />
          </Suspense>
        </PageSection>
      }
      hidden={
        <PageSection folded id="hidden" title={hiddenWords.list.title} intro={hiddenWords.list.intro}>
          <Suspense fallback={<Box minH="9" />}>
            <HiddenList user={user} />
          </Suspense>
        </PageSection>
      }
    />
  );
}
