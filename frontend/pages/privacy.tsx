/** The privacy policy. */

import { LegalPage } from '#frontend/features/legal/components/legal-page.tsx';
import { privacyWords } from '#words/privacy.md';

export default function PrivacyPage() {
  return <LegalPage document={privacyWords} />;
}
