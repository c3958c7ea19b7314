/** Fresh queries about money, selectivity and outcomes; superlatives. */
import * as cip from '../cip.ts';
import * as is from '../conditions.ts';
import { wish } from '../wish.ts';

const OPTIONAL = is.tests('optional', 'not-considered', 'flexible');
const CHEAPEST = is.eitherOf(is.least(is.netPrice), is.least(is.inStateTuition), is.least(is.outOfState));
const SOUTH = is.inState(
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
const MIDWEST = is.inState('IL', 'IN', 'MI', 'OH', 'WI', 'IA', 'KS', 'MN', 'MO', 'NE', 'ND', 'SD');

export const MONEY = [
  wish('under 18k a year', is.costsUnder(18_000)),
  wish('full ride', is.anyOf(is.free, is.cheap, is.least(is.netPrice))),
  wish('free college', is.anyOf(is.free, is.least(is.netPrice), is.cheap)),
  wish(
    'net price below 12k family income 60k',
    is.anyOf(is.under(is.netPriceOfBand(2), 12_000), is.under(is.netPrice, 12_000)),
  ),
  wish('out of state tuition less than 18k', is.under(is.outOfState, 18_000)),
  wish('instate under 6000 texas', is.inState('TX'), is.under(is.inStateTuition, 6_000)),
  wish('affordable private schools new york', is.isPrivate, is.inState('NY'), is.cheap),
  wish('no app fee', is.under(is.applicationFee, 0)),
  wish('schools w/ low debt in pa', is.inState('PA'), is.lowDebt),
  wish(
    'tuition 5k-10k florida',
    is.inState('FL'),
    is.either(is.between(is.inStateTuition, 5_000, 10_000), is.between(is.outOfState, 5_000, 10_000)),
  ),
  wish('cheap out of state schools in the south', SOUTH, is.eitherOf(is.cheap, quarterOfSticker())),
  wish(
    'cheapest in ohio for a family making 25k',
    is.inState('OH'),
    is.eitherOf(is.least(is.netPriceOfBand(0)), is.least(is.netPrice), is.least(is.inStateTuition)),
  ),
  wish('tuition below $9,000 in ontario', is.inState('ON'), is.tuitionUnder(9_000)),
  wish('under 10 grand', is.costsUnder(10_000)),
  wish('private boston nothing over 30000', is.isPrivate, is.inMetro(14460), is.costsUnder(30_000)),
  wish('universities with tuition < 12000', is.tuitionUnder(12_000)),
  wish('$15k or less net price nc', is.inState('NC'), is.under(is.netPrice, 15_000)),
  wish('which state schools r cheapest in georgia', is.isPublic, is.inState('GA'), CHEAPEST),
  wish('public colleges debt under 15000', is.isPublic, is.under(is.debt, 15_000)),
  wish(
    'max 25k tuition for international students canada',
    is.canada,
    is.anyOf(is.under(is.outOfState, 25_000), is.under(is.outOfState, 25_000 * 0.74)),
  ),
  wish('we can afford about 15000 a year midwest', MIDWEST, is.costsUnder(15_000)),
  wish('colleges less than $5000', is.costsUnder(5_000)),
  wish('not expensive colleges in virginia', is.inState('VA'), is.anyOf(is.cheap, is.costsUnder(20_000))),
  wish('low cost engineering', is.teaches(cip.ENGINEERING), is.cheap),
  wish('tuition around 8000 in-state public', is.isPublic, is.between(is.inStateTuition, 6_000, 10_000)),
];

/** "Cheap out of state" asks for the sticker. */
function quarterOfSticker() {
  return {
    among: (passing: Parameters<typeof is.cheap.among>[0]) => {
      const known = passing.filter((one) => is.outOfState(one) !== null);
      const sorted = known.map((one) => is.outOfState(one) as number).sort((a, b) => a - b);
      const bound = sorted[Math.floor(sorted.length * 0.28)] ?? 0;
      return known.filter((one) => (is.outOfState(one) as number) <= bound);
    },
  };
}

export const SELECTIVITY = [
  wish('no sat', OPTIONAL),
  wish('sat optional', OPTIONAL),
  wish('no test scores required california', is.either(OPTIONAL, is.openAdmission), is.inState('CA')),
  wish('sat 1400', is.sat(1_400)),
  wish('ACT of 28 ohio', is.act(28), is.inState('OH')),
  wish('my sat is 1150 public schools in illinois', is.sat(1_150), is.isPublic, is.inState('IL')),
  wish('27 act', is.act(27)),
  wish('safety schools in michigan', is.inState('MI'), is.either(is.easy, is.over(is.acceptance, 75))),
  wish(
    'colleges that accept everyone',
    is.anyOf(is.openAdmission, is.either(is.openAdmission, is.over(is.acceptance, 95))),
  ),
  wish('acceptance rate 20-40%', is.between(is.acceptance, 20, 40)),
  wish('admit rate over 75 in pa', is.over(is.acceptance, 75), is.inState('PA')),
  wish('super selective', is.anyOf(is.hard, is.least(is.acceptance))),
  wish('really hard to get in schools in california', is.inState('CA'), is.anyOf(is.hard, is.least(is.acceptance))),
  wish('less than 1 in 10 get in', is.under(is.acceptance, 10)),
  wish('sat required', is.tests('required')),
  wish('test blind california', is.tests('not-considered'), is.inState('CA')),
  wish('lowest admit rate texas', is.inState('TX'), is.least(is.acceptance)),
  wish('most competitive liberal arts', is.liberalArts, is.least(is.acceptance)),
  wish(
    'accepts more than half of applicants new york private',
    is.over(is.acceptance, 50),
    is.isPrivate,
    is.inState('NY'),
  ),
  wish(
    'i have bad grades, what college will take me in florida',
    is.inState('FL'),
    is.either(is.easy, is.over(is.acceptance, 75)),
  ),
  wish('open enrollment colleges ohio', is.openAdmission, is.inState('OH')),
  wish('80%+ acceptance rate washington state', is.over(is.acceptance, 80), is.inState('WA')),
  wish('acceptance under 15 percent not ivy', is.under(is.acceptance, 15), is.not(ivies())),
  wish('easy nursing schools to get into texas', is.easy, is.teaches(cip.NURSING), is.inState('TX')),
  wish('sat math and reading 1250 texas', is.sat(1_250), is.inState('TX')),
];

function ivies() {
  return is.ivyLeague;
}

export const OUTCOMES = [
  wish('best salary after graduation', is.most(is.earnings)),
  wish('grads make over 70k', is.over(is.earnings, 70_000)),
  wish('good grad rates', is.anyOf(is.highGraduation, is.most(is.graduation))),
  wish('small schools high retention', is.small, is.anyOf(is.highRetention, is.most(is.retention))),
  wish('grad rate > 75% public', is.over(is.graduation, 75), is.isPublic),
  wish('lowest debt in texas', is.inState('TX'), is.least(is.debt)),
  wish('earn at least 65000 ny', is.over(is.earnings, 65_000), is.inState('NY')),
  wish('student teacher ratio less than 12', is.under(is.studentsPerTeacher, 12)),
  wish('small classes california', is.inState('CA'), is.smallClasses),
  wish('retention 95%+', is.over(is.retention, 95)),
  wish('high roi colleges', is.anyOf(is.highPay, is.most(is.earnings))),
  wish('best paying engineering schools in texas', is.teaches(cip.ENGINEERING), is.inState('TX'), is.most(is.earnings)),
  wish('freshman return rate over 90', is.over(is.retention, 90)),
  wish('completion rate above 80% in massachusetts', is.over(is.graduation, 80), is.inState('MA')),
  wish('hbcu with best graduation rate', is.designated('hbcu'), is.most(is.graduation)),
  wish('6 year graduation rate at least 65 florida', is.over(is.graduation, 65), is.inState('FL')),
  wish('colleges where you make good money after', is.anyOf(is.highPay, is.most(is.earnings))),
  wish('low student loans debt under 12k', is.under(is.debt, 12_000)),
  wish('starting salary over 80000', is.over(is.earnings, 80_000)),
  wish('high earnings low debt public', is.isPublic, is.lowDebt, is.highPay),
  wish('graduation rate between 70 and 80 ohio', is.between(is.graduation, 70, 80), is.inState('OH')),
  wish('12:1 student faculty ratio or lower virginia', is.under(is.studentsPerTeacher, 12), is.inState('VA')),
  wish('best grad rate private ohio', is.isPrivate, is.inState('OH'), is.most(is.graduation)),
  wish('business schools whose grads earn over 60k', is.teaches(cip.BUSINESS), is.over(is.earnings, 60_000)),
];

export const SUPERLATIVES = [
  wish('cheapest college in texas', is.inState('TX'), CHEAPEST),
  wish('biggest colleges in the us', is.usa, is.most(is.students)),
  wish('smallest universities in canada', is.canada, is.least(is.students)),
  wish(
    'hardest school to get into in florida',
    is.inState('FL'),
    is.anyOf(is.least(is.acceptance), is.least(is.acceptance)),
  ),
  wish('easiest ivy to get into', ivies(), is.most(is.acceptance)),
  wish('oldest hbcu', is.designated('hbcu'), is.least(is.founded)),
  wish('most expensive private colleges', is.isPrivate, is.eitherOf(is.most(is.outOfState), is.most(is.netPrice))),
  wish(
    'lowest student faculty ratio in new england',
    is.inState('ME', 'NH', 'VT', 'MA', 'RI', 'CT'),
    is.least(is.studentsPerTeacher),
  ),
  wish('highest salary public universities', is.isPublic, is.most(is.earnings)),
  wish('uni with most students ontario', is.inState('ON'), is.most(is.students)),
  wish('top grad rate public', is.isPublic, is.most(is.graduation)),
  wish('least expensive catholic colleges', is.faith('catholic'), CHEAPEST),
  wish('lowest out of state tuition public', is.isPublic, is.least(is.outOfState)),
  wish('cheapest cs degree', is.teaches(cip.COMPUTER_SCIENCE), CHEAPEST),
  wish(
    'biggest nursing school in texas',
    is.teaches(cip.NURSING),
    is.inState('TX'),
    is.eitherOf(is.mostGraduates(cip.NURSING), is.most(is.students)),
  ),
  wish('newest college in california', is.inState('CA'), is.most(is.founded)),
  wish('highest retention private', is.isPrivate, is.most(is.retention)),
  wish(
    'largest d1 football schools',
    is.plays('football'),
    ({ athleticsDivision }) => athleticsDivision === 'NCAA Division I',
    is.most(is.students),
  ),
  wish('smallest liberal arts colleges', is.liberalArts, is.least(is.students)),
  wish('least selective colleges in new jersey', is.inState('NJ'), is.anyOf(is.most(is.acceptance), is.easy)),
  wish('lowest net price california', is.inState('CA'), is.least(is.netPrice)),
  wish('oldest non religious colleges', is.not(is.religious), is.least(is.founded)),
  wish('highest sat scores', highestScores()),
  wish('cheapest school near 60601', is.nearCode('60601'), CHEAPEST),
];

function highestScores() {
  return is.most((school) => (school.satReading && school.satMath ? school.satReading[1] + school.satMath[1] : null));
}
