/** The providers around the site: server state, styles, who is signed in. The router stands around it all. */
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AuthProvider } from '../features/auth/auth-context.tsx';
import { system } from '../theme/system.ts';
import { Pages } from './pages.tsx';

export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <ChakraProvider value={system}>
        <AuthProvider>
          <Pages />
        </AuthProvider>
      </ChakraProvider>
    </QueryClientProvider>
  );
}
