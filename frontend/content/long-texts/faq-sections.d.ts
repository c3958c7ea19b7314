/** Questions that are asked often, in their sections. Each has an id, which leads to it: /faq#is-it-free. */
import type { Block } from '../running-text.ts';

export interface FaqEntry {
  /** Fragment of the address; never changed, as people share it. */
  id: string;
  question: string;
  answer: readonly Block[];
}

export interface FaqSection {
  id: string;
  title: string;
  entries: readonly FaqEntry[];
}

export const FAQ_SECTIONS: readonly FaqSection[];
