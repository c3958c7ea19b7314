/** The bookmarks as one table with where each school stands, and what the list lacks; with or without an account. */

import type { ReactNode } from 'react';
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { ActionsMenu, MenuAction, MenuLink } from '#frontend/components/ui/actions-menu.tsx';
import { LabelBadge } from '#frontend/components/ui/badge.tsx';
import type { ConfirmWords } from '#frontend/components/ui/confirm-dialog.tsx';
import { BalanceStrip } from '#frontend/features/balanced/components/balance-strip.tsx';
import { BalancedList } from '#frontend/features/balanced/components/balanced-list.tsx';
import { StandingBadge, StandingCell } from '#frontend/features/balanced/components/standing-cell.tsx';
import { useStandings } from '#frontend/features/balanced/use-standings.ts';
import { useSelection } from '#frontend/features/bookmark-details/use-selection.ts';
import { BookmarkList } from '#frontend/features/bookmarks/components/bookmark-list.tsx';
import { BookmarkTable } from '#frontend/features/bookmarks/components/bookmark-table.tsx';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { PassedDates } from '#frontend/features/plan/components/passed-dates.tsx';
import { StatusCell } from '#frontend/features/plan/components/plan-cell.tsx';
import { WhatIsNext } from '#frontend/features/plan/components/what-is-next.tsx';
import { useSavedDates } from '#frontend/features/plan/use-saved-dates.ts';
import { PrintBookmark } from '#frontend/features/print/print-bookmark.tsx';
import { SourcedFiles } from '#frontend/features/sharing/components/share-here.tsx';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { BOARD_SCHOOLS_MAX } from '#schema/domain/plan/board.ts';
import { isOpen, planItemOf, universityItemKey } from '#schema/domain/plan/plan.ts';
import { shareButtonWords } from '#words/controls/share-button.ts';
import { planStatusWords } from '#words/plan/plan.ts';
import { bookmarkTableWords as words } from '#words/saved/my-universities.ts';
import { ownColumns } from './own-columns.tsx';

const PlanWork = lazy(() =>
  import('#frontend/features/plan/components/plan-entry.tsx').then((module) => ({ default: module.PlanWork })),
);

interface OwnBookmarkTableProps {
  /** What an account adds under a name: lists, and how the note begins. */
  under?: (university: UniversityCard) => ReactNode;
  /** What an account adds to what opens beneath a row. */
  details?: (university: UniversityCard) => ReactNode;
  /** The lists of an account. */
  lists?: ReactNode;
  /** Ways to share it, as lines of a menu. */
  share?: ReactNode;
  warningOf?: (university: UniversityCard) => ConfirmWords | undefined;
  only?: ReadonlySet<number> | undefined;
  none?: ReactNode;
}

export function OwnBookmarkTable({ under, details, share, ...list }: OwnBookmarkTableProps) {
  const bookmarks = useStoredList(bookmarksAtom);
  const standings = useStandings(bookmarks);
  const saved = useSavedDates(bookmarks);
  const selection = useSelection();
  const picked = selection.ids.filter((id) => bookmarks.some((one) => one.id === id));
  const shown = bookmarks.filter(({ id }) => list.only?.has(id) ?? true).map(({ id }) => id);
  return (
    <>
      <Box mt={{ base: '4', md: '6' }}>
        <WhatIsNext
          {...saved}
          dates={saved.dates.filter(({ id }) => shown.includes(id))}
          glance={<BalanceStrip standings={standings} ids={shown} />}
        />
        <PassedDates {...saved} planned={saved.planned.filter(({ id }) => shown.includes(id))} />
      </Box>
      <BookmarkList
        {...list}
        withPicked={
          picked.length > 0 ? (
            <ButtonLink to={paths.compare(picked)} size="sm">
              {words.compare(picked.length)}
            </ButtonLink>
          ) : null
        }
        tools={
          <ActionsMenu label={shareButtonWords.open}>
            {share}
            {bookmarks.length > 1 ? (
              <MenuLink
                to={paths.board(
                  (picked.length > 1 ? picked : bookmarks.map(({ id }) => id)).slice(0, BOARD_SCHOOLS_MAX),
                )}
              >
                {words.decide}
              </MenuLink>
            ) : null}
            <MenuAction onClick={() => window.print()}>{words.print}</MenuAction>
            <SourcedFiles ids={shown.toReversed()} />
          </ActionsMenu>
        }
      >
        {(universities, onRemove, lineWith) => (
          <>
            <BookmarkTable
              lineWith={lineWith}
              universities={universities}
              columns={ownColumns(standings, saved)}
              under={under}
              picked={selection}
              onRemove={onRemove}
              standingOf={({ id }) => {
                const item = planItemOf(saved.plan[universityItemKey(id)]);
                // Once an application is out, what came of it says more than its chances did.
                return item !== null && !isOpen(item) ? (
                  <LabelBadge>{planStatusWords[item.status]}</LabelBadge>
                ) : (
                  <StandingBadge stood={standings.byId.get(id)} />
                );
              }}
              details={(university) => (
                <>
                  <Box hideFrom="lg" pt="2" mb="1">
                    <StandingCell stood={standings.byId.get(university.id)} />
                  </Box>
                  <Flex hideFrom="md" alignItems="center" gap="3" textStyle="sm">
                    <span aria-hidden="true">{words.columns.plan}</span>
                    <Box width="12rem">
                      <StatusCell
                        universityId={university.id}
                        name={university.name}
                        applying={saved.byId.get(university.id)}
                      />
                    </Box>
                  </Flex>
                  <Suspense>
                    <PlanWork
                      universityId={university.id}
                      name={university.name}
                      applying={saved.byId.get(university.id)}
                    />
                  </Suspense>
                  {details?.(university)}
                  <Wrap gap="2" mt="2">
                    <PrintBookmark slug={university.slug} name={university.name} />
                    <Button
                      size="sm"
                      variant="outline"
                      aria-label={words.copyNamed(university.name)}
                      onClick={() => void copyText(absoluteAddress(paths.university(university.slug)), words)}
                    >
                      {words.copy}
                    </Button>
                  </Wrap>
                </>
              )}
            />
            <BalancedList standings={standings} ids={universities.map(({ id }) => id)} />
          </>
        )}
      </BookmarkList>
    </>
  );
}
