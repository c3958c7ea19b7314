/** The terms of service. */
import { termsWords } from '../content/terms.ts';
import { LegalPage } from '../features/legal/components/legal-page.tsx';

export default function TermsPage() {
  return <LegalPage document={termsWords} />;
}
