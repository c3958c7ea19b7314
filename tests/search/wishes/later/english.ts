/**
 * Later English queries of students, parents, counselors and newcomers, written after the fresh part and before any of
 * it was asked: in short, with slips, two or three things at once. Half is held out by its text, as of the first part.
 */
import * as cip from '../cip.ts';
import * as is from '../conditions.ts';
import { leadBy, unreadable, type Wish, wish } from '../wish.ts';

const OPTIONAL = is.tests('optional', 'not-considered', 'flexible');
const NORTHEAST = is.inState('ME', 'NH', 'VT', 'MA', 'RI', 'CT', 'NY', 'NJ', 'PA');
const MIDWEST = is.inState('IL', 'IN', 'MI', 'OH', 'WI', 'IA', 'KS', 'MN', 'MO', 'NE', 'ND', 'SD');
const SOUTH = is.inState(
  ...['DE', 'DC', 'FL', 'GA', 'MD', 'NC', 'SC', 'VA', 'WV', 'AL', 'KY', 'MS', 'TN', 'AR', 'LA', 'OK', 'TX'],
);
const WEST_COAST = is.inState('CA', 'OR', 'WA');
const NYC = is.near(40.71, -74.0);
/** Who gets in with grades a little under the middle: nobody publishes a bound of grades. */
const FORGIVING = is.either(is.easy, is.over(is.acceptance, 65));
const PRE_HEALTH = ['51.11', '26', '26.01', '26.02', '26.15', '40.05', '51.00'];
/** Help with what it costs: low net price at all, or at low incomes, or large grants. */
const AIDED = is.anyOf(
  is.cheap,
  is.under(is.netPriceOfBand(0), 10_000),
  is.under(is.netPriceOfBand(1), 12_000),
  is.most(is.averageGrant),
);
const CHEAPEST = is.eitherOf(is.least(is.netPrice), is.least(is.inStateTuition), is.least(is.outOfState));
/** "Cheap out of state": the lowest quarter of the sticker, or of the net price. */
const CHEAP_FROM_AWAY = is.anyOf(is.cheap, {
  among: (passing) => {
    const known = passing.filter((one) => is.outOfState(one) !== null);
    const sorted = known.map((one) => is.outOfState(one) as number).sort((a, b) => a - b);
    const bound = sorted[Math.ceil(sorted.length * 0.28) - 1] ?? 0;
    return known.filter((one) => (is.outOfState(one) as number) <= bound);
  },
});

const SUBJECTS: Wish[] = [
  wish('cs', is.teaches(cip.COMPUTER_SCIENCE)),
  wish('best schools for cs in texas', is.inState('TX'), is.teaches(cip.COMPUTER_SCIENCE)),
  wish('pre med schools in georgia', is.inState('GA'), is.teaches(PRE_HEALTH)),
  wish('pre law', is.teaches(['22.00', '22.01', '22.02', '45.10', '54', '38', '23', '22'])),
  wish('aerospace eng florida', is.inState('FL'), is.teaches(cip.AEROSPACE)),
  wish('colleges with marine bio on the west coast', WEST_COAST, is.teaches(cip.MARINE_BIOLOGY)),
  wish('where can i study astronomy', is.teaches(cip.ASTRONOMY)),
  wish('psych major ny', is.inState('NY'), is.teaches(cip.PSYCHOLOGY)),
  wish('nursign programs chicago', is.inMetro(16980), is.teaches(cip.NURSING)),
  wish('mechanical enginering michigan', is.inState('MI'), is.teaches(cip.MECHANICAL)),
  wish('kinesiology bc', is.inState('BC'), is.teaches([...cip.KINESIOLOGY, '31'])),
  wish(
    'criminology ontario',
    is.inState('ON'),
    is.anyOf(is.teaches([...cip.CRIMINAL_JUSTICE, '43']), is.teaches(['45.04', '45'])),
  ),
  wish('sports management d1', is.division('NCAA Division I'), is.teaches([...cip.SPORTS_MANAGEMENT, '31.05'])),
  wish('film school los angeles', is.near(34.05, -118.24), is.teaches(cip.FILM)),
  wish(
    'music production nashville',
    is.near(36.16, -86.78),
    is.anyOf(is.teaches(['50.09', '10.02']), is.teaches(['50.10'])),
  ),
  wish('education degree saskatchewan', is.inState('SK'), is.teaches(cip.EDUCATION)),
  wish('accounting and finance penn', is.inState('PA'), is.teaches([...cip.ACCOUNTING, ...cip.FINANCE])),
  wish('become a teacher in arizona', is.inState('AZ'), is.teaches(cip.EDUCATION)),
  wish('data science bachelors midwest', MIDWEST, is.teaches(cip.DATA_SCIENCE)),
  wish('social work msw new jersey', is.inState('NJ'), is.anyKind, is.teaches(cip.SOCIAL_WORK, 'master')),
  wish('hbcu with nursing', is.designated('hbcu'), is.teaches(cip.NURSING)),
  wish('liberal arts schools with good econ', is.liberalArts, is.teaches(cip.ECONOMICS)),
  wish('teaching degree in french new brunswick', is.inState('NB'), is.frenchOrBoth, is.teaches(cip.EDUCATION)),
  wish('chem eng canada', is.canada, is.teaches([...cip.CHEMICAL, '14'])),
  wish('vet tech associate ohio', is.inState('OH'), is.anyKind, is.teaches(['01.83', '51.08', '01.81'], 'associate')),
  wish('pharmd programs in north carolina', is.inState('NC'), is.anyKind, is.teaches(cip.PHARMACY, 'doctorate')),
  wish('linguistics major california public', is.inState('CA'), is.isPublic, is.teaches(cip.LINGUISTICS)),
  wish(
    'culinary school new york',
    is.inState('NY'),
    is.anyKind,
    is.anyOf(is.teaches(cip.CULINARY, 'associate'), is.teaches(cip.CULINARY, 'certificate'), is.teaches(cip.CULINARY)),
  ),
  wish('fashion design nyc', NYC, is.teaches(cip.FASHION)),
  wish('architecture b arch virginia', is.inState('VA'), is.teaches(cip.ARCHITECTURE)),
];

