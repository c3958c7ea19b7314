/** The sitemap as a file, and how to tell a search engine of it. */

import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Paragraph } from '#frontend/components/page/text-page.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { ExternalIcon } from '#frontend/components/ui/icons.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { siteOrigin } from '#frontend/lib/links/site-origin.ts';
import { sitemapWords } from '#words/site/sitemap.ts';

export function SearchEngines() {
  const words = sitemapWords.engines;
  return (
    <PageSection id="search-engines" title={words.title} intro={words.intro}>
      <ExternalLink
        href={paths.sitemapFile()}
        target="_blank"
        rel="noopener"
        fontWeight="medium"
        touch="line"
        gap="1.5"
      >
        {words.file}
        <ExternalIcon boxSize="3.5" />
        <VisuallyHidden>({words.opens})</VisuallyHidden>
      </ExternalLink>
      <Paragraph mt="4">{words.lead}</Paragraph>
      <List.Root as="ol" mt="3" ps="6" maxW="prose" listStyleType="decimal" lineHeight="relaxed">
        {words.steps.map((step) => (
          <List.Item key={step} mt="1.5">
            {step}
          </List.Item>
        ))}
      </List.Root>
      <DataList.Root mt="5">
        <DataList.Label textStyle="sm" color="fg.muted">
          {words.address}
        </DataList.Label>
        {/* As the Worker drew it, which knows the site's own host: whoever looks may have come by another. */}
        <DataList.Value mt="1" fontFamily="mono" textStyle="sm" overflowWrap="anywhere" suppressHydrationWarning>
          {`${siteOrigin()}${paths.sitemapFile()}`}
        </DataList.Value>
      </DataList.Root>
    </PageSection>
  );
}
