/** What one keeps and looked at, the tab in the address. */
import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { useAtomValue } from 'jotai';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../components/empty-state.tsx';
import { PageHead } from '../components/page-head.tsx';
import { ButtonLink, TextLink } from '../components/router-link.tsx';
import { Tabs } from '../components/tabs.tsx';
import { myUniversitiesWords as words } from '../content/my-universities.ts';
import { bookmarksAtom } from '../features/bookmarks/state.ts';
import { recentlyViewedAtom } from '../features/history/state.ts';
import { paths } from '../lib/paths.ts';

const TABS = (['bookmarks', 'recent'] as const).map((key) => ({ key, label: words.tabs[key] }));

export default function MyUniversitiesPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const lists = { bookmarks: useAtomValue(bookmarksAtom), recent: useAtomValue(recentlyViewedAtom) };
  const tab = TABS.find(({ key }) => key === search.get('tab'))?.key;
  if (tab === undefined) return <Navigate replace to={paths.myUniversities('bookmarks')} />;
  const universities = lists[tab];

  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <Container pt={{ base: '8', md: '12' }}>
        <Heading as="h1" size="xl" mb={{ base: '5', md: '7' }}>
          {words.title}
        </Heading>
        <Tabs
          label={words.tabsLabel}
          tabs={TABS}
          current={tab}
          onChange={(next) => navigate(paths.myUniversities(next), { state: { keepScroll: true } })}
        >
          {universities.length === 0 ? (
            <Box mt="8">
              <EmptyState
                title={words.empty[tab]}
                actions={<ButtonLink to={paths.search()}>{words.browse}</ButtonLink>}
              />
            </Box>
          ) : (
            <Box as="ul" mt="4">
              {universities.map(({ id, slug, name, city, stateName }) => (
                <Box as="li" key={id} py="4" borderBottomWidth="1px">
                  <TextLink to={paths.university(slug)} variant="quiet" fontWeight="semibold">
                    {name}
                  </TextLink>
                  <Box as="p" textStyle="sm" color="fg.muted">
                    {[city, stateName].filter(Boolean).join(', ')}
                  </Box>
                </Box>
              ))}
            </Box>
          )}
        </Tabs>
      </Container>
    </>
  );
}