const PLACES: Wish[] = [
  wish('northern ontario universities', is.inState('ON'), (school) => (school.latitude ?? 0) >= 46),
  wish('unis near the beach in florida', is.inState('FL')),
  wish('colleges in the deep south', is.inState('AL', 'GA', 'LA', 'MS', 'SC', 'FL', 'TX', 'TN')),
  wish('universities in vancouver bc', is.near(49.26, -123.11, 30)),
  wish('great plains colleges', is.inState('ND', 'SD', 'NE', 'KS', 'OK', 'TX', 'MT', 'WY', 'CO', 'NM')),
  wish('schools in western mass', is.inState('MA'), (school) => (school.longitude ?? 0) < -72),
  wish('english speaking unis in quebec', is.inState('QC'), (school) => school.language === 'English'),
  wish('atlantic canada universties', is.inState('NB', 'NS', 'PE', 'NL')),
  wish('colleges within 2 hours of boston', is.near(42.36, -71.06, 130)),
  wish('college close to home 30 min from 75024', is.nearCode('75024', 35)),
  wish('colleges in dfw', is.inMetro(19100)),
  wish(
    'bay area cal state',
    is.named(
      'San Francisco State University',
      'San Jose State University',
      'California State University, East Bay',
      'Sonoma State University',
    ),
  ),
  wish('universities in hawaii or alaska', is.inState('HI', 'AK')),
  wish('appalachian colleges in kentucky or west virginia', is.inState('KY', 'WV')),
  wish('prairie provinces university', is.inState('AB', 'SK', 'MB')),
  wish('universities in the gta', is.near(43.7, -79.4, 40), is.inState('ON')),
  wish('not far from philadelphia private', is.near(39.95, -75.17), is.isPrivate),
  wish('ny state but outside the city', is.inState('NY'), is.not(is.inMetro(35620))),
];

