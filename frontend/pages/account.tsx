/** Account settings. */
import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { PageHead } from '../components/page-head.tsx';
import { accountWords as words } from '../content/account.ts';
import { useAuth } from '../features/auth/auth-context.tsx';

export default function AccountPage() {
  const { user } = useAuth();
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <Container pt={{ base: '8', md: '12' }}>
        <Heading as="h1" size="xl">
          {words.title}
        </Heading>
        <Box as="p" mt="3" color="fg.muted">
          {user ? words.signedInAs(user.username) : null}
        </Box>
      </Container>
    </>
  );
}
