/** A list that stands in its address: what a browser without an account shares. */

import { useSearchParams } from 'react-router-dom';
import { useListed } from '#frontend/api/listed.ts';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { Spinner } from '#frontend/components/ui/spinner.tsx';
import { NoList, SharedView } from '#frontend/features/sharing/components/shared-view.tsx';
import { readListedIds } from '#schema/domain/plan/compared-ids.ts';
import { sharedHereWords, sharedWords as words } from '#words/saved/sharing.ts';
import { rowActions } from './lists/row-actions.tsx';

export default function SharedHerePage() {
  const [search] = useSearchParams();
  const { ids } = readListedIds(search.getAll('ids'));
  const { data, isError, refetch } = useListed(ids);
  const universities = data?.universities ?? [];
  return (
    <Container pt={{ base: '8', md: '12' }}>
      <PageHead title={sharedHereWords.title} description={sharedHereWords.description} />
      {ids.length === 0 ? (
        <>
          <Heading as="h1" size="xl">
            {words.title}
          </Heading>
          <Text mt="3" color="fg.muted" maxW="prose">
            {words.noIds}
          </Text>
        </>
      ) : isError ? (
        <NoList closed={false} onRetry={() => void refetch()} />
      ) : data ? (
        <SharedView
          list={{ name: null, total: universities.length, universities, gone: [] }}
          live={false}
          actions={rowActions}
        />
      ) : (
        <Spinner />
      )}
    </Container>
  );
}
