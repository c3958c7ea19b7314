/** Up to six universities that may suit somebody, each with the two reasons it is there. */

import type { ReactNode } from 'react';
import type { SessionUser } from '#frontend/api/session.ts';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Failed } from '#frontend/components/page/failed.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { UniversityRow } from '#frontend/components/universities/university-row.tsx';
import type { UniversityCard } from '#schema/api/university.ts';
import { recommendationWords as words } from '#words/saved/my-universities.ts';
import { useRecommendations } from '../queries.ts';

interface RecommendationListProps {
  user: SessionUser;
  /** Buttons of other features. */
  actions: (university: UniversityCard) => ReactNode;
}

export function RecommendationList({ user, actions }: RecommendationListProps) {
  const { data, isError, refetch } = useRecommendations(user);
  if (isError) {
    return (
      <Box mt="6">
        <Failed title={words.failed} again={words.tryAgain} onAgain={() => void refetch()} />
      </Box>
    );
  }
  return (
    <>
      <Text role="status" mt="5" color="fg.muted" minH="6">
        {data ? words.intro(data.base?.name ?? null) : words.loading}
      </Text>
      {data?.recommendations.length === 0 ? (
        <Box mt="6">
          <EmptyState title={words.none} />
        </Box>
      ) : null}
      <List.Root mt="2">
        {data?.recommendations.map(({ university, reasons }) => (
          <UniversityRow key={university.id} university={university} actions={actions(university)}>
            <List.Root mt="1.5" textStyle="sm" color="fg.muted" aria-label={words.why}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </List.Root>
          </UniversityRow>
        ))}
      </List.Root>
    </>
  );
}
