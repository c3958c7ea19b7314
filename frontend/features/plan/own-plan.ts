/** The plan of whoever looks at the page; it is kept in lib/own-plan.ts, which a university's page changes too. */
export { universitiesOf, usePlan, usePlanChange, usePlanItem, usePlanScholarships } from '#frontend/lib/own-plan.ts';
