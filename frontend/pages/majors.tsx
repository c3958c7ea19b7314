/** All majors, field by field. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { TextPage } from '#frontend/components/page/text-page.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { MajorList } from '#frontend/features/majors/components/major-list.tsx';
import { useMajors } from '#frontend/features/majors/queries.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { majorsWords as words } from '#words/majors/majors.ts';

export default function MajorsPage() {
  const { data: majors, isError, refetch } = useMajors();
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      {majors ? (
        <>
          <MajorList majors={majors} />
          <Box borderTopWidth="1px" pt="5" textStyle="sm" color="fg.muted" maxW="prose">
            <p>{words.counted}</p>
            <TextLink to={paths.resources('tools', 'program-finder')} touch="block">
              {words.finder}
            </TextLink>
            <br />
            <TextLink to={paths.careers()} touch="block">
              {words.careers}
            </TextLink>
          </Box>
        </>
      ) : isError ? (
        <div role="alert">
          <EmptyState title={words.failed} actions={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>} />
        </div>
      ) : (
        <>
          <Box role="status" srOnly>
            {words.loading}
          </Box>
          <Skeleton aria-hidden="true" height="60rem" />
        </>
      )}
    </TextPage>
  );
}
