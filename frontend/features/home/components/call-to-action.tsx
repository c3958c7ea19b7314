/** The way in at the end of the front page. */

import { useSession } from '#frontend/api/session.ts';
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { homeWords } from '#words/site/home.ts';

export function CallToAction() {
  const { user } = useSession();
  // Whoever is signed in has an account.
  if (user !== null) return null;
  return (
    <Section pt={{ base: '3', md: '6' }}>
      <Container display={{ lg: 'flex' }} alignItems="center" justifyContent="space-between" columnGap="12">
        <div>
          <Heading as="h2" size="md">
            {homeWords.action.title}
          </Heading>
          <Text mt="1" color="fg.muted" maxW="prose">
            {homeWords.action.body}
          </Text>
        </div>
        <Wrap mt={{ base: '4', lg: '0' }} gap="3" flexShrink="0">
          <ButtonLink to={paths.signup()} size="lg">
            {homeWords.action.create}
          </ButtonLink>
          <ButtonLink to={paths.search()} size="lg" variant="outline">
            <span>
              {homeWords.action.learn}
              <VisuallyHidden>{` ${homeWords.action.learnOf}`}</VisuallyHidden>
            </span>
          </ButtonLink>
        </Wrap>
      </Container>
    </Section>
  );
}
