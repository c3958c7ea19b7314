/** `npm run cost [-- <views a month> ...]`: what the site costs a month, and which limit is met first. */
import {
  ASSUMED,
  COUNTED,
  estimate,
  freePlanLacks,
  limitsByViews,
  METERS,
  type MeterName,
  PLAN_PRICE,
  PRICES_READ,
  SOURCES,
} from './cost-model.ts';

const VIEWS = [10_000, 1_000_000, 100_000_000];
/** From some tens of millions of lines on, so many of a hundred say as much. */
const SAMPLED = 0.05;

const asked = process.argv.slice(2).map(Number);
if (asked.some((views) => !Number.isFinite(views) || views < 0)) {
  console.error('Give page views a month as numbers.');
  process.exit(2);
}

const number = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value > 0 && value < 100 ? 2 : 0 });

for (const views of asked.length > 0 ? asked : VIEWS) {
  const { use, dollars, total, d1Peak } = estimate(views);
  console.log(`\n${number(views)} page views a month: $${total.toFixed(2)} (the plan: $${PLAN_PRICE})`);
  for (const name of Object.keys(METERS) as MeterName[]) {
    const cost = dollars[name] > 0 ? `$${dollars[name].toFixed(2)}` : 'included';
    console.log(`  ${METERS[name].name.padEnd(18)} ${number(use[name]).padStart(16)}  ${cost.padStart(9)}`);
  }
  console.log(`  in the busiest second ${number(d1Peak)} D1 queries`);
  const sampled = estimate(views, SAMPLED);
  if (total - sampled.total >= 1) {
    console.log(`  with REQUEST_LOG_SHARE = "${SAMPLED}": $${sampled.total.toFixed(2)}`);
  }
}
console.log('\nLimits, in the order in which page views a month meet them:');
for (const { name, kind, views } of limitsByViews().filter((limit) => Number.isFinite(limit.views))) {
  console.log(
    `  ${number(views).padStart(15)}  ${name} ${kind === 'end' ? '(END: no money moves it)' : '(paid above it)'}`,
  );
}
console.log('\nThe free plan is not enough at any number of views:');
for (const lack of freePlanLacks(0)) console.log(`  ${lack}`);
console.log(`\nPrices read ${PRICES_READ}; sources:`);
for (const source of SOURCES) console.log(`  ${source}`);
console.log('Assumed (scripts/cost-model.ts):', ASSUMED);
console.log('Counted or measured:', COUNTED);
