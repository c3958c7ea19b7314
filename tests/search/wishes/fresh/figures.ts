/** Fresh queries about money, selectivity and outcomes; superlatives. */
import * as cip from '../cip.ts';
import {
  acceptance,
  act,
  anyOf,
  applicationFee,
  between,
  canada,
  cheap,
  costsUnder,
  debt,
  designated,
  earnings,
  easy,
  either,
  eitherOf,
  faith,
  founded,
  free,
  graduation,
  hard,
  highGraduation,
  highPay,
  highRetention,
  inMetro,
  inState,
  inStateTuition,
  isPrivate,
  isPublic,
  least,
  liberalArts,
  lowDebt,
  most,
  mostGraduates,
  named,
  nearCode,
  netPrice,
  netPriceOfBand,
  not,
  openAdmission,
  outOfState,
  over,
  plays,
  religious,
  retention,
  sat,
  small,
  smallClasses,
  students,
  studentsPerTeacher,
  teaches,
  tests,
  tuitionUnder,
  under,
  usa,
} from '../conditions.ts';
import { wish } from '../wish.ts';

const OPTIONAL = tests('optional', 'not-considered', 'flexible');
const CHEAPEST = eitherOf(least(netPrice), least(inStateTuition), least(outOfState));
const SOUTH = inState(
  'DE',
  'DC',
  'FL',
  'GA',
  'MD',
  'NC',
  'SC',
  'VA',
  'WV',
  'AL',
  'KY',
  'MS',
  'TN',
  'AR',
  'LA',
  'OK',
  'TX',
);
const MIDWEST = inState('IL', 'IN', 'MI', 'OH', 'WI', 'IA', 'KS', 'MN', 'MO', 'NE', 'ND', 'SD');

export const MONEY = [
  wish('under 18k a year', costsUnder(18_000)),
  wish('full ride', anyOf(free, cheap, least(netPrice))),
  wish('free college', anyOf(free, least(netPrice), cheap)),
  wish('net price below 12k family income 60k', anyOf(under(netPriceOfBand(2), 12_000), under(netPrice, 12_000))),
  wish('out of state tuition less than 18k', under(outOfState, 18_000)),
  wish('instate under 6000 texas', inState('TX'), under(inStateTuition, 6_000)),
  wish('affordable private schools new york', isPrivate, inState('NY'), cheap),
  wish('no app fee', under(applicationFee, 0)),
  wish('schools w/ low debt in pa', inState('PA'), lowDebt),
  wish(
    'tuition 5k-10k florida',
    inState('FL'),
    either(between(inStateTuition, 5_000, 10_000), between(outOfState, 5_000, 10_000)),
  ),
  wish('cheap out of state schools in the south', SOUTH, eitherOf(cheap, quarterOfSticker())),
  wish(
    'cheapest in ohio for a family making 25k',
    inState('OH'),
    eitherOf(least(netPriceOfBand(0)), least(netPrice), least(inStateTuition)),
  ),
  wish('tuition below $9,000 in ontario', inState('ON'), tuitionUnder(9_000)),
  wish('under 10 grand', costsUnder(10_000)),
  wish('private boston nothing over 30000', isPrivate, inMetro(14460), costsUnder(30_000)),
  wish('universities with tuition < 12000', tuitionUnder(12_000)),
  wish('$15k or less net price nc', inState('NC'), under(netPrice, 15_000)),
  wish('which state schools r cheapest in georgia', isPublic, inState('GA'), CHEAPEST),
  wish('public colleges debt under 15000', isPublic, under(debt, 15_000)),
  wish(
    'max 25k tuition for international students canada',
    canada,
    anyOf(under(outOfState, 25_000), under(outOfState, 25_000 * 0.74)),
  ),
  wish('we can afford about 15000 a year midwest', MIDWEST, costsUnder(15_000)),
  wish('colleges less than $5000', costsUnder(5_000)),
  wish('not expensive colleges in virginia', inState('VA'), anyOf(cheap, costsUnder(20_000))),
  wish('low cost engineering', teaches(cip.ENGINEERING), cheap),
  wish('tuition around 8000 in-state public', isPublic, between(inStateTuition, 6_000, 10_000)),
];

/** "Cheap out of state" asks for the sticker. */
function quarterOfSticker() {
  return {
    among: (passing: Parameters<typeof cheap.among>[0]) => {
      const known = passing.filter((one) => outOfState(one) !== null);
      const sorted = known.map((one) => outOfState(one) as number).sort((a, b) => a - b);
      const bound = sorted[Math.floor(sorted.length * 0.28)] ?? 0;
      return known.filter((one) => (outOfState(one) as number) <= bound);
    },
  };
}

