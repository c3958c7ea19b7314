/** The list of careers, searched by name, field of work or program; all of it is in the address. */
import { useSearchParams } from 'react-router-dom';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { TextPage } from '#frontend/components/page/text-page.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Note, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { readCareersAddress } from '#frontend/features/careers/address.ts';
import { CareersForm } from '#frontend/features/careers/components/careers-form.tsx';
import { CareersResults } from '#frontend/features/careers/components/careers-results.tsx';
import { useCareers } from '#frontend/features/careers/queries.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { careerWords, careersWords as words } from '#words/majors/careers.ts';

export default function CareersPage() {
  const [search] = useSearchParams();
  const address = readCareersAddress(search);
  const { data: found, isError, refetch } = useCareers(address);
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <CareersForm address={address} />
      {found ? (
        <CareersResults found={found} address={address} />
      ) : isError ? (
        <div role="alert">
          <EmptyState title={words.failed} actions={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>} />
        </div>
      ) : (
        <>
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          <Skeleton aria-hidden="true" height="60rem" />
        </>
      )}
      <Note mt="6" maxW="prose">
        {words.meaning} {careerWords.source} <TextLink to={paths.article(13)}>{careerWords.explained}</TextLink>
      </Note>
    </TextPage>
  );
}
