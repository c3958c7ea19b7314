/** A career: what people do, what it pays, and the programs and schools that lead there. */
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { CareerFailure, CareerLoading } from '#frontend/features/careers/components/career-states.tsx';
import { CareerView } from '#frontend/features/careers/components/career-view.tsx';
import { useCareer } from '#frontend/features/careers/queries.ts';
import { useRouteParams } from '#frontend/lib/links/use-route-params.ts';
import { careerWords as words } from '#words/majors/careers.ts';

export default function CareerPage() {
  const { career: slug = '' } = useRouteParams();
  const { data: career, missing, isPending, refetch } = useCareer(slug);
  if (isPending && !missing) return <CareerLoading />;
  if (!career) {
    return (
      <>
        <PageHead title={missing ? words.failure.title : words.failure.unreachable} />
        <CareerFailure unknown={missing} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHead title={words.title(career)} description={words.description(career)} />
      <CareerView career={career} />
    </>
  );
}