export const SELECTIVITY = [
  wish('no sat', OPTIONAL),
  wish('sat optional', OPTIONAL),
  wish('no test scores required california', either(OPTIONAL, openAdmission), inState('CA')),
  wish('sat 1400', sat(1_400)),
  wish('ACT of 28 ohio', act(28), inState('OH')),
  wish('my sat is 1150 public schools in illinois', sat(1_150), isPublic, inState('IL')),
  wish('27 act', act(27)),
  wish('safety schools in michigan', inState('MI'), either(easy, over(acceptance, 75))),
  wish('colleges that accept everyone', anyOf(openAdmission, either(openAdmission, over(acceptance, 95)))),
  wish('acceptance rate 20-40%', between(acceptance, 20, 40)),
  wish('admit rate over 75 in pa', over(acceptance, 75), inState('PA')),
  wish('super selective', anyOf(hard, least(acceptance))),
  wish('really hard to get in schools in california', inState('CA'), anyOf(hard, least(acceptance))),
  wish('less than 1 in 10 get in', under(acceptance, 10)),
  wish('sat required', tests('required')),
  wish('test blind california', tests('not-considered'), inState('CA')),
  wish('lowest admit rate texas', inState('TX'), least(acceptance)),
  wish('most competitive liberal arts', liberalArts, least(acceptance)),
  wish('accepts more than half of applicants new york private', over(acceptance, 50), isPrivate, inState('NY')),
  wish('i have bad grades, what college will take me in florida', inState('FL'), either(easy, over(acceptance, 75))),
  wish('open enrollment colleges ohio', openAdmission, inState('OH')),
  wish('80%+ acceptance rate washington state', over(acceptance, 80), inState('WA')),
  wish('acceptance under 15 percent not ivy', under(acceptance, 15), not(ivies())),
  wish('easy nursing schools to get into texas', easy, teaches(cip.NURSING), inState('TX')),
  wish('sat math and reading 1250 texas', sat(1_250), inState('TX')),
];

function ivies() {
  return named(
    'Brown University',
    'Columbia University',
    'Cornell University',
    'Dartmouth College',
    'Harvard University',
    'Princeton University',
    'University of Pennsylvania',
    'Yale University',
  );
}

export const OUTCOMES = [
  wish('best salary after graduation', most(earnings)),
  wish('grads make over 70k', over(earnings, 70_000)),
  wish('good grad rates', anyOf(highGraduation, most(graduation))),
  wish('small schools high retention', small, anyOf(highRetention, most(retention))),
  wish('grad rate > 75% public', over(graduation, 75), isPublic),
  wish('lowest debt in texas', inState('TX'), least(debt)),
  wish('earn at least 65000 ny', over(earnings, 65_000), inState('NY')),
  wish('student teacher ratio less than 12', under(studentsPerTeacher, 12)),
  wish('small classes california', inState('CA'), smallClasses),
  wish('retention 95%+', over(retention, 95)),
  wish('high roi colleges', anyOf(highPay, most(earnings))),
  wish('best paying engineering schools in texas', teaches(cip.ENGINEERING), inState('TX'), most(earnings)),
  wish('freshman return rate over 90', over(retention, 90)),
  wish('completion rate above 80% in massachusetts', over(graduation, 80), inState('MA')),
  wish('hbcu with best graduation rate', designated('hbcu'), most(graduation)),
  wish('6 year graduation rate at least 65 florida', over(graduation, 65), inState('FL')),
  wish('colleges where you make good money after', anyOf(highPay, most(earnings))),
  wish('low student loans debt under 12k', under(debt, 12_000)),
  wish('starting salary over 80000', over(earnings, 80_000)),
  wish('high earnings low debt public', isPublic, lowDebt, highPay),
  wish('graduation rate between 70 and 80 ohio', between(graduation, 70, 80), inState('OH')),
  wish('12:1 student faculty ratio or lower virginia', under(studentsPerTeacher, 12), inState('VA')),
  wish('best grad rate private ohio', isPrivate, inState('OH'), most(graduation)),
  wish('business schools whose grads earn over 60k', teaches(cip.BUSINESS), over(earnings, 60_000)),
];

export const SUPERLATIVES = [
  wish('cheapest college in texas', inState('TX'), CHEAPEST),
  wish('biggest colleges in the us', usa, most(students)),
  wish('smallest universities in canada', canada, least(students)),
  wish('hardest school to get into in florida', inState('FL'), anyOf(least(acceptance), least(acceptance))),
  wish('easiest ivy to get into', ivies(), most(acceptance)),
  wish('oldest hbcu', designated('hbcu'), least(founded)),
  wish('most expensive private colleges', isPrivate, eitherOf(most(outOfState), most(netPrice))),
  wish(
    'lowest student faculty ratio in new england',
    inState('ME', 'NH', 'VT', 'MA', 'RI', 'CT'),
    least(studentsPerTeacher),
  ),
  wish('highest salary public universities', isPublic, most(earnings)),
  wish('uni with most students ontario', inState('ON'), most(students)),
  wish('top grad rate public', isPublic, most(graduation)),
  wish('least expensive catholic colleges', faith('catholic'), CHEAPEST),
  wish('lowest out of state tuition public', isPublic, least(outOfState)),
  wish('cheapest cs degree', teaches(cip.COMPUTER_SCIENCE), CHEAPEST),
  wish(
    'biggest nursing school in texas',
    teaches(cip.NURSING),
    inState('TX'),
    eitherOf(mostGraduates(cip.NURSING), most(students)),
  ),
  wish('newest college in california', inState('CA'), most(founded)),
  wish('highest retention private', isPrivate, most(retention)),
  wish(
    'largest d1 football schools',
    plays('football'),
    ({ athleticsDivision }) => athleticsDivision === 'NCAA Division I',
    most(students),
  ),
  wish('smallest liberal arts colleges', liberalArts, least(students)),
  wish('least selective colleges in new jersey', inState('NJ'), anyOf(most(acceptance), easy)),
  wish('lowest net price california', inState('CA'), least(netPrice)),
  wish('oldest non religious colleges', not(religious), least(founded)),
  wish('highest sat scores', highestScores()),
  wish('cheapest school near 60601', nearCode('60601'), CHEAPEST),
];

function highestScores() {
  return most((school) => (school.satReading && school.satMath ? school.satReading[1] + school.satMath[1] : null));
}
