/** The page of one university, part by part. */
import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import type { ReactNode } from 'react';
import { PageSection } from '#frontend/components/page-section.tsx';
import { universityWords } from '#frontend/content/university.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { SECTIONS, type SectionId } from '../sections.ts';
import { About } from './about.tsx';
import { Admission } from './admission.tsx';
import { Costs } from './costs.tsx';
import { HeadlineFigures } from './headline-figures.tsx';
import { Hero } from './hero.tsx';
import { KeyInformation } from './key-information.tsx';
import { Outcomes } from './outcomes.tsx';
import { Programs } from './programs.tsx';
import { SectionNav } from './section-nav.tsx';
import { SimilarUniversities } from './similar-universities.tsx';

interface UniversityViewProps {
  university: UniversityRecordView;
  /** What other features offer to do with the school: bookmark it and the like. */
  actions: ReactNode;
}

const { intros } = universityWords;

/** Purpose and content of each part; its place and name stand in SECTIONS. */
function partsOf(university: UniversityRecordView): Record<SectionId, { intro?: string; content: ReactNode }> {
  const programYear = university.facts.programs?.year;
  return {
    about: { content: <About university={university} /> },
    'key-information': { content: <KeyInformation university={university} /> },
    cost: { intro: intros.cost, content: <Costs university={university} /> },
    admission: { intro: intros.admission, content: <Admission university={university} /> },
    outcomes: { intro: intros.outcomes, content: <Outcomes university={university} /> },
    programs: {
      ...(university.programs.length > 0 ? { intro: intros.programs(programYear ?? null) } : {}),
      content: <Programs university={university} />,
    },
    similar: { intro: intros.similar, content: <SimilarUniversities id={university.id} /> },
  };
}

export function UniversityView({ university, actions }: UniversityViewProps) {
  const parts = partsOf(university);
  return (
    <Container>
      {/* State such as an open field or a turned slide belongs to one school only. */}
      <Box key={university.id}>
        <Hero university={university} actions={actions} />
        <HeadlineFigures university={university} />
        <SectionNav />
        {SECTIONS.map(({ id, title }) => (
          <PageSection key={id} id={id} title={title} intro={parts[id].intro}>
            {parts[id].content}
          </PageSection>
        ))}
      </Box>
    </Container>
  );
}
