/**
 * The presenters of the search box alone, for the script that answers offline: built for each language as `localized.ts` is,
 * without what the other answers of the Worker need.
 */

export { presentSuggestedSchools, presentSuggestions } from './reading.ts';
export { presentSuggestedPages } from './site-answers.ts';
export { presentFound, presentPoints } from './university-list.ts';
export { presentPrices } from './your-price.ts';
