/** A university's page: finds the record behind the slug, remembers that it was viewed, keeps the address right. */

import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '#frontend/components/styled/button.tsx';
import type { UniversityCard } from '#schema/api/university.ts';
import { isUnknown } from '../api/shared-queries.ts';
import { CompareIcon } from '../components/icons.tsx';
import { PageHead } from '../components/page-head.tsx';
import { ButtonLink } from '../components/router-link.tsx';
import { compareWords } from '../content/compare.ts';
import { universityWords } from '../content/university.ts';
import { universityHead } from '../content/university-head.ts';
import { BookmarkToggle } from '../features/bookmarks/bookmark-toggle.tsx';
import { addToComparisonAtom, comparisonAtom } from '../features/compare/state.ts';
import { useRecordView } from '../features/history/use-record-view.ts';
import { UniversityFailure, UniversityLoading } from '../features/university/components/university-states.tsx';
import { UniversityView } from '../features/university/components/university-view.tsx';
import { useUniversity } from '../features/university/queries.ts';
import { paths } from '../lib/paths.ts';
import { useStoredList } from '../lib/use-stored-atom.ts';

export default function UniversityPage() {
  const { slug = '' } = useParams();
  const { data: university, missing, error, isPending, refetch } = useUniversity(slug);
  useCanonicalAddress(slug, university?.slug);

  if (isPending && !missing) return <UniversityLoading />;
  if (!university) {
    return (
      <>
        <PageHead title={universityWords.failure.title} />
        <UniversityFailure unknown={missing || isUnknown(error)} onRetry={() => void refetch()} />
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
