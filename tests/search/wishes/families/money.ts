/** Queries about money: tuition, net price, debt, fees. */
import * as cip from '../cip.ts';
import * as is from '../conditions.ts';
import { wish } from '../wish.ts';

const cheapest = is.eitherOf(is.least(is.netPrice), is.least(is.inStateTuition), is.least(is.outOfState));

export const MONEY = [
  wish('cheap colleges in florida', is.inState('FL'), is.cheap),
  wish('affordable universities in texas', is.inState('TX'), is.cheap),
  wish('tuition under 10000', is.tuitionUnder(10_000)),
  wish('colleges under $8,000 a year', is.costsUnder(8_000)),
  wish('in-state tuition under 8k in california', is.inState('CA'), is.under(is.inStateTuition, 8_000)),
  wish('net price less than 15000', is.under(is.netPrice, 15_000)),
  wish('cheapest colleges in ohio', is.inState('OH'), cheapest),
  wish('low tuition public universities', is.isPublic, either4()),
  wish('out of state tuition below $15,000', is.under(is.outOfState, 15_000)),
  wish('cheapest out of state tuition', is.least(is.outOfState)),
  wish('lowest in state tuition', is.least(is.inStateTuition)),
  wish('private colleges under 30k', is.isPrivate, is.costsUnder(30_000)),
  wish('no application fee colleges', is.under(is.applicationFee, 0)),
  wish('free application new york', is.under(is.applicationFee, 0), is.inState('NY')),
  wish('tuition free colleges', is.free),
  wish('colleges with low student debt', is.lowDebt),
  wish('least debt after graduation', is.least(is.debt)),
  wish('median debt under 15000', is.under(is.debt, 15_000)),
  wish('tuition between 10k and 20k in new york', is.inState('NY'), eitherBetween()),
  wish('low income family under 30k net price under 10000', is.under(is.netPriceOfBand(0), 10_000)),
  wish('inexpensive private colleges in pennsylvania', is.isPrivate, is.inState('PA'), is.cheap),
  wish('cheep colleges in georgia', is.inState('GA'), is.cheap),
  wish('affordable colleges', is.cheap),
  wish('less than 12000 tuition north carolina', is.inState('NC'), is.tuitionUnder(12_000)),
  wish('canadian universities cheap for international students', is.canada, cheapAbroad()),
  wish('domestic tuition under 7000 ontario', is.inState('ON'), is.under(is.inStateTuition, 10_000)),
  wish('cheap community colleges in california', is.twoYear, is.communityCollege, is.inState('CA'), is.cheap),
  wish('most expensive colleges', is.eitherOf(is.most(is.outOfState), is.most(is.netPrice))),
  wish('cheapest nursing schools', is.teaches(cip.NURSING), cheapest),
  wish('budget friendly engineering schools', is.teaches(cip.ENGINEERING), is.cheap),
  wish('application fee under 30 dollars in virginia', is.under(is.applicationFee, 30), is.inState('VA')),
  wish('net price under $10k public', is.isPublic, is.under(is.netPrice, 10_000)),
  wish('i can only pay 12k per year', is.costsUnder(12_000), is.usa),
];

function either4() {
  return is.eitherOf(is.cheap, is.least(is.inStateTuition), is.least(is.outOfState), quarterOfTuition());
}
/** "Low tuition" asks about tuition, so a quarter by it is as right as by net price. */
function quarterOfTuition() {
  return {
    among: (passing: Parameters<typeof is.cheap.among>[0]) => {
      const priced = passing.filter((one) => is.inStateTuition(one) !== null);
      const sorted = priced.map((one) => is.inStateTuition(one) as number).sort((a, b) => a - b);
      const bound = sorted[Math.floor(sorted.length / 4)] ?? 0;
      return priced.filter((one) => (is.inStateTuition(one) as number) <= bound);
    },
  };
}
function eitherBetween() {
  const [byState, sticker] = [is.between(is.inStateTuition, 10_000, 20_000), is.between(is.outOfState, 10_000, 20_000)];
  return (school: Parameters<typeof byState>[0]) => byState(school) || sticker(school);
}
/** International tuition is known of few Canadian universities; those under their median are cheap. */
function cheapAbroad() {
  return {
    among: (passing: Parameters<typeof is.cheap.among>[0]) => {
      const known = passing.filter((one) => is.outOfState(one) !== null);
      const sorted = known.map((one) => is.outOfState(one) as number).sort((a, b) => a - b);
      const bound = sorted[Math.floor(sorted.length / 4)] ?? 0;
      return known.filter((one) => (is.outOfState(one) as number) <= bound);
    },
  };
}
