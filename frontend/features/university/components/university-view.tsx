/** The page of one university, part by part. */

import type { ReactNode } from 'react';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Stack } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { yearText } from '#words/university/record-texts.ts';
import { universityWords } from '#words/university/university.ts';
import { SECTION_IDS, type SectionId, sectionTitle } from '../sections.ts';
import { About } from './about.tsx';
import { HeadlineFigures } from './headline-figures.tsx';
import { Hero } from './hero.tsx';
import { SectionNav } from './section-nav.tsx';

interface UniversityViewProps {
  university: UniversityRecordView;
  /** What other features offer to do with the school: bookmark it and the like. */
  actions: ReactNode;
}

const furtherPart = () => import('./lazy-section.tsx');
const FurtherPart = lazy(() => furtherPart().then((module) => ({ default: module.LazySection })));
// Asked for at once, though nothing on the first screen waits for it.
if (!ON_SERVER) furtherPart().catch(() => undefined);

/** The purpose of a part whose heading does not say it. */
function introsOf({ facts, programs, country }: UniversityRecordView): Partial<Record<SectionId, string>> {
  const { intros } = universityWords;
  const ofPrograms =
    country === 'CA'
      ? intros.programsListed
      : intros.programs(facts.programs === undefined ? null : yearText(facts.programs.year));
  const fields = programs.length > 0 ? { programs: ofPrograms } : {};
  return { similar: intros.similar, ...fields };
}

export function UniversityView({ university, actions }: UniversityViewProps) {
  const purposes = introsOf(university);
  return (
    <Container>
      {/* State such as an open field or a turned slide belongs to one school only. */}
      <div key={university.id}>
        <Stack>
          <Hero university={university} actions={actions} />
          <HeadlineFigures university={university} />
        </Stack>
        <SectionNav />
        {SECTION_IDS.map((id) => (
          <PageSection key={id} id={id} title={sectionTitle(id)} intro={purposes[id]}>
            {id === 'about' ? (
              <About university={university} />
            ) : (
              <Suspense fallback={<Box minH="24rem" />}>
                <FurtherPart id={id} university={university} />
              </Suspense>
            )}
          </PageSection>
        ))}
      </div>
    </Container>
  );
}
