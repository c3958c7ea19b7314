/** The shape of a page of rules is one in all languages. */
export type { LegalDocument, LegalSection } from '../en/legal.ts';
