/** Words of the privacy policy, `#words/privacy.md`. */
import type { LegalDocument } from '../legal-document.ts';

export const privacyWords: LegalDocument;
