/** Words of the terms of service, `#words/terms.md`. */
import type { LegalDocument } from '../legal-document.ts';

export const termsWords: LegalDocument;
