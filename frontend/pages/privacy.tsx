/** The privacy policy. */
import { privacyWords } from '#frontend/content/privacy.ts';
import { LegalPage } from '#frontend/features/legal/components/legal-page.tsx';

export default function PrivacyPage() {
  return <LegalPage document={privacyWords} />;
}
