/** A university's page: finds the record behind the slug, remembers that it was viewed, keeps the address right. */

import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isUnknown } from '#frontend/api/shared-queries.ts';
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { CompareIcon } from '#frontend/components/ui/icons.tsx';
import { universityHead } from '#frontend/content/university-head.ts';
import { BookmarkToggle } from '#frontend/features/bookmarks/bookmark-toggle.tsx';
import { addToComparisonAtom, comparisonAtom } from '#frontend/features/compare/state.ts';
import { useRecordView } from '#frontend/features/history/use-record-view.ts';
import { PrintUniversity } from '#frontend/features/print/print-university.tsx';
import { UniversityView } from '#frontend/features/university/components/university-view.tsx';
import { useUniversity } from '#frontend/features/university/queries.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { useRouteParams } from '#frontend/lib/links/use-route-params.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { compareWords } from '#words/compare/compare.ts';
import { universityWords } from '#words/university/university.ts';

// A first visit has the record already.
const UniversityLoading = lazy(async () => ({
  default: (await import('#frontend/features/university/components/university-states.tsx')).UniversityLoading,
}));
const UniversityFailure = lazy(async () => ({
  default: (await import('#frontend/features/university/components/university-states.tsx')).UniversityFailure,
}));

export default function UniversityPage() {
  const { slug = '' } = useRouteParams();
  const { data: university, missing, error, isPending, refetch } = useUniversity(slug);
  useCanonicalAddress(slug, university?.slug);

  if (isPending && !missing) {
    return (
      <Suspense fallback={<Box minH="100vh" />}>
        <UniversityLoading />
      </Suspense>
    );
  }
  if (!university) {
    return (
      <>
        <PageHead title={universityWords.failure.title} />
        <Suspense fallback={<Box minH="100vh" />}>
          <UniversityFailure unknown={missing || isUnknown(error)} onRetry={() => void refetch()} />
        </Suspense>
      </>
    );
  }
  const head = universityHead(university);
  return (
    <>
      <ViewRecord university={university} />
      <PageHead title={head.title} description={head.description || undefined} />
      <UniversityView
        university={university}
        actions={
          <>
            <BookmarkToggle university={university} variant="text" />
            <CompareAction university={university} />
            <PrintUniversity university={university} />
          </>
        }
        bar={
          <>
            <BookmarkToggle university={university} variant="bar" />
            <CompareAction university={university} />
          </>
        }
      />
    </>
  );
}

/** Records the view beside the page, not in it: the list it is kept in changes with it, and the page does not. */
function ViewRecord({ university }: { university: UniversityCard }) {
  useRecordView(university);
  return null;
}

/** Puts the school on the comparison list; once it is there, leads to the comparison. */
function CompareAction({ university: { id, name } }: { university: { id: number; name: string } }) {
  const compared = useStoredList(comparisonAtom);
  const add = useSetAtom(addToComparisonAtom);
  if (compared.some((one) => one.id === id)) {
    return (
      <ButtonLink to={paths.compare(compared.map((one) => one.id))} variant="outline">
        <CompareIcon />
        {compareWords.open(compared.length)}
      </ButtonLink>
    );
  }
  return (
    <Button variant="outline" aria-label={compareWords.addNamed(name)} onClick={() => add({ id, name })}>
      <CompareIcon />
      {compareWords.add}
    </Button>
  );
}

/** A right id with a wrong name leads to the right address, without a new entry in the history. */
function useCanonicalAddress(slug: string, canonical: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (canonical !== undefined && canonical !== slug) {
      void navigate({ pathname: paths.university(canonical), hash: window.location.hash }, { replace: true });
    }
  }, [slug, canonical, navigate]);
}
