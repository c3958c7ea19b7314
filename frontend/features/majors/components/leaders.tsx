/** The universities with most graduates of a major; those that teach it in another way stand apart. */
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Caption, Note, Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { MajorLeaderView, MajorResponse } from '#schema/api/majors.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { stateName } from '#schema/domain/places/places.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { DEGREE_OF_MAJOR } from '#schema/domain/programs/majors.ts';
import { majorWords } from '#words/majors/majors.ts';
import { shownFirst } from '../shown-first.ts';

export function Leaders({ major }: { major: MajorResponse }) {
  const { level, leaders, apart } = major;
  const shown = shownFirst(leaders.length);
  const most = Math.max(0, ...[...leaders, ...apart].map(({ graduates }) => graduates));
  return (
    <PageSection id={majorWords.leaders.id} title={majorWords.leaders.heading} intro={majorWords.leaders.intro} folded>
      {leaders.length === 0 ? (
        <Text color="fg.muted">{majorWords.leaders.none}</Text>
      ) : (
        <>
          <LeaderTable label={majorWords.leaders.heading} leaders={leaders.slice(0, shown)} level={level} most={most} />
          {leaders.length === shown ? null : (
            <Disclosure summary={majorWords.showMore(leaders.length - shown)}>
              <LeaderTable label={majorWords.leaders.rest} leaders={leaders.slice(shown)} level={level} most={most} />
            </Disclosure>
          )}
        </>
      )}
      <Wrap columnGap="5" textStyle="sm">
        <TextLink to={paths.subjectTable(major.key, DEGREE_OF_MAJOR[level])} touch="block">
          {majorWords.table}
        </TextLink>
        <TextLink to={paths.programsOf(major)} touch="block">
          {majorWords.finder}
        </TextLink>
      </Wrap>
      {apart.length === 0 ? null : (
        <Box mt="7">
          <Heading as="h3" size="sm">
            {majorWords.leaders.apart}
          </Heading>
          <Note mt="1" maxW="prose">
            {majorWords.leaders.apartNote}
          </Note>
          <LeaderTable label={majorWords.leaders.apart} leaders={apart} level={level} most={most} />
        </Box>
      )}
    </PageSection>
  );
}

interface LeaderTableProps extends Pick<MajorResponse, 'level'> {
  label: string;
  leaders: readonly MajorLeaderView[];
  /** The most graduates of all, which a full bar stands for. */
  most: number;
}

function LeaderTable({ label, leaders, level, most }: LeaderTableProps) {
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
            {/* As long in both tables, whatever their names. */}
            <Box
              mt="1"
              width={{ xl: '26rem' }}
              height="6px"
              bg="bg.muted"
              color="accent.solid"
              borderRadius="full"
              overflow="hidden"
            >
              <ShareBar to={graduates / most} />
            </Box>
          </>
        ),
        cells: [formatCount(graduates)],
      }))}
    />
  );
}
