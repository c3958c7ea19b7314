/** The terms of service. */

import { LegalPage } from '#frontend/features/legal/components/legal-page.tsx';
import { termsWords } from '#words/terms.md';

export default function TermsPage() {
  return <LegalPage document={termsWords} />;
}
