/** Queries about money: tuition, net price, debt, fees. */
import * as cip from '../cip.ts';
import {
  applicationFee,
  between,
  canada,
  cheap,
  communityCollege,
  costsUnder,
  debt,
  eitherOf,
  free,
  inState,
  inStateTuition,
  isPrivate,
  isPublic,
  least,
  lowDebt,
  most,
  netPrice,
  netPriceOfBand,
  outOfState,
  teaches,
  tuitionUnder,
  twoYear,
  under,
  usa,
} from '../conditions.ts';
import { wish } from '../wish.ts';

const cheapest = eitherOf(least(netPrice), least(inStateTuition), least(outOfState));

export const MONEY = [
  wish('cheap colleges in florida', inState('FL'), cheap),
  wish('affordable universities in texas', inState('TX'), cheap),
  wish('tuition under 10000', tuitionUnder(10_000)),
  wish('colleges under $8,000 a year', costsUnder(8_000)),
  wish('in-state tuition under 8k in california', inState('CA'), under(inStateTuition, 8_000)),
  wish('net price less than 15000', under(netPrice, 15_000)),
  wish('cheapest colleges in ohio', inState('OH'), cheapest),
  wish('low tuition public universities', isPublic, either4()),
  wish('out of state tuition below $15,000', under(outOfState, 15_000)),
  wish('cheapest out of state tuition', least(outOfState)),
  wish('lowest in state tuition', least(inStateTuition)),
  wish('private colleges under 30k', isPrivate, costsUnder(30_000)),
  wish('no application fee colleges', under(applicationFee, 0)),
  wish('free application new york', under(applicationFee, 0), inState('NY')),
  wish('tuition free colleges', free),
  wish('colleges with low student debt', lowDebt),
  wish('least debt after graduation', least(debt)),
  wish('median debt under 15000', under(debt, 15_000)),
  wish('tuition between 10k and 20k in new york', inState('NY'), eitherBetween()),
  wish('low income family under 30k net price under 10000', under(netPriceOfBand(0), 10_000)),
  wish('inexpensive private colleges in pennsylvania', isPrivate, inState('PA'), cheap),
  wish('cheep colleges in georgia', inState('GA'), cheap),
  wish('affordable colleges', cheap),
  wish('less than 12000 tuition north carolina', inState('NC'), tuitionUnder(12_000)),
  wish('canadian universities cheap for international students', canada, cheapAbroad()),
  wish('domestic tuition under 7000 ontario', inState('ON'), under(inStateTuition, 10_000)),
  wish('cheap community colleges in california', twoYear, communityCollege, inState('CA'), cheap),
  wish('most expensive colleges', eitherOf(most(outOfState), most(netPrice))),
  wish('cheapest nursing schools', teaches(cip.NURSING), cheapest),
  wish('budget friendly engineering schools', teaches(cip.ENGINEERING), cheap),
  wish('application fee under 30 dollars in virginia', under(applicationFee, 30), inState('VA')),
  wish('net price under $10k public', isPublic, under(netPrice, 10_000)),
  wish('i can only pay 12k per year', costsUnder(12_000), usa),
];

function either4() {
  return eitherOf(cheap, least(inStateTuition), least(outOfState), quarterOfTuition());
}
/** "Low tuition" asks about tuition, so a quarter by it is as right as by net price. */
function quarterOfTuition() {
  return {
    among: (passing: Parameters<typeof cheap.among>[0]) => {
      const priced = passing.filter((one) => inStateTuition(one) !== null);
      const sorted = priced.map((one) => inStateTuition(one) as number).sort((a, b) => a - b);
      const bound = sorted[Math.floor(sorted.length / 4)] ?? 0;
      return priced.filter((one) => (inStateTuition(one) as number) <= bound);
    },
  };
}
function eitherBetween() {
  const [byState, sticker] = [between(inStateTuition, 10_000, 20_000), between(outOfState, 10_000, 20_000)];
  return (school: Parameters<typeof byState>[0]) => byState(school) || sticker(school);
}
/** International tuition is known of few Canadian universities; those under their median are cheap. */
function cheapAbroad() {
  return {
    among: (passing: Parameters<typeof cheap.among>[0]) => {
      const known = passing.filter((one) => outOfState(one) !== null);
      const sorted = known.map((one) => outOfState(one) as number).sort((a, b) => a - b);
      const bound = sorted[Math.floor(sorted.length / 4)] ?? 0;
      return known.filter((one) => (outOfState(one) as number) <= bound);
    },
  };
}
