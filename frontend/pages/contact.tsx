/** Contact: the form, and the other ways to reach us. */

import { useSearchParams } from 'react-router-dom';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { TextPage } from '#frontend/components/page/text-page.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { ContactDetails } from '#frontend/features/contact/components/contact-details.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { contactWords as words } from '#words/site/contact.ts';

// A form brings its contract and what checks it along: the page shows without waiting for them.
const ContactForm = lazy(() =>
  import('#frontend/features/contact/components/contact-form.tsx').then((module) => ({ default: module.ContactForm })),
);

export default function ContactPage() {
  const [query] = useSearchParams();
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <Grid
        // Closer to the opening than on other pages, so that the whole form is in view.
        mt={{ md: '-4' }}
        borderTopWidth="1px"
        pt={{ base: '7', md: '10' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 42rem) minmax(0, 1fr)' }}
        columnGap={{ lg: '24' }}
        rowGap="12"
      >
        <section aria-labelledby="message-title">
          <Heading as="h2" id="message-title" size="lg" mb="5">
            {words.form.title}
          </Heading>
          <Suspense fallback={<Box minH="38rem" />}>
            <ContactForm subject={query.get('subject') ?? ''} />
          </Suspense>
        </section>
        <Box minW="0">
          <ContactDetails />
        </Box>
      </Grid>
    </TextPage>
  );
}
