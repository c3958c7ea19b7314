/** Shown in a page's place when it cannot be loaded or breaks; the frame around it stays. */
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { ButtonLink } from '../components/router-link.tsx';
import { shellWords } from '../content/shell.ts';
import { paths } from '../lib/paths.ts';

export function RouteError() {
  const words = shellWords.failed;
  return (
    <Container py={{ base: '16', md: '24' }} role="alert">
      <Heading as="h1" size="xl">
        {words.title}
      </Heading>
      <Box as="p" mt="4" maxW="prose" color="fg.muted">
        {words.body}
      </Box>
      <Box mt="8" display="flex" flexWrap="wrap" gap="3">
        <Button onClick={() => window.location.reload()}>{words.reload}</Button>
        <ButtonLink to={paths.home()} variant="outline" reloadDocument>
          {words.home}
        </ButtonLink>
      </Box>
    </Container>
  );
}
