/** The code of a failure as a header: what a page does about one that has a way on cannot hang on a sentence for people. */

export const FAILURE_CODE_HEADER = 'x-failure-code';
/** Another device changed what a change was made from, so that nothing was done. */
export const CHANGED_ELSEWHERE = 'changed-elsewhere' as const;
