/** The terms of service. */
import { termsWords } from '#frontend/content/terms.ts';
import { LegalPage } from '#frontend/features/legal/components/legal-page.tsx';

export default function TermsPage() {
  return <LegalPage document={termsWords} />;
}
