/** The decision board: up to ten universities, and what each of a family wants of them. */

import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { TextPage } from '#frontend/components/page/text-page.tsx';
import { Box, Grid, Section } from '#frontend/components/styled/box.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { boardWords as words } from '#words/plan/board.ts';

const Tool = lazy(() =>
  import('#frontend/features/board/components/board-tool.tsx').then(({ BoardTool }) => ({ default: BoardTool })),
);

export default function BoardPage() {
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.pageTitle} description={words.description} />
      <Section aria-label={words.how.title} mb="8" maxW="prose" _print={{ display: 'none' }}>
        <Grid as="ol" ps="5" listStyle="decimal" gap="2">
          {words.how.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Grid>
        <Disclosure summary={words.how.scoresTitle}>
          <Grid gap="3" textStyle="sm">
            {words.how.scores.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Grid>
        </Disclosure>
      </Section>
      <Suspense fallback={<Box minH="60vh" />}>
        <Tool />
      </Suspense>
    </TextPage>
  );
}
