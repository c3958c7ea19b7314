/** The sitemap as a file, and how to tell a search engine of it. */

import { ExternalIcon } from '#frontend/components/icons.tsx';
import { PageSection } from '#frontend/components/page-section.tsx';
import { ExternalLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Paragraph } from '#frontend/components/text-page.tsx';
import { paths } from '#frontend/lib/paths.ts';
import { siteOrigin } from '#frontend/lib/site-origin.ts';
import { sitemapWords } from '#words/sitemap.ts';

export function SearchEngines() {
  const words = sitemapWords.engines;
  return (
    <PageSection id="search-engines" title={words.title} intro={words.intro}>
      <ExternalLink
        href={paths.sitemapFile()}
        target="_blank"
        rel="noopener"
        fontWeight="medium"
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        minH="6"
      >
        {words.file}
        <ExternalIcon boxSize="3.5" />
        <Box as="span" srOnly>
          ({words.opens})
        </Box>
      </ExternalLink>
      <Paragraph mt="4">{words.lead}</Paragraph>
      <Box as="ol" mt="3" ps="6" maxW="prose" listStyleType="decimal" lineHeight="relaxed">
        {words.steps.map((step) => (
          <Box as="li" key={step} mt="1.5">
            {step}
          </Box>
        ))}
      </Box>
      <Box as="dl" mt="5">
        <Box as="dt" textStyle="sm" color="fg.muted">
          {words.address}
        </Box>
        {/* As the Worker drew it, which knows the site's own host: whoever looks may have come by another. */}
        <Box as="dd" mt="1" fontFamily="mono" textStyle="sm" overflowWrap="anywhere" suppressHydrationWarning>
          {`${siteOrigin()}${paths.sitemapFile()}`}
        </Box>
      </Box>
    </PageSection>
  );
}
