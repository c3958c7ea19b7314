/** What was looked at last, newest first, and the way to forget it. */

import { useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import type { UniversityCard } from '#schema/api/university.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { UniversityRow } from '../../../components/university-row.tsx';
import { myUniversitiesWords as words } from '../../../content/my-universities.ts';
import { useStoredList } from '../../../lib/use-stored-atom.ts';
import { recentlyViewedAtom } from '../state.ts';

export function RecentList({ actions }: { actions: (university: UniversityCard) => ReactNode }) {
  const viewed = useStoredList(recentlyViewedAtom);
  const setViewed = useSetAtom(recentlyViewedAtom);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Box mt="5" display="flex" justifyContent="flex-end">
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          {words.clearHistory.open}
        </Button>
      </Box>
      <Box as="ul" mt="2">
        {viewed.map((university) => (
          <UniversityRow key={university.id} university={university} actions={actions(university)} />
        ))}
      </Box>
      <ConfirmDialog
        open={asking}
        words={words.clearHistory}
        onClose={() => setAsking(false)}
        onConfirm={() => setViewed([])}
      />
    </>
  );
}
