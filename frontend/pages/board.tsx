/** The decision board: up to ten universities, and what each of a family wants of them. */

import { Disclosure } from '#frontend/components/disclosure.tsx';
import { PageHead } from '#frontend/components/page-head.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { TextPage } from '#frontend/components/text-page.tsx';
import { lazy } from '#frontend/lib/lazy-part.ts';
import { Suspense } from '#frontend/lib/suspense.tsx';
import { boardWords as words } from '#words/board.ts';

const Tool = lazy(() =>
  import('#frontend/features/board/components/board-tool.tsx').then(({ BoardTool }) => ({ default: BoardTool })),
);

export default function BoardPage() {
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.pageTitle} description={words.description} />
      <Box as="section" aria-label={words.how.title} mb="8" maxW="prose" _print={{ display: 'none' }}>
        <Box as="ol" ps="5" listStyle="decimal" display="grid" gap="2">
          {words.how.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Box>
        <Disclosure summary={words.how.scoresTitle}>
          <Box display="grid" gap="3" textStyle="sm">
            {words.how.scores.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Box>
        </Disclosure>
      </Box>
      <Suspense fallback={<Box minH="60vh" />}>
        <Tool />
      </Suspense>
    </TextPage>
  );
}
