/** The shape of a page of rules, privacy or terms, in words alone. */

export interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** What to do, one after the other. */
  steps?: readonly string[];
  /** Points, each a sentence or more. */
  points?: readonly string[];
  /** Names, as they stand in the browser, and what is under each. */
  entries?: readonly { name: string; text: string }[];
  /** The entries are read by what they are, not looked up by their names. */
  textsFirst?: boolean;
  /** Where to go from here. */
  links?: readonly { label: string; to: 'contact' | 'privacy' | 'terms' | 'about' | 'account' }[];
}

export interface LegalDocument {
  title: string;
  description: string;
  /** When the words were last changed, as shown. */
  updated?: string;
  lead: string;
  /** A page of the site whose full address stands under the opening, to be copied: what it is called, and what follows. */
  address?: {
    label: string;
    path: string;
    copy: string;
    copied: { title: string; description: string };
    notCopied: { title: string; description: string };
  };
  sections: readonly LegalSection[];
}
