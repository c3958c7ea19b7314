/** The way to a tool, over its title: the resources, and the tools among them. */
import { Flex } from '#frontend/components/styled/box.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { resourcesWords as words } from '#words/site/resources.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export function ToolWay() {
  return (
    <Flex minH={{ base: '11', md: '9' }} alignItems="center">
      <Breadcrumbs
        label={words.breadcrumb}
        steps={[
          { label: words.title, to: paths.resources() },
          { label: words.tabs.tools, to: paths.resources('tools') },
        ]}
      />
    </Flex>
  );
}
