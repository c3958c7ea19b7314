/** The universities with most graduates of a major; those that teach it in another way stand apart. */
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Caption, Note, Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { MajorLeaderView, MajorResponse } from '#schema/api/majors.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { stateName } from '#schema/domain/places/places.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { majorWords } from '#words/majors/majors.ts';

export function Leaders({ major: { level, leaders, apart } }: { major: MajorResponse }) {
  return (
    <PageSection id={majorWords.leaders.id} title={majorWords.leaders.heading} intro={majorWords.leaders.intro} folded>
      {leaders.length === 0 ? (
        <Text color="fg.muted">{majorWords.leaders.none}</Text>
      ) : (
        <LeaderTable label={majorWords.leaders.heading} leaders={leaders} level={level} />
      )}
      {apart.length === 0 ? null : (
        <Box mt="7">
          <Heading as="h3" size="sm">
            {majorWords.leaders.apart}
          </Heading>
          <Note mt="1" maxW="prose">
            {majorWords.leaders.apartNote}
          </Note>
          <LeaderTable label={majorWords.leaders.apart} leaders={apart} level={level} />
        </Box>
      )}
    </PageSection>
  );
}

interface LeaderTableProps extends Pick<MajorResponse, 'level'> {
  label: string;
  leaders: readonly MajorLeaderView[];
}

function LeaderTable({ label, leaders, level }: LeaderTableProps) {
  return (
    <FigureTable
      label={label}
      columns={[majorWords.leaders.university, majorWords.graduates(level)]}
      rows={leaders.map(({ id, slug, name, city, state, graduates, marks }) => ({
        key: String(id),
        name: (
          <>
            <TextLink to={paths.university(slug)} touch="row">
              {name}
            </TextLink>
            <Caption as="span" display="block">
              {[townInState(city, stateName('US', state)), ...marks.map((mark) => majorWords.marks[mark])].join(' · ')}
            </Caption>
          </>
        ),
        cells: [formatCount(graduates)],
      }))}
    />
  );
}
