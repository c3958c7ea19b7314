/** The providers around the site: server state, who is signed in. The router stands around it all. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AuthProvider } from '#frontend/features/auth/auth-context.tsx';
import { Pages } from './pages.tsx';

export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <AuthProvider>
        <Pages />
      </AuthProvider>
    </QueryClientProvider>
  );
}
