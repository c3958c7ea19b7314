/** A list that somebody shared: its schools with key figures, to read and to take along, and nothing to change. */

import type { ReactNode } from 'react';
import { ButtonLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { ActionsMenu, MenuAction, MenuFile } from '#frontend/components/ui/actions-menu.tsx';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { SharedListResponse } from '#schema/api/shared-links.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { COMPARE_MAX } from '#schema/domain/site/limits.ts';
import { listedWords, sharedWords as words } from '#words/saved/sharing.ts';
import { listFiles } from '../list-file.ts';

// Drawn by the Worker, and read rather than pressed.
const SharedListTable = lazy(async () => ({ default: (await import('./shared-list-table.tsx')).SharedListTable }));

interface SharedViewProps {
  list: SharedListResponse;
  /** Whether it follows what its owner changes. */
  live: boolean;
  /** Buttons of a school, which belong to other features. */
  actions: (university: UniversityCard) => ReactNode;
}

export function SharedView({ list, live, actions }: SharedViewProps) {
  const { name, total, universities, gone } = list;
  const ids = universities.map(({ university }) => university.id);
  const compared = ids.slice(0, COMPARE_MAX);
  return (
    <>
      <Heading as="h1" size="xl" overflowWrap="anywhere">
        {words.titleOf(name)}
      </Heading>
      <Text mt="3" color="fg.muted" maxW="prose">
        {words.intro(total)} {live ? words.live : words.fixed}
      </Text>
      <Wrap mt="5" gap="2" _print={{ display: 'none' }}>
        {compared.length < 2 ? null : (
          <ButtonLink size="sm" to={paths.compare(compared)}>
            {words.compare(compared.length, ids.length)}
          </ButtonLink>
        )}
        <ActionsMenu label={words.tools}>
          <MenuAction onClick={() => void copyText(location.href, words)}>{words.copy}</MenuAction>
          {ids.length === 0 ? null : (
            <>
              {listFiles(ids).map((address) => (
                <MenuFile key={address} href={address}>
                  {words.csv}
                </MenuFile>
              ))}
              <MenuAction onClick={() => window.print()}>{words.print}</MenuAction>
            </>
          )}
        </ActionsMenu>
      </Wrap>
      <Box mt="6">
        {universities.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <Suspense fallback={<Box minH="100vh" />}>
            <SharedListTable label={listedWords.label} universities={universities} actions={actions} />
          </Suspense>
        )}
      </Box>
      <Grid mt="4" gap="2" textStyle="sm" color="fg.muted" maxW="prose">
        {total > universities.length + gone.length ? <p>{words.some(universities.length, total)}</p> : null}
        {gone.length > 0 ? <p>{words.gone(gone)}</p> : null}
        {universities.length > 0 ? <p>{listedWords.note}</p> : null}
        <Text _print={{ display: 'none' }}>
          {words.counselors} <TextLink to={paths.students()}>{words.sideBySide}</TextLink>
        </Text>
      </Grid>
    </>
  );
}

/** In place of a list that a link does not open, or not now. */
export function NoList({ closed, onRetry }: { closed: boolean; onRetry: () => void }) {
  const said = closed ? words.closed : words.failed;
  return (
    <>
      <Heading as="h1" size="xl">
        {said.title}
      </Heading>
      <Text mt="3" color="fg.muted" maxW="prose">
        {said.body}
      </Text>
      <Box mt="6">
        {closed ? (
          <ButtonLink to={paths.search()}>{words.closed.browse}</ButtonLink>
        ) : (
          <Button onClick={onRetry}>{words.failed.retry}</Button>
        )}
      </Box>
    </>
  );
}