const MONEY: Wish[] = [
  wish('uni w good financial aid near nyc', NYC, AIDED),
  wish(
    'co-op engineering canada under 20k for international students',
    is.canada,
    is.teaches(cip.ENGINEERING),
    is.under(is.outOfState, 20_000),
  ),
  wish('cheap out of state', CHEAP_FROM_AWAY),
  wish('cheapest out of state tuition public universities', is.isPublic, is.least(is.outOfState)),
  wish('schools under 10k net price', is.under(is.netPrice, 10_000)),
  wish(
    'affordable colleges in nj for low income',
    is.inState('NJ'),
    is.anyOf(is.cheap, is.under(is.netPriceOfBand(0), 12_000)),
  ),
  wish('no application fee california', is.inState('CA'), is.under(is.applicationFee, 0)),
  wish('free to apply engineering schools', is.under(is.applicationFee, 0), is.teaches(cip.ENGINEERING)),
  wish(
    'less than 15k per year in state washington',
    is.inState('WA'),
    is.either(is.under(is.inStateTuition, 15_000), is.under(is.netPrice, 15_000)),
  ),
  wish('low tuition international students ontario', is.inState('ON'), is.anyOf(is.cheap, CHEAP_FROM_AWAY)),
  wish('private colleges that cost less than 20k', is.isPrivate, is.costsUnder(20_000)),
  wish('cheap comm colleges in cali', is.inState('CA'), is.twoYear, is.communityCollege, is.cheap),
  wish('budget 25k per year business school', is.teaches(cip.BUSINESS), is.costsUnder(25_000)),
  wish('cheap nursing programs in florida', is.inState('FL'), is.teaches(cip.NURSING), is.cheap),
  wish(
    'families making 40k cheapest in massachusetts',
    is.inState('MA'),
    is.eitherOf(is.least(is.netPriceOfBand(1)), CHEAPEST),
  ),
  wish('colleges w no tuition', is.anyOf(is.free, is.least(is.netPrice), is.cheap)),
  wish('graduate with little debt', is.lowDebt),
  wish('avg debt under 18k', is.under(is.debt, 18_000)),
  wish('cheap universities in alberta', is.inState('AB'), is.cheap),
  wish(
    'best value public schools',
    is.isPublic,
    is.anyOf(is.cheap, is.least(is.netPrice), is.highPay, is.highGraduation),
  ),
  wish(
    'between 10k and 15k tuition texas',
    is.inState('TX'),
    is.either(is.between(is.inStateTuition, 10_000, 15_000), is.between(is.outOfState, 10_000, 15_000)),
  ),
  wish(
    'work colleges',
    is.named(
      'Berea College',
      'College of the Ozarks',
      'Warren Wilson College',
      'Alice Lloyd College',
      'Blackburn College',
      'Paul Quinn College',
      'Bethany Global University',
      'Kuyper College',
    ),
  ),
];

const ADMISSION: Wish[] = [
  wish('schools that take a 2.8 gpa', is.easy),
  wish('where can i go with sat 1100', is.sat(1_100)),
  wish('test optional liberal arts northeast', OPTIONAL, is.liberalArts, NORTHEAST),
  wish('can i get in with a 22 act texas', is.act(22), is.inState('TX')),
  wish('3.0 gpa colleges in virginia', FORGIVING, is.inState('VA')),
  wish('1480 sat cs', is.sat(1_480), is.teaches(cip.COMPUTER_SCIENCE)),
  wish('sat 950', is.sat(950)),
  wish('colleges that dont look at sat scores', is.tests('not-considered')),
  wish('50% acceptance rate or higher private new england', is.over(is.acceptance, 50), is.isPrivate, is.inNewEngland),
  wish('target schools 30 to 60 percent acceptance california', is.between(is.acceptance, 30, 60), is.inState('CA')),
  wish('reach schools', is.anyOf(is.hard, is.least(is.acceptance))),
  wish('easy to get into d2', is.easy, is.division('NCAA Division II')),
  wish('open admissions 4 year schools in colorado', is.openAdmission, is.inState('CO')),
  wish('least selective in ohio', is.inState('OH'), is.anyOf(is.easy, is.most(is.acceptance))),
  wish('t20 schools acceptance under 8%', is.under(is.acceptance, 8)),
  wish('no essay test optional easy', is.easy, OPTIONAL),
  wish('rolling admissions in pennsylvania', is.inState('PA'), (school) => school.deadlines?.rolling === true),
  wish(
    'early decision liberal arts',
    is.liberalArts,
    (school) => !!school.deadlines?.earlyDecision || !!school.earlyDecision,
  ),
  wish(
    'early action public universities',
    is.isPublic,
    (school) => !!school.deadlines?.earlyAction || !!school.deadlines?.restrictiveEarlyAction,
  ),
  wish('28 act midwest private', is.act(28), MIDWEST, is.isPrivate),
  wish('i have a 1250 want to do nursing', is.sat(1_250), is.teaches(cip.NURSING)),
];

