/**
 * What pages say of themselves in a language: their meta data and titles. Built once for each language, as the presenters
 * are (worker/presenters/localized.ts).
 */
export { pageTitle } from '#words/layout/shell.ts';
export { pageOf } from './pages.ts';
