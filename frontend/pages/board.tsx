/** The decision board: up to ten universities, and what each of a family wants of them. */

import { PageHead } from '#frontend/components/page/page-head.tsx';
import { TextPage } from '#frontend/components/page/text-page.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { boardWords as words } from '#words/plan/board.ts';

const Tool = lazy(() =>
  import('#frontend/features/board/components/board-tool.tsx').then(({ BoardTool }) => ({ default: BoardTool })),
);

export default function BoardPage() {
  const saved = useStoredList(bookmarksAtom);
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.pageTitle} description={words.description} />
      <Suspense fallback={<Box minH="60vh" />}>
        <Tool saved={saved} />
      </Suspense>
    </TextPage>
  );
}