const LIFE: Wish[] = [
  wish('d1 swimming', is.division('NCAA Division I')),
  wish('d3 baseball new england', is.division('NCAA Division III'), is.plays('baseball'), is.inNewEngland),
  wish('safe campus texas', is.inState('TX')),
  wish('guaranteed housing freshman ohio', is.inState('OH'), is.housing),
  wish('colleges with dorms in new york city', is.inMetro(35620), is.housing),
  wish('b1g schools', is.conference(/Big Ten/)),
  wish('sec schools with engineering', is.conference(/Southeastern Conference/), is.teaches(cip.ENGINEERING)),
  wish('army rotc in north carolina', is.rotc('Army'), is.inState('NC')),
  wish('navy rotc engineering', is.rotc('Navy'), is.teaches(cip.ENGINEERING)),
  wish('naia schools kansas', is.division('NAIA'), is.inState('KS')),
  wish('study abroad small liberal arts', is.studyAbroad, is.small, is.liberalArts),
  wish('colleges w football and under 3000 kids', is.plays('football'), is.under(is.students, 3_000)),
  wish('track and field d2 south', is.plays('track'), is.division('NCAA Division II'), SOUTH),
  wish('college town midwest big state school', MIDWEST, is.isPublic, is.large),
  wish('u sports football ontario', is.inState('ON'), is.division('U SPORTS')),
  unreadable('frat parties'),
  wish('colleges with yellow ribbon in florida', is.inState('FL'), (school) =>
    (school.services?.veterans ?? []).some((one) => /yellow ribbon/i.test(one)),
  ),
];

const KINDS: Wish[] = [
  wish('small christian college in tennessee', is.small, is.faith('catholic', 'protestant'), is.inState('TN')),
  wish('baptist universities texas', is.denomination(/Baptist/), is.inState('TX')),
  wish('lds colleges', is.denomination(/Latter/)),
  wish(
    'jesuit schools west coast',
    is.named(
      'Gonzaga University',
      'Loyola Marymount University',
      'Santa Clara University',
      'Seattle University',
      'University of San Francisco',
    ),
  ),
  wish('all girls college pennsylvania', is.designated('womens'), is.inState('PA')),
  wish('all male college', is.designated('mens')),
  wish('hispanic serving institutions in new mexico', is.designated('hispanic-serving'), is.inState('NM')),
  wish('hsi california engineering', is.designated('hispanic-serving'), is.inState('CA'), is.teaches(cip.ENGINEERING)),
  wish('tribal colleges that give bachelors', is.designated('tribal')),
  wish('black colleges in alabama', is.designated('hbcu'), is.inState('AL')),
  wish('fully online universities', is.online),
  wish('r1 public research universities', is.isPublic, is.designatedResearch('r1')),
  wish('big research university canada', is.canada, is.large),
  wish('art school', is.anyOf(is.carnegie(/Arts, Music/), is.teaches(cip.ART), is.teaches(cip.FINE_ARTS))),
  wish('comunity college near 30303', is.twoYear, is.communityCollege, is.nearCode('30303')),
  wish('2 year colleges in maine', is.twoYear, is.inState('ME')),
  wish('public or catholic in illinois', is.either(is.isPublic, is.faith('catholic')), is.inState('IL')),
  wish('non religious private liberal arts', is.not(is.religious), is.isPrivate, is.liberalArts),
  wish('medium size public not rural', is.mediumSized, is.isPublic, is.not(is.setting('Rural'))),
  wish('land grant universities in the south', is.designated('land-grant'), SOUTH),
  wish('bilingual university ontario', is.inState('ON'), is.bilingual),
  wish('oldest unis canada', is.canada, is.least(is.founded)),
];

const OUTCOMES: Wish[] = [
  wish('grads that earn the most', is.anyOf(is.most(is.earnings), is.highPay)),
  wish('schools where grads make over 80k', is.over(is.earnings, 80_000)),
  wish('high grad rate public', is.isPublic, is.highGraduation),
  wish('grad rate above 85 private midwest', is.over(is.graduation, 85), is.isPrivate, MIDWEST),
  wish('retention over 90 percent florida', is.over(is.retention, 90), is.inState('FL')),
  wish(
    'small class sizes catholic',
    is.faith('catholic'),
    is.anyOf(is.smallClasses, is.under(is.studentsPerTeacher, 12)),
  ),
  wish('student faculty ratio under 10 to 1', is.under(is.studentsPerTeacher, 10)),
  wish(
    'good return on investment engineering',
    is.teaches(cip.ENGINEERING),
    is.anyOf(is.highPay, is.lowDebt, is.cheap),
  ),
  wish(
    'cheap with high graduation rate',
    is.anyOf(is.both(is.under(is.netPrice, 16_000), is.over(is.graduation, 65)), is.cheap),
  ),
  wish('best graduation rates hbcu', is.designated('hbcu'), is.anyOf(is.most(is.graduation), is.highGraduation)),
  wish('students come back after first year texas', is.inState('TX'), is.highRetention),
  wish('most nursing grads california', is.inState('CA'), is.mostGraduates(cip.NURSING)),
];

