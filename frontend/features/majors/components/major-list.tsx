/** All majors under their fields, by title. A phone shows the fields, and the majors of those that are pressed. */
import { useEffect } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { useFragment } from '#frontend/lib/links/use-fragment.ts';
import type { MajorSummary } from '#schema/api/majors.ts';
import { ACADEMIC_FIELDS } from '#schema/domain/programs/academic-fields.ts';
import { majorsWords as words } from '#words/majors/majors.ts';

export function MajorList({ majors }: { majors: readonly MajorSummary[] }) {
  const fragment = useFragment();
  useEffect(() => {
    if (fragment !== null) document.getElementById(fragment)?.scrollIntoView();
  }, [fragment]);
  return (
    <>
      {/* On a phone the folded headings are the way. */}
      <Wrap as="nav" aria-label={words.fields} mb="8" columnGap="5" hideBelow="md">
        {ACADEMIC_FIELDS.map(({ key, title }) => (
          <TextLink key={key} to={{ hash: key }} touch="block" textStyle="sm">
            {title}
          </TextLink>
        ))}
      </Wrap>
      {ACADEMIC_FIELDS.map(({ key, title }) => (
        <PageSection key={key} id={key} title={title} folded>
          <Grid as="ul" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} columnGap="8">
            {majors
              .filter(({ field }) => field === key)
              .sort((a, b) => a.title.localeCompare(b.title, 'en'))
              .map((major) => (
                <Entry key={major.key} major={major} />
              ))}
          </Grid>
        </PageSection>
      ))}
    </>
  );
}

function Entry({ major: { key, title, universities } }: { major: MajorSummary }) {
  return (
    <List.Item py="2.5" borderBottomWidth="1px" borderColor="border.muted">
      <TextLink to={paths.major(key)} touch="row">
        {title}
      </TextLink>
      <Box textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {words.taught(universities.US, universities.CA)}
      </Box>
    </List.Item>
  );
}
