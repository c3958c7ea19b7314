/**
 * The presenters whose answers are in a language. They are built once for each: in English with the Worker itself, in
 * French with French words (vite.config.ts). `deps.presenters` are those of the request's language.
 */

export { assistantWords } from '#words/site/assistants.ts';
export { presentNotifications } from './account.ts';
export { presentAdmission } from './admission-facts.ts';
export {
  presentExplained,
  presentListedSchool,
  presentToolFacts,
  presentToolMajor,
  presentToolMajors,
  presentToolPrograms,
  presentToolSchool,
  TOOL_TEXTS,
} from './assistant-answers.ts';
export { presentBadge } from './badge.ts';
export { presentBookmarks, presentListPage } from './bookmarks.ts';
export { bookmarksCsv } from './bookmarks-csv.ts';
export { presentCareer, presentCareers } from './career.ts';
export { presentDirections } from './directions.ts';
export { presentDrawing } from './drawing.ts';
export { embedComparison, embedNothing, embedProgram, embedUniversity } from './embed-cards.ts';
export { presentHidden } from './hidden.ts';
export { presentHistory } from './history.ts';
export { presentMajor, presentMajors } from './major.ts';
export { presentMeta } from './meta.ts';
export { presentApplying, presentCalendar } from './plan.ts';
export { presentPrograms } from './program-list.ts';
export { presentSuggestedSchools, presentSuggestions } from './reading.ts';
export { presentRecommended } from './recommendations.ts';
export { presentListed, presentSharedList } from './shared-links.ts';
export { presentSuggestedPages } from './site-answers.ts';
export { presentLocations, presentTownWithUniversities } from './town.ts';
export { presentTwoYears } from './two-years.ts';
export { sourcedCsv, universitiesCsv } from './universities-csv.ts';
export { presentFound, presentPoints, presentSimilar } from './university-list.ts';
export { presentComparison, presentRecord } from './university-record.ts';
export { presentPrices } from './your-price.ts';
