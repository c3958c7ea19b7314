/** Resources: guides, articles, tools and questions, the tab and the tool in the address. */

import type { ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { ToolWay } from '#frontend/components/links/tool-way.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { Tabs } from '#frontend/components/page/tabs.tsx';
import { Box, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { CalculatorLinks } from '#frontend/features/calculator/components/calculator-links.tsx';
import { ArticleList } from '#frontend/features/resources/components/article-list.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import {
  namedTool,
  RESOURCE_TABS,
  RESOURCE_TOOLS,
  type ResourceTool,
  resourceTabOf,
  resourceToolOf,
} from '#schema/domain/site/resources.ts';
import { resourcesWords as words } from '#words/site/resources.ts';

const TOOLS: Record<ResourceTool, ComponentType> = {
  'tuition-calculator': lazy(() =>
    import('./own-calculator.tsx').then((module) => ({ default: module.OwnCalculator })),
  ),
  'program-finder': lazy(() =>
    import('#frontend/features/program-finder/components/program-finder.tsx').then((module) => ({
      default: module.ProgramFinder,
    })),
  ),
  'location-explorer': lazy(() =>
    import('#frontend/features/locations/components/location-explorer.tsx').then((module) => ({
      default: module.LocationExplorer,
    })),
  ),
};

const MostAsked = lazy(() =>
  import('#frontend/features/resources/components/most-asked.tsx').then((module) => ({ default: module.MostAsked })),
);

const tabsShown = () => RESOURCE_TABS.map((key) => ({ key, label: words.tabs[key] }));
const toolTabs = () => RESOURCE_TOOLS.map((key) => ({ key, label: words.tools[key] }));

export default function ResourcesPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tab = resourceTabOf(search.get('tab'));

  const tools = tab === 'tools';
  // A tool that is named is a page of its own: it has the way back in place of the tabs.
  const named = namedTool(search);

  return (
    <>
      <PageHead title={named === null ? words.title : words.tools[named]} description={words.description} />
      <Container pt={tools ? { base: '1', md: '3' } : { base: '8', md: '12' }}>
        {/* A tool has its own title, and says itself what it is for. */}
        {tools ? null : (
          <>
            <Heading as="h1" size="xl">
              {words.title}
            </Heading>
            <Text mt="3" maxW="prose" color="fg.muted">
              {words.intro}
            </Text>
            <Box mt={{ base: '4', md: '6' }}>
              <CalculatorLinks />
            </Box>
          </>
        )}
        <Box mt={tools ? '0' : { base: '5', md: '7' }}>
          <Tabs
            label={words.tabsLabel}
            tabs={tabsShown()}
            current={tab}
            addressOf={(key) => paths.resources(key)}
            onChange={(next) =>
              void navigate(paths.resources(next === RESOURCE_TABS[0] ? undefined : next), KEEP_SCROLL)
            }
            instead={named === null ? undefined : <ToolWay />}
          >
            {tools ? null : (
              <Box as="h2" srOnly>
                {words.tabs[tab]}
              </Box>
            )}
            {tab === 'guides' ? <ArticleList kind="guide" /> : null}
            {tab === 'articles' ? <ArticleList kind="article" /> : null}
            {tools ? <Tools /> : null}
            {tab === 'faq' ? (
              <Suspense fallback={<Box minH="60vh" />}>
                <MostAsked />
              </Suspense>
            ) : null}
          </Tabs>
        </Box>
        <Section aria-labelledby="closing-title" mt={{ base: '12', md: '16' }} pt="8" borderTopWidth="1px">
          <Heading as="h2" id="closing-title" size="lg">
            {words.closing.title}
          </Heading>
          <Text mt="2" mb="5" maxW="prose" color="fg.muted">
            {words.closing.body}
          </Text>
          <ButtonLink to={paths.search()}>{words.closing.search}</ButtonLink>
          <Wrap mt="8" columnGap="4" alignItems="center" textStyle="sm" color="fg.muted">
            {words.closing.developers}
            <TextLink to={paths.dataAsk()} touch="block">
              {words.closing.dataAsk}
            </TextLink>
            <TextLink to={paths.embed()} touch="block">
              {words.closing.embed}
            </TextLink>
          </Wrap>
        </Section>
      </Container>
    </>
  );
}

/** The tools, each its own chunk. Whatever else a tool keeps in the address goes with it when another is chosen. */
function Tools() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tool = resourceToolOf(search.get('tool'));
  const Tool = TOOLS[tool];
  return (
    <Box>
      <Tabs
        label={words.toolsLabel}
        tabs={toolTabs()}
        current={tool}
        onChange={(next) => void navigate(paths.resources('tools', next), KEEP_SCROLL)}
        addressOf={(next) => paths.resources('tools', next)}
      >
        <Suspense
          fallback={
            <Box role="status" minH="60vh" pt="6" color="fg.muted">
              {words.loadingTool}
            </Box>
          }
        >
          <Box pt={{ base: '4', md: '5' }}>
            <Tool />
          </Box>
        </Suspense>
      </Tabs>
      <Box mt="10">
        <CalculatorLinks current="tuition" />
      </Box>
    </Box>
  );
}
