/** The page of one university, part by part. */

import type { ReactNode } from 'react';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Stack } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { stillOpen } from '../parts/part.ts';
import { sectionOf, sectionsFor, sectionTitle } from '../sections.ts';
import { ActionBar } from './action-bar.tsx';
import { HeadlineFigures } from './headline-figures.tsx';
import { Hero } from './hero.tsx';
import { SectionNav } from './section-nav.tsx';

interface UniversityViewProps {
  university: UniversityRecordView;
  /** What other features offer to do with the school: bookmark it and the like. */
  actions: ReactNode;
  /** The same, in short, along the bottom of a phone. */
  bar: ReactNode;
}

const furtherPart = () => import('./lazy-section.tsx');
const FurtherPart = lazy(() => furtherPart().then((module) => ({ default: module.LazySection })));
// Asked for at once, though nothing on the first screen waits for it.
if (!ON_SERVER) furtherPart().catch(() => undefined);

export function UniversityView({ university, actions, bar }: UniversityViewProps) {
  const sections = sectionsFor(university);
  return (
    <Container>
      {/* State such as an open field or a turned slide belongs to one school only. */}
      <div key={university.id}>
        <Stack>
          <Hero university={university} actions={actions} />
          {stillOpen(university) ? <HeadlineFigures university={university} /> : null}
        </Stack>
        <SectionNav ids={sections} />
        {sections.map((id) => (
          <PageSection
            key={id}
            id={id}
            title={sectionTitle(id)}
            intro={sectionOf(id).intro?.(university)}
            folded={sectionOf(id).folded ?? false}
            brief={sectionOf(id).brief?.(university) ?? null}
          >
            <Suspense fallback={<Box minH="24rem" />}>
              <FurtherPart id={id} university={university} />
            </Suspense>
          </PageSection>
        ))}
        <ActionBar university={university}>{bar}</ActionBar>
      </div>
    </Container>
  );
}
