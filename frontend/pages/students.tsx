/** For counselors: the lists of several students side by side, by names that this browser alone knows. */

import { PageHead } from '#frontend/components/page/page-head.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { studentsWords as words } from '#words/saved/sharing.ts';

const StudentsView = lazy(() =>
  import('#frontend/features/sharing/components/students-view.tsx').then((module) => ({
    default: module.StudentsView,
  })),
);

export default function StudentsPage() {
  return (
    <Container pt={{ base: '8', md: '12' }}>
      <PageHead title={words.title} description={words.description} />
      <Heading as="h1" size="xl">
        {words.title}
      </Heading>
      <Suspense fallback={<Box minH="60vh" />}>
        <StudentsView />
      </Suspense>
    </Container>
  );
}
