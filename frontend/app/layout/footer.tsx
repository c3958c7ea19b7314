/** What the site is for, the subscribe form, the site's pages in columns, the year. */

import { ExternalLink, PlainLink } from '#frontend/components/links/router-link.tsx';
import { PhoneFold } from '#frontend/components/page/phone-fold.tsx';
import { Box, Flex, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { SOCIAL_PAGES } from '#schema/domain/account/contact.ts';
import { SITE_NAME, shellWords } from '#words/layout/shell.ts';
import { aroundPageWords } from '#words/places/around-page.ts';
import { BrandMark } from './brand.tsx';
import { useLanguageLink } from './use-language-link.ts';

/** Seldom used, so not in the way of the rest. */
const SubscribeForm = lazyPart(() =>
  import('#frontend/features/subscribe/components/subscribe-form.tsx').then((module) => module.SubscribeForm),
);

/** Accessibility is answered by the help center, the terms by the FAQ; what has no address yet holds the place of a link. */
function linkColumns(): { title: string; links: { label: string; to?: string }[] }[] {
  const { columns, links } = aroundPageWords.footer;
  return [
    {
      title: columns.resources,
      links: [
        { label: links.guides, to: paths.resources() },
        { label: links.scholarships, to: paths.scholarships() },
        { label: links.majors, to: paths.majors() },
        { label: links.jobs, to: paths.careers() },
        { label: links.glossary, to: paths.glossary() },
        { label: links.popular, to: paths.popular() },
        { label: links.compare, to: paths.compare() },
        { label: links.board, to: paths.board() },
        { label: links.students, to: paths.students() },
      ],
    },
    {
      title: columns.support,
      links: [
        { label: links.help, to: paths.help() },
        { label: links.faq, to: paths.faq() },
        { label: links.contact, to: paths.contact() },
        { label: links.accessibility, to: paths.help() },
      ],
    },
    {
      title: columns.company,
      links: [
        { label: links.about, to: paths.about() },
        { label: links.privacy, to: paths.privacy() },
        { label: links.terms, to: paths.faq() },
        { label: links.sitemap, to: paths.sitemap() },
        { label: links.careers },
        { label: links.press },
        { label: links.partners },
      ],
    },
  ];
}

export function Footer() {
  const toOther = useLanguageLink();
  return (
    <Box as="footer" _print={{ display: 'none' }} borderTopWidth="1px" mt={{ base: '8', md: '12' }} bg="bg.subtle">
      <Container py={{ base: '0', md: '8' }}>
        <Grid gap={{ base: '0', md: '10' }} gridTemplateColumns={{ base: '1fr', lg: '1.3fr 2fr' }}>
          <PhoneFold
            ruled
            heading={(id) => (
              <Flex id={id} alignItems="center" gap="2.5" fontWeight="semibold" fontSize="lg" letterSpacing="tight">
                <BrandMark />
                {SITE_NAME}
              </Flex>
            )}
          >
            <Note mt={{ md: '4' }} maxW="md">
              {aroundPageWords.footer.brand}
            </Note>
            <Wrap as="ul" mt="2" columnGap="4">
              {SOCIAL_PAGES.map(({ name }) => (
                <li key={name}>
                  <Placeholder label={name} />
                </li>
              ))}
            </Wrap>
            {/* As high as the form, which comes after the page. */}
            <Box mt="6" minH="24">
              <Suspense>
                <SubscribeForm />
              </Suspense>
            </Box>
          </PhoneFold>
          <Grid
            as="nav"
            aria-label={aroundPageWords.footer.label}
            gap={{ base: '0', md: '8' }}
            gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
          >
            {linkColumns().map((column) => (
              <PhoneFold
                key={column.title}
                ruled
                heading={(id) => (
                  <Box as="h2" id={id} textStyle="sm" fontWeight="semibold">
                    {column.title}
                  </Box>
                )}
              >
                <List.Root mt={{ md: '2' }}>
                  {column.links.map(({ label, to }) => (
                    <li key={label}>
                      {to === undefined ? (
                        <Placeholder label={label} />
                      ) : (
                        <PlainLink
                          to={to}
                          display="inline-flex"
                          alignItems="center"
                          minH={{ base: '11', md: '8' }}
                          textStyle="sm"
                          color="fg.muted"
                          _hover={{ color: 'fg', textDecoration: 'underline' }}
                        >
                          {label}
                        </PlainLink>
                      )}
                    </li>
                  ))}
                </List.Root>
              </PhoneFold>
            ))}
          </Grid>
        </Grid>
        <Flex
          flexWrap={{ md: 'wrap' }}
          mt={{ md: '6' }}
          py={{ base: '1', md: '0' }}
          pt={{ md: '5' }}
          borderTopWidth={{ md: '1px' }}
          columnGap="3"
          rowGap={{ base: '0', md: '2' }}
          alignItems="center"
          justifyContent="space-between"
          textStyle="xs"
          color="fg.muted"
        >
          <Box display={{ md: 'contents' }}>
            <p>{aroundPageWords.footer.copyright(Number(currentDay().slice(0, 4)))}</p>
            <p>{aroundPageWords.footer.sources}</p>
          </Box>
          <ExternalLink {...toOther} rel={undefined} touch="line">
            {shellWords.language.switch}
          </ExternalLink>
        </Flex>
      </Container>
    </Box>
  );
}

/** The `a` element without `href` is HTML's own sign for a link that leads nowhere yet. */
function Placeholder({ label }: { label: string }) {
  return (
    <Box
      as="a"
      role="link"
      aria-disabled="true"
      display="inline-flex"
      alignItems="center"
      minH="8"
      textStyle="sm"
      color="fg.muted"
    >
      {label}
    </Box>
  );
}
