/** How a line of the search box was read, and why a school answers it. The search speaks English already. */
import type { ReasonFacts, SpanFacts } from '#frontend/content/reading-facts.ts';

export const spanLabel = ({ label }: SpanFacts): string => label;
export const reasonText = ({ text }: ReasonFacts): string => text;
