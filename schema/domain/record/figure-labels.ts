/** The codes of university-figures.ts in words. */
export { KIND_LABELS, STATUS_LABELS, TEST_POLICY_LABELS } from '#names/figure-labels.ts';
