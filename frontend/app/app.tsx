/** The providers around the router: server state, styles, who is signed in. */
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../api/query-client.ts';
import { AuthProvider } from '../features/auth/auth-context.tsx';
import { Router } from './router.tsx';

const queryClient = createQueryClient();

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Router />
      </AuthProvider>
    </QueryClientProvider>
  );
}
