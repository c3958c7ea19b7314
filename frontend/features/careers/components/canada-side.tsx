/** The occupations of Canada's NOC that match a career: pay in Canadian dollars, outlook, and British Columbia's own figures. */
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import type { CanadaOccupationView } from '#schema/api/careers.ts';
import { careerWords } from '#words/majors/careers.ts';

const words = careerWords.canada;

export function CanadaSide({ canada }: { canada: readonly CanadaOccupationView[] }) {
  return (
    <PageSection id={words.id} title={words.heading} intro={words.intro}>
      {canada.map((occupation, at) => (
        <Box key={occupation.noc} mt={at === 0 ? '0' : '6'}>
          <Heading as="h3" size="sm">
            {words.title(occupation)}
          </Heading>
          <Note mt="1">{words.line(occupation)}</Note>
          <FigureTable
            label={words.title(occupation)}
            columns={words.columns}
            rows={[
              { key: 'CA', name: words.whole, cells: words.cells(occupation.pay) },
              ...(occupation.britishColumbia?.pay
                ? [{ key: 'BC', name: words.britishColumbia, cells: words.cells(occupation.britishColumbia.pay) }]
                : []),
            ]}
          />
          {occupation.britishColumbia === null ? null : (
            <Note mt="1">{words.lineOfBritishColumbia(occupation.britishColumbia)}</Note>
          )}
        </Box>
      ))}
      <Note mt="4" maxW="prose">
        {words.meaning}
      </Note>
    </PageSection>
  );
}
