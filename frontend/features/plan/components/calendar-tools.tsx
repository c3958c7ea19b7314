/** The plan to take along: on paper, as a calendar file, and for whoever has an account by a secret link that can be taken back. */

import type { ReactNode } from 'react';
import type { SessionUser } from '#frontend/api/session.ts';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { DownloadIcon } from '#frontend/components/ui/later-icons.tsx';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { inPageLanguage } from '#frontend/lib/links/in-page-language.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { siteOrigin } from '#frontend/lib/links/site-origin.ts';
import type { Plan } from '#schema/domain/plan/plan.ts';
import { planWords } from '#words/plan/plan.ts';
import { downloadPlan } from '../calendar.ts';
import { useCalendarLink, useMakeCalendarLink, useRevokeLink } from '../queries.ts';

interface CalendarToolsProps {
  user: SessionUser | null;
  plan: Plan;
  names: ReadonlyMap<number, string>;
  /** The other way to take it along. */
  children: ReactNode;
}

export function CalendarTools({ user, plan, names, children }: CalendarToolsProps) {
  return (
    <section>
      <Heading as="h3" size="md" mb="3">
        {planWords.calendar.title}
      </Heading>
      <Wrap gap="2">
        <Button
          variant="outline"
          size="sm"
          minH={{ base: '11', md: '9' }}
          onClick={() => void downloadPlan(plan, names)}
        >
          <DownloadIcon boxSize="4" />
          {planWords.calendar.all}
        </Button>
        {children}
      </Wrap>
      {user === null ? null : <Feed user={user} />}
    </section>
  );
}

function Feed({ user }: { user: SessionUser }) {
  const link = useCalendarLink(user);
  const make = useMakeCalendarLink(user);
  const revoke = useRevokeLink(user);
  return (
    <Box mt="3" maxW="prose" minH="24">
      <Note>{planWords.calendar.feedIntro}</Note>
      {link === undefined ? null : link === null ? (
        <Button mt="3" variant="outline" size="sm" minH={{ base: '11', md: '9' }} onClick={() => void make(null)}>
          {planWords.calendar.make}
        </Button>
      ) : (
        <Grid mt="3" gap="3">
          <TextField label={planWords.calendar.address} readOnly value={addressOf(link.token)} />
          <Wrap gap="2">
            <Button
              variant="outline"
              size="sm"
              onClick={() => void copyText(addressOf(link.token), planWords.calendar)}
            >
              {planWords.calendar.copy}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => void revoke(link.token).then((done) => done && showToast(planWords.calendar.revoked))}
            >
              {planWords.calendar.revoke}
            </Button>
          </Wrap>
        </Grid>
      )}
    </Box>
  );
}

const addressOf = (token: string) => new URL(inPageLanguage(paths.calendar(token)), siteOrigin()).href;
