/** What was looked at last, newest first, and the way to forget it. */

import { useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { Flex } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { ConfirmDialog } from '#frontend/components/ui/confirm-dialog.tsx';
import { UniversityRow } from '#frontend/components/universities/university-row.tsx';
import { lastSearchAtom } from '#frontend/lib/storage/last-search.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { myUniversitiesWords as words } from '#words/saved/my-universities.ts';
import { recentlyViewedAtom } from '../state.ts';

export function RecentList({ actions }: { actions: (university: UniversityCard) => ReactNode }) {
  const viewed = useStoredList(recentlyViewedAtom);
  const setViewed = useSetAtom(recentlyViewedAtom);
  const setLastSearch = useSetAtom(lastSearchAtom);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Flex mt="5" justifyContent="flex-end">
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          {words.clearHistory.open}
        </Button>
      </Flex>
      <List.Root mt="2">
        {viewed.map((university) => (
          <UniversityRow key={university.id} university={university} actions={actions(university)} />
        ))}
      </List.Root>
      <ConfirmDialog
        open={asking}
        words={words.clearHistory}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setViewed([]);
          setLastSearch(null);
        }}
      />
    </>
  );
}
