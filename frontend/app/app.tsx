/** The providers around the router: server state, styles, who is signed in. */
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../api/query-client.ts';
import { AuthProvider } from '../features/auth/auth-context.tsx';
import { system } from '../theme/system.ts';
import { Router } from './router.tsx';

const queryClient = createQueryClient();

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ChakraProvider value={system}>
        <AuthProvider>
          <Router />
        </AuthProvider>
      </ChakraProvider>
    </QueryClientProvider>
  );
}
