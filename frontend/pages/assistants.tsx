/** How to connect an assistant, and what it sends. */

import { AssistantExample } from '#frontend/features/legal/components/assistant-example.tsx';
import { LegalPage } from '#frontend/features/legal/components/legal-page.tsx';
import { assistantsPageWords } from '#words/site/assistants-page.ts';

export default function AssistantsPage() {
  return (
    <LegalPage document={assistantsPageWords}>
      <AssistantExample />
    </LegalPage>
  );
}
