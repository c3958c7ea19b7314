/** A major: what it is, who teaches it, where, and what graduates earn. */

import { useMajor } from '#frontend/api/major.ts';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { MajorFailure, MajorLoading } from '#frontend/features/majors/components/major-states.tsx';
import { MajorView } from '#frontend/features/majors/components/major-view.tsx';
import { useRouteParams } from '#frontend/lib/links/use-route-params.ts';
import { majorWords as words } from '#words/majors/majors.ts';

export default function MajorPage() {
  const { major: key = '' } = useRouteParams();
  const { data: major, missing, isPending, refetch } = useMajor(key);
  if (isPending && !missing) return <MajorLoading />;
  if (!major) {
    return (
      <>
        <PageHead title={missing ? words.failure.title : words.failure.unreachable} />
        <MajorFailure unknown={missing} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHead title={words.title(major.title)} description={words.description(major)} />
      <MajorView major={major} />
    </>
  );
}
