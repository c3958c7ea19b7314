/** Up to six universities like those that this browser keeps, each with the school it is like and why. */

import type { ReactNode } from 'react';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Failed } from '#frontend/components/page/failed.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { UniversityRow } from '#frontend/components/universities/university-row.tsx';
import type { UniversityCard } from '#schema/api/university.ts';
import { recommendationWords as words } from '#words/saved/my-universities.ts';
import { useSimilarToMine } from '../similar-to-mine.ts';

interface SimilarListProps {
  bookmarks: readonly UniversityCard[];
  viewed: readonly UniversityCard[];
  /** Buttons of other features. */
  actions: (university: UniversityCard) => ReactNode;
}

export function SimilarList({ bookmarks, viewed, actions }: SimilarListProps) {
  const { failed, similar, retry } = useSimilarToMine(bookmarks, viewed);
  if (failed) {
    return (
      <Box mt="6">
        <Failed title={words.failed} again={words.tryAgain} onAgain={retry} />
      </Box>
    );
  }
  return (
    <>
      <Text role="status" mt="5" color="fg.muted" minH="6">
        {similar ? words.similarIntro : words.loading}
      </Text>
      {similar?.length === 0 ? (
        <Box mt="6">
          <EmptyState title={words.none} />
        </Box>
      ) : null}
      <List.Root mt="2">
        {similar?.map(({ university, base }) => (
          <UniversityRow key={university.id} university={university} actions={actions(university)}>
            <List.Root mt="1.5" textStyle="sm" color="fg.muted" aria-label={words.why}>
              {[words.like(base), ...university.reasons].map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </List.Root>
          </UniversityRow>
        ))}
      </List.Root>
    </>
  );
}
