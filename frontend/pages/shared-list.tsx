/** What a link of an account shows to whoever has it. */

import { PageHead } from '#frontend/components/page/page-head.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Spinner } from '#frontend/components/ui/spinner.tsx';
import { NoList, SharedView } from '#frontend/features/sharing/components/shared-view.tsx';
import { useSharedList } from '#frontend/features/sharing/queries.ts';
import { useRouteParams } from '#frontend/lib/links/use-route-params.ts';
import { sharedWords as words } from '#words/saved/sharing.ts';
import { rowActions } from './lists/row-actions.tsx';

export default function SharedListPage() {
  const { token = '' } = useRouteParams();
  const { data: list, missing, isPending, refetch } = useSharedList(token);
  if (isPending && !missing) return <Spinner />;
  return (
    <Container pt={{ base: '8', md: '12' }}>
      <PageHead title={list && !missing ? words.titleOf(list.name) : (missing ? words.closed : words.failed).title} />
      {list && !missing ? (
        <SharedView list={list} live actions={rowActions} />
      ) : (
        <NoList closed={missing} onRetry={() => void refetch()} />
      )}
    </Container>
  );
}