const TOGETHER: Wish[] = [
  wish(
    'large public university in a city with cs and football',
    is.large,
    is.isPublic,
    is.inACity,
    is.teaches(cip.COMPUTER_SCIENCE),
    is.plays('football'),
  ),
  wish('private, small, new england, biology', is.isPrivate, is.small, is.inNewEngland, is.teaches(cip.BIOLOGY)),
  wish(
    'im looking for a small school in the midwest with a good biology program',
    is.small,
    MIDWEST,
    is.teaches(cip.BIOLOGY),
  ),
  wish('my daughter wants to study dance in a big city', is.teaches(cip.DANCE), is.inACity),
  wish('engineering but not in california or texas', is.teaches(cip.ENGINEERING), is.not(is.inState('CA', 'TX'))),
  wish(
    'canada university business not toronto',
    is.canada,
    is.teaches(cip.BUSINESS),
    is.not(is.near(43.65, -79.38, 20)),
  ),
  wish(
    'suburban private college 2000-5000 students pa',
    is.setting('Suburban'),
    is.isPrivate,
    is.between(is.students, 2_000, 5_000),
    is.inState('PA'),
  ),
  wish(
    'accredited online psychology degree cheap',
    is.either((school) => (school.onlineShare ?? 0) >= 0.5, is.teachesOnline(cip.PSYCHOLOGY)),
    is.teaches(cip.PSYCHOLOGY),
    is.cheap,
  ),
  wish(
    'something like nyu but cheaper',
    is.like('New York University'),
    is.underThatOf(is.netPrice, 'New York University'),
  ),
  wish('texas or oklahoma agriculture public', is.inState('TX', 'OK'), is.teaches(cip.AGRICULTURE), is.isPublic),
  wish('huge party school', is.huge),
  wish('rural liberal arts colleges in ohio', is.setting('Rural', 'Small City'), is.liberalArts, is.inState('OH')),
  wish('nursing or biology in maine', is.teaches([...cip.NURSING, ...cip.BIOLOGY]), is.inState('ME')),
  wish('new immigrant cheap college toronto nursing', is.near(43.65, -79.38, 35), is.teaches(cip.NURSING)),
  wish(
    'out of state tuition under 20k with engineering and d1',
    is.under(is.outOfState, 20_000),
    is.teaches(cip.ENGINEERING),
    is.division('NCAA Division I'),
  ),
  wish(
    'masters in data science online',
    is.anyKind,
    is.anyOf(is.teaches(cip.DATA_SCIENCE, 'master'), is.teaches(['30.70', '11.01', '11.07', '27.05'], 'master')),
  ),
  wish('co op programs waterloo', is.coop, is.inCity('ON', 'Waterloo', 'Kitchener')),
  wish(
    'private universities in california with less than 5000 students and acceptance above 60',
    is.isPrivate,
    is.inState('CA'),
    is.under(is.students, 4_999),
    is.over(is.acceptance, 60),
  ),
  wish(
    'usa university under 25k cs for intl students',
    is.usa,
    is.teaches(cip.COMPUTER_SCIENCE),
    is.under(is.outOfState, 25_000),
  ),
  leadBy(
    'umich engineering',
    (school) => /^University of Michigan(-Ann Arbor)?$/.test(school.name),
    is.teaches(cip.ENGINEERING),
  ),
  leadBy('penn state nursing', is.named('Pennsylvania State University'), is.teaches(cip.NURSING)),
  wish(
    'research universities with small classes',
    is.research,
    is.anyOf(is.smallClasses, is.under(is.studentsPerTeacher, 12)),
  ),
  wish('for profit schools arizona', is.type('for-profit'), is.inState('AZ')),
  wish('small town public tuition under 9000', is.smallTown, is.isPublic, is.tuitionUnder(9_000)),
  unreadable('asdfgh qwerty'),
  unreadable('what is the meaning of life'),
];

export const LATER_ENGLISH = {
  subjects: SUBJECTS,
  places: PLACES,
  money: MONEY,
  admission: ADMISSION,
  life: LIFE,
  kinds: KINDS,
  outcomes: OUTCOMES,
  'several at once': TOGETHER,
} as const satisfies Record<string, readonly Wish[]>;
